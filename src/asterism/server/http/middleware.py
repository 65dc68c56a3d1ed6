"""The outermost layer: gives every request an id, counts it, and adds headers to every response."""

from __future__ import annotations

import logging
import re
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from asterism.server import metrics
from asterism.server.logging_setup import request_id

logger = logging.getLogger(__name__)

YEAR_SECONDS = 365 * 86_400
VALID_REQUEST_ID = re.compile(r"[A-Za-z0-9._-]{1,64}")

CONTENT_SECURITY_POLICY = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
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
}
"""What a page may load: scripts and styles only from our own files (a script inside the page is named by its hash),
and WebAssembly may be compiled, but no text may become a script. Drawings may use style attributes."""

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""Security headers of every response. No other site gets a referrer, since the address of a table lets people join."""


EMBEDDED = "/embed/"
"""The pages that other sites may show in a frame: replays, where nothing can be done but watching."""


class RequestMiddleware:
    """Gives every request an id, counts it, and adds headers to its response."""

    def __init__(self, app: ASGIApp, inline_scripts: Sequence[str], *, log_requests: bool) -> None:
        self._app = app
        self._headers = {**HEADERS, "Content-Security-Policy": policy_with(inline_scripts)}
        self._embedded_headers = embedded({**HEADERS, "Content-Security-Policy": policy_with(inline_scripts, "*")})
        self._log_requests = log_requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        current_id = request_id_of(scope)
        request_id.set(current_id)
        began, status = time.perf_counter(), 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._add_headers(message, scope, current_id)
            await send(message)

        try:
            await self._app(scope, receive, send_with_headers)
        finally:
            self._count(scope, status, time.perf_counter() - began)

    def _add_headers(self, message: Any, scope: Any, current_id: str) -> None:
        headers = MutableScopeHeaders.from_message(message)
        is_embedded = scope["path"].startswith(EMBEDDED)
        for name, value in (self._embedded_headers if is_embedded else self._headers).items():
            headers.setdefault(name, value)
        headers["X-Request-ID"] = current_id
        if scope["path"].startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")
        if scope["scheme"] == "https":
            headers["Strict-Transport-Security"] = f"max-age={YEAR_SECONDS}"

    def _count(self, scope: Any, status: int, seconds: float) -> None:
        route = scope.get("path_template") or "(none)"
        metrics.REQUESTS.labels(route, status).inc()
        if self._log_requests:
            fields = {"method": scope["method"], "route": route, "status": status, "ms": round(seconds * 1000, 1)}
            logger.info("answered", extra={"fields": fields})


def request_id_of(scope: Any) -> str:
    """The id that a proxy has given the request, or a new one."""
    sent = dict(scope["headers"]).get(b"x-request-id", b"").decode("latin-1")
    return sent if VALID_REQUEST_ID.fullmatch(sent) else secrets.token_hex(8)


def embedded(headers: Mapping[str, str]) -> dict[str, str]:
    """The headers of a page that other sites may show in a frame."""
    others = {name: value for name, value in headers.items() if name != "X-Frame-Options"}
    return {**others, "Cross-Origin-Resource-Policy": "cross-origin"}


def policy_with(inline_scripts: Sequence[str], frame_ancestors: str = "'none'") -> str:
    """The content security policy for a page with these scripts inside, which these sites may show in a frame."""
    script_src = " ".join([CONTENT_SECURITY_POLICY["script-src"], *inline_scripts])
    policy = {**CONTENT_SECURITY_POLICY, "script-src": script_src, "frame-ancestors": frame_ancestors}
    return "; ".join(f"{directive} {sources}" for directive, sources in policy.items())
