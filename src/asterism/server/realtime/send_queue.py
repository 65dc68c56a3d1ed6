"""Messages waiting for a connection that may be slow, and the reason why the connection ends."""

from __future__ import annotations

import asyncio

from asterism.server.protocol.messages import Outgoing

MAX_QUEUED, MAX_BYTES = 256, 4_000_000
"""How many messages may wait before a slow connection is ended, and how long all of them may be together.
The browser reconnects and gets a new snapshot."""

SIGNED_OUT, TOO_SLOW = 4401, 4408
"""WebSocket close codes."""


class SendQueue:
    """Filled by a table, which never waits; emptied by a connection, which may."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[Outgoing] = asyncio.Queue(MAX_QUEUED)
        self._bytes = 0
        self.ended: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()
        """Why the connection ends: a close code and a sentence."""

    @property
    def is_empty(self) -> bool:
        """Whether no message waits."""
        return self._queue.empty()

    def put(self, message: Outgoing) -> None:
        """Queue a message; if the queue is full, end the connection."""
        size = len(message.json)
        if self._queue.full() or (self._bytes and self._bytes + size > MAX_BYTES):
            self.end(TOO_SLOW, "this connection is too slow")
        elif not self.ended.done():
            self._bytes += size
            self._queue.put_nowait(message)

    async def take(self) -> Outgoing:
        """The next message, as soon as there is one."""
        return self._taken(await self._queue.get())

    def take_nowait(self) -> Outgoing:
        """The next message; there has to be one."""
        return self._taken(self._queue.get_nowait())

    def _taken(self, message: Outgoing) -> Outgoing:
        self._bytes -= len(message.json)
        return message

    def end(self, code: int, reason: str) -> None:
        """Send nothing more; only the first reason counts."""
        if not self.ended.done():
            self.ended.set_result((code, reason))

    def disconnect(self, reason: str) -> None:
        """End the connection because its cookie or token is no longer valid."""
        self.end(SIGNED_OUT, reason)
