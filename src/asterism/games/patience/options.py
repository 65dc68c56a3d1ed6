"""The variants of the solitaire, with the rulings' reading as the default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec

from asterism.deal import Chance, shuffled
from asterism.game import Options, TermsOf
from asterism.games._shared.africa_deck import BY_LANGUAGE, Deck, DeckName, code_of, deck_of, read_cards
from asterism.games.patience.rules_fitting import is_plain, why_it_fits
from asterism.games.patience.state import HAND, SETUP, WORD, Setup
from asterism.layout import blank


class PatienceOptions(Options, frozen=True, kw_only=True):
    """What may be agreed before a game."""

    hand: Annotated[int, msgspec.Meta(ge=2, le=HAND)] = 2
    """How many cards one has to choose from (SO7, GSO19)."""
    brigand_next: Literal["letter", "any", "none"] = "letter"
    """What may follow the Brigand, besides the Star (GSO10)."""
    star: Literal["hold", "immediate"] = "hold"
    """Whether the Star of Africa may wait in hand (GSO5)."""
    lion_both_ways: bool = False
    """Whether any card of its colour may be laid on a lion (GSO14)."""
    both_ends: bool = False
    """Whether rows grow at both ends (GSO1)."""
    cards: DeckName | Deck = "africa"
    """The places and colours on the cards: ours in one of three languages, or a file with those of a printed deck."""


PRESETS: Mapping[str, Mapping[str, Any]] = {
    "sheet": {},
    "easier": {"hand": 3, "both_ends": True},
    "harder": {"star": "immediate", "brigand_next": "none"},
}
"""The sheet's game; an easier one (GSO1, GSO19); and a harder one (GSO5, GSO10)."""

FILES = {"cards": read_cards}
"""Options that may name a file, and how to read it."""
IN_LANGUAGE = {"cards": BY_LANGUAGE}
"""Options whose usual value depends on the language of whoever opens the table."""


def printed(options: PatienceOptions) -> Deck:
    """The cards of this game, each at the place of its number."""
    return deck_of(options.cards)


def setup(options: PatienceOptions, seats: int, deck: Deck) -> Setup:
    """Options and cards as numbers for the kernels."""
    record: Setup = blank(SETUP)
    record.hand = options.hand
    record.both_ends = options.both_ends
    record.star_at_once = options.star == "immediate"
    for number, card in enumerate(deck.card):
        for other, on in enumerate(deck.card):
            rule = why_it_fits(options, card, on)
            if rule is not None and number != other:
                record.plain[number][other] = is_plain(rule)
                record.takes[other][number // WORD] |= 1 << (number % WORD)
                record.goes_on[number][other // WORD] |= 1 << (other % WORD)
    return record


def chances(options: PatienceOptions, seats: int, printed: Deck) -> Sequence[Chance]:
    """All cards are shuffled into one stock (SO2)."""
    return [shuffled("stock", [code_of(card) for card in printed.card])]


PatienceTerms = TermsOf[PatienceOptions, Deck, Setup]
