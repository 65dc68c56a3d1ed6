"""Mutes and bans: what a guest may not do, until when, and why.

A ban is of a guest. Whoever has no account can come back as another guest; the page of the admins says so.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from asterism.errors import AsterismError
from asterism.server.clock import now
from asterism.server.errors import Forbidden, NotFound
from asterism.server.moderation.acts import name_of, record
from asterism.server.store import EventStore
from asterism.server.store.schema import accounts, api_tokens, sanctions, seat_holders

SanctionKind = Literal["mute", "ban"]


class Sanction(msgspec.Struct, frozen=True):
    """What a guest may not do."""

    guest: str
    kind: SanctionKind
    since: float
    until: float | None
    """None: until an admin lifts it."""
    why: str


ActiveSanctions = dict[tuple[str, SanctionKind], Sanction]
"""Sanctions in force, by guest and kind."""


class Banned(Forbidden):
    """The guest may not take part. The sentence has the admin's reason."""

    def __init__(self, why: str) -> None:
        if why:
            super().__init__(f"the hosts of this server have banned you: {why}", "refused-banned-why", why=why)
        else:
            super().__init__("the hosts of this server have banned you", "refused-banned")
        self.why = why


class Sanctions:
    """Looks sanctions up."""

    def __init__(self, store: EventStore) -> None:
        self._store = store

    async def check_ban(self, guest: str) -> None:
        """Banned if the guest, or the owner of this program, is banned."""
        found = await self._store.query(lambda connection: ban_of(connection, guest))
        if found is not None:
            raise Banned(found.why)

    async def check_chat(self, guest: str | None) -> None:
        """A sentence if the guest may not chat now."""
        found = await self._store.query(lambda connection: find(connection, guest or "", "mute"))
        if found is not None:
            raise AsterismError(
                mute_sentence(found.why), "refused-muted-why" if found.why else "refused-muted", why=found.why
            )

    async def active(self) -> ActiveSanctions:
        """All sanctions in force, by guest and kind."""
        query = select(sanctions).where(_in_force())
        found = await self._store.query(lambda connection: [Sanction(*row) for row in connection.execute(query)])
        return {(one.guest, one.kind): one for one in found}

    async def mute(self, admin: str, guest: str, seconds: float, why: str) -> None:
        """Refuse the guest's chat for this time."""

        def write(connection: Connection) -> None:
            put(connection, Sanction(guest, "mute", now(), now() + seconds, why))
            record(connection, admin, "muted", guest, name_of(connection, guest), why)

        await self._store.run(write)

    async def unmute(self, admin: str, guest: str) -> None:
        """Let the guest chat again."""
        await self._store.run(lambda connection: lift(connection, admin, guest, "mute"))

    async def unban(self, admin: str, guest: str) -> None:
        """Let the guest take part again, with the same seats and account."""
        await self._store.run(lambda connection: lift(connection, admin, guest, "ban"))


def mute_sentence(why: str) -> str:
    """What a muted person is told."""
    said = "the hosts of this server do not let you chat at the moment"
    return f"{said}: {why}" if why else said


def ban_of(connection: Connection, guest: str) -> Sanction | None:
    """The ban of a guest, or of the person whose program the guest is."""
    owner = connection.scalar(select(api_tokens.c.owner).where(api_tokens.c.guest == guest))
    return find(connection, guest, "ban") or (find(connection, owner, "ban") if owner else None)


def find(connection: Connection, guest: str, kind: SanctionKind) -> Sanction | None:
    """A sanction in force."""
    query = select(sanctions).where(sanctions.c.guest == guest, sanctions.c.kind == kind, _in_force())
    row = connection.execute(query).first()
    return None if row is None else Sanction(*row)


def put(connection: Connection, sanction: Sanction) -> None:
    """Write a sanction over an earlier one of the same kind; NotFound if nobody here has that id."""
    places = (accounts.c.guest, seat_holders.c.guest, api_tokens.c.guest)
    if not any(connection.scalar(select(place).where(place == sanction.guest).limit(1)) for place in places):
        raise NotFound("nobody here has this id", "refused-gone")
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    row = msgspec.structs.asdict(sanction)
    changed = {name: row[name] for name in ("since", "until", "why")}
    written = dialect.insert(sanctions).values(row)
    connection.execute(written.on_conflict_do_update(index_elements=["guest", "kind"], set_=changed))


def lift(connection: Connection, admin: str, guest: str, kind: SanctionKind) -> None:
    """Lift a sanction, and write down who did; NotFound if there is none."""
    mine = and_(sanctions.c.guest == guest, sanctions.c.kind == kind)
    if connection.scalar(delete(sanctions).where(mine).returning(sanctions.c.guest)) is None:
        raise NotFound(f"there is no {kind} to lift", "refused-gone")
    record(connection, admin, "unmuted" if kind == "mute" else "unbanned", guest, name_of(connection, guest))


def _in_force() -> ColumnElement[bool]:
    return or_(sanctions.c.until.is_(None), sanctions.c.until > now())
