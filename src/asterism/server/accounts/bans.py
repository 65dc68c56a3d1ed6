"""Banning a person: nothing that they or their programs send counts any more, and their connections end.

Their sessions stay as they are, so that a ban that is lifted leaves no trace.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from asterism.server.accounts.revocations import Revocation, Revocations
from asterism.server.clock import now
from asterism.server.moderation.acts import name_of, record
from asterism.server.moderation.sanctions import Banned, Sanction, put
from asterism.server.store.schema import admins, api_tokens, device_links


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
