"""What could have been made of a deal: asked once the match is over, found once for each deal."""

from __future__ import annotations

import asyncio
from functools import lru_cache

import msgspec
import numpy as np

from asterism.errors import AsterismError
from asterism.game import Best
from asterism.match import Match
from asterism.server.tables.state import TableState, terms_of


class NoSolver(AsterismError):
    """Nobody has a solver for this game."""


async def best_of(state: TableState) -> Best:
    """The best that could have been made of a table's deal; before the end it would tell too much."""
    if state.phase != "over":
        raise AsterismError("what was possible is told when the match is over")
    options = msgspec.json.encode(state.opened.options)
    found = await asyncio.to_thread(
        solved, state.opened.game, len(state.seats), options, state.started_match.deal.tobytes()
    )
    if found is None:
        raise NoSolver(f"nobody has a solver for {state.terms.game.title}")
    return found


@lru_cache(maxsize=1024)
def solved(game: str, seats: int, options: bytes, deal: bytes) -> Best | None:
    """The same for everybody who plays this deal."""
    return Match(terms_of(game, seats, options), np.frombuffer(deal, dtype=np.int32)).best
