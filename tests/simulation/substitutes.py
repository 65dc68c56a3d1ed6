"""Every source of chance that the server has, and what takes its place while a seed runs.

The loop and its timers, threads and the database are simulated beneath the server's code. What is left is listed here:
clocks, random numbers and ids. The server takes each from one place, so nothing of it has to be changed.
"""

from __future__ import annotations

import asyncio
import gc
import random
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, contextmanager
from types import SimpleNamespace
from typing import Any, Self
from unittest.mock import patch

import psycopg

from asterism.server import clock
from asterism.server.accounts import passwords
from asterism.server.realtime import send_queue
from asterism.server.store import event_store, writer
from asterism.server.tables import driver, recent_tables
from tests.simulation import threads
from tests.simulation.database import Listener, SimulatedDatabase
from tests.simulation.limits import IDLE_SECONDS, MAX_QUEUED
from tests.simulation.loop import OWNER, SimulatedLoop

BEGIN = 1_700_000_000.0
"""The time of day at which every simulation begins."""


class SimulatedTime:
    """Stands in for the module `time`. Each machine has a wall clock, which may be set."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self._loop = loop

    def time(self) -> float:
        """By the wall clock of the machine that asks."""
        return BEGIN + self._loop.time() + getattr(OWNER.get(), "clock_set_by", 0.0)

    def time_ns(self) -> int:
        """The same in nanoseconds."""
        return round(self.time() * 1e9)

    def monotonic(self) -> float:
        """By a clock that nobody sets."""
        return self._loop.time()

    def monotonic_ns(self) -> int:
        """The same in nanoseconds."""
        return round(self._loop.time() * 1e9)


class ListeningConnection:
    """Stands in for psycopg's AsyncConnection, on which the server listens to notifications."""

    database: SimulatedDatabase

    def __init__(self, listener: Listener) -> None:
        self._listener = listener

    @classmethod
    async def connect(cls, _: str, *, autocommit: bool) -> ListeningConnection:
        """Connect, if the database can be reached."""
        assert autocommit
        await asyncio.sleep(0.001)
        cls.database.check_reachable(OWNER.get())
        return cls(Listener(cls.database, OWNER.get()))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self._listener.close()

    async def execute(self, statement: str) -> None:
        """LISTEN to a channel."""
        self._listener.listen(statement.removeprefix("LISTEN "))

    async def notifies(self) -> AsyncIterator[Any]:
        """The notifications, as they come."""
        while True:
            channel, payload = await self._listener.next()
            yield SimpleNamespace(channel=channel, payload=payload)


@contextmanager
def substituted(loop: SimulatedLoop, database: SimulatedDatabase, seed: str) -> Iterator[None]:
    """Put the substitutes in place."""
    rng = random.Random(f"chance {seed}")
    ListeningConnection.database = database
    thread_module = SimpleNamespace(Thread=threads.SimulatedThread)
    places: list[tuple[Any, str, Any]] = [
        (clock, "time", SimulatedTime(loop)),
        (secrets, "token_hex", lambda size=32: rng.randbytes(size).hex()),
        (secrets, "token_bytes", lambda size=32: rng.randbytes(size)),
        (secrets, "token_urlsafe", lambda size=32: rng.randbytes(size).hex()),
        (random, "uniform", rng.uniform),
        (driver, "RANDOM", rng),
        (writer, "threading", thread_module),
        (writer, "queue", SimpleNamespace(SimpleQueue=threads.SimulatedQueue)),
        (writer, "time", SimpleNamespace(sleep=threads.sleep)),
        (event_store, "open_postgres", lambda _: database.engine()),
        (event_store, "open_sqlite", lambda _: (database.engine(), None)),
        (event_store, "upgrade", lambda _: None),
        (event_store, "mark_used", lambda _: None),
        (psycopg, "AsyncConnection", ListeningConnection),
        (passwords, "PasswordHasher", lambda *_, **__: SimpleNamespace(hash=str)),
        (send_queue, "MAX_QUEUED", MAX_QUEUED),
        (recent_tables, "FINISHED_IDLE_SECONDS", IDLE_SECONDS[0]),
        (recent_tables, "UNFINISHED_IDLE_SECONDS", IDLE_SECONDS[1]),
    ]
    with ExitStack() as stack:
        for place, name, substitute in places:
            stack.enter_context(patch.object(place, name, substitute))
        yield


@contextmanager
def collected_rarely() -> Iterator[None]:
    """Garbage is collected at the same moments in every run of a seed: never by itself."""
    thresholds = gc.get_threshold()
    gc.disable()
    try:
        yield
    finally:
        gc.set_threshold(*thresholds)
        gc.enable()
