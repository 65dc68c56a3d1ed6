"""Everything that a database holds, as rows: copied from one database to another, counted and compared.

The schema has the same types on SQLite and PostgreSQL, so rows read through it are equal if their content is.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, delete, insert, select, update

from asterism.server.store.schema import leases, metadata

ROWS_AT_ONCE = 1000
SUM_MODULUS = 2**256


class Contents(msgspec.Struct, frozen=True):
    """How many rows a table has, and a checksum of them in any order: PostgreSQL sorts text differently."""

    rows: int
    checksum: str


def kept_tables() -> list[Table]:
    """The tables of which a copy keeps the rows. Leases belong to processes that run."""
    return [table for table in metadata.sorted_tables if table is not leases]


def contents_of(connection: Connection) -> dict[str, Contents]:
    """What a database holds, by table."""
    return {table.name: table_contents(connection, table) for table in kept_tables()}


def table_contents(connection: Connection, table: Table) -> Contents:
    """Count and sum up the rows of a table."""
    count = total = 0
    for rows in rows_of(connection, table):
        count += len(rows)
        total += sum(int.from_bytes(hashlib.sha256(repr(row).encode()).digest(), "big") for row in rows)
    return Contents(count, f"{total % SUM_MODULUS:064x}")


def rows_of(connection: Connection, table: Table) -> Iterator[list[tuple[Any, ...]]]:
    """The rows of a table, some at a time."""
    found = connection.execute(select(table), execution_options={"yield_per": ROWS_AT_ONCE})
    for rows in found.partitions():
        yield [tuple(map(plain, row)) for row in rows]


def plain(value: Any) -> Any:
    """A value in the type that both databases give."""
    if isinstance(value, memoryview):
        return bytes(value)
    if isinstance(value, datetime) and value.tzinfo is None:
        return value.replace(tzinfo=UTC)
    return value


def copy_rows(source: Connection, target: Connection) -> None:
    """Write all rows of one database into the empty tables of another."""
    for table in kept_tables():
        names = [column.name for column in table.columns]
        for rows in rows_of(source, table):
            target.execute(insert(table), [dict(zip(names, row, strict=True)) for row in rows])


def clear(connection: Connection, tables: Sequence[Table] | None = None) -> None:
    """Delete all rows of these tables, or of all."""
    for table in reversed(metadata.sorted_tables if tables is None else tables):
        connection.execute(delete(table))


def clear_secrets(connection: Connection) -> None:
    """Delete everything that lets somebody in: keys, tokens, links and passwords."""
    clear(connection, [table for table in kept_tables() if table.info.get("is_secret")])
    for table in kept_tables():
        secret = [column for column in table.columns if column.info.get("is_secret")]
        if secret:
            connection.execute(update(table).values(dict.fromkeys(secret)))
