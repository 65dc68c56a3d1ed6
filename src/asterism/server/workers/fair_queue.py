"""A queue that shares a few threads fairly: between guests, and for each guest between tables.

The next job is that of the guest who has had the least time, and there that of the table that has had the least. So
jobs of equal length take turns, a guest with a hundred tables gets no more than a guest with one, and short jobs never
wait behind all the long jobs of another guest. Nobody saves up time by having no jobs.
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
    """Jobs that wait. It knows no threads; whoever takes a job says afterwards how long it took."""

    def __init__(self) -> None:
        self._guests = Turns()
        self._tables: dict[str, Turns] = {}
        self._jobs: dict[Requester, deque[T]] = {}
        self._waiting: dict[str, int] = {}

    def waiting(self, guest: str) -> int:
        """How many jobs of this guest wait."""
        return self._waiting.get(guest, 0)

    def put(self, requester: Requester, job: T) -> None:
        """Add a job behind the others of the same table."""
        guest, table = requester
        self._jobs.setdefault(requester, deque()).append(job)
        self._waiting[guest] = self._waiting.get(guest, 0) + 1
        self._tables.setdefault(guest, Turns()).wait(table)
        self._guests.wait(guest)

    def take(self) -> tuple[Requester, T]:
        """Take the next job; there must be one. `finish` follows when it is done."""
        guest = self._guests.take()
        tables = self._tables[guest]
        requester = Requester(guest, tables.take())
        job = self._jobs[requester].popleft()
        if self._jobs[requester]:
            tables.wait(requester.table)
        else:
            del self._jobs[requester]
        self._waiting[guest] -= 1
        if self._waiting[guest]:
            self._guests.wait(guest)
        else:
            del self._waiting[guest]
        return requester, job

    def finish(self, requester: Requester, seconds: float) -> None:
        """A job of this requester is done, after this time."""
        guest, table = requester
        self._guests.finish(guest, seconds)
        self._tables[guest].finish(table, seconds)
        if self._tables[guest].is_idle:
            del self._tables[guest]
