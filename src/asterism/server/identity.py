"""Who a browser is: a guest with a random number, in a cookie that only this server can sign."""

from __future__ import annotations

import hashlib
import hmac
import secrets

COOKIE = "asterism_guest"
YEAR = 365 * 86_400


class Identity:
    """Issues and reads guest cookies."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new_guest(self) -> str:
        """A guest nobody has been before."""
        return secrets.token_urlsafe(16)

    def sign(self, guest: str) -> str:
        """The value of the guest's cookie."""
        return f"{guest}.{self._signature(guest)}"

    def read(self, cookie: str | None) -> str | None:
        """The guest of a cookie, or None if it is missing or not signed by us."""
        guest, _, signature = (cookie or "").rpartition(".")
        genuine = guest and hmac.compare_digest(signature.encode(), self._signature(guest).encode())
        return guest if genuine else None

    def _signature(self, guest: str) -> str:
        return hmac.new(self._key, guest.encode(), hashlib.sha256).hexdigest()
