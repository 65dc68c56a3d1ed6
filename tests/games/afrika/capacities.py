"""What could run full in the card game, and the strangest decks that an owner may bring."""

from __future__ import annotations

from typing import Any

from asterism.game import Terms
from asterism.games._shared.africa_deck import CARDS, built_in_deck
from asterism.games.afrika.rules import PASS
from asterism.games.afrika.state import DECK_WORDS, HAND, ROUNDS, SEATS
from tests.contract.adversary import Capacity, LongMatch

NUMBERED = {
    "decks": (ROUNDS, DECK_WORDS),
    "hand": (SEATS, HAND),
    **dict.fromkeys(("hand_size", "chips", "taken", "won", "points", "net", "owed", "fortune"), (SEATS,)),
}
CAPACITIES = [Capacity(("table",), CARDS, lambda _, state: state.shown, near=CARDS, seats=SEATS, options={"rounds": 1})]

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVXYZΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩЖЦШЩЮ"  # noqa: RUF001 (as many letters as cards)


def deck(letters: str) -> dict[str, Any]:
    """Our cards, with places that begin with these letters."""
    cards = [
        {"value": card.value, "colour": card.colour, "place": letter}
        for card, letter in zip(built_in_deck().card, letters, strict=True)
    ]
    return {"cards": {"card": cards}}


OWN_FILES = {"one letter": deck("A" * CARDS), "no letter twice": deck(LETTERS)}


def passes_first(_terms: Terms, _state: Any, _seat: int, actions: list[int]) -> list[int]:
    """Pass where possible, else play the highest card, so that the others may pass."""
    return sorted(actions, key=lambda action: (action != PASS, -action))


LONGEST = LongMatch(SEATS, {"pass_final": False}, near=500, order=passes_first)
