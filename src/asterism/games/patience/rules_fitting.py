"""Which card may be laid on which, and by which rule (SO8-SO17, GSO8-GSO16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from asterism.games._shared.africa_deck import HORSESHOE, LION, Card, letters_of

if TYPE_CHECKING:
    from asterism.games.patience.options import PatienceOptions


def why_it_fits(options: PatienceOptions, card: Card, on: Card) -> str | None:
    """The number of the rule by which a card may be laid on another, or None."""
    if "star" in (card.value, on.value):
        return "SO17"
    if card.value == "brigand":
        return "SO14"
    if on.value == "brigand":
        return why_it_follows_the_brigand(options, card, on)
    return by_value(card, on) or by_letter(card, on) or by_colour(options, card, on)


def is_plain(rule: str) -> bool:
    """Whether one sees at once that a card fits by this rule: neighbours and jokers, neither letters nor colours."""
    return rule in ("SO8", "SO9", "SO14", "SO17")


def why_it_follows_the_brigand(options: PatienceOptions, card: Card, brigand: Card) -> str | None:
    """By letter only; as options anything, or nothing but the Star (GSO10)."""
    if options.brigand_next == "letter":
        return by_letter(card, brigand)
    return "GSO10" if options.brigand_next == "any" else None


def by_value(card: Card, on: Card) -> str | None:
    """The same value, one more or one less; the horseshoe is 14 and 1 (SO8, SO9, SO15, GSO13)."""
    if isinstance(card.value, int) and isinstance(on.value, int):
        low, high = sorted((card.value, on.value))
        if low == high:
            return "SO8"
        if high - low == 1:
            return "SO9"
        if (low, high) == (LION, HORSESHOE):
            return "SO15"
    return None


def by_letter(card: Card, on: Card) -> str | None:
    """A common initial of any parts of the places' names (SO10-SO12)."""
    return "SO10" if letters_of(card) & letters_of(on) else None


def by_colour(options: PatienceOptions, card: Card, on: Card) -> str | None:
    """A lion goes on any card of its colour (SO13); as an option, also the other way round (GSO14)."""
    if card.colour != on.colour:
        return None
    if card.value == LION:
        return "SO13"
    return "GSO14" if options.lion_both_ways and on.value == LION else None
