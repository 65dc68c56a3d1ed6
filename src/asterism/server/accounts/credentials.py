"""Credentials other than cookies and passwords: one-time links and tokens. Only their hashes are stored."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select

from asterism.server.accounts.revocations import Revocation, Revocations
from asterism.server.clock import now
from asterism.server.errors import TooManyRequests, Unauthorized
from asterism.server.moderation.sanctions import Banned, Sanction, ban_of
from asterism.server.store import EventStore
from asterism.server.store.schema import api_tokens, device_links
from asterism.typed_text import clean_name

LINK_SECONDS = 600
MAX_TOKENS = 20
"""Tokens of one person."""
TOKEN_PREFIX = "asterism_"  # noqa: S105 (not a secret: people and secret scanners recognise a token by it)


class Program(msgspec.Struct, frozen=True):
    """A program with its own token: a guest of its own, which belongs to a person."""

    id: str
    guest: str
    name: str
    created: float


def digest_of(secret: str) -> bytes:
    """The stored hash of a link or token. Both are random and long, so a fast hash is safe."""
    return hashlib.sha256(secret.encode()).digest()


class Credentials:
    """Issues, checks and revokes one-time links and tokens."""

    def __init__(self, store: EventStore, revocations: Revocations) -> None:
        self._store = store
        self._revocations = revocations

    async def new_link(self, guest: str) -> str:
        """A secret with which one other device becomes this guest; earlier links of the guest become void."""
        secret, made = secrets.token_urlsafe(24), now()

        def write(connection: Connection) -> None:
            connection.execute(
                delete(device_links).where((device_links.c.guest == guest) | (device_links.c.until < made))
            )
            connection.execute(
                insert(device_links).values(digest=digest_of(secret), guest=guest, until=made + LINK_SECONDS)
            )

        await self._store.run(write)
        return secret

    async def claim_link(self, secret: str) -> str:
        """The guest of a link, which becomes void by this. A clock that was set back makes no link last longer."""
        claimed = now()
        query = delete(device_links).where(
            device_links.c.digest == digest_of(secret), device_links.c.until.between(claimed, claimed + LINK_SECONDS)
        )
        guest = await self._store.run(lambda connection: connection.scalar(query.returning(device_links.c.guest)))
        if guest is None:
            raise Unauthorized("this link has been used or is too old; make a new one on the other device")
        return str(guest)

    async def link_until(self, guest: str) -> int | None:
        """Until when another device can become this guest, in milliseconds since 1970; None without a link."""
        query = select(device_links.c.until).where(device_links.c.guest == guest)
        until = await self._store.query(lambda connection: connection.scalar(query))
        return None if until is None else int(until * 1000)

    async def new_token(self, owner: str, name: str) -> tuple[Program, str]:
        """A new program of this person, and its token, which cannot be shown again."""
        secret = TOKEN_PREFIX + secrets.token_urlsafe(32)
        program = Program(secrets.token_hex(8), secrets.token_urlsafe(16), clean_name(name), now())

        def write(connection: Connection) -> None:
            count = connection.scalar(select(func.count()).select_from(api_tokens).where(api_tokens.c.owner == owner))
            if count is not None and count >= MAX_TOKENS:
                raise TooManyRequests(f"you have {MAX_TOKENS} tokens already; revoke one first")
            row = {**msgspec.structs.asdict(program), "digest": digest_of(secret), "owner": owner}
            connection.execute(insert(api_tokens).values(row))

        await self._store.run(write)
        return program, secret

    async def programs_of(self, owner: str) -> list[Program]:
        """The programs of a person, the oldest first."""
        query = select(api_tokens).where(api_tokens.c.owner == owner).order_by(api_tokens.c.created)
        rows = await self._store.query(lambda connection: connection.execute(query).all())
        return [Program(row.id, row.guest, row.name, row.created) for row in rows]

    async def revoke_token(self, owner: str, token_id: str) -> bool:
        """Revoke a token of this person and end its program's connections; False if there is no such token."""
        query = (
            delete(api_tokens)
            .where(api_tokens.c.owner == owner, api_tokens.c.id == token_id)
            .returning(api_tokens.c.guest)
        )

        def write(connection: Connection) -> list[Revocation]:
            return [Revocation(guest, "this token has been revoked") for guest in connection.scalars(query)]

        return bool(await self._revocations.revoke(write))

    async def program(self, secret: str) -> Program:
        """The program with this token."""
        query = select(api_tokens).where(api_tokens.c.digest == digest_of(secret))

        def read(connection: Connection) -> tuple[Row[Any] | None, Sanction | None]:
            row = connection.execute(query).first()
            return row, None if row is None else ban_of(connection, row.guest)

        row, banned = await self._store.query(read)
        if row is None:
            raise Unauthorized("this token is not known here, or has been revoked")
        if banned is not None:
            raise Banned(banned.why)
        return Program(row.id, row.guest, row.name, row.created)
