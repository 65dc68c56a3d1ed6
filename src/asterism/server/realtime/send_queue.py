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
        self._waiting: list[Outgoing] = []
        """Nearly always empty, so it is no asyncio.Queue: that takes 3 kB for every connection."""
        self._arrived: asyncio.Future[None] | None = None
        """While a connection waits for the next message."""
        self._bytes = 0
        self.ended: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()
        """Why the connection ends: a close code and a sentence."""

    @property
    def is_empty(self) -> bool:
        """Whether no message waits."""
        return not self._waiting

    def put(self, message: Outgoing) -> None:
        """Queue a message; if the queue is full, end the connection."""
        size = len(message.json)
        if len(self._waiting) >= MAX_QUEUED or (self._bytes and self._bytes + size > MAX_BYTES):
            self.end(TOO_SLOW, "this connection is too slow")
        elif not self.ended.done():
            self._bytes += size
            self._waiting.append(message)
            if self._arrived is not None and not self._arrived.done():
                self._arrived.set_result(None)

    async def take(self) -> Outgoing:
        """The next message, as soon as there is one; only one caller waits at a time."""
        while not self._waiting:
            self._arrived = asyncio.get_running_loop().create_future()
            await self._arrived
        return self.take_nowait()

    def take_nowait(self) -> Outgoing:
        """The next message; there has to be one."""
        message = self._waiting.pop(0)
        self._bytes -= len(message.json)
        return message

    def end(self, code: int, reason: str) -> None:
        """Send nothing more; only the first reason counts."""
        if not self.ended.done():
            self.ended.set_result((code, reason))

    def disconnect(self, reason: str) -> None:
        """End the connection because its cookie or token is no longer valid."""
        self.end(SIGNED_OUT, reason)
