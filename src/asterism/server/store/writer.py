"""Group commit: one thread writes whatever has gathered while the last commit was under way.

So many tables share one sync to the disk, and each still learns whether its own entries are safe.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache

from sqlalchemy import Connection, Engine, Insert, delete, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, OperationalError

from asterism.errors import AsterismError
from asterism.server.store.schema import cards, entries, sitters
from asterism.server.store.table_index import IndexEntry

logger = logging.getLogger(__name__)

MOST_PER_COMMIT = 500
PATIENCE = 8.0
"""Seconds for which a lost database is called again before a command is refused."""
PAUSE = 0.2


class EventConflict(Exception):
    """Another writer has already written that entry."""


class StoreFailed(AsterismError):
    """The database refused; nothing was written."""


@dataclass
class Write:
    """Entries of one table on their way to the disk."""

    table_id: str
    seq: int
    entries: Sequence[bytes]
    card: IndexEntry
    seats_changed: bool
    done: asyncio.Future[None]
    at: float = field(default_factory=time.time)

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return self.seq + len(self.entries) - 1


class Writer:
    """The one thread that writes to the log."""

    def __init__(self, engine: Engine, committed: Callable[[Sequence[Write]], None]) -> None:
        self._engine = engine
        self._committed = committed
        self._writes: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="asterism-log", daemon=True)
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
            except Exception as error:  # noqa: BLE001 (whoever waits gets it)
                written = self._write_one_by_one(batch, error)
            else:
                settle(batch)
                written = batch
            if written:
                self._tell(written)

    def _next_batch(self) -> list[Write]:
        first = self._writes.get()
        batch = [] if first is None else [first]
        while batch and len(batch) < MOST_PER_COMMIT and not self._writes.empty():
            write = self._writes.get()
            if write is None:
                self._writes.put(None)
                break
            batch.append(write)
        return batch

    def _commit(self, batch: Sequence[Write]) -> None:
        """Tables in a fixed order, so that two processes never wait for each other in a circle."""
        with self._engine.begin() as connection:
            write_down(connection, sorted(batch, key=lambda write: (write.table_id, write.seq)))

    def _write_one_by_one(self, batch: Sequence[Write], error: Exception) -> list[Write]:
        deadline = time.monotonic() + PATIENCE
        is_unsure = self._is_lost(error)
        return [write for write in batch if self._write_alone(write, deadline, is_unsure=is_unsure)]

    def _write_alone(self, write: Write, deadline: float, *, is_unsure: bool) -> bool:
        """Write one by itself. When the connection broke, the last attempt may have succeeded: look before writing."""
        while True:
            try:
                if not (is_unsure and self._is_there(write)):
                    self._commit([write])
            except IntegrityError:
                settle([write], EventConflict(f"table {write.table_id} already has entry {write.seq}"))
                return False
            except Exception as error:
                if self._is_lost(error) and time.monotonic() < deadline:
                    is_unsure = True
                    time.sleep(PAUSE)
                    continue
                logger.exception("entry %d of table %s could not be written", write.seq, write.table_id)
                settle([write], StoreFailed("the server could not save this, so nothing was changed; try again"))
                return False
            settle([write])
            return True

    def _is_lost(self, error: Exception) -> bool:
        """Whether the database went away, so that nobody knows whether the last commit succeeded; a file never does."""
        return isinstance(error, OperationalError) and self._engine.dialect.name != "sqlite"

    def _is_there(self, write: Write) -> bool:
        query = select(entries.c.entry).where(entries.c.table_id == write.table_id, entries.c.seq >= write.seq)
        with self._engine.begin() as connection:
            found = connection.scalars(query.order_by(entries.c.seq).limit(len(write.entries)))
            return [bytes(entry) for entry in found] == list(write.entries)

    def _tell(self, written: Sequence[Write]) -> None:
        try:
            self._committed(written)
        except Exception:
            logger.exception("other processes were not told of %d writes; they will find out later", len(written))


def write_down(connection: Connection, batch: Sequence[Write]) -> None:
    """The entries, and the cards that follow from them."""
    connection.execute(
        insert(entries),
        [
            {"table_id": write.table_id, "seq": write.seq + number, "entry": entry}
            for write in batch
            for number, entry in enumerate(write.entries)
        ],
    )
    upsert_cards(connection, [card_row(write) for write in batch])
    for write in batch:
        if write.seats_changed:
            seat_guests(connection, write.table_id, write.card.guests)


def upsert_cards(connection: Connection, rows: Sequence[dict[str, object]]) -> None:
    """Write cards over older ones."""
    connection.execute(card_upsert(connection.dialect.name), rows)


@cache
def card_upsert(dialect: str) -> Insert:
    """The statement for it, made once."""
    upsert = (postgresql if dialect == "postgresql" else sqlite).insert(cards)
    names = ("seq", "phase", "listed", "due", "updated", "summary", "ended")
    changing = {name: upsert.excluded[name] for name in names}
    return upsert.on_conflict_do_update(
        index_elements=[cards.c.table_id], set_=changing, where=cards.c.seq < upsert.excluded.seq
    )


def card_row(write: Write) -> dict[str, object]:
    """A card as the database holds it."""
    card = write.card
    return {
        "table_id": write.table_id,
        "seq": write.last,
        "game": card.game,
        "phase": card.phase,
        "listed": card.listed,
        "due": card.due,
        "opened": write.at,
        "updated": write.at,
        "summary": card.summary,
        "ended": card.ended,
    }


def seat_guests(connection: Connection, table_id: str, guests: Sequence[str]) -> None:
    """Write anew who holds a seat at a table."""
    connection.execute(delete(sitters).where(sitters.c.table_id == table_id))
    if guests:
        connection.execute(insert(sitters), [{"guest": guest, "table_id": table_id} for guest in set(guests)])


def settle(batch: Sequence[Write], error: Exception | None = None) -> None:
    """Tell whoever waits for these writes how they ended, in their own event loop."""
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
