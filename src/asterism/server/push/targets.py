"""Where people want to be told of their tables. People add, list and remove these targets by themselves."""

from __future__ import annotations

import base64
import hashlib
import secrets
from collections.abc import Callable
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from asterism.errors import AsterismError
from asterism.server.clock import now as wall_clock
from asterism.server.errors import TooManyRequests
from asterism.server.push.addresses import check_url, host_of
from asterism.server.push.quiet_hours import QuietHours
from asterism.server.store import EventStore
from asterism.server.store.schema import push_notices, push_targets, quiet_hours

TargetKind = Literal["device", "webhook", "club"]
"""A browser; a webhook that is told what concerns the person; one that is told what concerns anybody at the tables."""
MAX_DEVICES, MAX_WEBHOOKS = 10, 5
"""Of one person."""
AUTH_BYTES = 16
DEFAULT_LANGUAGE = "en"


class Target(msgspec.Struct, frozen=True, kw_only=True):
    """A browser with its push service, or a webhook."""

    id: str
    guest: str
    kind: TargetKind
    session: str | None = None
    """The session of the browser; when it ends, the browser is told nothing more."""
    url: str
    key: str = ""
    """The browser's public key."""
    secret: str
    """What the browser shares with its push messages; what a webhook's messages are signed with."""
    name: str
    """What the person knows it by: the kind of browser, or the webhook's host."""
    language: str
    origin: str
    """The address under which the person knows this server, for links."""
    created: float
    error: str = ""
    """Why the last message did not arrive, in a word or two; empty if it did."""


class NewDevice(msgspec.Struct, frozen=True, kw_only=True):
    """What a browser says about its push subscription."""

    url: str
    key: str
    secret: str
    name: str | None = None
    language: str | None = None
    replaces: str | None = None
    """The address of an earlier subscription of the same browser, which leaves it its name and language."""


class Targets:
    """Stores the targets of all people, and their quiet hours."""

    def __init__(
        self, store: EventStore, *, allow_private: bool = False, clock: Callable[[], float] = wall_clock
    ) -> None:
        self._store = store
        self._allow_private = allow_private
        self._clock = clock

    async def add_device(self, guest: str, session: str, device: NewDevice, *, origin: str) -> Target:
        """Tell this browser from now on. A browser that is known already, to whomever, gets its new values."""
        check_url(device.url, allow_private=self._allow_private)
        check_keys(device)
        return await self._store.run(lambda connection: self._save(connection, guest, session, device, origin))

    def _save(self, connection: Connection, guest: str, session: str, device: NewDevice, origin: str) -> Target:
        target_id = id_of(device.url)
        known_as = [target_id, *([] if device.replaces is None else [id_of(device.replaces)])]
        is_mine = push_targets.c.guest == guest
        query = select(push_targets).where(push_targets.c.id.in_(known_as), is_mine)
        known = {row.id: row for row in connection.execute(query)}
        before = next(iter(known.values()), None)
        target = Target(
            id=target_id,
            guest=guest,
            kind="device",
            session=session,
            url=device.url,
            key=device.key,
            secret=device.secret,
            name=device.name or (before.name if before else ""),
            language=device.language or (before.language if before else DEFAULT_LANGUAGE),
            origin=origin,
            created=before.created if before else self._clock(),
        )
        remove(connection, push_targets.c.id.in_(known_as), push_targets.c.id != target_id, is_mine)
        if target_id in known:
            values = msgspec.structs.asdict(target)
            connection.execute(update(push_targets).where(push_targets.c.id == target_id).values(values))
            return target
        remove(connection, push_targets.c.id == target_id)
        insert_target(connection, target, MAX_DEVICES)
        return target

    async def add_webhook(
        self, guest: str, kind: Literal["webhook", "club"], url: str, *, language: str, origin: str
    ) -> Target:
        """Tell this URL from now on. Its secret is random."""
        check_url(url, allow_private=self._allow_private)
        added = Target(
            id=secrets.token_hex(16),
            guest=guest,
            kind=kind,
            url=url,
            secret=secrets.token_urlsafe(32),
            name=host_of(url)[:80],
            language=language,
            origin=origin,
            created=self._clock(),
        )
        await self._store.run(lambda connection: insert_target(connection, added, MAX_WEBHOOKS))
        return added

    async def of(self, guest: str) -> list[Target]:
        """The targets of a person, the oldest first."""
        query = select(push_targets).where(push_targets.c.guest == guest).order_by(push_targets.c.created)
        return await self._store.query(lambda connection: list(map(target_of, connection.execute(query))))

    async def remove(self, guest: str, target_id: str) -> bool:
        """Tell a target of this person nothing more; False if there is none."""
        mine = push_targets.c.id == target_id, push_targets.c.guest == guest
        return bool(await self._store.run(lambda connection: remove(connection, *mine)))

    async def remove_lost(self, target_id: str) -> None:
        """The push service no longer knows this browser."""
        await self._store.run(lambda connection: remove(connection, push_targets.c.id == target_id))

    async def set_error(self, target_id: str, error: str) -> None:
        """Note why a message did not arrive, or that one did."""
        query = update(push_targets).where(push_targets.c.id == target_id).values(error=error)
        await self._store.run(lambda connection: connection.execute(query))

    async def quiet_hours(self, guest: str) -> QuietHours | None:
        """When this person wants to be told nothing."""
        query = select(quiet_hours).where(quiet_hours.c.guest == guest)
        return await self._store.query(lambda connection: quiet_hours_of(connection.execute(query).first()))

    async def set_quiet_hours(self, guest: str, hours: QuietHours | None) -> None:
        """Set or forget a person's quiet hours. What was held back because of them is judged again."""

        def write(connection: Connection) -> None:
            connection.execute(delete(quiet_hours).where(quiet_hours.c.guest == guest))
            if hours is not None:
                connection.execute(insert(quiet_hours).values(guest=guest, **msgspec.structs.asdict(hours)))
            held = select(push_targets.c.id).where(push_targets.c.guest == guest)
            of_mine = push_notices.c.target.in_(held) & push_notices.c.due.is_not(None) & (push_notices.c.tries == 0)
            connection.execute(update(push_notices).where(of_mine).values(due=0.0))

        await self._store.run(write)

    async def export(self, guest: str) -> dict[str, Any]:
        """What is stored about a person here, ready to be encoded as JSON."""
        hours = await self.quiet_hours(guest)
        return {
            "quiet_hours": hours and msgspec.structs.asdict(hours),
            "targets": [
                {
                    "kind": target.kind,
                    "url": target.url,
                    "name": target.name,
                    "language": target.language,
                    "created": int(target.created * 1000),
                    "error": target.error,
                }
                for target in await self.of(guest)
            ],
        }


def erase(connection: Connection, guest: str) -> None:
    """Within a transaction: forget where and when this guest is told of anything, and what they were told."""
    remove(connection, push_targets.c.guest == guest)
    connection.execute(delete(quiet_hours).where(quiet_hours.c.guest == guest))


def end_sessions(connection: Connection, guest: str, session: str | None = None) -> None:
    """Within a transaction: the browsers of this session, or of all sessions of the guest, are told nothing more."""
    ended = push_targets.c.session.is_not(None) if session is None else push_targets.c.session == session
    remove(connection, push_targets.c.guest == guest, ended)


def remove(connection: Connection, *conditions: Any) -> int:
    """Delete the targets that fulfil these conditions, with what they were told; returns how many there were."""
    found = list(connection.scalars(select(push_targets.c.id).where(*conditions)))
    connection.execute(delete(push_notices).where(push_notices.c.target.in_(found)))
    connection.execute(delete(push_targets).where(push_targets.c.id.in_(found)))
    return len(found)


def insert_target(connection: Connection, target: Target, limit: int) -> None:
    """Add a target unless the person has too many of its sort."""
    same_sort = push_targets.c.kind == "device" if target.kind == "device" else push_targets.c.kind != "device"
    count = select(func.count()).select_from(push_targets).where(push_targets.c.guest == target.guest, same_sort)
    if (connection.scalar(count) or 0) >= limit:
        message = f"you have {limit} of these already; remove one first"
        raise TooManyRequests(message, key="refused-push-many", limit=limit)
    connection.execute(insert(push_targets).values(msgspec.structs.asdict(target)))


def check_keys(device: NewDevice) -> None:
    """AsterismError unless messages can be encrypted with what the browser says."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 (with the first browser that is told)

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(device.key))
        is_key = len(decoded(device.secret)) == AUTH_BYTES
    except ValueError:
        is_key = False
    if not is_key:
        raise AsterismError("these are not the keys of a push subscription")


def decoded(text: str) -> bytes:
    """Bytes in the alphabet of URLs, as browsers write keys."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def id_of(url: str) -> str:
    """The id of a browser follows from the address at its push service, which no other browser has."""
    return hashlib.sha256(url.encode()).hexdigest()[:32]


def target_of(row: Row[Any]) -> Target:
    """A target as the database holds it."""
    return Target(**{field: getattr(row, field) for field in Target.__struct_fields__})


def quiet_hours_of(row: Row[Any] | None) -> QuietHours | None:
    """Quiet hours as the database holds them."""
    return None if row is None or row.begins is None else QuietHours(row.begins, row.ends, row.time_zone)
