"""Messages waiting for a connection that may be slow, and the reason why the connection ends."""

from __future__ import annotations

import asyncio

from asterism.server.protocol.messages import Outgoing

MAX_QUEUED = 256
"""How many messages may wait before a slow connection is ended. The browser reconnects and gets a new snapshot."""

SIGNED_OUT, TOO_SLOW = 4401, 4408
"""WebSocket close codes."""


class SendQueue:
    """Filled by a table, which never waits; emptied by a connection, which may."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[Outgoing] = asyncio.Queue(MAX_QUEUED)
        self.ended: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()
        """Why the connection ends: a close code and a sentence."""

    def put(self, message: Outgoing) -> None:
        """Queue a message; if the queue is full, end the connection."""
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.end(TOO_SLOW, "this connection is too slow")

    async def take(self) -> Outgoing:
        """The next message."""
        return await self._queue.get()

    def end(self, code: int, reason: str) -> None:
        """Send nothing more; only the first reason counts."""
        if not self.ended.done():
            self.ended.set_result((code, reason))

    def disconnect(self, reason: str) -> None:
        """End the connection because its cookie or token is no longer valid."""
        self.end(SIGNED_OUT, reason)
