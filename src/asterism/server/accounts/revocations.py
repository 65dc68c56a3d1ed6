"""What ends live connections: a session that has ended, or a token that was revoked.

A revocation is sent to the other processes in the transaction that makes it true. A process that was cut off from its
database looks up all open sessions when it is connected again (`Connections.recheck`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from sqlalchemy import Connection

from asterism.decoding import decoder_of
from asterism.server.store import EventStore
from asterism.server.store.event_store import notify
from asterism.server.tables.commits import Commits

REVOCATIONS_CHANNEL = "asterism_revocations"


class Revocation(msgspec.Struct, frozen=True):
    """A session of a guest, or all that the guest has, is no longer valid."""

    guest: str
    """A person, or a program."""
    reason: str
    """A sentence for the person."""
    session: str | None = None
    """The only session that is meant; None for all sessions and tokens of the guest."""


class Notice(msgspec.Struct, frozen=True):
    """A revocation on its way to the other processes."""

    process: str
    revocation: Revocation


encode = msgspec.json.encode
decode = decoder_of(Notice).decode


class Revocations:
    """Makes revocations known: to this process by a callback, to the others through the database."""

    def __init__(self, store: EventStore, on_revoked: Callable[[Revocation], None]) -> None:
        self._store = store
        self._on_revoked = on_revoked
        self._commits = Commits()

    async def revoke(self, write: Callable[[Connection], Sequence[Revocation]]) -> Sequence[Revocation]:
        """Write in a transaction what is revoked, and end the connections it concerns, at every process."""
        return await self._commits.run(self._revoke(write))

    async def _revoke(self, write: Callable[[Connection], Sequence[Revocation]]) -> Sequence[Revocation]:
        def write_and_notify(connection: Connection) -> Sequence[Revocation]:
            revoked = write(connection)
            if self._store.is_shared:
                notices = [encode(Notice(self._store.process, one)).decode() for one in revoked]
                notify(connection, REVOCATIONS_CHANNEL, notices)
            return revoked

        revoked = await self._store.run(write_and_notify)
        for one in revoked:
            self._on_revoked(one)
        return revoked

    async def receive(self, notification: str) -> None:
        """Apply a notification from another process."""
        notice = decode(notification)
        if notice.process != self._store.process:
            self._on_revoked(notice.revocation)
