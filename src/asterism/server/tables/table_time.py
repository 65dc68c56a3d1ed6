"""A table's own time, by which moves are timed, races decided and chat limited.

While a table is in memory its time runs by the steady clock, so nobody gains or loses when the wall clock is set. Only
while no process has the table in memory does its time run by the wall clock. Then it stops before a deadline: the
person to move could not move. It also stops while an event waits for the database.
"""

from __future__ import annotations

from asterism.server.clock import JUMP_MS, LiveClock
from asterism.server.tables.state import TableState

SOON_MS = 5_000
"""A deadline that is closer than this when a table comes into memory, or a late event is seen, is put off."""
LEFT_MS = 60_000
"""How much time the person to move then has at least, if the clock gives as much for a move."""


class TableTime:
    """The time at one table, in milliseconds. It equals the wall clock's until that is set."""

    since: int
    """The table's time when this process began to count it."""

    def __init__(self, state: TableState, clock: LiveClock) -> None:
        self._clock = clock
        self._set(resumed_time(state, clock.wall()))

    def now(self) -> int:
        """The table's time now."""
        return self._clock.now() - self._behind

    def stamp(self) -> tuple[int, int]:
        """The time by the wall clock, and the table's time at that moment."""
        now = self._clock.now()
        return now + self._clock.set_by, now - self._behind

    def follow(self, state: TableState) -> None:
        """Another process wrote an event, by the table's time as that process knows it."""
        now, by_wall_clock = self.now(), state.time + self._clock.wall() - state.updated
        if all(abs(now - time) >= JUMP_MS for time in (state.time, by_wall_clock)):
            self._set(state.time)
        else:
            self.allow_for_delay(state)

    def allow_for_delay(self, state: TableState) -> None:
        """An event took long to be written, or to be heard of: nobody's time runs out before it can be seen."""
        now = self.now()
        if now - state.time >= JUMP_MS and (allowed := before_deadline(state, now)) != now:
            self._set(allowed)

    def _set(self, time: int) -> None:
        self.since, self._behind = time, self._clock.now() - time


def resumed_time(state: TableState, wall: int) -> int:
    """The time of a table that comes into memory when the wall clock says `wall`."""
    passed = wall - state.updated
    return before_deadline(state, state.time + (0 if passed <= -JUMP_MS else passed))


def before_deadline(state: TableState, time: int) -> int:
    """The table's time, which stopped before a deadline that nobody could have met."""
    clock, deadline = state.opened.clock, state.deadline
    if clock is None or deadline is None or time < deadline - SOON_MS:
        return time
    return max(state.time, deadline - min(clock.span_ms, LEFT_MS))
