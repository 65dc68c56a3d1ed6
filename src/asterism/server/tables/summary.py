"""A table in short: what its index keeps for lists and ratings, in types of its own.

The index stores summaries encoded. Guests' ids are in them, so a summary never leaves the server: `listing.py` makes
what one guest may read.
"""

from __future__ import annotations

import logging

import msgspec

from asterism.decoding import decoder_of
from asterism.server.domain import Clock, Origin, Phase
from asterism.server.tables.seats import SeatSummary
from asterism.server.tables.state import TableState
from asterism.standing import Result

logger = logging.getLogger(__name__)


class TableSummary(msgspec.Struct, frozen=True):
    """A table after its last event."""

    table: str
    game: str
    phase: Phase
    seats: list[SeatSummary]
    clock: Clock | None
    opened: int
    updated: int
    moves: int
    to_act: list[int]
    results: list[Result] | None
    origin: Origin | None
    is_drawn: bool = False


encode = msgspec.json.encode
decode = decoder_of(TableSummary).decode


def read(stored: bytes) -> TableSummary | None:
    """A stored summary; None if it is damaged. The table itself is its log, so lists go on without that entry."""
    try:
        return decode(stored)
    except (ValueError, RecursionError) as error:
        logger.warning("a table's summary in the index is damaged (%s); its log is not touched", error)
        return None


def summary_of(state: TableState) -> TableSummary:
    """The summary of a table."""
    results = state.results
    return TableSummary(
        table=state.id,
        game=state.opened.game,
        phase=state.phase,
        seats=state.seats.summaries,
        clock=state.opened.clock,
        opened=state.opened.at,
        updated=state.updated,
        moves=len(state.match.turns) if state.match else 0,
        to_act=list(state.to_act),
        results=list(results) if results else None,
        origin=state.origin,
        is_drawn=state.is_drawn,
    )
