"""A table in a list, as one guest reads it."""

from __future__ import annotations

from asterism.server.protocol import models
from asterism.server.tables.summary import TableSummary


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
        is_drawn=summary.is_drawn,
    )
