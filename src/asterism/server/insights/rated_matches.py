"""Which finished matches count for ratings, and who came where in them."""

from __future__ import annotations

import msgspec

from asterism.server.tables.summary import SeatSummary, TableSummary

BOT = "bot:"
"""What an entrant begins with that is a bot; the number of a guest never does."""


class RatedMatch(msgspec.Struct, frozen=True):
    """A match as ratings see it; lists go by seat."""

    entrants: list[str]
    """Guests by their numbers, bots by their names behind `BOT`."""
    names: list[str]
    ranks: list[int]


def counts(summary: TableSummary) -> bool:
    """Whether a finished match says how strong the people in it are.

    Not where one plays alone, where people share a device, where the deal was known before, or where only bots sit;
    nor once somebody who took part has been forgotten, for nobody knows any more who that was.
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
    """Who came where; shared places are shared. Whoever let a bot play the seat to its end comes last."""
    seats, results = summary.seats, summary.results or []
    ranks = {result.seat: result.rank for result in results}
    last = len(seats) + 1
    return RatedMatch(
        entrants=[seat.guest or f"{BOT}{seat.bot}" for seat in seats],
        names=[seat.name for seat in seats],
        ranks=[last if has_left(seat) else ranks[number] for number, seat in enumerate(seats)],
    )


def has_left(seat: SeatSummary) -> bool:
    """Whether a bot played in the person's place at the end: the person resigned, was away, or asked for it."""
    return seat.kind == "person" and seat.bot is not None
