"""All open WebSockets and event streams of this process, by guest, so that they can be counted and closed."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from asterism.server import metrics
from asterism.server.errors import TooManyRequests
from asterism.server.limits.rates import network_of

Disconnect = Callable[[str], None]
"""Ends a connection, with a sentence that says why."""


class Connections:
    """The open connections of every guest, up to a limit for a guest and for an address (0 means no limit)."""

    def __init__(self, max_per_guest: int, max_per_address: int = 0) -> None:
        self._max_per_guest = max_per_guest
        self._max_per_address = max_per_address
        self._by_guest: defaultdict[str, list[Disconnect]] = defaultdict(list)
        self._by_network: Counter[str] = Counter()

    def check_limit(self, guest: str, address: str) -> None:
        """TooManyRequests if the guest cannot open one more connection."""
        if self._max_per_guest and len(self._by_guest.get(guest, ())) >= self._max_per_guest:
            raise TooManyRequests(f"you have {self._max_per_guest} tables open at once; close one of them")
        if self._max_per_address and self._by_network[network_of(address)] >= self._max_per_address:
            raise TooManyRequests(f"there are {self._max_per_address} connections from your address; close some")

    @contextmanager
    def register(self, guest: str, address: str, disconnect: Disconnect) -> Iterator[None]:
        """Count a connection while the context lasts; TooManyRequests if the guest or the address has too many."""
        self.check_limit(guest, address)
        self._by_guest[guest].append(disconnect)
        self._by_network[network_of(address)] += 1
        metrics.CONNECTIONS.inc()
        try:
            yield
        finally:
            metrics.CONNECTIONS.dec()
            self._by_guest[guest].remove(disconnect)
            if not self._by_guest[guest]:
                del self._by_guest[guest]
            self._by_network[network_of(address)] -= 1
            if not self._by_network[network_of(address)]:
                del self._by_network[network_of(address)]

    def disconnect(self, guest: str, reason: str) -> None:
        """End all connections of a guest whose cookie or token is no longer valid."""
        for disconnect in list(self._by_guest.get(guest, ())):
            disconnect(reason)
