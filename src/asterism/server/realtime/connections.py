"""All open WebSockets and event streams of this process, by guest, so that they can be counted and closed."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from asterism.server import metrics
from asterism.server.accounts.revocations import Revocation
from asterism.server.accounts.sessions import Session, Sessions
from asterism.server.errors import TooManyRequests
from asterism.server.limits.rates import network_of

Disconnect = Callable[[str], None]
"""Ends a connection, with a sentence that says why."""

SESSIONS_PER_QUERY = 1000


@dataclass(eq=False)
class OpenConnection:
    """A WebSocket of a session, or an event stream of a program."""

    disconnect: Disconnect
    session: Session | None


class Connections:
    """The open connections of every guest, up to a limit for a guest and for an address (0 means no limit)."""

    def __init__(self, max_per_guest: int, max_per_address: int = 0) -> None:
        self._max_per_guest = max_per_guest
        self._max_per_address = max_per_address
        self._by_guest: defaultdict[str, list[OpenConnection]] = defaultdict(list)
        self._by_network: Counter[str] = Counter()

    def check_limit(self, guest: str, address: str) -> None:
        """TooManyRequests if the guest cannot open one more connection."""
        if self._max_per_guest and len(self._by_guest.get(guest, ())) >= self._max_per_guest:
            raise TooManyRequests(f"you have {self._max_per_guest} tables open at once; close one of them")
        if self._max_per_address and self._by_network[network_of(address)] >= self._max_per_address:
            raise TooManyRequests(f"there are {self._max_per_address} connections from your address; close some")

    @contextmanager
    def register(
        self, guest: str, address: str, disconnect: Disconnect, session: Session | None = None
    ) -> Iterator[None]:
        """Count a connection while the context lasts; TooManyRequests if the guest or the address has too many."""
        self.check_limit(guest, address)
        connection = OpenConnection(disconnect, session)
        self._by_guest[guest].append(connection)
        self._by_network[network_of(address)] += 1
        metrics.CONNECTIONS.inc()
        try:
            yield
        finally:
            metrics.CONNECTIONS.dec()
            self._by_guest[guest].remove(connection)
            if not self._by_guest[guest]:
                del self._by_guest[guest]
            self._by_network[network_of(address)] -= 1
            if not self._by_network[network_of(address)]:
                del self._by_network[network_of(address)]

    def revoke(self, revocation: Revocation) -> None:
        """End the connections of a session that has ended, or of a guest whose sessions or token have."""
        for connection in list(self._by_guest.get(revocation.guest, ())):
            session_id = connection.session.id if connection.session else None
            if revocation.session in {None, session_id}:
                connection.disconnect(revocation.reason)

    async def recheck(self, sessions: Sessions) -> None:
        """End the connections of sessions that have ended, because revocations may have been missed."""
        connections = [connection for several in self._by_guest.values() for connection in several]
        open_sessions = [connection.session for connection in connections if connection.session is not None]
        for start in range(0, len(open_sessions), SESSIONS_PER_QUERY):
            for ended in await sessions.ended_among(open_sessions[start : start + SESSIONS_PER_QUERY]):
                self.revoke(Revocation(ended.guest, "your session has ended", ended.id))
