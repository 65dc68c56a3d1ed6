"""What admins see of the server itself: storage, versions, and the settings in force."""

from __future__ import annotations

import platform
import shutil
import sqlite3
from dataclasses import fields
from pathlib import Path

from sqlalchemy import Connection, func, select, text

import asterism
from asterism.game import load, names
from asterism.server.clock import now
from asterism.server.protocol import admin
from asterism.server.settings import GivenSettings, Settings
from asterism.server.store.database import DATABASE_FILE, place_of, read_address, revision_of
from asterism.server.store.schema import events, metadata, table_index

WEEK_SECONDS = 7 * 86_400
SECRET_SETTINGS = {"database", "metrics_token"}


def storage_of(connection: Connection, folder: Path, place: str) -> admin.StorageInfo:
    """How much room everything takes."""
    week = now() - WEEK_SECONDS
    recent = select(table_index.c.table_id).where(table_index.c.updated > week)
    counted = {
        table.name: connection.scalar(select(func.count()).select_from(table)) or 0 for table in metadata.sorted_tables
    }
    is_file = connection.dialect.name == "sqlite"
    return admin.StorageInfo(
        place=place,
        bytes=size_of(folder)
        if is_file
        else connection.scalar(text("SELECT pg_database_size(current_database())")) or 0,
        free_bytes=shutil.disk_usage(folder).free if is_file else None,
        rows=counted,
        tables_of_week=connection.scalar(
            select(func.count()).select_from(table_index).where(table_index.c.opened > week)
        )
        or 0,
        events_of_week=connection.scalar(select(func.count()).select_from(events).where(events.c.table_id.in_(recent)))
        or 0,
    )


def size_of(folder: Path) -> int:
    """The bytes of the SQLite database, with what is not merged into its file yet."""
    return sum(file.stat().st_size for file in folder.glob(f"{DATABASE_FILE}*") if file.is_file())


def versions_of(connection: Connection) -> admin.VersionInfo:
    """What runs here."""
    return admin.VersionInfo(
        asterism=asterism.__version__,
        python=platform.python_version(),
        database=database_version(connection),
        schema=revision_of(connection) or "",
        rules={name: load(name).version for name in names()},
    )


def database_version(connection: Connection) -> str:
    """The name and version of the database."""
    if connection.dialect.name == "sqlite":
        return f"SQLite {sqlite3.sqlite_version}"
    return f"PostgreSQL {connection.scalar(text('SHOW server_version'))}"


def settings_in_force(settings: Settings) -> list[admin.SettingInfo]:
    """Every setting, its value unless that is secret, and where it came from."""
    sources = settings.sources if isinstance(settings, GivenSettings) else {}
    return [
        admin.SettingInfo(
            name=field.name.replace("_", "-"),
            value=shown(field.name, getattr(settings, field.name)),
            is_hidden=field.name in SECRET_SETTINGS and bool(getattr(settings, field.name)),
            source=sources.get(field.name, "default"),
        )
        for field in fields(Settings)
    ]


def shown(name: str, value: object) -> str | bool:
    """A value for people. Of a database they see where it is, of other secrets nothing."""
    if value is None:
        return ""
    if name in SECRET_SETTINGS:
        return place_of(read_address(str(value))) if name == "database" else ""
    return value if isinstance(value, bool) else str(value)
