"""A WebSocket client with as little of its own to do as possible, so that thousands fit into one process."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable

Heard = Callable[[bytes, float], None]
"""Takes a message and the moment when it came."""

SHORT, LONG = 126, 127
"""What stands for a length of two or of eight bytes."""
TEXT, PING, PONG = 0x81, 0x89, 0x8A


class Connection(asyncio.Protocol):
    """One socket; messages are passed on as they come."""

    def __init__(self, host: str, path: str, cookie: str, heard: Heard) -> None:
        self.is_open = asyncio.get_running_loop().create_future()
        self._heard = heard
        self._unread = b""
        self._transport: asyncio.WriteTransport | None = None
        key = base64.b64encode(os.urandom(16)).decode()
        self._greeting = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        assert isinstance(transport, asyncio.WriteTransport)
        self._transport = transport
        transport.write(self._greeting.encode())

    def data_received(self, data: bytes) -> None:
        """Take messages apart; the first answer is HTTP."""
        now = asyncio.get_running_loop().time()
        self._unread += data
        if not self.is_open.done():
            head, end, rest = self._unread.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.is_open.set_exception(RuntimeError(head.decode()))
                return
            self._unread = rest
            self.is_open.set_result(None)
        while (frame := self._next()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self._heard(payload, now)
            elif kind == PING:
                self._write(PONG, payload)

    def connection_lost(self, error: Exception | None) -> None:
        """Nobody hangs up on purpose here."""
        if not self.is_open.done():
            self.is_open.set_exception(error or RuntimeError("the server hung up"))

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._write(TEXT, text)

    def _write(self, kind: int, payload: bytes) -> None:
        """A frame is masked with zeros: the mask guards proxies, and there are none."""
        size = len(payload)
        length = struct.pack("!B", 0x80 | size) if size < SHORT else struct.pack("!BH", 0x80 | SHORT, size)
        assert self._transport is not None
        self._transport.write(bytes([kind]) + length + b"\0\0\0\0" + payload)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()

    def _next(self) -> tuple[int, bytes] | None:
        data = self._unread
        if len(data) <= 1:
            return None
        start, size = 2, data[1]
        if size == SHORT:
            start, size = 4, int.from_bytes(data[2:4])
        elif size == LONG:
            start, size = 10, int.from_bytes(data[2:10])
        if len(data) < start + size:
            return None
        self._unread = data[start + size :]
        return data[0], data[start : start + size]
