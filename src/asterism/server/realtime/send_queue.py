"""Messages on their way to somebody who may be slow, and the reason why there are no more."""

from __future__ import annotations

import asyncio

from asterism.server.protocol.messages import Outgoing

WAITING = 256
"""How many messages may wait for a slow reader before it is cut off; it comes back to a fresh snapshot."""

SIGNED_OUT, TOO_SLOW = 4401, 4408


class SendQueue:
    """Filled by a table, which never waits; emptied by a line, which may."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[Outgoing] = asyncio.Queue(WAITING)
        self.ended: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()
        """Why the line ends: a code and a sentence."""

    def put(self, message: Outgoing) -> None:
        """Send this."""
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.end(TOO_SLOW, "this connection is too slow")

    async def take(self) -> Outgoing:
        """The next message."""
        return await self._queue.get()

    def end(self, code: int, reason: str) -> None:
        """Send nothing more; the first reason counts."""
        if not self.ended.done():
            self.ended.set_result((code, reason))

    def disconnect(self, why: str) -> None:
        """End the line because its guest has no right to it any more."""
        self.end(SIGNED_OUT, why)
