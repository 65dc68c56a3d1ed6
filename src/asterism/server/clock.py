"""The time: one module for everything that the server measures or stores.

The wall clock says what is stored: it means the same after a restart and at other servers. But it can be set, and it
jumps when a suspended machine wakes up. So everything that people wait for is measured by the steady clock, which
nobody can set.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from datetime import UTC, date, datetime

logger = logging.getLogger(__name__)

JUMP_MS = 1000
"""A wall clock that differs by less was not set: it drifts, or is drawn near the right time."""
READING_MS = 50
"""Two readings that took longer than this do not belong together."""


def now_ms() -> int:
    """Milliseconds since 1970, by the wall clock."""
    return time.time_ns() // 1_000_000


def now() -> float:
    """Seconds since 1970, by the wall clock."""
    return time.time()


def today() -> date:
    """The day, in UTC, so that it is the same everywhere."""
    return datetime.now(UTC).date()


def steady() -> float:
    """Seconds that only count from one call to the next."""
    return time.monotonic()


def steady_ms() -> int:
    """Milliseconds that only count from one call to the next."""
    return time.monotonic_ns() // 1_000_000


class LiveClock:
    """The wall clock without its jumps: `now` runs on steadily when somebody sets the time."""

    def __init__(self, wall: Callable[[], int] = now_ms, steady: Callable[[], int] = steady_ms) -> None:
        self._wall_clock = wall
        self._steady_clock = steady
        self.set_by = 0
        """By how much the wall clock has been set since this clock was made."""
        wall_ms, steady_now = self._read()
        self._difference = wall_ms - steady_now

    def now(self) -> int:
        """Milliseconds since 1970, as if nobody had set the wall clock since this clock was made."""
        wall, steady_now = self._read()
        jump = wall - steady_now - self._difference
        self._difference = wall - steady_now
        if abs(jump) >= JUMP_MS:
            self.set_by += jump
            logger.warning("the wall clock was set by %+.1f s; times at tables run on as before", jump / 1000)
        return wall - self.set_by

    def wall(self) -> int:
        """Milliseconds since 1970, by the wall clock."""
        return self.now() + self.set_by

    def _read(self) -> tuple[int, int]:
        """Both clocks at the same moment."""
        while True:
            before, wall, after = self._steady_clock(), self._wall_clock(), self._steady_clock()
            if after - before <= READING_MS:
                return wall, after
