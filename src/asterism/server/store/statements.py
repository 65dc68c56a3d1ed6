"""The statements for what every move writes: its events and the index entry of its table.

They are SQL text that is made once and that the database prepares once. Each writes many rows: SQLite gives Python's
lock back after every statement, and a thread that wants it again waits for it, so few long statements beat many short
ones. PostgreSQL takes the rows as one array for each column.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Connection

EventRow = tuple[str, int, bytes]
"""A table, the number of an event there, and the event."""
IndexRow = tuple[Any, ...]
"""An index entry, in the order of INDEX_COLUMNS."""

EVENT_COLUMNS = {"table_id": "varchar", "seq": "integer", "event": "bytea"}
INDEX_COLUMNS = {
    "table_id": "varchar",
    "seq": "integer",
    "game": "varchar",
    "phase": "varchar",
    "listed": "boolean",
    "due": "double precision",
    "opened": "double precision",
    "updated": "double precision",
    "summary": "bytea",
    "ended": "double precision",
}
"""The columns, and their types in PostgreSQL."""
CHANGING = ("seq", "phase", "listed", "due", "updated", "summary", "ended")
"""What a later entry of a table changes."""
OVER_OLDER = (
    " ON CONFLICT (table_id) DO UPDATE SET "
    + ", ".join(f"{name} = excluded.{name}" for name in CHANGING)
    + " WHERE table_index.seq < excluded.seq"
)
MISSING = """
    SELECT named.table_id, named.seq FROM unnest(%s::varchar[], %s::integer[]) AS named (table_id, seq)
    WHERE NOT EXISTS (SELECT FROM events WHERE events.table_id = named.table_id AND events.seq = named.seq)
"""
MAX_ROWS = 64
"""How many rows one statement of SQLite writes. Fewer are written by statements for 32, 16 … 1."""


def insert_events(connection: Connection, rows: Sequence[EventRow]) -> None:
    """Insert events; IntegrityError if a number is taken."""
    _insert(connection, "events", EVENT_COLUMNS, rows)


def upsert_index_rows(connection: Connection, rows: Sequence[IndexRow]) -> None:
    """Write index entries of different tables over older ones."""
    _insert(connection, "table_index", INDEX_COLUMNS, rows, OVER_OLDER)


def missing_events(connection: Connection, keys: Sequence[tuple[str, int]]) -> list[tuple[str, int]]:
    """Those of these tables and numbers that PostgreSQL has no event for."""
    found = connection.exec_driver_sql(MISSING, _columns(keys))
    return [(row[0], row[1]) for row in found]


def _insert(
    connection: Connection, table: str, columns: dict[str, str], rows: Sequence[tuple[Any, ...]], ending: str = ""
) -> None:
    names = tuple(columns)
    if connection.dialect.name == "postgresql":
        statement = insert_arrays(table, names, tuple(columns.values()), ending)
        connection.exec_driver_sql(statement, _columns(rows))
        return
    for some in chunks(rows):
        statement = insert_rows(table, names, len(some), ending)
        connection.exec_driver_sql(statement, tuple([value for row in some for value in row]))


@cache
def insert_rows(table: str, columns: tuple[str, ...], rows: int, ending: str) -> str:
    """Insert this number of rows into SQLite."""
    row = f"({', '.join('?' * len(columns))})"
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES {', '.join([row] * rows)}{ending}"  # noqa: S608


@cache
def insert_arrays(table: str, columns: tuple[str, ...], types: tuple[str, ...], ending: str) -> str:
    """Insert any number of rows into PostgreSQL."""
    arrays = ", ".join(f"%s::{kind}[]" for kind in types)
    return f"INSERT INTO {table} ({', '.join(columns)}) SELECT * FROM unnest({arrays}){ending}"  # noqa: S608


def chunks(rows: Sequence[tuple[Any, ...]]) -> Iterator[Sequence[tuple[Any, ...]]]:
    """The rows in parts of 64, 32, 16 … 1, so that there are few different statements."""
    start, size = 0, MAX_ROWS
    while start < len(rows):
        while size > len(rows) - start:
            size //= 2
        yield rows[start : start + size]
        start += size


def _columns(rows: Sequence[tuple[Any, ...]]) -> tuple[list[Any], ...]:
    return tuple(list(column) for column in zip(*rows, strict=True))
