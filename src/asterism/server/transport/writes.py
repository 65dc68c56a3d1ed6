"""What is written to a peer that may have stopped reading."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress

STALL_SECONDS = 30.0
"""After this time a peer that reads nothing of what it is sent is cut off."""


class WriteWatch:
    """Cuts a connection off whose peer has stopped reading. A slow peer that does read may take its time."""

    def __init__(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
        self._loop = loop
        self._transport = transport
        self._timer: asyncio.TimerHandle | None = None
        self._left = 0
        set_user_timeout(transport)

    def start(self) -> None:
        """The buffer is full."""
        self._left = self._transport.get_write_buffer_size()
        self.stop()
        self._timer = self._loop.call_later(STALL_SECONDS, self._check)

    def stop(self) -> None:
        """The buffer is nearly empty, or the connection is lost."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None

    def close_soon(self) -> None:
        """The connection is being closed: do not wait for ever until the peer has read the rest."""
        self.stop()
        self._timer = self._loop.call_later(STALL_SECONDS, self._transport.abort)

    def _check(self) -> None:
        if self._transport.get_write_buffer_size() >= self._left:
            self._transport.abort()
        else:
            self.start()


def set_user_timeout(transport: asyncio.Transport) -> None:
    """Let the system drop data that the peer does not take, also after the connection is closed, where it can."""
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    found = transport.get_extra_info("socket")
    if option is not None and found is not None:
        with suppress(OSError):
            found.setsockopt(socket.IPPROTO_TCP, option, int(2 * STALL_SECONDS * 1000))
