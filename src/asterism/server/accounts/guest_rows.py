"""The row that the database has for a guest who has told the server something, or whose sessions were ended."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, update
from sqlalchemy.dialects import postgresql, sqlite

from asterism.server.store.schema import accounts


def save_guest(connection: Connection, guest: str, **values: Any) -> None:
    """Set these columns of the guest's row, which is inserted if there is none."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    key = {"guest": guest, "name": ""}
    connection.execute(dialect.insert(accounts).values(key).on_conflict_do_nothing())
    connection.execute(update(accounts).where(accounts.c.guest == guest).values(values))
