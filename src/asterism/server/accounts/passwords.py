"""Passwords: hashed with argon2, away from the event loop, a few at a time because each takes 64 MB for a moment."""

from __future__ import annotations

import asyncio
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

AT_ONCE = 2


class Passwords:
    """Hashes and checks passwords."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._decoy = self._hasher.hash(secrets.token_hex())

    async def hash(self, password: str) -> str:
        """What may be kept of a password."""
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether this is the password. Where there is none, finding out takes as long."""
        async with self._turns:
            return await asyncio.to_thread(self._fits, password, kept or self._decoy)

    def _fits(self, password: str, kept: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerifyMismatchError, InvalidHashError):
            return False
