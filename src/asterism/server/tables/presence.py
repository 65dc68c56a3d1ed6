"""Who is at a table right now. This is no history: it is not in the log, and after a restart everybody comes anew."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from collections.abc import Set as AbstractSet


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Presence:
    """The lines that are open to a table, by guest; those without a guest's cookie count too."""

    def __init__(self, now: Callable[[], int] = now_ms) -> None:
        self._now = now
        self._since = now()
        self._lines: Counter[str | None] = Counter()
        self._gone: dict[str | None, int] = {}
        self._elsewhere: dict[str, AbstractSet[str]] = {}

    def came(self, guest: str | None) -> bool:
        """A line was opened; says whether that is news to the others."""
        self._lines[guest] += 1
        return guest is None or self._lines[guest] == 1

    def went(self, guest: str | None) -> bool:
        """A line was closed; says whether that is news to the others."""
        self._lines[guest] -= 1
        if self._lines[guest] == 0:
            del self._lines[guest]
            self._gone[guest] = self._now()
        return guest is None or guest not in self._lines

    def presence_sync(self, process: str, guests: AbstractSet[str]) -> bool:
        """Another process of the same registry says who is at this table there; says whether that is news."""
        before = self._elsewhere.pop(process, set())
        for guest in before - guests:
            self._gone[guest] = self._now()
        if guests:
            self._elsewhere[process] = guests
        return before != guests

    def here(self) -> set[str]:
        """The guests with a line of this process, for the other processes."""
        return {guest for guest in self._lines if guest is not None}

    def away_ms(self, guest: str) -> int | None:
        """For how long the guest has had no line; None while there is one."""
        if guest in self._lines or any(guest in guests for guests in self._elsewhere.values()):
            return None
        return self._now() - self._gone.get(guest, self._since)

    def watching(self, players: AbstractSet[str | None]) -> int:
        """How many guests look on who are none of these players."""
        others = self.here().union(*self._elsewhere.values()) - players
        return len(others) + self._lines[None]
