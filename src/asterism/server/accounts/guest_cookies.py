"""Guest cookies: a random guest id, the time of issue and a signature that only this server can make.

They are signed here and not by itsdangerous, whose timestamps are whole seconds: changing the password makes all
earlier cookies void and issues a new one in the same request, which needs milliseconds. It would save one HMAC.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable, Mapping

from asterism.server.clock import now_ms

COOKIE = "asterism_guest"
DAY_MS = 86_400_000
MAX_AGE_MS = 400 * DAY_MS
"""Browsers store no cookie for longer, and the server accepts none that is older."""
RENEW_AFTER_MS = 30 * DAY_MS
"""A cookie older than this is issued again."""


class GuestCookies:
    """Signs and reads guest cookies."""

    def __init__(self, key: bytes, clock: Callable[[], int] = now_ms) -> None:
        self._key = key
        self._clock = clock
        self._void_before: Mapping[str, int] = {}

    def new_guest(self) -> str:
        """A new random guest id."""
        return secrets.token_urlsafe(16)

    def sign(self, guest: str) -> str:
        """The value of the guest's cookie."""
        signed = f"{guest}.{self._clock():x}"
        return f"{signed}.{self._signature(signed)}"

    def read(self, cookie: str | None) -> str | None:
        """The guest of a cookie; None if it is missing, forged, too old or void."""
        guest, issued = self._verify(cookie)
        is_valid = self._clock() - MAX_AGE_MS <= issued and issued >= self._void_before.get(guest, 0)
        return guest if guest and is_valid else None

    def is_stale(self, cookie: str | None) -> bool:
        """Whether a valid cookie should be issued again."""
        return self._verify(cookie)[1] < self._clock() - RENEW_AFTER_MS

    def set_void(self, before: Mapping[str, int]) -> None:
        """Set for each of these guests the time before which their cookies are void."""
        self._void_before = before

    def _verify(self, cookie: str | None) -> tuple[str, int]:
        """The guest and the time of issue; ("", 0) if the signature is wrong."""
        signed, _, signature = (cookie or "").rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(signed).encode()):
            return "", 0
        guest, _, issued = signed.rpartition(".")
        return guest, int(issued, 16)

    def _signature(self, signed: str) -> str:
        return hmac.new(self._key, signed.encode(), hashlib.sha256).hexdigest()
