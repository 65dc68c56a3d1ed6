"""Opening the database: a SQLite file of our own, or somebody's PostgreSQL."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError

from asterism.errors import AsterismError

EXAMPLE = "postgresql://user:password@host/name"
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x61737465
"""PostgreSQL's advisory locks are numbers; this one is ours."""
DATABASE_FILE, MARKER = "asterism.sqlite", "in-use-since"
"""The SQLite database, and a file beside it that says that there is one."""
MARKER_TEXT = """This folder holds the tables of an Asterism server, in the file asterism.sqlite.
If that file is lost, the server refuses to start; restore a backup of it. To begin with an empty one, delete this file.
"""
PRIVATE = 0o700
"""A new folder is closed to other users of the machine: the database has the keys of the server."""
DEVELOPMENT_TABLE = "entries"
"""The log had this name before the first schema was settled."""
CONNECTION = {
    "connect_timeout": "10",
    "keepalives_idle": "30",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "20000",
}
"""A PostgreSQL that has vanished without a word is noticed after half a minute, not after hours."""
CONFIRM_WHEN_ON_DISK = """
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'
"""
READS = {"asterism_reads": True}
"""The option of an engine or connection that only reads."""


class BadDatabase(AsterismError):
    """The database cannot be used; the message says why, without secrets."""


class FolderInUse(BadDatabase):
    """A server uses the folder."""


def open_postgres(address: str) -> Engine:
    """An engine for a PostgreSQL address that a person gave us."""
    url = read_address(address)
    if find_spec("psycopg") is None:
        raise BadDatabase("PostgreSQL needs one more package: pip install 'asterism[postgres]'")
    engine = create_engine(url, hide_parameters=True, pool_pre_ping=True)
    event.listen(engine, "connect", _confirm_when_on_disk)
    try:
        with engine.connect():
            pass
    except DBAPIError as error:
        reason = " ".join(str(error.orig).split())
        if url.password:
            reason = reason.replace(str(url.password), "***")
        raise BadDatabase(f"cannot open the database {place_of(url)}: {reason}") from None
    return engine


def read_address(address: str) -> URL:
    """The address as SQLAlchemy takes it. A wrong one is not repeated, since it may hold a password."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise BadDatabase(f"this is not the address of a database; one looks like {EXAMPLE}") from None
    if url.get_backend_name() not in {"postgresql", "postgres"}:
        raise BadDatabase(
            f"Asterism keeps its tables in SQLite or PostgreSQL, not in {url.get_backend_name()}; "
            f"leave the address out, or write one like {EXAMPLE}"
        )
    return url.set(drivername="postgresql+psycopg", query={**CONNECTION, **url.query})


def place_of(url: URL) -> str:
    """Where a database is, for people: neither user nor password."""
    return f"{url.database or 'postgres'} at {url.host or url.query.get('host') or 'this machine'}"


def open_sqlite(folder: Path) -> tuple[Engine, sqlite3.Connection]:
    """An engine for the file in this folder, and a lock that keeps other processes out until it is closed."""
    try:
        folder.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
        check_writable(folder)
        lock = lock_folder(folder)
    except OSError as error:
        raise BadDatabase(f"cannot keep tables in {folder}: {error.strerror}") from error
    try:
        check_not_lost(folder)
    except BaseException:
        lock.close()
        raise
    engine = create_engine(URL.create("sqlite", database=str(folder / DATABASE_FILE)), hide_parameters=True)
    event.listen(engine, "connect", _use_write_ahead_log)
    event.listen(engine, "begin", _begin)
    return engine, lock


def open_for_reading(folder: Path, database: str | None) -> Engine:
    """An engine that only reads, beside a server that may be running."""
    if database is not None:
        return open_postgres(database)
    file = folder / DATABASE_FILE
    if not file.is_file():
        raise BadDatabase(f"{folder} holds no tables of a server; name its folder with --data")
    return create_engine(
        "sqlite://",
        creator=lambda: sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True),
        hide_parameters=True,
    )


def open_beside(folder: Path, database: str | None) -> Engine:
    """An engine that may write a row beside a server that is running. It neither locks nor upgrades anything."""
    if database is not None:
        return open_postgres(database)
    file = folder / DATABASE_FILE
    if not file.is_file():
        raise BadDatabase(f"{folder} holds no tables of a server; start it once, or name its folder with --data")
    engine = create_engine(URL.create("sqlite", database=str(file)), hide_parameters=True)
    event.listen(engine, "connect", _use_write_ahead_log)
    event.listen(engine, "begin", _begin)
    return engine


@contextmanager
def snapshot(engine: Engine) -> Iterator[Connection]:
    """A connection that reads everything as it is at one moment, whatever a server writes meanwhile."""
    with engine.connect() as connection:
        if connection.dialect.name == "postgresql":
            connection = connection.execution_options(  # noqa: PLW2901 (the same connection)
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
        else:
            connection.exec_driver_sql("BEGIN")
        yield connection


def check_writable(folder: Path) -> None:
    """Refuse a folder or a file in it that is read-only: SQLite would open it, and the server could save nothing."""
    for path in (folder, *sorted(folder.glob(f"{DATABASE_FILE}*"))):
        if not os.access(path, os.W_OK):
            raise BadDatabase(f"cannot keep tables in {folder}: {path} is read-only; make it writable for this server")


def lock_folder(folder: Path) -> sqlite3.Connection:
    """A lock that the operating system releases when the process ends, even if it is killed."""
    lock = sqlite3.connect(folder / "in-use", timeout=0, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.DatabaseError as error:
        lock.close()
        if "locked" not in str(error):
            raise BadDatabase(f"cannot keep tables in {folder}: {error}") from error
        raise FolderInUse(
            f"another server already keeps its tables in {folder}; stop it, give this one a folder of its own "
            "with --data, or let both share a PostgreSQL with --database"
        ) from None
    return lock


def check_not_lost(folder: Path) -> None:
    """Refuse a folder that has been used and has no database any more: a server without its tables helps nobody."""
    file, marker = folder / DATABASE_FILE, folder / MARKER
    if marker.exists() and not has_tables(file):
        raise BadDatabase(
            f"{file} is missing or empty, although this folder has been used before; restore a backup of it, "
            f"or delete {marker} to begin with an empty one"
        )


def has_tables(file: Path) -> bool:
    """Whether a database has any tables. A damaged one counts, since it may be repaired."""
    if not file.exists():
        return False
    with closing(sqlite3.connect(file)) as connection:
        try:
            return connection.execute("SELECT 1 FROM sqlite_master").fetchone() is not None
        except sqlite3.DatabaseError:
            return True


def mark_used(folder: Path) -> None:
    """Leave a file that says that the folder has a database."""
    try:
        if not (folder / MARKER).exists():
            (folder / MARKER).write_text(MARKER_TEXT, encoding="utf-8")
    except OSError as error:
        raise BadDatabase(f"cannot keep tables in {folder}: {error.strerror}") from error


def upgrade(engine: Engine) -> None:
    """Bring the schema up to date; of several processes that start at once, one does it and the others wait."""
    config = migrations()
    with damage_explained(engine), engine.begin() as connection:
        lock_for_upgrade(connection)
        if inspect(connection).has_table(DEVELOPMENT_TABLE):
            raise BadDatabase(
                "this database was made by a development version of Asterism, which this one cannot read; "
                "move it away, or keep the tables elsewhere with --data or --database"
            )
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError:
            raise BadDatabase(
                "this database was upgraded by a newer version of Asterism; install that one, or restore a backup"
            ) from None


def migrations() -> Config:
    """Where Alembic finds the revisions of the schema."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def revisions() -> list[str]:
    """All revisions of the schema that this version knows, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()]


def revision_of(connection: Connection) -> str | None:
    """The revision of a database's schema; None if it has none."""
    return MigrationContext.configure(connection).get_current_revision()


@contextmanager
def damage_explained(engine: Engine) -> Iterator[None]:
    """Whatever the database refuses while the server starts: say what to do about it."""
    try:
        yield
    except DBAPIError as error:
        raise BadDatabase(
            f"the database {engine.url.database} cannot be used: {error.orig}; if it is damaged, restore a backup of "
            "it, and if the disk is full, make room"
        ) from error


def lock_for_upgrade(connection: Connection) -> None:
    """SQLite is locked since the transaction began; PostgreSQL is asked."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATION_LOCK})


def _confirm_when_on_disk(connection: Any, _: object) -> None:
    """What is shown to people is not lost, even where PostgreSQL is set to confirm before it writes."""
    connection.execute(CONFIRM_WHEN_ON_DISK)
    connection.commit()


def _use_write_ahead_log(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA busy_timeout=10000")


def _begin(connection: Any) -> None:
    reads = connection.get_execution_options().get("asterism_reads")
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")
