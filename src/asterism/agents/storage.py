"""Where the tables of this process are kept: one SQLite file, by Python's own library. It survives the process."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from asterism.errors import AsterismError
from asterism.server.errors import StoreFailed

FILE = "tables.sqlite"
SCHEMA = """
CREATE TABLE IF NOT EXISTS log (table_id TEXT, seq INTEGER, row BLOB, PRIMARY KEY (table_id, seq)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS entries (table_id TEXT PRIMARY KEY, entry BLOB) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS texts (key TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID;
"""
BUSY_SECONDS = 10.0
"""How long another process may hold the file."""


class FileHost:
    """A `Host` (see `asterism.local.host`) on a file. Several processes may share it: the log's key decides."""

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._connection = sqlite3.connect(folder / FILE, timeout=BUSY_SECONDS, isolation_level=None)
            self._connection.executescript(f"PRAGMA journal_mode=WAL; {SCHEMA}")
        except (OSError, sqlite3.Error) as error:
            raise AsterismError(f"tables cannot be kept in {folder}: {error}") from error

    def close(self) -> None:
        """Close the file."""
        self._connection.close()

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """All or nothing of what is written meanwhile."""
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
            except BaseException:
                connection.execute("ROLLBACK")
                raise
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            raise StoreFailed(f"this could not be stored, so nothing was changed: {error}") from error

    async def append(self, table_id: str, seq: int, rows: list[bytes], entry: bytes) -> int:
        """Add rows to a table's log if it has exactly `seq` of them, and replace its index entry."""
        with self._writing() as connection:
            [had] = connection.execute("SELECT count(*) FROM log WHERE table_id = ?", [table_id]).fetchone()
            if had == seq:
                numbered = [(table_id, number, row) for number, row in enumerate(rows, start=seq)]
                connection.executemany("INSERT INTO log VALUES (?, ?, ?)", numbered)
                connection.execute("INSERT OR REPLACE INTO entries VALUES (?, ?)", [table_id, entry])
            return int(had)

    async def read(self, table_id: str, after: int) -> list[bytes]:
        """The rows of a table behind number `after`, in order."""
        query = "SELECT row FROM log WHERE table_id = ? AND seq > ? ORDER BY seq"
        return [row for (row,) in self._connection.execute(query, [table_id, after])]

    async def tables(self) -> list[bytes]:
        """The index entries of all tables."""
        return [entry for (entry,) in self._connection.execute("SELECT entry FROM entries")]

    async def delete(self, table_id: str) -> None:
        """Delete the log of a table and its index entry."""
        with self._writing() as connection:
            connection.execute("DELETE FROM log WHERE table_id = ?", [table_id])
            connection.execute("DELETE FROM entries WHERE table_id = ?", [table_id])

    async def get(self, key: str) -> str | None:
        """A small text that was put under this key."""
        found = self._connection.execute("SELECT value FROM texts WHERE key = ?", [key]).fetchone()
        return None if found is None else str(found[0])

    async def put(self, key: str, value: str) -> None:
        """Keep a small text under a key."""
        with self._writing() as connection:
            connection.execute("INSERT OR REPLACE INTO texts VALUES (?, ?)", [key, value])

    async def claim(self, table_id: str) -> bool:  # noqa: ARG002 (see `append`)
        """Any process may move a table's bots: of two, the one that writes first counts."""
        return True

    async def release(self, table_id: str) -> None:
        """Nothing was claimed."""
