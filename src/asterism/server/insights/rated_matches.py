"""Which finished matches count for ratings, and the ranks of their players."""

from __future__ import annotations

import msgspec

from asterism.server.tables.seats import SeatSummary
from asterism.server.tables.summary import TableSummary

BOT_PREFIX = "bot:"
"""The prefix of an entrant that is a bot; a guest id never has it."""


class RatedMatch(msgspec.Struct, frozen=True):
    """A match as the ratings see it; every list is in the order of seats."""

    entrants: list[str]
    """Guest ids, and names of bots after `BOT_PREFIX`."""
    names: list[str]
    ranks: list[int]


def is_rated(summary: TableSummary) -> bool:
    """Whether a finished match counts for ratings.

    It does not if it was played alone or by bots only, if people shared a device, if the deal was known before, or if
    a player has been erased since.
    """
    people = [seat.guest for seat in summary.seats if seat.kind == "person"]
    return (
        summary.results is not None
        and summary.origin is None
        and len(summary.seats) > 1
        and len(people) > 0
        and None not in people
        and len(people) == len(set(people))
    )


def rated_match_of(summary: TableSummary) -> RatedMatch:
    """The entrants and their ranks. A person whose seat a bot played at the end is ranked last."""
    seats, results = summary.seats, summary.results or []
    ranks = {result.seat: result.rank for result in results}
    last = len(seats) + 1
    return RatedMatch(
        entrants=[seat.guest or f"{BOT_PREFIX}{seat.bot}" for seat in seats],
        names=[seat.name for seat in seats],
        ranks=[last if has_left(seat) else ranks[number] for number, seat in enumerate(seats)],
    )


def has_left(seat: SeatSummary) -> bool:
    """Whether a bot played the person's seat at the end: the person resigned, was away, or let the bot play."""
    return seat.kind == "person" and seat.bot is not None
