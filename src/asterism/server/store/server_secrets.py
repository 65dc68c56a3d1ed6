"""The random secrets of a server. Beside each is its digest, which shows whether the secret is still what it was."""

from __future__ import annotations

import hashlib
import secrets
from typing import Literal, get_args

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from asterism.server.store.schema import server_secrets

SecretName = Literal["cookie", "vapid"]
"""The key that signs cookies, and the one that signs notifications."""
SECRET_NAMES: tuple[SecretName, ...] = get_args(SecretName)
SECRET_BYTES = 32
WITH_ANOTHER: dict[SecretName, str] = {
    "cookie": "every browser becomes a new guest, and people with an account sign in again",
    "vapid": "everybody who wants notifications turns them on again",
}
"""What it means for people if a secret is made anew."""


def secret_in(connection: Connection, name: SecretName) -> bytes | None:
    """Within a transaction: a secret, made if there is none; None if it is damaged.

    Of several processes that start at once, one writes it and all read it.
    """
    if _insert(connection, name, secrets.token_bytes(SECRET_BYTES)):
        connection.execute(delete(server_secrets).where(server_secrets.c.name == digest_name(name)))
    value = _read(connection, name)
    _insert(connection, digest_name(name), hashlib.sha256(value).digest())
    return value if is_whole(value, _read(connection, digest_name(name))) else None


def is_whole(value: bytes, digest: bytes | None) -> bool:
    """Whether a secret fits its digest. Secrets of older versions have none yet."""
    return len(value) == SECRET_BYTES and digest in {None, hashlib.sha256(value).digest()}


def digest_name(name: str) -> str:
    """The name of the row with the digest of a secret."""
    return f"digest of {name}"


def _insert(connection: Connection, name: str, value: bytes) -> bool:
    """Whether there was no such row."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    row = dialect.insert(server_secrets).values(name=name, value=value).on_conflict_do_nothing()
    return connection.scalar(row.returning(server_secrets.c.name)) is not None


def _read(connection: Connection, name: str) -> bytes:
    return bytes(connection.scalars(select(server_secrets.c.value).where(server_secrets.c.name == name)).one())
