"""Counting what lies in the picture, before the players and in the stack."""

from __future__ import annotations

from typing import Any

from asterism.game import Terms
from asterism.kernel import how_many


def count_pieces(terms: Terms, state: Any) -> dict[str, Any]:
    """25 tiles, each in one place only, and nobody owes coins."""
    places = [[tile for tile in range(25) if (state.laid >> tile) & 1]]
    places += [[tile for tile in range(25) if (state.held[seat] >> tile) & 1] for seat in range(terms.seats)]
    places.append([int(tile) for tile in state.stack[state.drawn :]])
    assert min(state.coins) >= 0
    assert 0 <= min(state.aside) <= max(state.aside) <= 5
    seen = state.laid | sum(int(state.held[seat]) for seat in range(terms.seats))
    assert how_many(seen) == state.drawn + 1
    return {"tiles": sorted(tile for place in places for tile in place), "askings": sorted(state.asking.tolist())}
