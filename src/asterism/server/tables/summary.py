"""A table in short: what its index keeps for lists and ratings, in types of its own.

The index stores summaries encoded. Guests' ids are in them, so a summary never leaves the server; `listing_for` makes
what one guest may read.
"""

from __future__ import annotations

import msgspec

from asterism.match import Result
from asterism.server.domain import Clock, Origin, Phase, SeatKind
from asterism.server.protocol import models
from asterism.server.tables.state import TableState


class SeatSummary(msgspec.Struct, frozen=True):
    """Who sits in a seat."""

    kind: SeatKind
    name: str
    guest: str | None
    bot: str | None
    resigned: bool


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


encode = msgspec.json.encode
decode = msgspec.json.Decoder(TableSummary).decode


def summary_of(state: TableState) -> TableSummary:
    """The summary of a table."""
    results = state.results
    return TableSummary(
        table=state.id,
        game=state.opened.game,
        phase=state.phase,
        seats=[SeatSummary(seat.kind, seat.name, seat.guest, seat.bot, seat.resigned) for seat in state.seats],
        clock=state.opened.clock,
        opened=state.opened.at,
        updated=state.updated,
        moves=len(state.match.turns) if state.match else 0,
        to_act=list(state.to_act),
        results=list(results) if results else None,
        origin=state.origin,
    )


def listing_for(guest: str, summary: TableSummary) -> models.TableListing:
    """The table as this guest reads it in a list."""
    yours = [number for number, seat in enumerate(summary.seats) if seat.guest == guest]
    return models.TableListing(
        table=summary.table,
        game=summary.game,
        phase=summary.phase,
        seats=[models.SeatInfo(seat.name, seat.kind, seat.bot, seat.resigned, None) for seat in summary.seats],
        clock=summary.clock,
        opened=summary.opened,
        updated=summary.updated,
        moves=summary.moves,
        to_act=summary.to_act,
        results=summary.results,
        yours=yours,
        your_turn=any(seat in yours and summary.seats[seat].bot is None for seat in summary.to_act),
        origin=summary.origin,
    )
