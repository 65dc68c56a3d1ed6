"""The registry: all tables of a server, opened here and fetched from the log when somebody comes."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from weakref import WeakValueDictionary

import msgspec

from asterism.bots.compile import compile_game
from asterism.errors import AsterismError, BadRecord
from asterism.game import names
from asterism.record import Record
from asterism.server.clock import now_ms
from asterism.server.protocol import models
from asterism.server.store import Store
from asterism.server.store.lease import Lease
from asterism.server.tables import events
from asterism.server.tables.creation import opening, rematch
from asterism.server.tables.driver import Driver
from asterism.server.tables.fixed_deal import table_from_record, table_of_the_day
from asterism.server.tables.hints import HintRequests
from asterism.server.tables.state import TableState
from asterism.server.tables.summary import cards_for
from asterism.server.tables.table import GRACE_MS, Table, evolved
from asterism.server.workers.background import in_the_background
from asterism.server.workers.bot_pool import BotPool

logger = logging.getLogger(__name__)

MOST_LISTED = 200
"""How many tables a list has at the most."""


class NoSuchTable(AsterismError):
    """There is no table with that number."""


class UnreadableTable(BadRecord):
    """The table's log is safe, but this server cannot replay it."""


class TableRegistry:
    """Opens tables and finds them again.

    A table stays in memory as long as somebody looks at it or it is being driven, and the latest others do too;
    every other table is only its log, until somebody asks for it.
    """

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        grace_ms: int = GRACE_MS,
        lease_seconds: float = 15.0,
        tables_in_memory: int = 1000,
    ) -> None:
        self.lease = Lease(store, lease_seconds)
        self.unreadable: dict[str, str] = {}
        """The tables that cannot be replayed, and why."""
        self.kept: Callable[[Table], None] = lambda _: None
        """Called with every table that comes into memory."""
        self._store = store
        self._bot_pool = bot_pool
        self._grace_ms = grace_ms
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._drivers: WeakValueDictionary[str, Driver] = WeakValueDictionary()
        self._latest: OrderedDict[str, Table] = OrderedDict()
        self._most_latest = tables_in_memory
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._prepared: dict[str, asyncio.Task[None]] = {}

    async def prepare(self, game: str) -> None:
        """Compile a game in the background; whoever needs it waits here, not in the middle of a move."""
        if game not in self._prepared:
            self._prepared[game] = asyncio.create_task(in_the_background(partial(compile_game, game)))
        await asyncio.shield(self._prepared[game])

    async def prepare_all(self) -> None:
        """Compile one game after the other."""
        for game in names():
            await self.prepare(game)

    def is_ready(self, game: str) -> bool:
        """Whether a table of this game would open at once."""
        return game in self._prepared and self._prepared[game].done()

    async def open_table(self, command: models.NewTable, guest: str) -> Table:
        """A new table; its deal will follow from a secret and everybody's nonces, or from a day."""
        opened = opening(command, guest) if command.day is None else table_of_the_day(command, command.day, guest)
        return await self._open(opened)

    async def play_on(self, command: models.PlayOn, record: Record, guest: str) -> Table:
        """A new table that begins with a position of an earlier match."""
        await self.prepare(record.game)
        return await self._open(await asyncio.to_thread(table_from_record, command, record, guest))

    async def rematch(self, table: Table, guest: str, nonce_hash: str) -> str:
        """The number of the table where the company of this one plays once more."""
        if table.state.rematch is None:
            following = await self._open(rematch(table.state, guest, nonce_hash))
            entry = events.RematchOpened(table=following.id)
            if not await table.act(lambda state: () if state.rematch else [entry]):
                await following.act(lambda _: [events.TableClosed()])
        return table.state.rematch or ""

    async def _open(self, opened: events.TableOpened) -> Table:
        await self.prepare(opened.game)
        stamped = msgspec.structs.replace(opened, at=now_ms())
        state = TableState(secrets.token_urlsafe(9), stamped)
        steps = [(stamped, state), *evolved(state, (), stamped.at)]
        await self._store.append(state.id, 0, [events.encode(entry) for entry, _ in steps], steps[-1][1].card())
        return self._keep(steps[-1][1])

    async def listed(self, guest: str, game: str | None = None) -> list[models.TableListing]:
        """The tables that everybody may find."""
        return cards_for(guest, await self._store.open_tables(MOST_LISTED, game))

    async def tables_of(self, guest: str) -> list[models.TableListing]:
        """The tables where a guest has a seat."""
        return cards_for(guest, await self._store.tables_of(guest, MOST_LISTED))

    async def table(self, table_id: str) -> Table:
        """The table of that number, rebuilt from the log if it is not in memory."""
        found = self._tables.get(table_id)
        if found is None:
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
            found = await asyncio.shield(self._loading[table_id])
        self._remember(found)
        return found

    def in_memory(self) -> list[Table]:
        """The tables that need no replay."""
        return list(self._tables.values())

    def at_hand(self, table_id: str) -> Table | None:
        """A table, if it needs no replay."""
        return self._tables.get(table_id)

    async def drive(self, table_id: str) -> None:
        """Something is due at this table: look after it, unless another process does."""
        if table_id not in self.unreadable and await self.lease.claim(table_id):
            await self.table(table_id)
            self._drivers[table_id].wake()

    async def hear(self, table_id: str, seq: int) -> None:
        """Another process wrote up to this number of a table; whoever looks at it here sees it at once."""
        if table_id not in self._tables and table_id not in self._loading:
            return
        try:
            await (await self.table(table_id)).catch_up(seq)
        except AsterismError as error:
            self._mark_unreadable(table_id, error)

    async def stop_driving(self) -> None:
        """Leave all tables to other processes."""
        await asyncio.gather(*(driver.stop() for driver in list(self._drivers.values())))
        await self.lease.renew(())

    def _keep(self, state: TableState) -> Table:
        table = self._tables[state.id] = Table(state, self._store, self._grace_ms, HintRequests(self._bot_pool))
        driver = self._drivers[state.id] = Driver(table, self.lease, self._bot_pool)
        table.changed = driver.wake
        driver.wake()
        self.kept(table)
        self._remember(table)
        return table

    def _remember(self, table: Table) -> None:
        self._latest[table.id] = table
        self._latest.move_to_end(table.id)
        if len(self._latest) > self._most_latest:
            self._latest.popitem(last=False)

    async def _load(self, table_id: str) -> Table:
        try:
            return self._keep(await self.rebuild(table_id))
        finally:
            del self._loading[table_id]

    async def rebuild(self, table_id: str) -> TableState:
        """The state that follows from a table's log."""
        if table_id in self.unreadable:
            raise UnreadableTable(self.unreadable[table_id])
        rows = await self._store.read(table_id)
        if not rows:
            raise NoSuchTable(f"there is no table {table_id}")
        try:
            opened, *later = (events.decode(row) for row in rows)
            if not isinstance(opened, events.TableOpened):
                raise BadRecord("its log does not begin with its opening")  # noqa: TRY301
            await self.prepare(opened.game)
            state = TableState(table_id, opened)
            for entry in later:
                state.follow(entry)
        except Exception as error:
            raise self._mark_unreadable(table_id, error) from error
        return state

    def _mark_unreadable(self, table_id: str, error: Exception) -> UnreadableTable:
        """Nothing is lost: the log stays as it is, and a server that understands it will open the table again."""
        self.unreadable[table_id] = f"table {table_id} cannot be replayed: {error}"
        self._tables.pop(table_id, None)
        self._latest.pop(table_id, None)
        logger.error("table %s cannot be replayed; its log is kept as it is", table_id, exc_info=error)
        return UnreadableTable(self.unreadable[table_id])
