"""Presence at the other processes that share the database.

Presence is not in the log: the processes exchange it by notifications of the database (PostgreSQL's NOTIFY). A
notification is the name of the process, then a table id and the guests connected there, or `?` to ask for theirs. The
name alone is a heartbeat. A process without a heartbeat for some time counts as gone. If it comes back, it is asked who
is connected there: it does not know that its guests were forgotten.
"""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

from asterism.server.clock import steady
from asterism.server.errors import StoreFailed
from asterism.server.store import EventStore
from asterism.server.store.event_store import PRESENCE_CHANNEL
from asterism.server.tables.table import Table

BATCH_SECONDS = 0.05
"""How long changes are collected before they are sent together."""
REQUEST = "?"
MAX_GONE = 100
"""How many processes that count as gone are remembered."""


class PresenceSync:
    """Tells the other processes who is connected to the tables here, and the tables here who is connected there."""

    def __init__(self, store: EventStore, timeout_seconds: float) -> None:
        self._store = store
        self._timeout_seconds = timeout_seconds
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._pending: dict[str, bool] = {}
        """The tables to announce, and whether to ask the other processes for theirs too."""
        self._has_pending = asyncio.Event()
        self._last_heard: dict[str, float] = {}
        """When each other process last sent a notification."""
        self._gone: list[str] = []
        """The processes that count as gone, the latest at the end. One that only stalled may come back."""

    def on_table_loaded(self, table: Table) -> None:
        """A table has come into memory: ask the other processes who is connected to it there."""
        self._tables[table.id] = table
        self._announce(table.id, ask=True)

    def on_presence_changed(self, table: Table) -> None:
        """A guest has connected to or disconnected from a table in this process."""
        self._announce(table.id, ask=False)

    def _announce(self, table_id: str, *, ask: bool) -> None:
        self._pending[table_id] = ask or self._pending.get(table_id, False)
        self._has_pending.set()

    async def publish_changes(self) -> None:
        """Send notifications whenever presence at a table has changed."""
        while True:
            await self._has_pending.wait()
            self._has_pending.clear()
            pending, self._pending = self._pending, {}
            notifications = [self._notifications(table_id, ask=ask) for table_id, ask in pending.items()]
            try:
                await self._store.notify(PRESENCE_CHANNEL, [one for several in notifications for one in several])
            except StoreFailed:
                for table_id, ask in pending.items():
                    self._announce(table_id, ask=ask)
                raise
            await asyncio.sleep(BATCH_SECONDS)

    def _notifications(self, table_id: str, *, ask: bool) -> list[str]:
        table = self._tables.get(table_id)
        guests = sorted(table.presence.here()) if table else []
        announcement = " ".join([self._store.process, table_id, *guests])
        return [announcement, f"{self._store.process} {table_id} {REQUEST}"] if ask else [announcement]

    async def receive(self, notification: str) -> None:
        """Apply a notification from another process."""
        process, *rest = notification.split(" ")
        if process == self._store.process:
            return
        self._last_heard[process] = steady()
        if process in self._gone:
            self._gone.remove(process)
            self.resync()
        if not rest:
            return
        table_id, *guests = rest
        table = self._tables.get(table_id)
        if table is None:
            return
        if guests == [REQUEST]:
            self._announce(table_id, ask=False)
        else:
            table.set_presence_elsewhere(process, set(guests))

    def resync(self) -> None:
        """Announce every table and ask about it again, because notifications may have been missed."""
        for table in list(self._tables.values()):
            self._announce(table.id, ask=True)

    async def send_heartbeat(self) -> None:
        """Send a heartbeat, and remove the guests of processes that sent none for too long."""
        await self._store.notify(PRESENCE_CHANNEL, [self._store.process])
        now = steady()
        silent = [process for process, at in self._last_heard.items() if now - at > self._timeout_seconds]
        for process in silent:
            del self._last_heard[process]
            self._gone = [*self._gone, process][-MAX_GONE:]
            for table in list(self._tables.values()):
                table.set_presence_elsewhere(process, set())
