"""What the registry does all the time without anybody asking.

It compiles the games, drives tables where something is due (after a restart, or because the process that drove them
is gone), renews its leases, and catches up with what other processes write.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from asterism.errors import AsterismError
from asterism.server.realtime.presence_sync import PresenceChanges, PresenceSync
from asterism.server.store import EventStore
from asterism.server.store.event_store import EVENTS_CHANNEL, PRESENCE_CHANNEL
from asterism.server.store.notifications import listen
from asterism.server.tables.registry import TableRegistry
from asterism.server.tables.storage import index_entry_of

logger = logging.getLogger(__name__)

Job = Callable[[], Coroutine[Any, Any, None]]

SWEEPS_PER_LEASE = 3
"""So that a renewal may fail once or twice before the lease lapses."""


NEVER = 1_000_000_000
SELDOM = 900.0
"""Seconds between two searches of the whole memory for garbage that points at itself."""


@asynccontextmanager
async def maintained(
    registry: TableRegistry, store: EventStore, changes: PresenceChanges | None = None
) -> AsyncIterator[None]:
    """Keep the registry going; at the end hand its tables to whoever else serves them."""
    maintenance = Maintenance(registry, store, changes or PresenceChanges())
    work = [asyncio.create_task(job()) for job in maintenance.jobs()]
    try:
        yield
    finally:
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
        await registry.stop_driving()


class Maintenance:
    """The jobs of one registry."""

    def __init__(self, registry: TableRegistry, store: EventStore, changes: PresenceChanges) -> None:
        self._registry = registry
        self._store = store
        self._changes = changes

    def jobs(self) -> list[Job]:
        """All that runs as long as the server does."""
        alone: list[Job] = [
            self._registry.compile_all,
            self._make_missing_cards,
            lambda: self._again_and_again(self._sweep),
            collect_garbage_seldom,
        ]
        return alone + self._shared_jobs() if self._store.is_shared else alone

    def _shared_jobs(self) -> list[Job]:
        """What only processes that share a log have to do."""
        presence_sync = PresenceSync(self._registry, self._store, self._changes)

        async def missed() -> None:
            await self._heal()
            presence_sync.ask_everywhere()

        return [
            lambda: self._again_and_again(self._renew),
            lambda: self._again_and_again(presence_sync.beat),
            lambda: self._again_and_again(presence_sync.tell),
            lambda: listen(
                self._store, {EVENTS_CHANNEL: self._hear_writing, PRESENCE_CHANNEL: presence_sync.hear}, missed
            ),
        ]

    async def _hear_writing(self, note: str) -> None:
        """A note is the name of the process that wrote it, then `table:number` for each table."""
        process, *tables = note.split(" ")
        if process != self._store.process:
            heard = (table.rpartition(":") for table in tables)
            await asyncio.gather(*(self._registry.catch_up(table_id, int(seq)) for table_id, _, seq in heard))

    async def _again_and_again(self, job: Job) -> None:
        while True:
            try:
                await job()
            except Exception:
                logger.exception("maintenance failed and will be tried again")
            await asyncio.sleep(self._registry.leases.seconds / SWEEPS_PER_LEASE)

    async def _sweep(self) -> None:
        """Drive what is due and driven by nobody."""
        for table_id in await self._store.due_tables(time.time()):
            self._registry.leases.forget_refusal(table_id)
            try:
                await self._registry.drive(table_id)
            except AsterismError as error:
                logger.warning("table %s is not driven: %s", table_id, error)

    async def _renew(self) -> None:
        await self._registry.leases.renew([table.id for table in self._registry.loaded()])
        await self._heal()

    async def _heal(self) -> None:
        """Catch up where a note was missed."""
        behind = {table.id: table.state.seq for table in self._registry.loaded()}
        for table_id, seq in (await self._store.last_seqs(behind)).items():
            if seq > behind[table_id]:
                await self._registry.catch_up(table_id, seq)

    async def _make_missing_cards(self) -> None:
        """Tables from before there were cards get theirs; so lists are complete and their bots move on."""
        for table_id in await self._store.unindexed_tables():
            try:
                state = await self._registry.rebuild(table_id)
            except AsterismError:
                continue
            await self._store.write_index(table_id, state.seq, index_entry_of(state))


async def collect_garbage_seldom() -> None:
    """Look at young objects only, and at all of them every quarter of an hour.

    With thousands of sockets a full collection halts everybody for a second or two, and left to itself Python makes one
    every few moments under load. Almost everything goes away by itself when nobody refers to it any more.
    """
    young, middle, old = gc.get_threshold()
    gc.set_threshold(10_000, middle, NEVER)
    try:
        while True:
            await asyncio.sleep(SELDOM)
            gc.collect()
    finally:
        gc.set_threshold(young, middle, old)
