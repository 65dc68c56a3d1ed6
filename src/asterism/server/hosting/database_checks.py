"""Checks of the database: its pages, its schema, keys, leases and clock."""

from __future__ import annotations

import platform
from collections.abc import Iterator

import msgspec
from argon2 import extract_parameters
from argon2.exceptions import InvalidHashError
from sqlalchemy import Connection, func, select

import asterism
from asterism.decoding import decode
from asterism.game import load, names
from asterism.server.clock import now
from asterism.server.hosting.findings import Finding, ok, problem, warning
from asterism.server.hosting.server_info import database_version
from asterism.server.store.database import revision_of, revisions
from asterism.server.store.schema import accounts, api_tokens, events, leases, server_secrets, table_index
from asterism.server.store.server_secrets import SECRET_NAMES, WITH_ANOTHER, SecretName, digest_name, is_whole

TOKEN_DIGEST_BYTES = 32
KEYS: dict[SecretName, str] = {
    "cookie": "the key that signs cookies",
    "vapid": "the key that signs notifications",
}
LEASE_GRACE_SECONDS = 60
CLOCK_SECONDS = 5.0
"""Clocks that differ by less are good enough."""
RESTORE = "restore a backup with `asterism restore`"


def check_pages(connection: Connection) -> Iterator[Finding]:
    """Whether SQLite finds its own file in order."""
    if connection.dialect.name == "sqlite":
        said = [row[0] for row in connection.exec_driver_sql("PRAGMA integrity_check(5)")]
        if said != ["ok"]:
            yield problem("database", f"the file is damaged: {'; '.join(said)}", RESTORE)
            return
    yield ok("database", f"{connection.dialect.name} answers and finds no damage")


def check_schema(connection: Connection) -> Iterator[Finding]:
    """Whether the schema is that of this version."""
    revision, own = revision_of(connection), revisions()
    if revision == own[0]:
        yield ok("schema", f"the schema is {revision}, that of this version")
    elif revision in own:
        advice = "make a backup with the old version, then start the server: it upgrades the schema"
        yield warning("schema", f"the schema is {revision}, and this version has {own[0]}", advice)
    elif revision is None:
        yield problem("schema", "the database has no tables of a server", f"start the server once, or {RESTORE}")
    else:
        advice = "install the version that runs the server, or restore an older backup"
        yield problem("schema", f"the schema {revision} was made by a newer version of Asterism", advice)


def check_versions(connection: Connection) -> Iterator[Finding]:
    """What runs here, for a report."""
    yield ok(
        "versions",
        f"Asterism {asterism.__version__}, Python {platform.python_version()}, {database_version(connection)}; "
        f"rules: {', '.join(f'{name} {load(name).version}' for name in names())}",
    )


def check_keys(connection: Connection) -> Iterator[Finding]:
    """Whether cookies, notifications, passwords and tokens can be checked."""
    yield from check_secrets(connection)
    query = select(accounts.c.password).where(accounts.c.login.is_not(None))
    broken = sum(not is_password_hash(found) for found in connection.scalars(query))
    if broken:
        advice = f"{RESTORE}; these people cannot sign in, but keep their seats where they are signed in"
        yield problem("keys", f"accounts without a password that can be checked: {broken}", advice)
    digests = connection.scalars(select(api_tokens.c.digest))
    if any(len(bytes(found)) != TOKEN_DIGEST_BYTES for found in digests):
        yield problem("keys", "some tokens of programs are damaged", "their owners revoke them and make new ones")


def check_secrets(connection: Connection) -> Iterator[Finding]:
    """Whether the keys of the server are there, and fit their digests."""
    rows = connection.execute(select(server_secrets.c.name, server_secrets.c.value))
    values = {row.name: bytes(row.value) for row in rows}
    faults = []
    for name in SECRET_NAMES:
        value, digest = values.get(name), values.get(digest_name(name))
        if value is None and (digest is not None or name == "cookie"):
            advice = f"{RESTORE} that has its secrets; else the server makes a new key when it starts, "
            faults.append(problem("keys", f"{KEYS[name]} is missing", f"{advice}and {WITH_ANOTHER[name]}"))
        elif value is not None and not is_whole(value, digest):
            advice = f"{RESTORE}; else delete '{name}' and '{digest_name(name)}' from the table server_secrets: "
            advice += f"then the server makes a new key when it starts, and {WITH_ANOTHER[name]}"
            faults.append(problem("keys", f"{KEYS[name]} is damaged, and the server does not start with it", advice))
    yield from faults or [ok("keys", "the keys that sign cookies and notifications are in order")]


def is_password_hash(stored: str | None) -> bool:
    """Whether argon2 understands the hash."""
    try:
        extract_parameters(stored or "")
    except InvalidHashError:
        return False
    return True


def check_leases(connection: Connection) -> Iterator[Finding]:
    """Whether a living process looks after the tables where something is due. Only PostgreSQL has leases."""
    if connection.dialect.name != "postgresql":
        return
    count = connection.scalar(select(func.count()).select_from(leases)) or 0
    overdue = (
        select(func.count())
        .select_from(table_index.outerjoin(leases, leases.c.table_id == table_index.c.table_id))
        .where(table_index.c.due <= now() - LEASE_GRACE_SECONDS)
        .where(leases.c.until.is_(None) | (leases.c.until < func.now()))
    )
    waiting = connection.scalar(overdue) or 0
    if waiting:
        advice = "start a server; if one runs, look into its log"
        yield warning("leases", f"tables where something is due and no server sees to it: {waiting}", advice)
    else:
        yield ok("leases", f"no table waits for a server; leases that servers hold: {count}")


def check_clock(connection: Connection) -> Iterator[Finding]:
    """Whether the clock of this machine fits the newest event, and the clock of the database."""
    latest = latest_event(connection)
    if latest is not None and latest > now() + CLOCK_SECONDS:
        ahead = latest - now()
        advice = "set the clock of this machine (timedatectl); matches go on, but links and sessions count wrongly"
        yield problem("clock", f"the newest event is {ahead:.0f} seconds in the future of this machine", advice)
        return
    if connection.dialect.name == "postgresql":
        theirs = connection.scalar(select(func.extract("epoch", func.clock_timestamp())))
        apart = abs(float(theirs or 0) - now())
        if apart > CLOCK_SECONDS:
            advice = "let both machines set their clocks by NTP"
            yield warning("clock", f"the clock of the database differs by {apart:.0f} seconds", advice)
            return
    yield ok("clock", "the clock fits the newest event and the database")


def latest_event(connection: Connection) -> float | None:
    """When the newest event was written, in seconds since 1970: the latest of the tables changed last."""
    recent = select(table_index.c.table_id, table_index.c.seq).order_by(table_index.c.updated.desc()).limit(20)
    times = []
    for table_id, seq in connection.execute(recent).all():
        row = connection.scalar(select(events.c.event).where(events.c.table_id == table_id, events.c.seq == seq))
        if row is not None:
            times.append(time_in(bytes(row)))
    return max(times, default=None)


def time_in(row: bytes) -> float:
    """When an event was written; 0 if it cannot be read, which another check reports."""
    try:
        return decode(row, Stamp).at / 1000
    except msgspec.MsgspecError:
        return 0.0


class Stamp(msgspec.Struct):
    """The part of an event that says when it was written."""

    at: int = 0
