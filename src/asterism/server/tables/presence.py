"""Who is at a table right now. Presence is not part of the log: after a restart everybody connects again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from collections.abc import Set as AbstractSet


class Presence:
    """Counts the connections to a table by guest. Connections without a guest's cookie count too."""

    def __init__(self, now: Callable[[], int]) -> None:
        """`now` measures how long somebody has been away, in milliseconds."""
        self._now = now
        self._since = now()
        self._connections: Counter[str | None] = Counter()
        self._left_at: dict[str | None, int] = {}
        self._elsewhere: dict[str, AbstractSet[str]] = {}
        """For each other process, the guests who are connected to this table there."""

    def connected(self, guest: str | None) -> bool:
        """Count one more connection; says whether the others have to be told."""
        self._connections[guest] += 1
        return guest is None or self._connections[guest] == 1

    def disconnected(self, guest: str | None) -> bool:
        """Count one connection less; says whether the others have to be told."""
        self._connections[guest] -= 1
        if self._connections[guest] == 0:
            del self._connections[guest]
            self._left_at[guest] = self._now()
        return guest is None or guest not in self._connections

    def set_elsewhere(self, process: str, guests: AbstractSet[str]) -> bool:
        """Another process reports who is at this table there; says whether the others have to be told."""
        before = self._elsewhere.pop(process, set())
        for guest in before - guests:
            self._left_at[guest] = self._now()
        if guests:
            self._elsewhere[process] = guests
        return before != guests

    def here(self) -> set[str]:
        """The guests who are connected to this process."""
        return {guest for guest in self._connections if guest is not None}

    def away_ms(self, guest: str) -> int | None:
        """How long the guest has had no connection; None while there is one."""
        if guest in self._connections or any(guest in guests for guests in self._elsewhere.values()):
            return None
        return self._now() - self._left_at.get(guest, self._since)

    def spectators(self, players: AbstractSet[str | None]) -> int:
        """How many others than these players are connected."""
        others = self.here().union(*self._elsewhere.values()) - players
        return len(others) + self._connections[None]
