"""`EventStore`: the append-only events of all tables, and the index of tables that is derived from them.

An event is identified by its table and its number there. That key is also the fence between several processes: the
first one to write a number has it, and the other one gets an `EventConflict`.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Select, exists, func, or_, select, text, true, tuple_
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from asterism.server.store.database import (
    READS,
    BadDatabase,
    damage_explained,
    mark_used,
    open_postgres,
    open_sqlite,
    place_of,
    upgrade,
)
from asterism.server.store.failure import failure_of
from asterism.server.store.schema import events, has_lapsed, leases, seat_holders, table_index
from asterism.server.store.server_secrets import WITH_ANOTHER, SecretName, digest_name, secret_in
from asterism.server.store.writer import Write, Writer, set_seat_holders, upsert_index
from asterism.server.tables.storage import EndedTable, IndexedTable, IndexEntry

logger = logging.getLogger(__name__)

T = TypeVar("T")

EVENTS_CHANNEL, PRESENCE_CHANNEL = "asterism_events", "asterism_presence"
"""The channels on which processes notify each other: of new events, and of who is connected."""
TABLES_PER_NOTIFICATION = 150
"""PostgreSQL takes notifications of up to 8,000 bytes."""


class EventStore:
    """Keeps everything in a SQLite file in the folder `data`, or in the PostgreSQL at the address `database`."""

    def __init__(self, data: Path, database: str | None = None) -> None:
        self.process = secrets.token_hex(8)
        """The name of this process among those that share the database."""
        self._folder_lock = None
        if database is None:
            self._engine, self._folder_lock = open_sqlite(data)
            self.place = str(data)
        else:
            self._engine = open_postgres(database)
            self.place = place_of(self._engine.url)
        self._reader = self._engine.execution_options(**READS)
        try:
            upgrade(self._engine)
            if database is None:
                mark_used(data)
        except BaseException:
            self._release()
            raise
        self._writer = Writer(self._engine, self._notify_of_events if self.is_shared else lambda *_: None)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to this database too."""
        return self._engine.dialect.name == "postgresql"

    @property
    def dsn(self) -> str:
        """The address for PostgreSQL's own library. It holds the password: never print it."""
        return self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._writer.close()
        self._release()

    def _release(self) -> None:
        self._engine.dispose()
        if self._folder_lock is not None:
            self._folder_lock.close()

    # --- events ------------------------------------------------------------------------------

    async def append(
        self, table_id: str, seq: int, events: Sequence[bytes], entry: IndexEntry, *, seats_changed: bool = True
    ) -> None:
        """Add events from number `seq` on, with the index entry that follows; returns when they are on the disk.

        Raises EventConflict if a number is taken, EventsLost if the event before is missing, StoreFailed if the
        database refuses. Nothing is written then; if the database went away, the error says that nobody knows.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._writer.put(Write(table_id, seq, events, entry, seats_changed, done))
        await done

    async def read(self, table_id: str, after: int = -1) -> list[bytes]:
        """The events of a table behind number `after`, in order; none if there is no such table."""
        query = select(events.c.event).where(events.c.table_id == table_id, events.c.seq > after)
        return await self.query(lambda connection: list(map(bytes, connection.scalars(query.order_by(events.c.seq)))))

    # --- the index: lists --------------------------------------------------------------------

    async def open_tables(self, limit: int, game: str | None = None) -> list[IndexedTable]:
        """The listed tables that are not over, the latest first."""
        query = _indexed().where(table_index.c.listed, table_index.c.phase.in_(["waiting", "playing"]))
        if game is not None:
            query = query.where(table_index.c.game == game)
        return await self._latest(query, limit)

    async def tables_of(self, guest: str, limit: int) -> list[IndexedTable]:
        """The tables where the guest holds a seat, the latest first."""
        query = _indexed().join(seat_holders, seat_holders.c.table_id == table_index.c.table_id)
        return await self._latest(query.where(seat_holders.c.guest == guest, ~seat_holders.c.has_left), limit)

    async def find_tables(
        self, limit: int, *, beginning: str = "", game: str = "", phase: str = ""
    ) -> list[IndexedTable]:
        """The tables whose id begins with this, of this game and in this phase, the latest first."""
        query = _indexed()
        if beginning:
            query = query.where(table_index.c.table_id.startswith(beginning, autoescape=True))
        if game:
            query = query.where(table_index.c.game == game)
        if phase:
            query = query.where(table_index.c.phase == phase)
        return await self._latest(query, limit)

    async def count_by_phase(self) -> dict[str, int]:
        """How many tables there are in each phase; a phase without tables is left out."""
        query = select(table_index.c.phase, func.count()).group_by(table_index.c.phase)
        return await self.query(lambda connection: dict(map(tuple, connection.execute(query))))

    async def tables_with_traces_of(self, guest: str) -> list[str]:
        """The tables where the guest holds a seat, or held one before the match began."""
        query = select(seat_holders.c.table_id).where(seat_holders.c.guest == guest)
        return await self._column(query.order_by(seat_holders.c.table_id))

    async def ended_tables(self, game: str, after: tuple[float, str], until: float, limit: int) -> list[EndedTable]:
        """The next tables of a game whose matches were over by `until`, in the order of their ends."""
        place = tuple_(table_index.c.ended, table_index.c.table_id)
        query = select(table_index.c.table_id, table_index.c.ended, table_index.c.summary).where(
            table_index.c.game == game, table_index.c.ended <= until, place > after
        )
        ordered = query.order_by(table_index.c.ended, table_index.c.table_id).limit(limit)
        return await self.query(lambda connection: [EndedTable(*row) for row in connection.execute(ordered)])

    async def _latest(self, query: Select[Any], limit: int) -> list[IndexedTable]:
        ordered = query.order_by(table_index.c.updated.desc()).limit(limit)
        return await self.query(lambda connection: [IndexedTable(*row) for row in connection.execute(ordered)])

    # --- the index: maintenance --------------------------------------------------------------

    async def due_tables(self, now: float, lease_seconds: float) -> list[str]:
        """The tables where something is due and which no living process drives."""
        query = select(table_index.c.table_id).where(table_index.c.due <= now).order_by(table_index.c.due)
        if self.is_shared:
            query = query.join(leases, leases.c.table_id == table_index.c.table_id, isouter=True).where(
                or_(leases.c.until.is_(None), has_lapsed(lease_seconds))
            )
        return await self._column(query)

    async def unindexed_tables(self) -> list[str]:
        """The tables that the index has lost."""
        is_indexed = exists().where(table_index.c.table_id == events.c.table_id)
        return await self._column(select(events.c.table_id).where(events.c.seq == 0, ~is_indexed))

    async def write_index(self, table_id: str, seq: int, entry: IndexEntry) -> None:
        """Write an index entry that was made anew from the events, of which `seq` is the last."""

        def write(connection: Connection) -> None:
            upsert_index(connection, [(table_id, seq, entry)])
            set_seat_holders(connection, table_id, entry.guests)

        await self.run(write)

    async def last_seqs(self, table_ids: Iterable[str]) -> dict[str, int]:
        """The number of the last event of each of these tables."""
        query = select(table_index.c.table_id, table_index.c.seq).where(table_index.c.table_id.in_(list(table_ids)))
        return await self.query(lambda connection: dict(map(tuple, connection.execute(query))))

    # --- everything else ---------------------------------------------------------------------

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do this in a transaction of its own, on another thread. StoreFailed if the database refuses."""

        def transact() -> T:
            with refusals_explained(), self._engine.begin() as connection:
                return work(connection)

        return await asyncio.to_thread(transact)

    async def query(self, work: Callable[[Connection], T]) -> T:
        """Read something, on another thread, without waiting for the writer. StoreFailed if the database refuses."""

        def read() -> T:
            with refusals_explained(reads=True), self._reader.connect() as connection:
                return work(connection)

        return await asyncio.to_thread(read)

    async def notify(self, channel: str, payloads: Sequence[str]) -> None:
        """Notify the processes that share the database."""
        await self.run(lambda connection: notify(connection, channel, payloads))

    async def is_available(self) -> bool:
        """Whether the database answers."""
        try:
            return await self.query(lambda connection: connection.scalar(select(true())) is not None)
        except Exception:  # noqa: BLE001 (every failure means the same)
            return False

    def secret(self, name: SecretName) -> bytes:
        """A random secret that stays the same as long as the database exists. A damaged one is refused.

        With another secret the server would take everybody for a stranger, and nobody would know why.
        """
        with damage_explained(self._engine), self._engine.begin() as connection:
            secret = secret_in(connection, name)
            if secret is None:
                raise BadDatabase(
                    f"the secret '{name}' of this server is damaged, in the table server_secrets of {self.place}; "
                    f"restore a backup, or delete its rows '{name}' and '{digest_name(name)}': then the server makes "
                    f"another, and {WITH_ANOTHER[name]}"
                )
        return secret

    async def _column(self, query: Select[tuple[str]]) -> list[str]:
        return await self.query(lambda connection: list(connection.scalars(query)))

    def _notify_of_events(self, connection: Connection, writes: Sequence[Write]) -> None:
        """Notify the other processes of new events when they are committed, in as few notifications as possible."""
        starts = range(0, len(writes), TABLES_PER_NOTIFICATION)
        groups = [writes[start : start + TABLES_PER_NOTIFICATION] for start in starts]
        payloads = [" ".join([self.process, *(f"{one.table_id}:{one.last_seq}" for one in group)]) for group in groups]
        notify(connection, EVENTS_CHANNEL, payloads)


@contextmanager
def refusals_explained(*, reads: bool = False) -> Iterator[None]:
    """Turn an error of the database into a StoreFailed. A row that exists already is the caller's affair."""
    try:
        yield
    except IntegrityError:
        raise
    except SQLAlchemyError as error:
        logger.exception("the database refused")
        raise failure_of(error, reads=reads) from error


def notify(connection: Connection, channel: str, payloads: Sequence[str]) -> None:
    """Notify the processes that share the database when the transaction is committed."""
    for payload in payloads:
        connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": channel, "payload": payload})


def _indexed() -> Select[Any]:
    columns = ("table_id", "game", "phase", "opened", "updated", "summary")
    return select(*(table_index.c[name] for name in columns))
