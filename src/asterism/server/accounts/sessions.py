"""Sessions: a browser that is signed in as a guest, and the signed cookie by which the server knows it.

A cookie names the guest, the session, the guest's generation and the time of issue. The server stores nothing about a
session that goes on. A session that ends by itself is listed as ended; when all sessions of a guest end, the guest gets
the next generation, and cookies of earlier ones are void. Both are looked up for every request, so that what ended at
one process has ended at all of them. Numbers decide, not times: the clocks of several machines may differ.

Cookies are signed here and not by itsdangerous: it would save one HMAC.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable, Collection

import msgspec
from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from asterism.server.accounts.guest_rows import save_guest
from asterism.server.accounts.revocations import Revocation, Revocations
from asterism.server.clock import now, now_ms
from asterism.server.push import targets
from asterism.server.store import EventStore
from asterism.server.store.schema import accounts, device_links, ended_sessions

COOKIE, SECURE_COOKIE = "asterism_guest", "__Host-asterism_guest"
"""Over https the cookie has the prefix with which browsers accept it only from this host, and only over https."""
DAY_MS = 86_400_000
MAX_AGE_MS = 400 * DAY_MS
"""Browsers store no cookie for longer, and the server accepts none that is older."""
RENEW_AFTER_MS = 30 * DAY_MS
"""A cookie older than this is issued again."""


def cookie_name(scheme: str) -> str:
    """The name of the cookie; it depends on whether the browser's connection is encrypted."""
    return SECURE_COOKIE if scheme in {"https", "wss"} else COOKIE


class Session(msgspec.Struct, frozen=True):
    """A browser that is signed in as a guest."""

    guest: str
    id: str
    generation: int = 0
    issued: int = 0
    """When its cookie was issued, in milliseconds since 1970; 0 for a new one."""


class SessionCookies:
    """Signs cookies, and checks their signature and age."""

    def __init__(self, key: bytes, clock: Callable[[], int] = now_ms) -> None:
        self._key = key
        self._clock = clock

    def sign(self, session: Session) -> str:
        """The value of the session's cookie, issued now."""
        signed = f"{session.guest}.{session.id}.{session.generation:x}.{self._clock():x}"
        return f"{signed}.{self._signature(signed)}"

    def read(self, cookie: str | None) -> Session | None:
        """The session that a cookie names, whether or not it has ended; None if it is missing, forged or too old."""
        signed, _, signature = (cookie or "").rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(signed).encode()):
            return None
        guest, session_id, generation, issued = signed.split(".")
        session = Session(guest, session_id, int(generation, 16), int(issued, 16))
        return session if self._clock() - MAX_AGE_MS <= session.issued else None

    def is_stale(self, session: Session) -> bool:
        """Whether the session's cookie should be issued again."""
        return session.issued < self._clock() - RENEW_AFTER_MS

    def _signature(self, signed: str) -> str:
        return hmac.new(self._key, signed.encode(), hashlib.sha256).hexdigest()


class Sessions:
    """Begins and ends sessions, and says which have ended."""

    def __init__(self, store: EventStore, cookies: SessionCookies, revocations: Revocations) -> None:
        self.cookies = cookies
        self._store = store
        self._revocations = revocations

    async def find(self, cookie: str | None) -> Session | None:
        """The session of a cookie; None if there is no valid one, or if it has ended."""
        session = self.cookies.read(cookie)
        return None if session is None or await self.ended_among([session]) else session

    async def begin(self, guest: str) -> Session:
        """A new session of a guest."""
        query = select(accounts.c.generation).where(accounts.c.guest == guest)
        generation = await self._store.query(lambda connection: connection.scalar(query))
        return Session(guest, new_id(), generation or 0)

    def begin_as_new_guest(self) -> Session:
        """The first session of a new guest."""
        return Session(new_id(), new_id())

    async def end(self, session: Session, reason: str) -> None:
        """End one session: all copies of its cookie are void, and its connections are closed."""

        def write(connection: Connection) -> list[Revocation]:
            ended = now()
            row = {"session": session.id, "until": ended + MAX_AGE_MS / 1000}
            connection.execute(delete(ended_sessions).where(ended_sessions.c.until < ended))
            dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
            connection.execute(dialect.insert(ended_sessions).values(row).on_conflict_do_nothing())
            targets.end_sessions(connection, session.guest, session.id)
            return [Revocation(session.guest, reason, session.id)]

        await self._revocations.revoke(write)

    async def end_all(self, guest: str, reason: str) -> None:
        """End all sessions of a guest; links for other devices become void too."""
        await self._revocations.revoke(lambda connection: [end_all_sessions(connection, guest, reason)])

    async def ended_among(self, sessions: Collection[Session]) -> list[Session]:
        """Those of these sessions that have ended."""
        by_guest = {session.guest: session for session in sessions}
        by_id = {session.id: session for session in sessions}
        generations = select(accounts.c.guest, accounts.c.generation).where(accounts.c.guest.in_(by_guest))
        ended = select(ended_sessions.c.session).where(ended_sessions.c.session.in_(by_id))

        def read(connection: Connection) -> tuple[dict[str, int], set[str]]:
            return dict(map(tuple, connection.execute(generations))), set(connection.scalars(ended))

        latest, ended_ids = await self._store.query(read)
        return [one for one in sessions if one.id in ended_ids or one.generation != latest.get(one.guest, 0)]


def new_id() -> str:
    """A random id of a guest or of a session."""
    return secrets.token_urlsafe(16)


def end_all_sessions(connection: Connection, guest: str, reason: str) -> Revocation:
    """Within a transaction: cookies of the guest's earlier generations are void from now on."""
    connection.execute(delete(device_links).where(device_links.c.guest == guest))
    targets.end_sessions(connection, guest)
    save_guest(connection, guest, generation=accounts.c.generation + 1)
    return Revocation(guest, reason)
