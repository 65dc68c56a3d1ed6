"""Checks of the machine: the data folder, the disk, and the settings in the environment."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import fields
from pathlib import Path

from asterism.server.hosting.findings import Finding, ok, problem, warning
from asterism.server.hosting.server_info import size_of
from asterism.server.settings import Settings
from asterism.server.store.database import DATABASE_FILE, MARKER

PREFIX = "ASTERISM_"
OTHER_VARIABLES = {"ASTERISM_ENGINE", "ASTERISM_TEST_POSTGRES"}
"""Variables that are no settings of the server."""
FULL_BYTES, NEARLY_FULL_BYTES = 200 * 2**20, 2**30
OLDEST_SQLITE = (3, 35, 0)
"""The first with RETURNING."""


def check_folder(folder: Path) -> Iterator[Finding]:
    """Whether the folder is there, and whose it is."""
    file = folder / DATABASE_FILE
    if not folder.is_dir():
        yield problem(
            "folder", f"there is no folder {folder}", "name the server's folder with --data, or start it once"
        )
        return
    if not file.is_file():
        used = (folder / MARKER).exists()
        lost = "restore a backup with `asterism restore`" if used else "start the server once, or name its --data"
        yield problem("folder", f"{folder} has no {DATABASE_FILE}", lost)
        return
    if not os.access(folder, os.W_OK) or not os.access(file, os.W_OK):
        advice = f"let the server's user own the folder: chown -R USER {folder}"
        yield problem("folder", f"{folder} cannot be written by this user", advice)
    elif sys.platform != "win32" and open_to_others(folder) and open_to_others(file):
        yield warning("folder", f"other users of this machine can read {file}, with its keys", f"chmod 700 {folder}")
    else:
        yield ok("folder", f"{folder} is there and can be written")


def open_to_others(path: Path) -> bool:
    """Whether any user of the machine can read a file, or enter a folder."""
    mode = path.stat().st_mode
    return bool(mode & (stat.S_IXOTH if path.is_dir() else stat.S_IROTH))


def is_running(folder: Path) -> bool:
    """Whether a server uses the folder now."""
    lock = folder / "in-use"
    if not lock.exists():
        return False
    with closing(sqlite3.connect(lock, timeout=0, isolation_level=None)) as connection:
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            return True
    return False


def check_disk(folder: Path) -> Iterator[Finding]:
    """Whether there is room for more events."""
    usage, used = shutil.disk_usage(folder), size_of(folder)
    left = (
        f"{amount(usage.free)} of {amount(usage.total)} are free where the tables are; the database has {amount(used)}"
    )
    if usage.free < FULL_BYTES:
        yield problem("disk", left, "make room now: on a full disk the server refuses every move")
    elif usage.free < max(NEARLY_FULL_BYTES, used):
        yield warning("disk", left, "make room: there should be enough for a copy of the database")
    else:
        yield ok("disk", left)


def amount(size: int) -> str:
    """A number of bytes for people."""
    value, unit = float(size), "bytes"
    for larger in ("kB", "MB", "GB", "TB"):
        if value < 1000:  # noqa: PLR2004 (as disks are sold)
            break
        value, unit = value / 1000, larger
    return f"{value:.0f} {unit}" if unit == "bytes" else f"{value:.1f} {unit}"


def check_sqlite() -> Iterator[Finding]:
    """Whether Python's SQLite can do what the server asks of it."""
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        wanted = ".".join(map(str, OLDEST_SQLITE))
        yield problem("versions", f"SQLite {sqlite3.sqlite_version} is too old", f"install SQLite {wanted} or newer")


def check_environment(environment: Mapping[str, str]) -> Iterator[Finding]:
    """Variables that look like settings and are none."""
    known = {f"{PREFIX}{field.name.upper()}" for field in fields(Settings)} | OTHER_VARIABLES
    unknown = sorted(name for name in environment if name.startswith(PREFIX) and name not in known)
    if unknown:
        advice = "look for a slip of the pen; `asterism serve --help` lists the settings"
        yield warning("settings", f"the environment sets what no server reads: {', '.join(unknown)}", advice)
    else:
        count = sum(name in known for name in environment)
        yield ok("settings", f"the environment sets {count} of the server's settings, and nothing unknown")
