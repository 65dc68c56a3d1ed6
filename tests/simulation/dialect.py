"""How SQLAlchemy speaks to the simulated database: SQLite's SQL, in the name of PostgreSQL or of a file.

The server asks its dialect's name whether it shares its database, and has statements of its own for PostgreSQL. So the
dialect has that name, reads PostgreSQL's time as the database's, and its cursors understand the few statements that
SQLite words differently.
"""

from __future__ import annotations

import re
import sqlite3
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

from sqlalchemy import Interval, types
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.base import SQLiteCompiler, SQLiteDialect

INSERT_ARRAYS = re.compile(r"INSERT INTO (\w+) \(([^)]*)\) SELECT \* FROM unnest\([^)]*\)(.*)", re.DOTALL)
MISSING = re.compile(r"\s*SELECT named.table_id, named.seq FROM unnest")


class Error(Exception):
    """An error of the driver."""


class DatabaseError(Error):
    """An error of the database."""


class OperationalError(DatabaseError):
    """The database went away, or cannot do it now."""

    def __init__(self, message: str, *, is_cut: bool = False, sqlstate: str | None = None) -> None:
        super().__init__(message)
        self.is_cut = is_cut
        self.sqlstate = sqlstate


class IntegrityError(DatabaseError):
    """A row is there already."""


POSTGRES_DRIVER = SimpleNamespace(
    __name__="simulated",
    paramstyle="qmark",
    apilevel="2.0",
    threadsafety=1,
    sqlite_version_info=sqlite3.sqlite_version_info,
    Error=Error,
    DatabaseError=DatabaseError,
    OperationalError=OperationalError,
    IntegrityError=IntegrityError,
)


class Compiler(SQLiteCompiler):
    """SQLite's SQL, with the database's own clock."""

    def visit_now_func(self, fn: Any, **kw: Any) -> str:  # noqa: ARG002 (as SQLAlchemy calls it)
        """The time by the database's clock, in seconds."""
        return "database_now()"


class Seconds(types.TypeDecorator[timedelta]):
    """A span of time as seconds, which can be added to the database's time."""

    impl = types.Float
    cache_ok = True

    def process_bind_param(self, value: Any, _: Any) -> Any:
        """As a number."""
        return value.total_seconds() if isinstance(value, timedelta) else value


class SimulatedPostgres(SQLiteDialect):
    """In the place of PostgreSQL."""

    name = "postgresql"
    driver = "simulated"
    statement_compiler = Compiler
    supports_statement_cache = True
    colspecs = {**SQLiteDialect.colspecs, Interval: Seconds}  # noqa: RUF012 (as SQLAlchemy has it)

    @classmethod
    def import_dbapi(cls) -> Any:
        """The driver's errors."""
        return POSTGRES_DRIVER

    def is_disconnect(self, e: Any, *_: Any) -> bool:
        """Whether the connection is gone."""
        return isinstance(e, OperationalError) and e.is_cut


class SimulatedFile(SQLiteDialect):
    """In the place of a SQLite file."""

    driver = "simulated"
    default_paramstyle = "qmark"
    supports_statement_cache = True

    @classmethod
    def import_dbapi(cls) -> Any:
        """SQLite's own."""
        return sqlite3


registry.register("simulated.postgres", __name__, SimulatedPostgres.__name__)
registry.register("simulated.file", __name__, SimulatedFile.__name__)


def in_sqlite(statement: str, parameters: Any) -> tuple[str, list[tuple[Any, ...]]]:
    """A statement in SQLite's words, and the parameters of each of its runs."""
    if found := INSERT_ARRAYS.match(statement):
        table, columns, ending = found.groups()
        marks = ", ".join("?" * len(columns.split(",")))
        return f"INSERT INTO {table} ({columns}) VALUES ({marks}){ending}", list(zip(*parameters, strict=True))  # noqa: S608
    if MISSING.match(statement):
        rows = ", ".join(["(?, ?)"] * len(parameters[0]))
        wanted = f"WITH named (table_id, seq) AS (VALUES {rows}) SELECT table_id, seq FROM named"  # noqa: S608
        missing = "(SELECT 1 FROM events WHERE events.table_id = named.table_id AND events.seq = named.seq)"
        flat = tuple(value for pair in zip(*parameters, strict=True) for value in pair)
        return f"{wanted} WHERE NOT EXISTS {missing}", [flat]
    return statement, [tuple(parameters or ())]
