"""All open WebSockets and event streams of this process, by guest, so that they can be counted and closed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from asterism.server import metrics
from asterism.server.errors import TooManyRequests

Disconnect = Callable[[str], None]
"""Ends a connection, with a sentence that says why."""


class Connections:
    """The open connections of every guest, up to a limit (0 means no limit)."""

    def __init__(self, max_per_guest: int) -> None:
        self._max_per_guest = max_per_guest
        self._by_guest: defaultdict[str, list[Disconnect]] = defaultdict(list)

    def check_limit(self, guest: str) -> None:
        """TooManyRequests if the guest cannot open one more connection."""
        if self._max_per_guest and len(self._by_guest.get(guest, ())) >= self._max_per_guest:
            raise TooManyRequests(f"you have {self._max_per_guest} tables open at once; close one of them")

    @contextmanager
    def register(self, guest: str, disconnect: Disconnect) -> Iterator[None]:
        """Count a connection while the context lasts; TooManyRequests if the guest has too many."""
        self.check_limit(guest)
        self._by_guest[guest].append(disconnect)
        metrics.CONNECTIONS.inc()
        try:
            yield
        finally:
            metrics.CONNECTIONS.dec()
            self._by_guest[guest].remove(disconnect)
            if not self._by_guest[guest]:
                del self._by_guest[guest]

    def disconnect(self, guest: str, reason: str) -> None:
        """End all connections of a guest whose cookie or token is no longer valid."""
        for disconnect in list(self._by_guest.get(guest, ())):
            disconnect(reason)
