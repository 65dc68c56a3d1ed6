"""`python -m tests.server.faults.wrong_clock FILE serve ...`: Asterism with a wall clock that is wrong.

FILE holds the seconds by which it is wrong, and may change at any time. Only `asterism.server.clock` reads a clock.
"""

from __future__ import annotations

import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace

from asterism.cli.main import main
from asterism.server import clock

NANOSECONDS = 1_000_000_000


class WrongTime:
    """The functions of `time` that the server's clock uses."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def offset(self) -> int:
        """The seconds by which the wall clock is wrong now."""
        return int(self._file.read_text() or 0)

    def time(self) -> float:
        """The wall clock."""
        return time.time() + self.offset()

    def time_ns(self) -> int:
        """The wall clock."""
        return time.time_ns() + self.offset() * NANOSECONDS

    def monotonic(self) -> float:
        """Nobody sets this one."""
        return time.monotonic()

    def monotonic_ns(self) -> int:
        """Nobody sets this one."""
        return time.monotonic_ns()


if __name__ == "__main__":
    wrong = WrongTime(Path(sys.argv.pop(1)))
    today = SimpleNamespace(now=lambda zone: datetime.fromtimestamp(wrong.time(), UTC).astimezone(zone))
    vars(clock).update(time=wrong, datetime=today)
    main()
