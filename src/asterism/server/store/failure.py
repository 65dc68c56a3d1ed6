"""When the database refuses: errors with a sentence for the person whose request could not be carried out."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError, DisconnectionError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from asterism.server.errors import StorageFull, StoreFailed

DISK_FULL = {"SQLITE_FULL", "53100"}
"""How SQLite and PostgreSQL call it."""
READ_ONLY = "SQLITE_READONLY"
"""SQLite has several codes for it, which all begin like this."""


def failure_of(error: Exception, *, reads: bool = False) -> StoreFailed:
    """The error for the person, from that of the database when something was written or only read."""
    cause = getattr(error, "orig", None) if isinstance(error, SQLAlchemyError) else error
    if {getattr(cause, "sqlite_errorname", None), getattr(cause, "sqlstate", None)} & DISK_FULL:
        return StorageFull("the disk of the server is full, so nothing was changed; tell its host")
    if str(getattr(cause, "sqlite_errorname", "")).startswith(READ_ONLY):
        return StoreFailed("the folder of the server is read-only, so nothing was changed; tell its host")
    if reads:
        return StoreFailed("the server could not read this from its database; try again")
    return StoreFailed("the server could not save this, so nothing was changed; try again")


def is_lost(error: Exception) -> bool:
    """Whether PostgreSQL went away, so that nobody knows whether the last commit succeeded. A file never does."""
    if isinstance(error, DBAPIError) and isinstance(error.orig, sqlite3.Error):
        return False
    is_cut = isinstance(error, DBAPIError) and error.connection_invalidated
    return is_cut or isinstance(error, OperationalError | DisconnectionError | PoolTimeout)
