"""Compressed responses.

Litestar's own middleware compresses on the event loop, where a long replay would stop everybody else's requests.
"""

from __future__ import annotations

import asyncio
import gzip

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

MIN_BYTES = 500
"""Smaller bodies are sent as they are."""
BYTES_AT_ONCE = 20_000
"""Bodies up to this size are compressed in less than a millisecond, larger ones on another thread."""
LEVEL = 6
COMPRESSED_TYPES = ("application/zip", "font/", "image/png")
"""Bodies of these media types do not become smaller."""


class CompressionMiddleware(ASGIMiddleware):
    """Compresses bodies for clients that accept gzip. Streams and what is compressed already pass unchanged."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass the request on, and compress the response."""
        if not accepts_gzip(Headers.from_scope(scope)):
            await next_app(scope, receive, send)
            return
        start: Message | None = None

        async def send_compressed(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            if start is not None and message["type"] == "http.response.body":
                beginning, start = start, None
                headers = MutableScopeHeaders.from_message(beginning)
                is_whole = not message.get("more_body") and "Content-Encoding" not in headers
                is_compressed = headers.get("Content-Type", "").startswith(COMPRESSED_TYPES)
                if is_whole and not is_compressed and len(message["body"]) >= MIN_BYTES:
                    message["body"] = await compressed(message["body"])
                    headers["Content-Encoding"] = "gzip"
                    headers["Content-Length"] = str(len(message["body"]))
                    headers.extend_header_value("Vary", "Accept-Encoding")
                await send(beginning)
            await send(message)

        await next_app(scope, receive, send_compressed)


def accepts_gzip(headers: Headers) -> bool:
    """Whether the client takes gzip."""
    return "gzip" in headers.get("accept-encoding", "")


async def compressed(body: bytes) -> bytes:
    """The compressed body."""
    if len(body) <= BYTES_AT_ONCE:
        return gzip.compress(body, LEVEL)
    return await asyncio.to_thread(gzip.compress, body, LEVEL)
