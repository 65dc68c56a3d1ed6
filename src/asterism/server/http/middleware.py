"""The reception: every request passes here first and every answer last."""

from __future__ import annotations

import logging
import re
import secrets
import time
from collections.abc import Sequence
from typing import Any

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from asterism.server import metrics
from asterism.server.logging_setup import request_id

logger = logging.getLogger(__name__)

YEAR = 365 * 86_400
GOOD_ID = re.compile(r"[A-Za-z0-9._-]{1,64}")

POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
"""What a page may load: scripts and styles come from our files only (the script inside the page is named by its hash);
a drawing may carry a style attribute."""

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""What every answer says to browsers. The address of a table lets people join it, so no other site hears of it."""


class RequestMiddleware:
    """Numbers the requests, counts them and sees to the headers of the answers."""

    def __init__(self, app: ASGIApp, scripts: Sequence[str], *, log_requests: bool) -> None:
        self._app = app
        self._headers = {**HEADERS, "Content-Security-Policy": policy_with(scripts)}
        self._log_requests = log_requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        number = number_of(scope)
        request_id.set(number)
        begun, status = time.perf_counter(), 0

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._add_headers(message, scope, number)
            await send(message)

        try:
            await self._app(scope, receive, send_on)
        finally:
            self._note(scope, status, time.perf_counter() - begun)

    def _add_headers(self, message: Any, scope: Any, number: str) -> None:
        """What every answer carries."""
        headers = MutableScopeHeaders.from_message(message)
        for name, value in self._headers.items():
            headers.setdefault(name, value)
        headers["X-Request-ID"] = number
        if scope["path"].startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")
        if scope["scheme"] == "https":
            headers["Strict-Transport-Security"] = f"max-age={YEAR}"

    def _note(self, scope: Any, status: int, seconds: float) -> None:
        route = scope.get("path_template") or "(none)"
        metrics.REQUESTS.labels(route, status).inc()
        if self._log_requests:
            facts = {"method": scope["method"], "route": route, "status": status, "ms": round(seconds * 1000, 1)}
            logger.info("answered", extra={"facts": facts})


def number_of(scope: Any) -> str:
    """The number that a proxy gave the request, or a new one."""
    given = dict(scope["headers"]).get(b"x-request-id", b"").decode("latin-1")
    return given if GOOD_ID.fullmatch(given) else secrets.token_hex(8)


def policy_with(scripts: Sequence[str]) -> str:
    """The security policy for a page with these scripts inside."""
    policy = {**POLICY, "script-src": " ".join([POLICY["script-src"], *scripts])}
    return "; ".join(f"{kind} {sources}" for kind, sources in policy.items())
