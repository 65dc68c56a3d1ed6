"""A queue that shares a few threads fairly: between addresses, at each address between guests, for each between tables.

The next job is that of the address that has had the least time, there that of the guest who has had the least, and
there that of the table. So jobs of equal length take turns, a guest with a hundred tables gets no more than a guest
with one, an address with a hundred guests no more than an address with one, and short jobs never wait behind all the
long jobs of somebody else. Nobody saves up time by having no jobs.
"""

from __future__ import annotations

import heapq
from collections import deque
from itertools import count
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")

MAX_REMEMBERED = 10_000
"""When the times of this many keys are stored, those of keys without jobs are dropped."""


class Requester(NamedTuple):
    """For whom a job is done."""

    guest: str
    table: str
    address: str = ""
    """From where the guest came, if that is known; else the guest counts as an address."""

    @property
    def shares(self) -> tuple[str, str, str]:
        """Whose time this is: of an address, there of a guest, and there of a table."""
        return self.address or self.guest, self.guest, self.table


class Turns:
    """Whose turn it is among keys that wait: of those with the fewest running jobs, the one that has had least time."""

    def __init__(self) -> None:
        self._time: dict[str, float] = {}
        self._running: dict[str, int] = {}
        self._now = 0.0
        """The time that the last key had had when it got its turn. A key that comes or returns starts with it."""
        self._places: list[tuple[int, float, int, str]] = []
        """A heap of running jobs, time, entry and key. Only a key's latest entry counts."""
        self._waiting: dict[str, int] = {}
        """The keys that wait, with their latest entries."""
        self._entries = count()
        self._max_remembered = MAX_REMEMBERED

    def __bool__(self) -> bool:
        """Whether anybody waits."""
        return bool(self._waiting)

    @property
    def is_idle(self) -> bool:
        """Whether nobody waits and no job is running."""
        return not self._waiting and not self._running

    def wait(self, key: str) -> None:
        """The key waits for a turn; a second time changes nothing."""
        if key not in self._waiting:
            if key not in self._running:
                self._time[key] = max(self._time.get(key, 0.0), self._now)
            self._enter(key)

    def take(self) -> str:
        """Give a turn to the key that is next, which waits no longer."""
        while True:
            _, time, entry, key = heapq.heappop(self._places)
            if self._waiting.get(key) == entry:
                break
        del self._waiting[key]
        self._now = max(self._now, time)
        self._running[key] = self._running.get(key, 0) + 1
        return key

    def finish(self, key: str, seconds: float) -> None:
        """A turn of the key has ended, after this time."""
        self._time[key] += seconds
        self._running[key] -= 1
        if not self._running[key]:
            del self._running[key]
        if key in self._waiting:
            self._enter(key)
        if self.is_idle or len(self._time) > self._max_remembered:
            self._time = {one: time for one, time in self._time.items() if self._has_jobs(one)}
            self._max_remembered = max(MAX_REMEMBERED, 2 * len(self._time))

    def _enter(self, key: str) -> None:
        entry = self._waiting[key] = next(self._entries)
        heapq.heappush(self._places, (self._running.get(key, 0), self._time[key], entry, key))

    def _has_jobs(self, key: str) -> bool:
        return key in self._waiting or key in self._running


class FairQueue(Generic[T]):
    """Jobs that wait. It knows no threads; the one that takes a job says afterwards how long it took."""

    def __init__(self) -> None:
        self._turns: dict[tuple[str, ...], Turns] = {(): Turns()}
        """Whose turn it is: of all addresses, of the guests of each address, and of the tables of each guest there."""
        self._jobs: dict[tuple[str, ...], deque[tuple[Requester, T]]] = {}
        self._waiting: dict[str, int] = {}

    @property
    def length(self) -> int:
        """How many jobs wait."""
        return sum(self._waiting.values())

    def waiting(self, guest: str) -> int:
        """How many jobs of this guest wait."""
        return self._waiting.get(guest, 0)

    def put(self, requester: Requester, job: T) -> None:
        """Add a job behind the others of the same table."""
        shares = requester.shares
        self._jobs.setdefault(shares, deque()).append((requester, job))
        self._waiting[requester.guest] = self._waiting.get(requester.guest, 0) + 1
        for level, key in enumerate(shares):
            self._turns.setdefault(shares[:level], Turns()).wait(key)

    def take(self) -> tuple[Requester, T]:
        """Take the next job; there must be one. `finish` follows when it is done."""
        shares: tuple[str, ...] = ()
        while shares not in self._jobs:
            shares += (self._turns[shares].take(),)
        requester, job = self._jobs[shares].popleft()
        if not self._jobs[shares]:
            del self._jobs[shares]
        for level in reversed(range(len(shares))):
            below = shares[: level + 1]
            if self._turns.get(below, below in self._jobs):
                self._turns[shares[:level]].wait(shares[level])
        self._waiting[requester.guest] -= 1
        if not self._waiting[requester.guest]:
            del self._waiting[requester.guest]
        return requester, job

    def finish(self, requester: Requester, seconds: float) -> None:
        """A job of this requester is done, after this time."""
        shares = requester.shares
        for level, key in enumerate(shares):
            turns = self._turns[shares[:level]]
            turns.finish(key, seconds)
            if level and turns.is_idle:
                del self._turns[shares[:level]]
