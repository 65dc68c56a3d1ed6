"""Refuses requests for a name that is not this server's."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from asterism.server import metrics
from asterism.server.hosts import AllowedHosts
from asterism.server.protocol.models import ErrorResponse

MISDIRECTED = 421
SHOWN_CHARACTERS = 100


class HostMiddleware:
    """Passes on what is sent to a name of this server, and answers everything else with a sentence for the host."""

    def __init__(self, app: ASGIApp, allowed: AllowedHosts) -> None:
        self._app = app
        self._allowed = allowed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check the Host header. Programs may send none; browsers always do."""
        if scope["type"] in {ScopeType.HTTP, ScopeType.WEBSOCKET}:
            hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
            refused = next((host for host in hosts if not self._allowed.allow(host)), None)
            if refused is not None:
                metrics.REFUSALS.labels("host").inc()
                await refuse(scope, send, why_refused(refused))
                return
        await self._app(scope, receive, send)


def why_refused(host: str) -> str:
    """What the person who runs the server has to do, if the name is right."""
    name = host.rpartition(":")[0] or host
    return (
        f"this server is not known as '{name[:SHOWN_CHARACTERS]}'; its host can allow the name with "
        f"--host-names {name[:SHOWN_CHARACTERS]} (or ASTERISM_HOST_NAMES)"
    )


async def refuse(scope: Any, send: Any, sentence: str) -> None:
    """Answer with the sentence: as JSON to programs and scripts, as text to a person who opens the page."""
    is_socket = scope["type"] == ScopeType.WEBSOCKET
    if is_socket and "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    kind = "websocket.http.response" if is_socket else "http.response"
    is_api = scope["path"].startswith("/api/")
    body = msgspec.json.encode(ErrorResponse(sentence)) if is_api else f"{sentence}\n".encode()
    media_type = b"application/json" if is_api else b"text/plain; charset=utf-8"
    headers = [(b"content-type", media_type), (b"content-length", str(len(body)).encode())]
    await send({"type": f"{kind}.start", "status": MISDIRECTED, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
