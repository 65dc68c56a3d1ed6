"""How many tables there may be, in total and for one guest. They are counted in the database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, func, select

from asterism.server.errors import TooManyRequests
from asterism.server.settings import Settings
from asterism.server.store import EventStore
from asterism.server.store.schema import seat_holders, table_index
from asterism.server.tables.table import Table

HOLDS_SEAT = ~seat_holders.c.has_left
UNFINISHED = table_index.c.phase.in_(["waiting", "playing"])


class Capacity:
    """Refuses tables beyond the limits that the host has set."""

    def __init__(self, store: EventStore, settings: Settings) -> None:
        self._store = store
        self._max_tables = settings.tables
        self._max_per_guest = settings.tables_per_guest

    async def check(self, guest: str) -> None:
        """TooManyRequests if this guest cannot open a table now."""
        query = select(func.count()).select_from(table_index).where(UNFINISHED)
        if self._max_tables and await self._count(query) >= self._max_tables:
            raise TooManyRequests(f"this server is full: it has {self._max_tables} unfinished tables; try again later")
        await self._check_guest(guest)

    async def check_seat(self, guest: str, table: Table) -> None:
        """TooManyRequests if this guest cannot take a seat at one more table."""
        if not table.state.involves(guest):
            await self._check_guest(guest)

    async def _check_guest(self, guest: str) -> None:
        seated = seat_holders.join(table_index, seat_holders.c.table_id == table_index.c.table_id)
        query = select(func.count()).select_from(seated).where(HOLDS_SEAT, seat_holders.c.guest == guest, UNFINISHED)
        if self._max_per_guest and await self._count(query) >= self._max_per_guest:
            raise TooManyRequests(
                f"you sit at {self._max_per_guest} unfinished tables; finish or leave one of them first"
            )

    async def _count(self, query: Select[Any]) -> int:
        return await self._store.run(lambda connection: connection.scalar(query) or 0)
