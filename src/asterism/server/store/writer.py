"""Group commit: one thread writes everything that has gathered during the last commit.

Many tables share one sync to the disk, and each still learns whether its own events are safe.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import Connection, Engine, delete, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from asterism.server.clock import now, steady
from asterism.server.errors import StoreFailed
from asterism.server.store.failure import failure_of, is_lost
from asterism.server.store.schema import events, seat_holders
from asterism.server.store.statements import IndexRow, insert_events, missing_events, upsert_index_rows
from asterism.server.tables.seats import SeatHolder
from asterism.server.tables.storage import EventConflict, EventsLost, IndexEntry

logger = logging.getLogger(__name__)

WRITES_PER_COMMIT = 500
RETRY_SECONDS = 8.0
"""How long a lost database is tried again before a command is refused."""
RETRY_PAUSE = 0.2
UNSURE = "the server has lost its database and does not know whether this was saved; look again in a moment"

Announce = Callable[[Connection, Sequence["Write"]], None]
"""Tells other processes of writes, in the transaction of these writes."""


class NotReachedError(Exception):
    """The database cannot be reached, or went away before it was told to commit, so nothing was written."""


@dataclass
class Write:
    """Events of one table on their way to the disk."""

    table_id: str
    seq: int
    events: Sequence[bytes]
    entry: IndexEntry
    seats_changed: bool
    done: asyncio.Future[None]

    @property
    def last_seq(self) -> int:
        """The number of the last event."""
        return self.seq + len(self.events) - 1


class Writer:
    """The one thread that writes events."""

    def __init__(self, engine: Engine, announce: Announce) -> None:
        self._engine = engine
        self._announce = announce
        self._connection: Connection | None = None
        self._writes: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="asterism-writer", daemon=True)
        self._thread.start()

    def put(self, write: Write) -> None:
        """Write this soon."""
        self._writes.put(write)

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._writes.put(None)
        self._thread.join()

    def _write_all(self) -> None:
        while batch := self._next_batch():
            try:
                self._commit(batch)
            except Exception as error:  # noqa: BLE001 (one bad write must not fail its neighbours)
                self._write_one_by_one(batch, error)
            else:
                settle(batch)
        self._disconnect()

    def _next_batch(self) -> list[Write]:
        first = self._writes.get()
        batch = [] if first is None else [first]
        while batch and len(batch) < WRITES_PER_COMMIT and not self._writes.empty():
            write = self._writes.get()
            if write is None:
                self._writes.put(None)
                break
            batch.append(write)
        return batch

    def _commit(self, batch: Sequence[Write]) -> None:
        """Tables in a fixed order, so that two processes never wait for each other in a circle."""
        connection = self._connect()
        try:
            transaction = connection.begin()
            try:
                insert_writes(connection, sorted(batch, key=lambda write: (write.table_id, write.seq)))
                self._announce(connection, batch)
            except Exception as error:
                if is_lost(error):
                    raise NotReachedError from error
                raise
            transaction.commit()
        except BaseException:
            self._disconnect()
            raise

    def _connect(self) -> Connection:
        """The connection that stays open from one commit to the next."""
        if self._connection is None:
            try:
                self._connection = self._engine.connect()
            except SQLAlchemyError as error:
                raise NotReachedError from error
        return self._connection

    def _disconnect(self) -> None:
        """Give the connection back, since something went wrong: the next commit takes one that works."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError):
                connection.close()

    def _write_one_by_one(self, batch: Sequence[Write], error: Exception) -> None:
        deadline = steady() + RETRY_SECONDS
        for write in batch:
            settle([write], self._write_alone(write, deadline, is_unsure=is_lost(error)))

    def _write_alone(self, write: Write, deadline: float, *, is_unsure: bool) -> Exception | None:
        """Write one by itself; returns why it could not be written, or None."""
        while True:
            try:
                if is_unsure:
                    self._commit_unless_there(write)
                else:
                    self._commit([write])
            except IntegrityError:
                return EventConflict(f"table {write.table_id} already has event {write.seq}")
            except EventsLost as error:
                return error
            except Exception as error:
                is_unsure = is_unsure or is_lost(error)
                if (is_unsure or isinstance(error, NotReachedError)) and steady() < deadline:
                    time.sleep(RETRY_PAUSE)
                    continue
                logger.exception("event %d of table %s could not be written", write.seq, write.table_id)
                return StoreFailed(UNSURE) if is_unsure else failure_of(error)
            else:
                return None

    def _commit_unless_there(self, write: Write) -> None:
        """Look before writing, and after a conflict: the last attempt may have succeeded, or be about to."""
        if self._is_there(write):
            return
        try:
            self._commit([write])
        except IntegrityError:
            if not self._is_there(write):
                raise

    def _is_there(self, write: Write) -> bool:
        query = select(events.c.event).where(events.c.table_id == write.table_id, events.c.seq >= write.seq)
        with self._engine.begin() as connection:
            found = connection.scalars(query.order_by(events.c.seq).limit(len(write.events)))
            return [bytes(event) for event in found] == list(write.events)


def insert_writes(connection: Connection, batch: Sequence[Write]) -> None:
    """Insert the events, and the index entries that follow from them."""
    if connection.dialect.name == "postgresql":
        check_predecessors(connection, batch)
    insert_events(
        connection,
        [(write.table_id, write.seq + number, event) for write in batch for number, event in enumerate(write.events)],
    )
    upsert_index(connection, [(write.table_id, write.last_seq, write.entry) for write in batch])
    for write in batch:
        if write.seats_changed:
            set_seat_holders(connection, write.table_id, write.entry.guests)


def check_predecessors(connection: Connection, batch: Sequence[Write]) -> None:
    """EventsLost if a write does not follow on an event: a log with a hole could never be read again.

    A PostgreSQL that takes over from another may lack its last commits; the one process of a SQLite file sees them all.
    """
    written = {(write.table_id, write.last_seq) for write in batch}
    before = {(write.table_id, write.seq - 1) for write in batch if write.seq > 0} - written
    for table_id, seq in missing_events(connection, sorted(before)) if before else ():
        raise EventsLost(f"event {seq} of table {table_id} is missing")


def upsert_index(connection: Connection, entries: Sequence[tuple[str, int, IndexEntry]]) -> None:
    """Write index entries, each with its table and last event, over older ones; of two of a table the last counts."""
    written = now()
    rows = {table_id: index_row(table_id, seq, entry, written) for table_id, seq, entry in entries}
    upsert_index_rows(connection, list(rows.values()))


def index_row(table_id: str, seq: int, entry: IndexEntry, written: float) -> IndexRow:
    """An index entry as the database holds it."""
    return (
        table_id,
        seq,
        entry.game,
        entry.phase,
        entry.listed,
        entry.due,
        written,
        written,
        entry.summary,
        entry.ended,
    )


def set_seat_holders(connection: Connection, table_id: str, guests: Sequence[SeatHolder]) -> None:
    """Replace who holds or held a seat at a table."""
    connection.execute(delete(seat_holders).where(seat_holders.c.table_id == table_id))
    if guests:
        rows = [{"guest": one.guest, "table_id": table_id, "has_left": one.has_left} for one in guests]
        connection.execute(insert(seat_holders), rows)


def settle(batch: Sequence[Write], error: Exception | None = None) -> None:
    """Tell the callers that wait for these writes how they ended, each in its own event loop."""
    waiting: dict[asyncio.AbstractEventLoop, list[Write]] = defaultdict(list)
    for write in batch:
        waiting[write.done.get_loop()].append(write)
    for loop, writes in waiting.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle_here, writes, error)


def _settle_here(writes: Sequence[Write], error: Exception | None) -> None:
    for write in writes:
        if write.done.cancelled():
            continue
        if error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(error)
