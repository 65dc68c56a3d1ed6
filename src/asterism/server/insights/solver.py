"""The best possible result of a deal: available once the match is over, computed once for each deal."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from asterism.arrays import np
from asterism.errors import AsterismError
from asterism.game import Best
from asterism.match import Match
from asterism.server.errors import NoSolver
from asterism.server.tables.state import TableState, terms_of


def best_of(state: TableState) -> Best:
    """The best possible result for a table's deal; refused before the end, because it would reveal the deal.

    It takes up to a second, so call it outside the event loop.
    """
    if state.phase != "over":
        raise AsterismError("the best possible result is shown when the match is over")
    options = msgspec.json.encode(state.opened.options)
    found = solved(state.opened.game, len(state.seats), options, tuple(state.started_match.deal.tolist()))
    if found is None:
        raise NoSolver(f"nobody has a solver for {state.terms.game.title}")
    return found


@lru_cache(maxsize=128)
def solved(game: str, seats: int, options: bytes, deal: tuple[int, ...]) -> Best | None:
    """The best possible result of a deal, cached; None if the game has no solver."""
    return Match(terms_of(game, seats, options), np.array(deal, dtype=np.int32)).best
