"""A push service on this machine: it checks who sends, decrypts what browsers would get, and answers as it is told."""

from __future__ import annotations

import base64
import http.server
import json
import os
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Self

import http_ece
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class FakeBrowser:
    """A push subscription, with the private key that only the browser has."""

    def __init__(self, service: PushService, name: str = "browser") -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self.endpoint = f"{service.url}/{name}"
        self.key = encoded(self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
        self.secret = encoded(self._auth)

    def read(self, request: Received) -> dict[str, Any]:
        """What the page's service worker would get."""
        assert request.headers["content-encoding"] == "aes128gcm"
        text = http_ece.decrypt(request.body, private_key=self._private, auth_secret=self._auth, version="aes128gcm")
        return dict(json.loads(text))

    def registration(self, **more: Any) -> dict[str, Any]:
        """What the page sends to the server."""
        given = {
            "endpoint": self.endpoint,
            "p256dh": self.key,
            "auth": self.secret,
            "language": "en",
            "name": "Firefox",
        }
        return given | more


@dataclass
class Received:
    """A request that arrived."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> dict[str, Any]:
        return dict(json.loads(self.body))


@dataclass
class Answer:
    status: int = 201
    headers: dict[str, str] = field(default_factory=dict)


class PushService:
    """Also receives webhooks."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.answers: list[Answer] = []
        """What it answers next; then everything is accepted."""
        self.before_answering: Callable[[], object] = lambda: None
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.received.append(Received(self.path, headers, body))
                service.before_answering()
                answer = service.answers.pop(0) if service.answers else Answer()
                self.send_response(answer.status)
                for name, value in {"content-length": "0", **answer.headers}.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    def take(self) -> list[Received]:
        """Everything that has arrived since the last time."""
        taken, self.received = self.received, []
        return taken


def check_vapid(request: Received, audience: str) -> dict[str, Any]:
    """The claims of the sender, after its signature was checked as push services do; also returns its key."""
    scheme, _, parameters = request.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    found = dict(part.split("=", 1) for part in parameters.split(","))
    signed, _, signature = found["t"].rpartition(".")
    raw = decoded(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(found["k"]))
    numbers = utils.encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public.verify(numbers, signed.encode(), ec.ECDSA(hashes.SHA256()))
    header, claims = (json.loads(decoded(part)) for part in signed.split("."))
    assert header["alg"] == "ES256"
    assert claims["aud"] == audience
    assert time.time() < claims["exp"] <= time.time() + 86_400
    return {**claims, "key": found["k"]}
