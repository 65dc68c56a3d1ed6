"""How many tables there may be, in total and for one guest. They are counted in the database."""

from __future__ import annotations

from collections import deque
from typing import Any

from sqlalchemy import Select, func, select

from asterism.server.errors import TooManyRequests
from asterism.server.limits.rates import network_of
from asterism.server.settings import Settings
from asterism.server.store import EventStore
from asterism.server.store.schema import seat_holders, table_index
from asterism.server.tables.table import Table

HOLDS_SEAT = ~seat_holders.c.has_left
UNFINISHED = table_index.c.phase.in_(["waiting", "playing"])

MAX_REMEMBERED = 20_000
"""Of how many tables a process remembers from which address they were opened."""


class Capacity:
    """Refuses tables beyond the limits that the host has set."""

    def __init__(self, store: EventStore, settings: Settings) -> None:
        self._store = store
        self._max_tables = settings.tables
        self._max_per_guest = settings.tables_per_guest
        self._max_per_address = settings.tables_per_address
        self._opened: dict[str, set[str]] = {}
        """The tables that were opened from each network, in memory only: addresses are not stored."""
        self._order: deque[tuple[str, str]] = deque()
        """The same as network and table, the oldest first."""

    async def check(self, guest: str, address: str) -> None:
        """TooManyRequests if this guest cannot open a table now."""
        await self._check_address(network_of(address))
        query = select(func.count()).select_from(table_index).where(UNFINISHED)
        if self._max_tables and await self._count(query) >= self._max_tables:
            message = f"this server is full: it has {self._max_tables} unfinished tables; try again later"
            raise TooManyRequests(message, key="refused-server-full")
        await self._check_guest(guest)

    def opened(self, table_id: str, address: str) -> None:
        """A table was opened from this address."""
        network = network_of(address)
        self._opened.setdefault(network, set()).add(table_id)
        self._order.append((network, table_id))
        if len(self._order) > MAX_REMEMBERED:
            network, table_id = self._order.popleft()
            self._opened[network].discard(table_id)
            if not self._opened[network]:
                del self._opened[network]

    async def check_seat(self, guest: str, table: Table) -> None:
        """TooManyRequests if this guest cannot take a seat at one more table."""
        if not table.state.involves(guest):
            await self._check_guest(guest)

    async def _check_address(self, network: str) -> None:
        """One address cannot fill the server, whatever number of guests it makes up."""
        opened = self._opened.get(network, set())
        if not self._max_per_address or len(opened) < self._max_per_address:
            return
        query = select(table_index.c.table_id).where(table_index.c.table_id.in_(opened), UNFINISHED)
        unfinished = await self._store.run(lambda connection: set(connection.scalars(query)))
        opened &= unfinished
        if len(opened) >= self._max_per_address:
            raise TooManyRequests(
                f"{self._max_per_address} unfinished tables were opened from your address; finish or leave one of them",
                key="refused-many-tables",
                tables=self._max_per_address,
            )

    async def _check_guest(self, guest: str) -> None:
        seated = seat_holders.join(table_index, seat_holders.c.table_id == table_index.c.table_id)
        query = select(func.count()).select_from(seated).where(HOLDS_SEAT, seat_holders.c.guest == guest, UNFINISHED)
        if self._max_per_guest and await self._count(query) >= self._max_per_guest:
            raise TooManyRequests(
                f"you sit at {self._max_per_guest} unfinished tables; finish or leave one of them first",
                key="refused-many-tables",
                tables=self._max_per_guest,
            )

    async def _count(self, query: Select[Any]) -> int:
        return await self._store.run(lambda connection: connection.scalar(query) or 0)
