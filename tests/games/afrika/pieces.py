"""Counting what lies on the table and in the hands."""

from __future__ import annotations

from typing import Any

from asterism.game import Terms
from asterism.games._shared.africa_deck import CARDS
from asterism.games.afrika.rules import is_over
from asterism.games.afrika.state import card_at, laid_card


def count_pieces(terms: Terms, state: Any) -> dict[str, Any]:
    """All 54 cards, each in one place: laid open, in a hand, or in the stock."""
    number = state.finished - bool(is_over(terms.setup, state))
    cards = [int(laid_card(entry)) for entry in state.table[: state.shown]]
    for seat in range(terms.seats):
        cards += [int(card) for card in state.hand[seat, : state.hand_size[seat]]]
        assert (state.hand[seat, state.hand_size[seat] :] == -1).all()
        assert bool(state.hand_size[seat]) == bool((state.holding >> seat) & 1)
    cards += [int(card_at(state, number, place)) for place in range(state.drawn, CARDS)]
    return {"cards": sorted(cards)}
