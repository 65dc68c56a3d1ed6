"""Banning a person: nothing that they or their programs send counts any more, and their connections end.

Their sessions stay as they are, so that a ban that is lifted leaves no trace.
"""

from __future__ import annotations

import logging

from sqlalchemy import Connection, delete, select

from asterism.errors import BadRecord
from asterism.server.accounts.revocations import Revocation, Revocations
from asterism.server.clock import now
from asterism.server.errors import NotFound
from asterism.server.moderation.acts import name_of, record
from asterism.server.moderation.sanctions import Banned, Sanction, put
from asterism.server.store import EventStore
from asterism.server.store.schema import admins, api_tokens, device_links
from asterism.server.tables.registry import OWN_TABLES, TableRegistry

logger = logging.getLogger(__name__)


async def ban(revocations: Revocations, admin: str, guest: str, why: str) -> list[str]:
    """Ban a guest, who is no admin from then on; returns whose seats need bots: the person's and their programs'."""

    def write(connection: Connection) -> list[Revocation]:
        put(connection, Sanction(guest, "ban", now(), None, why))
        connection.execute(delete(device_links).where(device_links.c.guest == guest))
        connection.execute(delete(admins).where(admins.c.guest == guest))
        record(connection, admin, "banned", guest, name_of(connection, guest), why)
        programs = connection.scalars(select(api_tokens.c.guest).where(api_tokens.c.owner == guest))
        return [Revocation(one, str(Banned(why))) for one in (guest, *programs)]

    return [revocation.guest for revocation in await revocations.revoke(write)]


async def give_up_seats(registry: TableRegistry, store: EventStore, guest: str) -> None:
    """Others or bots take the guest's seats at the tables that are not over. One that cannot be read stops no other."""
    for found in await store.tables_of(guest, OWN_TABLES):
        if found.phase in {"waiting", "playing"}:
            try:
                table = await registry.table(found.table_id)
            except (BadRecord, NotFound):
                logger.warning("a banned person keeps a seat at a table whose log cannot be replayed")
            else:
                await table.remove_person(guest)
