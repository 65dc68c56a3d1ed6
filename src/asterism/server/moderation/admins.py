"""Admins: guests whom the host named by a one-time link. Only hashes of links are stored."""

from __future__ import annotations

import hashlib
import secrets

import msgspec
from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from asterism.server.clock import now
from asterism.server.errors import Forbidden, NotFound, Unauthorized
from asterism.server.moderation.acts import name_of, record
from asterism.server.store import EventStore
from asterism.server.store.schema import admin_links, admins

LINK_SECONDS = 3600


class Admin(msgspec.Struct, frozen=True):
    """A guest who looks after the server."""

    guest: str
    name: str
    since: float


class Admins:
    """Names admins and removes them."""

    def __init__(self, store: EventStore) -> None:
        self._store = store

    async def check(self, guest: str) -> None:
        """Forbidden unless the guest is an admin."""
        query = select(admins.c.guest).where(admins.c.guest == guest)
        if await self._store.query(lambda connection: connection.scalar(query)) is None:
            raise Forbidden("only an admin of this server may do this", "refused-not-admin")

    async def claim(self, secret: str, guest: str) -> None:
        """Make the guest an admin by a one-time link, which becomes void by this."""
        claimed = now()
        used = delete(admin_links).where(
            admin_links.c.digest == digest_of(secret), admin_links.c.until.between(claimed, claimed + LINK_SECONDS)
        )

        def write(connection: Connection) -> bool:
            if connection.scalar(used.returning(admin_links.c.until)) is None:
                return False
            dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
            row = {"guest": guest, "since": claimed}
            connection.execute(dialect.insert(admins).values(row).on_conflict_do_nothing())
            record(connection, guest, "became-admin", guest, name_of(connection, guest))
            return True

        if not await self._store.run(write):
            message = (
                "this link has been used or is too old; `asterism admin-link` on the server's machine makes a new one"
            )
            raise Unauthorized(message, "refused-admin-link")

    async def new_link(self, admin: str) -> str:
        """A secret that makes another guest an admin, once."""

        def write(connection: Connection) -> str:
            record(connection, admin, "made-link")
            return make_link(connection)

        return await self._store.run(write)

    async def all(self) -> list[Admin]:
        """All admins, the first first."""
        query = select(admins).order_by(admins.c.since)

        def read(connection: Connection) -> list[Admin]:
            return [Admin(row.guest, name_of(connection, row.guest), row.since) for row in connection.execute(query)]

        return await self._store.query(read)

    async def remove(self, admin: str, guest: str) -> None:
        """An admin removes another one, or steps down."""

        def write(connection: Connection) -> bool:
            removed = connection.scalar(delete(admins).where(admins.c.guest == guest).returning(admins.c.guest))
            if removed is not None:
                record(connection, admin, "removed-admin", guest, name_of(connection, guest))
            return removed is not None

        if not await self._store.run(write):
            raise NotFound("this person is no admin", "refused-gone")


def digest_of(secret: str) -> bytes:
    """The stored hash of a link, which is random and long, so a fast hash is safe."""
    return hashlib.sha256(secret.encode()).digest()


def make_link(connection: Connection) -> str:
    """Within a transaction: a secret that makes whoever opens its link an admin, once, for an hour."""
    secret, made = secrets.token_urlsafe(24), now()
    connection.execute(delete(admin_links).where(admin_links.c.until < made))
    connection.execute(insert(admin_links).values(digest=digest_of(secret), until=made + LINK_SECONDS))
    return secret


def first_link(connection: Connection) -> str | None:
    """A link for the first admin; None if there is one."""
    count = connection.scalar(select(func.count()).select_from(admins))
    return None if count else make_link(connection)


def link_path(secret: str) -> str:
    """The address of a link on the server. Browsers do not send the part behind the #, so no log has it."""
    return f"/admin#{secret}"
