"""The 54 cards that the card game and its solitaire share: ours, or the owner's own from a file.

A card's number is what the kernels know of it: four cards of each value from 2 to 14, one of each
colour, then the Brigand and the Star of Africa.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from sys import intern
from typing import Literal

import msgspec

from asterism.components import LongText, Source, Text, read_entries, read_toml
from asterism.errors import BadFile
from asterism.kernel import rule
from asterism.naming import NamedField, Names, Word

CARDS = 54
COLOURS = 4
NO_CARD = -1
LION, TOPAZ, HORSESHOE = 2, 11, 14
"""Values of cards; above the horseshoe come the Brigand and the Star (A8-A12, GA7)."""
BRIGAND_VALUE, STAR_VALUE = 15, 16
VALUES = STAR_VALUE - LION + 1
BRIGAND, STAR = 52, 53
"""Numbers of the two single cards (A7)."""

KINDS = {2: "lion", 11: "topaz", 12: "emerald", 13: "ruby", 14: "horseshoe", "brigand": "brigand", "star": "star"}
AFRICA = Path(__file__).parent / "africa_deck.toml"
DeckName = Literal["africa", "afrique", "afrika"]
BY_LANGUAGE: dict[str, DeckName] = {"en": "africa", "fr": "afrique", "de": "afrika"}
"""The decks of the project: the same cards, with the places' names in one language each."""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One printed card (A5)."""

    value: int | Literal["brigand", "star"]
    colour: Text
    place: Text
    initials: Text = ""
    """The letters that count in the solitaire, where they are not those of the place's parts."""


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A full deck, as a cards file holds it."""

    card: tuple[Card, ...]
    name: Text = ""
    language: Text = ""
    """The language of the places, if the file says so."""
    credits: LongText = ""

    def summary(self) -> str:
        """One line for each card: its code, its place, and the letters that count in the solitaire."""
        width = max(len(card.place) for card in self.card)
        lines = (f"{code_of(card):<4} {card.place:<{width}}  {''.join(sorted(letters_of(card)))}" for card in self.card)
        return "\n".join(lines)


# --- what the kernels know -------------------------------------------------------------------


@rule
def value_of(card: int) -> int:
    """2 to 14 as printed, 15 for the Brigand, 16 for the Star (A7, GA7)."""
    return LION + (card >> 2) + (card == STAR)


@rule
def points_of(card: int) -> int:
    """What a card won scores: the Star 3, Brigand, horseshoes and gems 2, all others 1 (A36-A38)."""
    return 1 + (value_of(card) >= TOPAZ) + (card == STAR)


# --- what people read ------------------------------------------------------------------------


def code_of(card: Card) -> str:
    """How a card is written: "7r" for the red 7, "B" for the Brigand, "S" for the Star."""
    code = f"{card.value}{card.colour[0]}" if isinstance(card.value, int) else card.value[0].upper()
    return intern(code)  # a match has hundreds of events with cards


def kind_of(card: Card) -> str:
    """What the card shows: a lion, a gem, a horseshoe, the Brigand, the Star, or a plain number."""
    return KINDS.get(card.value, "number")


def names_of(deck: Deck) -> Names:
    """The cards by what they show, their colour and their place."""
    words: dict[str, dict[str, Word]] = {
        code_of(card): {
            "kind": kind_of(card),
            "value": str(card.value),
            "colour": card.colour,
            "place": card.place,
        }
        for card in deck.card
    }
    return Names({field: NamedField("card") for field in ("card", "cards", "on")}, {"card": words})


@lru_cache(maxsize=4096)
def letters_of(card: Card) -> frozenset[str]:
    """The initials of the parts of the place's name, without accents; W counts as V (SO10-SO12, GSO17).

    Small words such as "es" or "de" are no parts, unless the whole name is written small.
    """
    parts = list(card.initials) or re.split(r"[\s'\u2019-]+", card.place)
    plain = ["".join(filter(str.isalpha, unicodedata.normalize("NFKD", part))) for part in parts]
    large = [part for part in plain if part and not part[0].islower()]
    return frozenset(part[0].upper().replace("W", "V") for part in large or plain if part)


# --- reading a file --------------------------------------------------------------------------


@cache
def built_in_deck(name: DeckName = "africa") -> Deck:
    """A deck of the project."""
    return read_cards(AFRICA.with_name(f"{name}_deck.toml"))


def deck_of(cards: DeckName | Deck) -> Deck:
    """The deck that the option `cards` means."""
    return built_in_deck(cards) if isinstance(cards, str) else in_order(cards)


NEEDS = {
    "value": 'its value: 2 to 14, "brigand" or "star"',
    "colour": 'its colour, such as colour = "red"',
    "place": 'its place, such as place = "Cairo"',
}


def read_cards(path: Source) -> Deck:
    """The cards of a file; a fault is named together with the card it is in."""
    raw = read_toml(path, "cards", ["card", "language"])
    cards = read_entries(path, raw, "card", Card, NEEDS, label="place")
    language = raw.get("language", "")
    if not isinstance(language, str):
        raise BadFile(f"{path}: 'language' is a text in quotation marks, such as \"en\", not {language!r}")
    return in_order(Deck(card=cards, name=raw["name"], language=language, credits=raw.get("credits", "")))


def in_order(deck: Deck) -> Deck:
    """The deck with each card at the place of its number; a deck that cannot be played with is refused."""
    for fault in _faults(deck):
        raise BadFile(fault)
    colours = colours_of(deck)
    numbers = {_number(card, colours): card for card in deck.card}
    return msgspec.structs.replace(deck, card=tuple(numbers[number] for number in range(CARDS)))


def colours_of(deck: Deck) -> list[str]:
    """The colours of the numbered cards, in the order in which they first occur."""
    return list(dict.fromkeys(card.colour for card in deck.card if isinstance(card.value, int)))


def _number(card: Card, colours: list[str]) -> int:
    if isinstance(card.value, int):
        return (card.value - LION) * COLOURS + colours.index(card.colour)
    return BRIGAND if card.value == "brigand" else STAR


def _faults(deck: Deck) -> Iterator[str]:
    for card in deck.card:
        yield from (f"card '{card.place}' ({card.value}) {fault}" for fault in _faults_of(card))
    if len(deck.card) != CARDS:
        yield f"a deck has {CARDS} cards (A4); this one has {len(deck.card)}"
    colours = colours_of(deck)
    if len(colours) != COLOURS:
        yield f"a deck has {COLOURS} colours (GSO16); this one has {', '.join(colours) or 'none'}"
    if len({colour[0] for colour in colours}) != COLOURS:
        yield f"the colours {', '.join(colours)} must begin with different letters, by which cards are written"
    seen: set[int] = set()
    for card in deck.card:
        number = _number(card, colours)
        if number in seen:
            yield f"there are two cards '{code_of(card)}' (A7); one is '{card.place}'"
        seen.add(number)
        if number >= BRIGAND and card.colour in colours:
            yield f"the {card.value} is {card.colour}, but shares its colour with no other card (GSO16)"


def _faults_of(card: Card) -> Iterator[str]:
    if isinstance(card.value, int) and not LION <= card.value <= HORSESHOE:
        yield f"has the value {card.value}; values are {LION} to {HORSESHOE} (A7)"
    if re.fullmatch("[a-z]+", card.colour) is None:
        yield f"has the colour '{card.colour}'; write one word in small letters, such as red"
    if not card.place.strip():
        yield "has no place (A5)"
    elif not letters_of(card):
        yield "has a place without letters (SO10)"
    if re.fullmatch("[A-Z]*", card.initials) is None:
        yield f"has the initials '{card.initials}'; write capital letters, such as CV"
