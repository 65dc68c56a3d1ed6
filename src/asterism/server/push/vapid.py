"""The key with which this server names itself to push services (VAPID, RFC 8292).

It follows from a random secret that is kept with the data, so it is made at the first start and stays the same at
every process: browsers bind their subscriptions to it.
"""

from __future__ import annotations

import base64
from functools import cached_property
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from asterism.server.clock import now
from asterism.server.push.addresses import origin_of

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: private keys are numbers from 1 to ORDER - 1."""
TOKEN_SECONDS = 12 * 3600
"""Push services accept tokens of a day at most."""
NO_CONTACT = "mailto:asterism@localhost"


class VapidKey:
    """Signs requests to push services. Cryptography is imported when the first browser asks for it."""

    def __init__(self, secret: bytes, contact: str = "") -> None:
        """`contact` is where push services find the host: a mailto: or https: address."""
        self._secret = secret
        self._contact = contact

    @cached_property
    def _private(self) -> EllipticCurvePrivateKey:
        from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

        return ec.derive_private_key(int.from_bytes(self._secret) % (ORDER - 1) + 1, ec.SECP256R1())

    @cached_property
    def public(self) -> str:
        """The public key as browsers and push services want it."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: PLC0415

        point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def authorization(self, url: str, origin: str) -> str:
        """The header for a message to this URL; `origin` is where the person knows this server."""
        from py_vapid import Vapid02  # noqa: PLC0415

        claims = {
            "aud": origin_of(url),
            "exp": int(now()) + TOKEN_SECONDS,
            "sub": self._contact or contact_at(origin),
        }
        return str(Vapid02(self._private).sign(claims)["Authorization"])


def contact_at(origin: str) -> str:
    """The contact of a host who has named none: the server itself, if it has a name that everybody can look up."""
    host = urlsplit(origin).hostname or ""
    return f"https://{host}" if origin.startswith("https:") and "." in host else NO_CONTACT
