"""Who is at a table in the other processes of the same registry.

Presence is no history, so it is not in the log: processes tell each other by notes of the database. A note names the
process and the table and then the guests there, or `?` to ask. A process that says nothing for a while is gone.
"""

from __future__ import annotations

import asyncio
import time

from asterism.server.store import EventStore
from asterism.server.store.event_store import PRESENCE_CHANNEL
from asterism.server.tables.registry import TableRegistry

PAUSE = 0.05
"""Seconds in which comings and goings gather for one round of notes."""
QUESTION = "?"


class PresenceChanges:
    """The tables whose presence this process has to announce to the others."""

    def __init__(self) -> None:
        self._tables: dict[str, bool] = {}
        """Whether the other processes are asked, too."""
        self._is_changed = asyncio.Event()

    def table_loaded(self, table_id: str) -> None:
        """A table came into memory: announce who is here, and ask who is elsewhere."""
        self.announce(table_id, asking=True)

    def presence_changed(self, table_id: str) -> None:
        """Somebody connected to a table, or left it."""
        self.announce(table_id, asking=False)

    def announce(self, table_id: str, *, asking: bool) -> None:
        """Announce who is at this table soon."""
        self._tables[table_id] = asking or self._tables.get(table_id, False)
        self._is_changed.set()

    async def take(self) -> dict[str, bool]:
        """Wait for changes, and take them all."""
        await self._is_changed.wait()
        self._is_changed.clear()
        changed, self._tables = self._tables, {}
        return changed


class PresenceSync:
    """Keeps the processes of a registry informed."""

    def __init__(self, registry: TableRegistry, store: EventStore, changes: PresenceChanges) -> None:
        self._registry = registry
        self._store = store
        self._changes = changes
        self._heard: dict[str, float] = {}

    async def tell(self) -> None:
        """Write notes whenever there is something to tell."""
        while True:
            changed = await self._changes.take()
            notes = [self._notes(table_id, asking=asking) for table_id, asking in changed.items()]
            await self._store.notify(PRESENCE_CHANNEL, [note for some in notes for note in some])
            await asyncio.sleep(PAUSE)

    def _notes(self, table_id: str, *, asking: bool) -> list[str]:
        table = self._registry.loaded_table(table_id)
        here = sorted(table.presence.here()) if table else []
        told = [" ".join([self._store.process, table_id, *here])]
        return [*told, f"{self._store.process} {table_id} {QUESTION}"] if asking else told

    async def hear(self, note: str) -> None:
        """Take in what another process says."""
        process, *rest = note.split(" ")
        if process == self._store.process:
            return
        self._heard[process] = time.monotonic()
        if not rest:
            return
        table_id, *guests = rest
        table = self._registry.loaded_table(table_id)
        if table is None:
            return
        if guests == [QUESTION]:
            self._changes.announce(table_id, asking=False)
        else:
            table.set_presence_elsewhere(process, set(guests))

    def ask_everywhere(self) -> None:
        """Notes were missed: ask anew everywhere."""
        for table in self._registry.loaded():
            self._changes.announce(table.id, asking=True)

    async def beat(self) -> None:
        """Give a sign of life, and forget who is at processes that gave none."""
        await self._store.notify(PRESENCE_CHANNEL, [self._store.process])
        silent = [one for one, at in self._heard.items() if time.monotonic() - at > self._registry.leases.seconds]
        for process in silent:
            del self._heard[process]
            for table in self._registry.loaded():
                table.set_presence_elsewhere(process, set())
