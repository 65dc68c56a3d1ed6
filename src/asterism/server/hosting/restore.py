"""`asterism restore`: a backup becomes the database of a server, in a SQLite folder or in a PostgreSQL.

Everything that can be checked is checked before anything is changed.
"""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec
from sqlalchemy import Connection, Engine, func, inspect, select, text

from asterism.server.hosting.backup import (
    MANIFEST,
    BadBackup,
    check_copy,
    failures_explained,
    open_copy,
    sync,
    written_whole,
)
from asterism.server.hosting.rows import clear, contents_of, copy_rows, kept_tables
from asterism.server.store.database import (
    DATABASE_FILE,
    PRIVATE,
    FolderInUse,
    lock_folder,
    lock_for_upgrade,
    mark_used,
    open_postgres,
    place_of,
    revision_of,
    revisions,
    upgrade,
)
from asterism.server.store.schema import events, leases

BEFORE_RESTORE = f"{DATABASE_FILE}.before-restore"
"""Where an overwritten SQLite database stays."""
OTHERS = text("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid != pg_backend_pid()")


class Restored(msgspec.Struct, frozen=True):
    """What was restored, and where."""

    place: str
    tables: int
    rows: int
    has_secrets: bool
    kept: str | None = None
    """Where the database that was there before is kept."""


def restore(
    file: Path, folder: Path, database: str | None, *, overwrite: bool = False, without_secrets: bool = False
) -> Restored:
    """Make the backup the database of this folder, or of the PostgreSQL at this address."""
    manifest = check_copy(file)
    if manifest is not None and not manifest.has_secrets and not without_secrets:
        raise BadBackup(
            f"{file} was made without secrets: after restoring it nobody can sign in to their account, every browser "
            "becomes a new guest, and all tokens are void; say --without-secrets if that is what you want"
        )
    has_secrets = manifest is None or manifest.has_secrets
    if database is None:
        return restore_into_folder(file, folder, overwrite=overwrite, has_secrets=has_secrets)
    return restore_into_postgres(file, database, overwrite=overwrite, has_secrets=has_secrets)


def restore_into_folder(file: Path, folder: Path, *, overwrite: bool, has_secrets: bool) -> Restored:
    """The backup becomes the folder's file; one that is overwritten is kept under another name."""
    target, kept = folder / DATABASE_FILE, folder / BEFORE_RESTORE
    with failures_explained("nothing was restored"):
        folder.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
        with alone_in(folder):
            if target.exists() and not overwrite:
                raise BadBackup(f"{target} exists already; say --overwrite to replace it, or name another --data")
            with written_whole(target) as partial:
                tables, rows = prepare(file, partial)
                sync(partial)
                if target.exists():
                    settle_log_of(target)
                    target.replace(kept)
                for ending in ("-wal", "-shm"):
                    target.with_name(target.name + ending).unlink(missing_ok=True)
            mark_used(folder)
            sync(folder)
    return Restored(str(folder), tables, rows, has_secrets, str(kept) if overwrite and kept.exists() else None)


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Keep servers out of the folder; BadBackup while one uses it."""
    try:
        lock = lock_folder(folder)
    except FolderInUse:
        raise BadBackup(f"a server uses {folder} now, so nothing was changed; stop it, and try again") from None
    with closing(lock):
        yield


def restore_into_postgres(file: Path, database: str, *, overwrite: bool, has_secrets: bool) -> Restored:
    """All rows of the backup become those of the PostgreSQL, in one transaction."""
    engine = open_postgres(database)
    try:
        with tempfile.TemporaryDirectory() as temporary, failures_explained("nothing was restored"):
            copied = Path(temporary) / "copy"
            tables, rows = prepare(file, copied)
            check_alone(engine)
            if holds_rows(engine) and not overwrite:
                raise BadBackup("this PostgreSQL has tables of a server already; say --overwrite to replace them")
            upgrade(engine)
            replace_rows(copied, engine)
        return Restored(place_of(engine.url), tables, rows, has_secrets)
    finally:
        engine.dispose()


def prepare(file: Path, copied: Path) -> tuple[int, int]:
    """A copy of the backup that is a database of this version; returns the number of its tables and of all rows."""
    only_read = f"{file.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(only_read, uri=True)) as source, closing(sqlite3.connect(copied)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode=DELETE")
        target.execute(f"DROP TABLE IF EXISTS {MANIFEST}")
        target.commit()
    copy = open_copy(copied)
    try:
        with copy.connect() as connection:
            revision = revision_of(connection)
        if revision not in revisions():
            raise BadBackup(f"{file} was made by a newer version of Asterism (schema {revision}); install that one")
        upgrade(copy)
        with copy.begin() as connection:
            clear(connection, [leases])
            tables = connection.scalar(select(func.count()).select_from(events).where(events.c.seq == 0)) or 0
            return tables, sum(table.rows for table in contents_of(connection).values())
    finally:
        copy.dispose()


def settle_log_of(file: Path) -> None:
    """Write what is still in the write-ahead log of an overwritten database into its file."""
    with closing(sqlite3.connect(file)) as connection:
        try:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.DatabaseError:
            return  # a damaged one is kept as it is


def check_alone(engine: Engine) -> None:
    """BadBackup while others are connected to the PostgreSQL: a server would go on with tables that are gone."""
    with engine.connect() as connection:
        others = connection.scalar(OTHERS)
        if others:
            raise BadBackup(
                f"others are connected to this PostgreSQL ({others}); stop the servers that use it, and try again"
            )


def holds_rows(engine: Engine) -> bool:
    """Whether the PostgreSQL has anything of a server in it."""
    with engine.connect() as connection:
        there = set(inspect(connection).get_table_names())
        return any(
            connection.execute(select(table).limit(1)).first() is not None
            for table in kept_tables()
            if table.name in there and not table.info.get("is_secret")
        )


def replace_rows(copied: Path, engine: Engine) -> None:
    """Replace everything by the rows of the copy, and compare before it is committed."""
    copy = open_copy(copied)
    try:
        with copy.connect() as source, engine.begin() as target:
            lock_for_upgrade(target)
            clear(target)
            copy_rows(source, target)
            check_equal(source, target)
    finally:
        copy.dispose()


def check_equal(source: Connection, target: Connection) -> None:
    """BadBackup if the rows did not arrive as they were."""
    if contents_of(source) != contents_of(target):
        raise BadBackup("what the PostgreSQL holds differs from the backup, so nothing was restored")
