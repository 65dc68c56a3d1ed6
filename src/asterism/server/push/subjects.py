"""What there is to tell about a table, from its entry in the index alone, or an evening. Nothing hidden is in there."""

from __future__ import annotations

from typing import Literal

import msgspec

from asterism.server.domain import DaysClock
from asterism.server.evenings.state import Evening
from asterism.server.push.quiet_hours import QuietHours
from asterism.server.tables.summary import TableSummary

Kind = Literal["turn", "reminder", "deal", "invitation", "over", "evening", "round", "standings"]

HOUR, DAY = 3600.0, 86_400.0
INVITATION_SECONDS, OVER_SECONDS = 3 * DAY, 2 * DAY
"""How long an invitation and the end of a match are news."""
BEFORE_QUIET_SECONDS = 60.0


class Subject(msgspec.Struct, frozen=True):
    """One thing to tell about a table or an evening."""

    kind: Kind
    number: int
    """Tells it from earlier things of this kind there."""
    since: float
    """Seconds since 1970, like all times here."""
    until: float
    """When it is no longer of use."""
    seats: tuple[int, ...]
    """Whom it concerns at a table."""

    @property
    def key(self) -> str:
        """What is written down when it has been told."""
        return f"{self.kind}:{self.number}"


def subject_of(table: TableSummary, due: float | None, ended: float | None, guest: str | None) -> Subject | None:
    """What concerns this guest at a table now; without a guest, what concerns anybody there.

    `due` and `ended` are those of the index.
    """
    if table.phase == "waiting":
        return _invitation(table, guest) or _deal(table, guest)
    if not isinstance(table.clock, DaysClock):
        return None
    if table.phase == "over":
        return _end(table, ended or table.updated / 1000, guest)
    return _turn(table, table.clock.span_ms / 1000, due, guest) if table.phase == "playing" else None


def subject_of_evening(evening: Evening) -> Subject | None:
    """What a club is told of an evening now: that people can join, that a round has begun, that it is over."""
    if evening.ended is not None:
        return _news("standings", 0, evening.ended / 1000, OVER_SECONDS)
    if evening.running is not None:
        return _news("round", len(evening.rounds), evening.running.started / 1000, DAY)
    return None if evening.rounds else _news("evening", 0, evening.opened / 1000, INVITATION_SECONDS)


def _news(kind: Kind, number: int, since: float, seconds: float) -> Subject:
    return Subject(kind, number, since, since + seconds, ())


def _invitation(table: TableSummary, guest: str | None) -> Subject | None:
    """A free seat is reserved for somebody, as at a rematch."""
    seats = tuple(seat for seat in _seats(table, guest) if table.seats[seat].kind == "open")
    opened = table.opened / 1000
    return Subject("invitation", 0, opened, opened + INVITATION_SECONDS, seats) if seats else None


def _deal(table: TableSummary, guest: str | None) -> Subject | None:
    """All seats are taken, and the match cannot begin before somebody's browser has added to the deal."""
    if any(seat.kind == "open" for seat in table.seats):
        return None
    seats = tuple(seat for seat in _seats(table, guest) if not table.seats[seat].has_nonce)
    since = table.updated / 1000
    return Subject("deal", 0, since, since + INVITATION_SECONDS, seats) if seats else None


def _end(table: TableSummary, since: float, guest: str | None) -> Subject | None:
    seats = tuple(seat for seat in _seats(table, guest) if not table.seats[seat].resigned)
    return Subject("over", 0, since, since + OVER_SECONDS, seats) if seats else None


def _turn(table: TableSummary, span: float, due: float | None, guest: str | None) -> Subject | None:
    seats = tuple(seat for seat in table.to_act if seat in _seats(table, guest) and table.seats[seat].bot is None)
    if not seats:
        return None
    deadline = due or table.updated / 1000 + span
    return Subject("turn", table.moves, deadline - span, deadline, seats)


def _seats(table: TableSummary, guest: str | None) -> list[int]:
    """The seats of this guest, or of all people."""
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.guest is not None and (guest is None or seat.guest == guest)
    ]


def reminder_of(turn: Subject, quiet: QuietHours | None) -> Subject:
    """The reminder before the time of a turn runs out.

    It comes when a quarter of the time is left, but at least an hour and at most a day before the end. If that is in
    quiet hours, it comes when they end, or, if the time would be nearly up by then, just before they begin.
    """
    lead = min(max((turn.until - turn.since) / 4, HOUR), DAY)
    at = turn.until - lead
    if quiet is not None and quiet.cover(at):
        end = quiet.end_after(at)
        at = end if end <= turn.until - HOUR else quiet.begin_before(at) - BEFORE_QUIET_SECONDS
    return msgspec.structs.replace(turn, kind="reminder", since=at)
