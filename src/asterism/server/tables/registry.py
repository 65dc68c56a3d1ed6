"""All tables of a server: opened here, and rebuilt from their events when somebody asks for them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from weakref import WeakValueDictionary

import msgspec

from asterism.errors import AsterismError, BadRecord
from asterism.record import Record
from asterism.server import metrics
from asterism.server.clock import LiveClock
from asterism.server.domain import Daily
from asterism.server.errors import NotFound, StoreFailed
from asterism.server.protocol import models, requests
from asterism.server.tables import events
from asterism.server.tables.commits import Commits
from asterism.server.tables.compiled_games import CompiledGames, RunInBackground
from asterism.server.tables.creation import new_table, rematch, table_from_record
from asterism.server.tables.driver import Driver
from asterism.server.tables.hints import HintSearch
from asterism.server.tables.listing import listing_for
from asterism.server.tables.recent_tables import RecentTables
from asterism.server.tables.state import TableState
from asterism.server.tables.steps import first_steps, replayed
from asterism.server.tables.storage import EventConflict, IndexedTable, TableLeases, TableStore, index_entry_of
from asterism.server.tables.summary import TableSummary, read, summary_of
from asterism.server.tables.table import GRACE_MS, CheckChat, Table, anybody_may_chat
from asterism.server.workers.background import in_the_background
from asterism.server.workers.table_bots import TableBots

logger = logging.getLogger(__name__)

MAX_LISTED = 200
"""How many tables a list has at most."""
OWN_TABLES = 2000
"""How many of a guest's latest tables are looked through."""
MAX_REMEMBERED = 20_000
"""Of how many tables a process remembers from which address they were opened."""

DoWork = Callable[[Callable[[], events.TableOpened]], Awaitable[events.TableOpened]]
"""Does a longer piece of work outside the event loop."""


def new_id() -> str:
    """An id for a table, which nobody can guess."""
    return secrets.token_urlsafe(9)


class NoSuchTable(NotFound):
    """There is no table with that id."""


class UnreadableTable(BadRecord):
    """The table's log is safe, but this server cannot rebuild the table from it."""


class TableRegistry:
    """Opens tables and finds them again.

    A table stays in memory as long as somebody looks at it or it is being driven, and the latest others for some
    minutes more. All other tables are only their logs, until somebody asks for them.
    """

    def __init__(
        self,
        store: TableStore,
        leases: TableLeases,
        bot_pool: TableBots,
        *,
        grace_ms: int = GRACE_MS,
        tables_in_memory: int = 1000,
        clock: LiveClock | None = None,
        run_in_background: RunInBackground = in_the_background,
        new_id: Callable[[], str] = new_id,
        check_chat: CheckChat = anybody_may_chat,
        on_load: Callable[[Table], None] = lambda _: None,
        on_presence_change: Callable[[Table], None] = lambda _: None,
        on_over: Callable[[TableState], None] = lambda _: None,
    ) -> None:
        """The callbacks get a table that was loaded, that somebody connected to or left, or that is over."""
        self.games = CompiledGames(run_in_background)
        self._new_id = new_id
        self._check_chat = check_chat
        self.leases = leases
        self.unreadable: dict[str, str] = {}
        """The tables that cannot be rebuilt, and why."""
        self._store = store
        self.clock = clock or LiveClock()
        self._commits = Commits()
        self._bot_pool = bot_pool
        self._grace_ms = grace_ms
        self._on_load = on_load
        self._on_presence_change = on_presence_change
        self._on_over = on_over
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._drivers: WeakValueDictionary[str, Driver] = WeakValueDictionary()
        self.recent = RecentTables(tables_in_memory)
        self._opened_from: OrderedDict[str, str] = OrderedDict()
        """From which addresses tables were opened, in memory only: addresses are not stored."""
        self._loading: dict[str, asyncio.Task[Table]] = {}

    # --- opening tables ----------------------------------------------------------------------

    async def open_table(self, request: requests.NewTable, guest: str, address: str = "") -> Table:
        """A new table. Its deal will follow from a secret and everybody's nonces, or from a day, for one try."""
        if request.day is not None and (tried := await self._table_of_day(guest, request.game, request.day)):
            reason = f"you have had your try at the daily challenge of {request.day}: it is table {tried}"
            raise AsterismError(reason, "refused-daily-again")
        return await self._open(await asyncio.to_thread(new_table, request, guest, self._bot_pool.check_name), address)

    async def _table_of_day(self, guest: str, game: str, day: str) -> str | None:
        """The table at which the guest has begun the challenge of a day."""
        own = [read(one.summary) for one in await self._store.tables_of(guest, OWN_TABLES)]
        return next((one.table for one in own if one and one.game == game and one.origin == Daily(day)), None)

    async def play_on(
        self, request: requests.PlayOn, record: Record, guest: str, work: DoWork, address: str = ""
    ) -> Table:
        """A new table that begins with a position of an earlier match. `work` replays the match."""
        await self.games.compile(record.game)
        replayed = partial(table_from_record, request, record, guest, self._bot_pool.check_name)
        return await self._open(await work(replayed), address)

    async def rematch(self, table: Table, guest: str, nonce_hash: str, address: str = "") -> str:
        """The id of the table where the players of this one play another match."""
        return await self._commits.run(self._rematch(table, guest, nonce_hash, address))

    async def _rematch(self, table: Table, guest: str, nonce_hash: str, address: str) -> str:
        if table.state.rematch is None:
            following = await self._open(rematch(table.state, guest, nonce_hash), address)
            event = events.RematchOpened(table=following.id)
            if not await table.execute(lambda state: () if state.rematch else [event]):
                await following.execute(lambda _: [events.TableClosed()])
        return table.state.rematch or ""

    async def open_once(self, table_id: str, opened: events.TableOpened, address: str = "") -> None:
        """Open a table under an id that was chosen before. One that is open already stays as it is."""
        await self.games.compile(opened.game)
        with suppress(EventConflict):
            await self._commits.run(self._write_opening(opened, address, table_id))

    async def _open(self, opened: events.TableOpened, address: str) -> Table:
        await self.games.compile(opened.game)
        return await self._commits.run(self._write_opening(opened, address))

    async def _write_opening(self, opened: events.TableOpened, address: str, table_id: str | None = None) -> Table:
        opened = msgspec.structs.replace(opened, at=self.clock.wall())
        steps = await asyncio.to_thread(first_steps, table_id or self._new_id(), opened)
        latest = steps[-1][1]
        await self._store.append(latest.id, 0, [events.encode(event) for event, _ in steps], index_entry_of(latest))
        self._opened_from[latest.id] = address
        if len(self._opened_from) > MAX_REMEMBERED:
            self._opened_from.popitem(last=False)
        return self._load_state(latest)

    # --- finding tables ----------------------------------------------------------------------

    async def listed(self, guest: str, game: str | None = None) -> list[models.TableListing]:
        """The tables that everybody may find."""
        return await self.listings(guest, await self._store.open_tables(MAX_LISTED, game))

    async def tables_of(self, guest: str) -> list[models.TableListing]:
        """The tables where a guest has a seat."""
        return await self.listings(guest, await self._store.tables_of(guest, MAX_LISTED))

    async def listings(self, guest: str, found: Sequence[IndexedTable]) -> list[models.TableListing]:
        """These tables as the guest reads them. Where the index is damaged, the table's log says how it stands."""
        summaries = [read(one.summary) or await self._summary_from_log(one.table_id) for one in found]
        return [listing_for(guest, summary) for summary in summaries if summary is not None]

    async def _summary_from_log(self, table_id: str) -> TableSummary | None:
        """The summary of a table whose entry in the index cannot be read; None if its log cannot, either."""
        try:
            return summary_of(await self.rebuild(table_id))
        except (BadRecord, NotFound):
            return None

    async def table(self, table_id: str) -> Table:
        """A table that is not behind its log: what somebody saw at another process, everybody sees here too."""
        if self._store.is_shared:
            await self.catch_up(table_id)
        return await self._find(table_id)

    async def _find(self, table_id: str) -> Table:
        """A table, from memory or rebuilt from its events."""
        found = self._tables.get(table_id)
        if found is None:
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
            found = await asyncio.shield(self._loading[table_id])
        self.recent.keep(found)
        return found

    def loaded(self) -> list[Table]:
        """The tables in memory."""
        return list(self._tables.values())

    def loaded_table(self, table_id: str) -> Table | None:
        """A table, if it is in memory."""
        return self._tables.get(table_id)

    async def rebuild(self, table_id: str) -> TableState:
        """The state that follows from a table's events."""
        if table_id in self.unreadable:
            raise UnreadableTable(self.unreadable[table_id])
        rows = await self._store.read(table_id)
        if not rows:
            raise NoSuchTable(f"there is no table {table_id}", "refused-no-table")
        try:
            opened = events.decode(rows[0])
            if not isinstance(opened, events.TableOpened):
                raise BadRecord("its log does not begin with its opening")  # noqa: TRY301
            await self.games.compile(opened.game)
            return await asyncio.to_thread(replayed, table_id, opened, rows[1:])
        except Exception as error:
            raise self._mark_unreadable(table_id, error) from error

    async def _load(self, table_id: str) -> Table:
        try:
            return self._load_state(await self.rebuild(table_id))
        finally:
            del self._loading[table_id]

    def _load_state(self, state: TableState) -> Table:
        """The table with this state; the one in memory, if somebody was faster to find a table that is new."""
        if (found := self._tables.get(state.id)) is not None:
            return found
        address = self._opened_from.get(state.id, "")
        table = self._tables[state.id] = Table(
            state,
            self._store,
            clock=self.clock,
            commits=self._commits,
            on_presence_change=self._on_presence_change,
            on_over=self._on_over,
            grace_ms=self._grace_ms,
            hints=HintSearch(self._bot_pool, address),
            check_bot=self._bot_pool.check_name,
            check_chat=self._check_chat,
        )
        driver = self._drivers[state.id] = Driver(table, self.leases, self._bot_pool, address)
        self.recent.keep(table)
        driver.wake()
        self._on_load(table)
        return table

    async def remove(self, table_id: str) -> None:
        """The table was deleted: nothing more happens at it here."""
        self.unreadable.pop(table_id, None)
        self.recent.forget(table_id)
        self._tables.pop(table_id, None)
        driver = self._drivers.pop(table_id, None)
        if driver is not None:
            await driver.stop()

    def count(self) -> None:
        """Tell the metrics how many tables there are."""
        metrics.TABLES.set(len(self._tables))
        metrics.UNREADABLE_TABLES.set(len(self.unreadable))

    def _mark_unreadable(self, table_id: str, error: Exception) -> UnreadableTable:
        """Nothing is lost: the log stays as it is, and a server that understands it will open the table again."""
        self.unreadable[table_id] = f"table {table_id} cannot be replayed: {error}"
        self._tables.pop(table_id, None)
        self.recent.forget(table_id)
        logger.error("table %s cannot be replayed; its log is kept as it is", table_id, exc_info=error)
        return UnreadableTable(self.unreadable[table_id])

    @contextmanager
    def _marked_unreadable(self, table_id: str) -> Iterator[None]:
        """A log that cannot be read on concerns its table only."""
        try:
            yield
        except BadRecord as error:
            if table_id not in self.unreadable:
                self._mark_unreadable(table_id, error)

    # --- driving tables ----------------------------------------------------------------------

    async def drive(self, table_id: str) -> None:
        """Something is due at this table: drive it, unless another process does."""
        if table_id not in self.unreadable and await self.leases.claim(table_id):
            await self._find(table_id)
            self._drivers[table_id].wake()

    async def catch_up(self, table_id: str, seq: int | None = None) -> None:
        """Other processes wrote, up to this number at least. Viewers of a table in memory see it at once."""
        if table_id not in self._tables and table_id not in self._loading:
            return
        with self._marked_unreadable(table_id):
            await (await self._find(table_id)).catch_up(seq)

    async def on_written(self, table_id: str, seq: int) -> None:
        """Another process has just written: follow it, unless the table can be left to the others."""
        if self._is_left_to_others(table_id):
            self.recent.forget(table_id)
        else:
            await self.catch_up(table_id, seq)

    def _is_left_to_others(self, table_id: str) -> bool:
        """Whether a table in memory has nobody to show anything to and nothing to do: it need not follow every move.

        The next request gets it as its log says.
        """
        table = self._tables.get(table_id)
        if table is None or table.has_listeners:
            return False
        state = table.state
        return state.race is None and state.deadline is None and not any(seat.bot for seat in state.seats)

    async def compare(self, table_id: str, known: int, seq: int) -> None:
        """The log ends with `seq`, as was asked when the table had `known`: catch up, or return to what is left.

        Only what was known before the question can be lost. What was written since is not in the answer.
        """
        table = self._tables.get(table_id)
        if table is not None and seq < known:
            with self._marked_unreadable(table_id):
                await table.restore()
        else:
            await self.catch_up(table_id, seq)

    async def stop_driving(self) -> None:
        """Finish what is under way, and leave all tables to other processes."""
        await asyncio.gather(*(driver.stop() for driver in list(self._drivers.values())))
        await self._commits.finish()
        try:
            await self.leases.renew(())
        except StoreFailed:
            logger.warning("the leases could not be given back; they lapse by themselves")
