"""The live line between one browser and one table."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.exceptions import WebSocketDisconnect

from asterism.errors import AsterismError
from asterism.server import wire
from asterism.server.house import House
from asterism.server.table import Table

WAITING = 256
"""How many messages may wait for a slow browser before it is cut off; it comes back to a fresh snapshot."""
LONGEST_MESSAGE = 4096

BAD_MESSAGE, FOREIGN_PAGE, NO_TABLE, TOO_SLOW = 4400, 4403, 4404, 4408

decode = msgspec.json.Decoder(wire.FromBrowser).decode


async def hold_socket(socket: Any, table_id: str, house: House, guest: str | None) -> None:
    """Send the table's story as it happens and take the guest's moves, until either side goes."""
    await socket.accept()
    if not is_own_page(socket.headers):
        await socket.close(code=FOREIGN_PAGE, reason="this page does not belong to this server")
        return
    try:
        table = await house.table(table_id)
    except AsterismError as error:
        await socket.close(code=NO_TABLE, reason=str(error)[:120])
        return
    await Line(socket, table, guest).hold()


def is_own_page(headers: Any) -> bool:
    """Browsers say which page opened a socket; other pages must not speak with a guest's cookie."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


class Line:
    """One browser at one table."""

    def __init__(self, socket: Any, table: Table, guest: str | None) -> None:
        self._socket = socket
        self._table = table
        self._guest = guest
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(WAITING)
        self._is_slow = asyncio.Event()

    async def hold(self) -> None:
        """Read and write at the same time until one of them ends."""
        async with self._table.lock:
            self._send(msgspec.json.encode(self._table.book.snapshot(self._guest)))
            self._table.listen(self._send, self._guest)
        work = [asyncio.create_task(job()) for job in (self._write, self._read, self._watch)]
        try:
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._table.forget(self._send)
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)

    def _send(self, message: bytes) -> None:
        try:
            self._outbox.put_nowait(message)
        except asyncio.QueueFull:
            self._is_slow.set()

    async def _write(self) -> None:
        while True:
            message = await self._outbox.get()
            await self._socket.send_text(message.decode())

    async def _watch(self) -> None:
        await self._is_slow.wait()
        await self._socket.close(code=TOO_SLOW, reason="this connection is too slow")

    async def _read(self) -> None:
        try:
            while True:
                await self._answer(await self._socket.receive_text())
        except WebSocketDisconnect:
            return
        except msgspec.MsgspecError as error:
            await self._socket.close(code=BAD_MESSAGE, reason=str(error)[:120])

    async def _answer(self, text: str) -> None:
        if len(text) > LONGEST_MESSAGE:
            raise msgspec.ValidationError(f"a message has at most {LONGEST_MESSAGE} characters")
        message = decode(text)
        if isinstance(message, wire.Ping):
            self._send(msgspec.json.encode(wire.Pong()))
        else:
            reply = await self._table.wish(self._guest, message)
            if reply is not None:
                self._send(reply)
