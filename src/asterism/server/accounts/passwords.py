"""Passwords are hashed with argon2, outside the event loop and a few at a time, since each hash takes 64 MB."""

from __future__ import annotations

import asyncio
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

MAX_CONCURRENT_HASHES = 2


class Passwords:
    """Hashes and verifies passwords."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._slots = asyncio.Semaphore(MAX_CONCURRENT_HASHES)
        self._decoy = self._hasher.hash(secrets.token_hex())

    async def hash(self, password: str) -> str:
        """The hash to store for a password."""
        async with self._slots:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def verify(self, password: str, stored: str | None) -> bool:
        """Whether the password matches the stored hash. Without a hash the check fails after the same work."""
        async with self._slots:
            return await asyncio.to_thread(self._verify, password, stored or self._decoy)

    def _verify(self, password: str, stored: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerifyMismatchError, InvalidHashError):
            return False
