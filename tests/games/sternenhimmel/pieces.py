"""Counting what lies on the table and in the hands."""

from __future__ import annotations

from typing import Any

from asterism.game import Terms
from asterism.kernel import how_many


def count_pieces(terms: Terms, state: Any) -> dict[str, Any]:
    """Nine tokens for each seat, each star with one token at the most, and twelve boards."""
    tokens = []
    for seat in range(terms.seats):
        own = [(int(state.hand[seat]) >> kind) & 1 for kind in range(9)]
        own[7] += own.pop()
        for place in range(terms.seats):
            for kind in range(8):
                own[kind] += int(((state.owner[place] == seat) & (state.kind[place] == kind)).sum())
        tokens.append(own)
    for place in range(terms.seats):
        board = state.places[place]
        all_stars = (1 << terms.setup.stars[board]) - 1 if board >= 0 else 0
        assert (state.owner[place] >= 0).sum() == how_many(all_stars & ~state.free[place])
    return {"tokens": tokens, "boards": sorted(state.pile.tolist())}
