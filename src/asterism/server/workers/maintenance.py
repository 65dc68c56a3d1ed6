"""What a server does regularly, without a request.

It compiles the games, drives tables where something is due (after a restart, or because the process that drove them
died), forgets tables that nobody uses, renews its leases, and catches up with events that other processes have written.
"""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from typing import Any

from asterism.errors import BadRecord
from asterism.server.errors import StoreFailed
from asterism.server.realtime.presence_sync import PresenceSync
from asterism.server.store import EventStore
from asterism.server.store.event_store import EVENTS_CHANNEL, PRESENCE_CHANNEL
from asterism.server.store.notifications import Receive, listen
from asterism.server.tables.registry import TableRegistry
from asterism.server.tables.storage import index_entry_of

logger = logging.getLogger(__name__)

Job = Callable[[], Coroutine[Any, Any, None]]

RUNS_PER_LEASE = 3
"""How often periodic jobs run during one lease, so that a renewal may fail once or twice before the lease expires."""
YOUNG_OBJECTS = 10_000
"""How many new objects trigger a collection of the youngest generation."""
NO_AUTOMATIC_COLLECTION = 1_000_000_000
"""A threshold that is never reached."""
FULL_COLLECTION_SECONDS = 900.0
"""Seconds between two garbage collections of the whole memory."""


@asynccontextmanager
async def maintained(
    registry: TableRegistry,
    store: EventStore,
    presence_sync: PresenceSync | None = None,
    *,
    receivers: Mapping[str, Receive] | None = None,
    on_reconnect: Job | None = None,
) -> AsyncIterator[None]:
    """Run the maintenance jobs; at the end, release all tables to the other processes.

    `receivers` get the notifications of further channels, and `on_reconnect` runs when some may have been missed.
    """
    maintenance = Maintenance(registry, store, presence_sync, receivers or {}, on_reconnect)
    tasks = [asyncio.create_task(job()) for job in maintenance.jobs()]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await registry.stop_driving()


class Maintenance:
    """The maintenance jobs of one process."""

    def __init__(
        self,
        registry: TableRegistry,
        store: EventStore,
        presence_sync: PresenceSync | None,
        receivers: Mapping[str, Receive],
        on_reconnect: Job | None,
    ) -> None:
        self._registry = registry
        self._store = store
        self._presence_sync = presence_sync
        self._receivers: dict[str, Receive] = {EVENTS_CHANNEL: self._on_events_written, **receivers}
        self._on_reconnect = on_reconnect

    def jobs(self) -> list[Job]:
        """All jobs; each runs as long as the server does, or until it is done."""
        jobs: list[Job] = [
            self._registry.games.compile_all,
            lambda: self._retry(self._index_missing_tables),
            lambda: self._repeat(self._drive_due_tables),
            lambda: self._repeat(self._forget_idle_tables),
            collect_garbage_rarely,
        ]
        return jobs + self._shared_jobs() if self._store.is_shared else jobs

    def _shared_jobs(self) -> list[Job]:
        """The jobs that only processes with a shared database need."""
        jobs: list[Job] = [
            lambda: self._repeat(self._renew_leases),
            lambda: listen(self._store, self._receivers, self._resync),
        ]
        presence_sync = self._presence_sync
        if presence_sync is None:
            return jobs
        self._receivers[PRESENCE_CHANNEL] = presence_sync.receive
        return [
            *jobs,
            lambda: self._repeat(presence_sync.send_heartbeat),
            lambda: self._repeat(presence_sync.publish_changes),
        ]

    async def _resync(self) -> None:
        """Notifications may have been missed: find out what they would have said."""
        await self._catch_up()
        if self._presence_sync is not None:
            self._presence_sync.resync()
        if self._on_reconnect is not None:
            await self._on_reconnect()

    async def _on_events_written(self, notification: str) -> None:
        """Apply a notification: the name of the process that wrote, then `table:seq` for each table."""
        process, *tables = notification.split(" ")
        if process != self._store.process:
            written = (table.rpartition(":") for table in tables)
            await asyncio.gather(*(self._registry.on_written(table_id, int(seq)) for table_id, _, seq in written))

    async def _repeat(self, job: Job) -> None:
        while True:
            await self._retry(job)
            await self._pause()

    async def _retry(self, job: Job) -> None:
        """Do this until it succeeds."""
        while True:
            try:
                return await job()
            except StoreFailed as error:
                logger.warning("a maintenance job failed and will be tried again: %s", error)
            except Exception:
                logger.exception("a maintenance job failed and will be tried again")
            await self._pause()

    async def _pause(self) -> None:
        await asyncio.sleep(self._registry.leases.seconds / RUNS_PER_LEASE)

    async def _drive_due_tables(self) -> None:
        """Drive the tables where something is due and that no process drives."""
        leases = self._registry.leases
        for table_id in await self._store.due_tables(self._registry.clock.wall() / 1000, leases.seconds):
            leases.forget_refusal(table_id)
            try:
                await self._registry.drive(table_id)
            except Exception:
                logger.exception("table %s could not be driven and will be tried again", table_id)

    async def _forget_idle_tables(self) -> None:
        self._registry.recent.forget_idle()
        self._registry.count()

    async def _renew_leases(self) -> None:
        await self._registry.leases.renew([table.id for table in self._registry.loaded()])
        await self._catch_up()

    async def _catch_up(self) -> None:
        """Load the events of all tables in memory whose notification was missed, and notice what the database lost."""
        known = {table.id: table.state.seq for table in self._registry.loaded()}
        for table_id, seq in (await self._store.last_seqs(known)).items():
            if seq != known[table_id]:
                await self._registry.compare(table_id, known[table_id], seq)

    async def _index_missing_tables(self) -> None:
        """Add tables that are missing in the index, so that lists are complete and their bots move."""
        for table_id in await self._store.unindexed_tables():
            try:
                state = await self._registry.rebuild(table_id)
            except BadRecord:
                continue
            await self._store.write_index(table_id, state.seq, index_entry_of(state))


async def collect_garbage_rarely() -> None:
    """Collect only young objects automatically, and the whole memory every quarter of an hour.

    With thousands of WebSockets a full collection stops the server for a second or two, and under load Python would
    start one every few moments. Almost all objects are freed by reference counting anyway.
    """
    young, middle, old = gc.get_threshold()
    gc.set_threshold(YOUNG_OBJECTS, middle, NO_AUTOMATIC_COLLECTION)
    try:
        while True:
            await asyncio.sleep(FULL_COLLECTION_SECONDS)
            gc.collect()
    finally:
        gc.set_threshold(young, middle, old)
