"""All live lines of this process, by guest: they can be counted and hung up."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from asterism.server import metrics
from asterism.server.limits.rates import TooManyRequests

Disconnect = Callable[[str], None]
"""Ends a line, with a sentence that says why."""


class Connections:
    """Who is connected, by how many lines."""

    def __init__(self, most_per_guest: int) -> None:
        self._most = most_per_guest
        self._lines: defaultdict[str, list[Disconnect]] = defaultdict(list)

    def check(self, guest: str) -> None:
        """TooManyRequests if the guest has lines enough."""
        if self._most and len(self._lines.get(guest, ())) >= self._most:
            raise TooManyRequests(f"you have {self._most} tables open at once; close one of them")

    @contextmanager
    def holding(self, guest: str, disconnect: Disconnect) -> Iterator[None]:
        """Keep count of a line as long as it is held; TooManyRequests if the guest has enough of them."""
        self.check(guest)
        self._lines[guest].append(disconnect)
        metrics.LINES.inc()
        try:
            yield
        finally:
            metrics.LINES.dec()
            self._lines[guest].remove(disconnect)
            if not self._lines[guest]:
                del self._lines[guest]

    def disconnect(self, guest: str, why: str) -> None:
        """End all lines of a guest who is no longer welcome by the same right."""
        for disconnect in list(self._lines.get(guest, ())):
            disconnect(why)
