"""Who is at a table in the other processes of the same registry.

Presence is no history, so it is not in the log: processes tell each other by notes of the database. A note names the
process and the table and then the guests there, or `?` to ask. A process that says nothing for a while is gone.
"""

from __future__ import annotations

import asyncio
import time
from functools import partial

from asterism.server.store import Store
from asterism.server.store.event_store import HERE
from asterism.server.tables.registry import TableRegistry
from asterism.server.tables.table import Table

PAUSE = 0.05
"""Seconds in which comings and goings gather for one round of notes."""
QUESTION = "?"


class PresenceSync:
    """Keeps the processes of a registry informed."""

    def __init__(self, registry: TableRegistry, store: Store) -> None:
        self._registry = registry
        self._store = store
        self._news: dict[str, bool] = {}
        """The tables to speak of; whether we also want to know."""
        self._is_news = asyncio.Event()
        self._heard: dict[str, float] = {}
        registry.kept = self._attend

    def _attend(self, table: Table) -> None:
        table.company_changed = partial(self._speak_of, table.id, asking=False)
        self._speak_of(table.id, asking=True)

    def _speak_of(self, table_id: str, *, asking: bool) -> None:
        self._news[table_id] = asking or self._news.get(table_id, False)
        self._is_news.set()

    async def tell(self) -> None:
        """Write notes whenever there is something to tell."""
        while True:
            await self._is_news.wait()
            self._is_news.clear()
            news, self._news = self._news, {}
            notes = [self._notes(table_id, asking=asking) for table_id, asking in news.items()]
            await self._store.notify(HERE, [note for some in notes for note in some])
            await asyncio.sleep(PAUSE)

    def _notes(self, table_id: str, *, asking: bool) -> list[str]:
        table = self._registry.at_hand(table_id)
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
        table = self._registry.at_hand(table_id)
        if table is None:
            return
        if guests == [QUESTION]:
            self._speak_of(table_id, asking=False)
        else:
            table.meet_elsewhere(process, set(guests))

    def ask_everywhere(self) -> None:
        """Notes were missed: ask anew everywhere."""
        for table in self._registry.in_memory():
            self._speak_of(table.id, asking=True)

    async def beat(self) -> None:
        """Give a sign of life, and forget who is at processes that gave none."""
        await self._store.notify(HERE, [self._store.process])
        silent = [one for one, at in self._heard.items() if time.monotonic() - at > self._registry.lease.seconds]
        for process in silent:
            del self._heard[process]
            for table in self._registry.in_memory():
                table.meet_elsewhere(process, set())
