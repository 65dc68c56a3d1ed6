"""`asterism backup`: a consistent copy of everything that a server keeps, made while it runs.

A backup is one SQLite file with the server's own schema, whatever database it comes from, so that it can be restored
into either. One more table in it says what it is.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import msgspec
from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

import asterism
from asterism.decoding import decode
from asterism.errors import AsterismError
from asterism.server.clock import now
from asterism.server.hosting.rows import Contents, clear, clear_secrets, contents_of, copy_rows
from asterism.server.store.database import open_for_reading, revision_of, revisions, snapshot, upgrade
from asterism.server.store.schema import leases

MANIFEST = "backup_manifest"
"""The table of a backup that says what it is. A server has none."""


class BadBackup(AsterismError):
    """A backup cannot be made, or cannot be used; the message says why."""


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """What a backup says about itself."""

    asterism: str
    """The version that made it."""
    schema: str
    made: float
    """In seconds since 1970."""
    database: str
    """What it was made from: sqlite or postgresql."""
    has_secrets: bool
    contents: dict[str, Contents]

    @property
    def rows(self) -> int:
        """All rows together."""
        return sum(table.rows for table in self.contents.values())


def back_up(
    folder: Path, database: str | None, file: Path, *, with_secrets: bool = True, overwrite: bool = False
) -> Manifest:
    """Copy the database into a file. The file appears when it is complete and checked, or not at all."""
    if file.exists() and not overwrite:
        raise BadBackup(f"{file} exists already; name another file, or say --overwrite")
    engine = open_for_reading(folder, database)
    try:
        with written_whole(file) as partial, failures_explained("the backup was not made"):
            return copy_into(partial, engine, with_secrets=with_secrets)
    finally:
        engine.dispose()


def copy_into(partial: Path, engine: Engine, *, with_secrets: bool) -> Manifest:
    """Copy the database as it is at this moment, and compare the copy with it."""
    with snapshot(engine) as source:
        revision = checked_revision(source)
        copy = open_copy(partial)
        try:
            copy_everything(source, partial, copy)
            with copy.begin() as connection:
                clear(connection, [leases])
                if contents_of(connection) != contents_of(source):
                    raise BadBackup("the copy differs from the database; look whether the disk is damaged")
                if not with_secrets:
                    clear_secrets(connection)
                manifest = Manifest(
                    asterism=asterism.__version__,
                    schema=revision,
                    made=now(),
                    database=engine.dialect.name,
                    has_secrets=with_secrets,
                    contents=contents_of(connection),
                )
        finally:
            copy.dispose()
    write_manifest(partial, manifest)
    check_copy(partial)
    return manifest


def checked_revision(source: Connection) -> str:
    """The revision of the database's schema, which must be that of this version."""
    revision = revision_of(source)
    if revision != revisions()[0]:
        raise BadBackup(
            f"the database has schema {revision or 'none'} and this version of Asterism has {revisions()[0]}; use the "
            "version that runs the server, or start the server with this one first"
        )
    return revision


def copy_everything(source: Connection, partial: Path, copy: Engine) -> None:
    """A SQLite database is copied page by page by its own backup, rows of PostgreSQL one by one."""
    if source.dialect.name == "sqlite":
        with closing(sqlite3.connect(partial)) as target:
            source.connection.driver_connection.backup(target)  # type: ignore[union-attr]
            target.execute("PRAGMA journal_mode=DELETE")
        return
    upgrade(copy)
    with copy.begin() as target_rows:
        copy_rows(source, target_rows)


def open_copy(file: Path) -> Engine:
    """An engine for a copy that nobody else uses."""
    return create_engine(URL.create("sqlite", database=str(file)), hide_parameters=True)


def write_manifest(partial: Path, manifest: Manifest) -> None:
    """Add the table that says what the backup is, and leave nothing of deleted rows in the file."""
    with closing(sqlite3.connect(partial)) as connection:
        connection.execute(f"CREATE TABLE {MANIFEST} (manifest TEXT NOT NULL)")
        connection.execute(f"INSERT INTO {MANIFEST} VALUES (?)", [msgspec.json.encode(manifest).decode()])  # noqa: S608
        connection.commit()
        connection.execute("VACUUM")


def check_copy(file: Path) -> Manifest | None:
    """BadBackup unless the file is whole. Returns what it says about itself; a plain copy of a server's file is silent.

    SQLite checks the pages, and the checksums of the manifest the rows.
    """
    manifest = read_manifest(file)
    copy = open_copy(file)
    try:
        with failures_explained(f"{file} is damaged"), copy.connect() as connection:
            said = connection.exec_driver_sql("PRAGMA integrity_check").scalar()
            if said != "ok":
                raise BadBackup(f"{file} is damaged: {said}")
            is_ours = manifest is not None and manifest.schema == revisions()[0]
            if manifest is not None and is_ours and contents_of(connection) != manifest.contents:
                raise BadBackup(f"{file} is damaged: its rows are not those that were written")
    finally:
        copy.dispose()
    return manifest


def read_manifest(file: Path) -> Manifest | None:
    """What a backup says about itself; None for a plain copy of a server's file."""
    if not file.is_file():
        raise BadBackup(f"there is no file {file}")
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if MANIFEST not in names:
                if {"events", "alembic_version"} <= names:
                    return None
                raise BadBackup(f"{file} is no backup of an Asterism server")
            (manifest,) = connection.execute(f"SELECT manifest FROM {MANIFEST}").fetchone()  # noqa: S608
            return decode(manifest, Manifest)
    except sqlite3.DatabaseError as error:
        raise BadBackup(f"{file} is no backup of an Asterism server, or is damaged: {error}") from None
    except (msgspec.MsgspecError, TypeError):
        raise BadBackup(f"{file} was made by a newer version of Asterism, or is damaged") from None


@contextmanager
def failures_explained(what: str) -> Iterator[None]:
    """Say in one sentence what the databases or the disk refused."""
    try:
        yield
    except SQLAlchemyError as error:
        raise BadBackup(f"{what}: {getattr(error, 'orig', None) or error}") from error
    except (sqlite3.Error, OSError) as error:
        raise BadBackup(f"{what}: {error}") from error


@contextmanager
def written_whole(file: Path) -> Iterator[Path]:
    """A file beside this one, for its owner only, that takes its place on the disk when everything has succeeded."""
    partial = file.with_name(f".{file.name}.partial")
    try:
        partial.unlink(missing_ok=True)
        os.close(os.open(partial, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        raise BadBackup(f"cannot write {file}: {error.strerror}") from error
    try:
        yield partial
        sync(partial)
        partial.replace(file)
        sync(file.parent)
    except BaseException:
        with suppress(OSError):
            partial.unlink(missing_ok=True)
        raise


def sync(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk."""
    with suppress(PermissionError):  # Windows opens no folders
        number = os.open(path, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
