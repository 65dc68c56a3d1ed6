"""What admins did: who, when, to whom and why. Every act is written in the transaction that makes it true."""

from __future__ import annotations

import secrets
from typing import Literal

import msgspec
from sqlalchemy import Connection, insert, select

from asterism.server.clock import now
from asterism.server.store import EventStore
from asterism.server.store.schema import accounts, admin_acts, seat_holders, table_index
from asterism.server.tables.summary import decode

ActKind = Literal[
    "became-admin",
    "removed-admin",
    "made-link",
    "closed-table",
    "muted",
    "unmuted",
    "banned",
    "unbanned",
    "settled-report",
]


class Act(msgspec.Struct, frozen=True):
    """Something that an admin did."""

    id: str
    at: float
    admin: str
    admin_name: str
    act: ActKind
    subject: str
    """The guest, table or report that it was about."""
    subject_name: str
    why: str


class Acts:
    """Reads what admins did."""

    def __init__(self, store: EventStore) -> None:
        self._store = store

    async def latest(self, limit: int) -> list[Act]:
        """The latest acts, the newest first."""
        query = select(admin_acts).order_by(admin_acts.c.at.desc(), admin_acts.c.id).limit(limit)
        return await self._store.query(lambda connection: [Act(*row) for row in connection.execute(query)])


def record(
    connection: Connection, admin: str, act: ActKind, subject: str = "", subject_name: str = "", why: str = ""
) -> None:
    """Write down what an admin does, within the transaction in which it is done."""
    row = Act(secrets.token_hex(8), now(), admin, name_of(connection, admin), act, subject, subject_name, why)
    connection.execute(insert(admin_acts).values(msgspec.structs.asdict(row)))


def name_of(connection: Connection, guest: str) -> str:
    """The name by which the server knows a guest, or the one given at their latest table; empty if there is none."""
    row = connection.execute(select(accounts.c.login, accounts.c.name).where(accounts.c.guest == guest)).first()
    return ("" if row is None else str(row.login or row.name)) or name_at_table(connection, guest)


def name_at_table(connection: Connection, guest: str) -> str:
    """The name that a guest without an account gave at the table that changed last."""
    at = seat_holders.join(table_index, table_index.c.table_id == seat_holders.c.table_id)
    tables = select(table_index.c.summary).select_from(at).where(seat_holders.c.guest == guest)
    summary = connection.scalar(tables.order_by(table_index.c.updated.desc()).limit(1))
    seats = [] if summary is None else decode(bytes(summary)).seats
    return next((seat.name for seat in seats if seat.guest == guest), "")
