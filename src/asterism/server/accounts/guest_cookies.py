"""Who a browser is: a guest with a random number, in a cookie that only this server can sign."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable, Mapping

from asterism.server.clock import now_ms

COOKIE = "asterism_guest"
DAY_MS = 86_400_000
LIFE_MS = 400 * DAY_MS
"""Browsers keep no cookie for longer, and we trust none for longer."""
FRESH_MS = 30 * DAY_MS
"""A cookie older than this is handed out anew."""


class GuestCookies:
    """Issues and reads guest cookies: the guest, when it was signed, and the signature."""

    def __init__(self, key: bytes, clock: Callable[[], int] = now_ms) -> None:
        self._key = key
        self._clock = clock
        self._void: Mapping[str, int] = {}

    def new_guest(self) -> str:
        """A guest nobody has been before."""
        return secrets.token_urlsafe(16)

    def sign(self, guest: str) -> str:
        """The value of the guest's cookie."""
        signed = f"{guest}.{self._clock():x}"
        return f"{signed}.{self._signature(signed)}"

    def read(self, cookie: str | None) -> str | None:
        """The guest of a cookie; None if it is missing, not signed by us, too old, or void."""
        guest, issued = self._open(cookie)
        is_good = self._clock() - LIFE_MS <= issued and issued >= self._void.get(guest, 0)
        return guest if guest and is_good else None

    def is_stale(self, cookie: str | None) -> bool:
        """Whether a good cookie should be handed out anew."""
        return self._open(cookie)[1] < self._clock() - FRESH_MS

    def void(self, before: Mapping[str, int]) -> None:
        """The cookies of these guests count no more if they were signed before that time."""
        self._void = before

    def _open(self, cookie: str | None) -> tuple[str, int]:
        signed, _, signature = (cookie or "").rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(signed).encode()):
            return "", 0
        guest, _, issued = signed.rpartition(".")
        return guest, int(issued, 16)

    def _signature(self, signed: str) -> str:
        return hmac.new(self._key, signed.encode(), hashlib.sha256).hexdigest()
