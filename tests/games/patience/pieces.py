"""Counting what lies on the table and in the hand."""

from __future__ import annotations

from typing import Any

from asterism.game import Terms
from asterism.games._shared.africa_deck import CARDS, NO_CARD
from asterism.games.patience.view import cards_of


def count_pieces(terms: Terms, state: Any) -> dict[str, Any]:
    """All 54 cards, each in one place: in a row, in the hand, or in the stock."""
    cards = [card for row in range(state.rows) for card in cards_of(state, row)]
    hand = [int(card) for card in state.hand if card != NO_CARD]
    assert len(hand) == min(terms.options.hand, CARDS - len(cards))
    cards += hand
    cards += [int(card) for card in state.stock[state.drawn : CARDS]]
    for row in range(state.rows):
        assert cards_of(state, row)[-1] == state.last[row]
    return {"cards": sorted(cards)}
