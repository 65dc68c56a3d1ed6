"""The event log of all tables: append-only, one row for each thing that happened.

A row is identified by its table and its number there. One thread writes; it commits whatever has
gathered while the last commit was under way, so many tables share one sync to the disk.
"""

from __future__ import annotations

import asyncio
import queue
import secrets
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import (
    Column,
    Engine,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    create_engine,
    event,
    insert,
    select,
)
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError

metadata = MetaData()

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("entry", LargeBinary, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

MOST_PER_COMMIT = 500


class Conflict(Exception):
    """Another writer has already written that entry."""


@dataclass
class Write:
    """An entry on its way to the disk."""

    table_id: str
    seq: int
    entry: bytes
    done: asyncio.Future[None]


class Store:
    """The log in a SQLite file."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._engine = create_engine(URL.create("sqlite", database=str(path)))
        event.listen(self._engine, "connect", _use_write_ahead_log)
        metadata.create_all(self._engine)
        self._writes: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="asterism-log", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._writes.put(None)
        self._writer.join()
        self._engine.dispose()

    def secret(self, name: str) -> bytes:
        """A random secret that stays the same for the life of this log."""
        with self._engine.begin() as connection:
            found = connection.scalar(select(settings.c.value).where(settings.c.name == name))
            if found is None:
                found = secrets.token_bytes(32)
                connection.execute(insert(settings).values(name=name, value=found))
            return bytes(found)

    async def append(self, table_id: str, seq: int, entry: bytes) -> None:
        """Add an entry; returns when it is safely on the disk. Conflict if that number is taken."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._writes.put(Write(table_id, seq, entry, done))
        await done

    async def read(self, table_id: str) -> list[bytes]:
        """All entries of a table in order; none if there is no such table."""
        return await asyncio.to_thread(self._read, table_id)

    def _read(self, table_id: str) -> list[bytes]:
        query = select(entries.c.entry).where(entries.c.table_id == table_id).order_by(entries.c.seq)
        with self._engine.connect() as connection:
            return [bytes(entry) for entry in connection.scalars(query)]

    def _write_all(self) -> None:
        while batch := self._next_batch():
            try:
                _insert(self._engine, batch)
            except Exception:  # noqa: BLE001 (one bad entry must not fail its neighbours)
                for write in batch:
                    self._write_alone(write)
            else:
                for write in batch:
                    _settle(write, None)

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

    def _write_alone(self, write: Write) -> None:
        try:
            _insert(self._engine, [write])
        except IntegrityError:
            _settle(write, Conflict(f"table {write.table_id} already has entry {write.seq}"))
        except Exception as error:  # noqa: BLE001 (the waiting table has to hear of it)
            _settle(write, error)
        else:
            _settle(write, None)


def _use_write_ahead_log(connection: object, _: object) -> None:
    cursor = connection.cursor()  # type: ignore[attr-defined]
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def _insert(engine: Engine, batch: Sequence[Write]) -> None:
    rows = [{"table_id": write.table_id, "seq": write.seq, "entry": write.entry} for write in batch]
    with engine.begin() as connection:
        connection.execute(insert(entries), rows)


def _settle(write: Write, error: Exception | None) -> None:
    def settle() -> None:
        if write.done.cancelled():
            return
        if error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(error)

    loop = write.done.get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(settle)
