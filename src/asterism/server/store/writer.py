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
from dataclasses import dataclass
from functools import cache

from sqlalchemy import Connection, Engine, Insert, delete, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, OperationalError

from asterism.errors import AsterismError
from asterism.server.store.schema import events, seat_holders, table_index
from asterism.server.tables.storage import EventConflict, IndexEntry, SeatHolder

logger = logging.getLogger(__name__)

WRITES_PER_COMMIT = 500
RETRY_SECONDS = 8.0
"""How long a lost database is tried again before a command is refused."""
RETRY_PAUSE = 0.2


class StoreFailed(AsterismError):
    """The database refused; nothing was written."""


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

    def __init__(self, engine: Engine, committed: Callable[[Sequence[Write]], None]) -> None:
        self._engine = engine
        self._committed = committed
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
                written = self._write_one_by_one(batch, error)
            else:
                settle(batch)
                written = batch
            if written:
                self._tell(written)

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
        with self._engine.begin() as connection:
            insert_writes(connection, sorted(batch, key=lambda write: (write.table_id, write.seq)))

    def _write_one_by_one(self, batch: Sequence[Write], error: Exception) -> list[Write]:
        deadline = time.monotonic() + RETRY_SECONDS
        is_unsure = self._is_lost(error)
        return [write for write in batch if self._write_alone(write, deadline, is_unsure=is_unsure)]

    def _write_alone(self, write: Write, deadline: float, *, is_unsure: bool) -> bool:
        """Write one by itself. When the connection broke, the last attempt may have succeeded: look before writing."""
        while True:
            try:
                if not (is_unsure and self._is_there(write)):
                    self._commit([write])
            except IntegrityError:
                settle([write], EventConflict(f"table {write.table_id} already has event {write.seq}"))
                return False
            except Exception as error:
                if self._is_lost(error) and time.monotonic() < deadline:
                    is_unsure = True
                    time.sleep(RETRY_PAUSE)
                    continue
                logger.exception("event %d of table %s could not be written", write.seq, write.table_id)
                settle([write], StoreFailed("the server could not save this, so nothing was changed; try again"))
                return False
            settle([write])
            return True

    def _is_lost(self, error: Exception) -> bool:
        """Whether the database went away, so that nobody knows whether the last commit succeeded; a file never does."""
        return isinstance(error, OperationalError) and self._engine.dialect.name != "sqlite"

    def _is_there(self, write: Write) -> bool:
        query = select(events.c.event).where(events.c.table_id == write.table_id, events.c.seq >= write.seq)
        with self._engine.begin() as connection:
            found = connection.scalars(query.order_by(events.c.seq).limit(len(write.events)))
            return [bytes(event) for event in found] == list(write.events)

    def _tell(self, written: Sequence[Write]) -> None:
        try:
            self._committed(written)
        except Exception:
            logger.exception("other processes were not told of %d writes; they will find out later", len(written))


def insert_writes(connection: Connection, batch: Sequence[Write]) -> None:
    """Insert the events, and the index entries that follow from them."""
    connection.execute(
        insert(events),
        [
            {"table_id": write.table_id, "seq": write.seq + number, "event": event}
            for write in batch
            for number, event in enumerate(write.events)
        ],
    )
    upsert_index(connection, [(write.table_id, write.last_seq, write.entry) for write in batch])
    for write in batch:
        if write.seats_changed:
            set_seat_holders(connection, write.table_id, write.entry.guests)


def upsert_index(connection: Connection, entries: Sequence[tuple[str, int, IndexEntry]]) -> None:
    """Write index entries, each with its table and last event, over older ones."""
    now = time.time()
    rows = [index_row(table_id, seq, entry, now) for table_id, seq, entry in entries]
    connection.execute(index_upsert(connection.dialect.name), rows)


@cache
def index_upsert(dialect: str) -> Insert:
    """The statement for it, made once."""
    upsert = (postgresql if dialect == "postgresql" else sqlite).insert(table_index)
    names = ("seq", "phase", "listed", "due", "updated", "summary", "ended")
    changing = {name: upsert.excluded[name] for name in names}
    return upsert.on_conflict_do_update(
        index_elements=[table_index.c.table_id], set_=changing, where=table_index.c.seq < upsert.excluded.seq
    )


def index_row(table_id: str, seq: int, entry: IndexEntry, now: float) -> dict[str, object]:
    """An index entry as the database holds it."""
    return {
        "table_id": table_id,
        "seq": seq,
        "game": entry.game,
        "phase": entry.phase,
        "listed": entry.listed,
        "due": entry.due,
        "opened": now,
        "updated": now,
        "summary": entry.summary,
        "ended": entry.ended,
    }


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
