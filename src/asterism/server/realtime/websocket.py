"""The live line between one browser and one table."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from asterism.errors import AsterismError
from asterism.server.limits.rates import Rate, TooManyRequests
from asterism.server.origin import is_own_page
from asterism.server.protocol import commands, messages
from asterism.server.realtime.connections import Connections
from asterism.server.realtime.send_queue import SendQueue
from asterism.server.settings import Settings
from asterism.server.tables.projection import Viewer
from asterism.server.tables.registry import TableRegistry
from asterism.server.tables.table import Table

logger = logging.getLogger(__name__)

BAD_MESSAGE, FOREIGN_PAGE, NO_TABLE, TOO_MUCH, FAILED = 4400, 4403, 4404, 4429, 1011
MOST_OF_REASON = 120
"""A closing frame has room for 123 bytes."""
PATIENCE = 5
"""Seconds for a browser to take notice of the end."""

decode = msgspec.json.Decoder(commands.Command).decode


class WebSocketEndpoint:
    """Connects lines: which tables there are, who is connected, and what a line may do."""

    def __init__(self, registry: TableRegistry, lines: Connections, settings: Settings) -> None:
        self._registry = registry
        self._lines = lines
        self._settings = settings

    async def connect(self, socket: Any, table_id: str, guest: str | None) -> None:
        """Send the table's story as it happens and take the guest's moves, until either side goes."""
        await socket.accept()
        if not is_own_page(socket.headers):
            await close(socket, FOREIGN_PAGE, "this page does not belong to this server")
            return
        try:
            line = Connection(socket, await self._registry.table(table_id), guest, self._settings)
            with self._lines.holding(guest or f"at {socket.client.host}", line.send_queue.disconnect):
                await line.hold()
        except TooManyRequests as error:
            await close(socket, TOO_MUCH, str(error))
        except AsterismError as error:
            await close(socket, NO_TABLE, str(error))


async def close(socket: Any, code: int, reason: str) -> None:
    """End the line and say why, in as many bytes as fit."""
    with suppress(TimeoutError, WebSocketException):
        async with asyncio.timeout(PATIENCE):
            await socket.close(code=code, reason=reason.encode()[:MOST_OF_REASON].decode(errors="ignore"))


class Connection:
    """One browser at one table."""

    def __init__(self, socket: Any, table: Table, guest: str | None, settings: Settings) -> None:
        self._socket = socket
        self._table = table
        self._viewer = Viewer(guest)
        self._longest = settings.longest_message
        self._rate = Rate(settings.messages_per_second, 3 * settings.messages_per_second)
        self.send_queue = SendQueue()

    async def hold(self) -> None:
        """Read and write at the same time until the browser goes or there is a reason to end it."""
        self._table.listen(self.send_queue.put, self._viewer)
        work = [asyncio.create_task(job()) for job in (self._write, self._read)]
        try:
            either: list[asyncio.Future[Any]] = [*work, self.send_queue.ended]
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._table.stop_listening(self.send_queue.put)
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
        if self.send_queue.ended.done():
            await close(self._socket, *self.send_queue.ended.result())

    async def _write(self) -> None:
        while True:
            await self._socket.send_text((await self.send_queue.take()).json.decode())

    async def _read(self) -> None:
        try:
            while not self.send_queue.ended.done():
                await self._answer(await self._socket.receive_text())
        except WebSocketDisconnect:
            return
        except (msgspec.MsgspecError, RecursionError) as error:
            self.send_queue.end(BAD_MESSAGE, str(error))
        except TooManyRequests as error:
            self.send_queue.end(TOO_MUCH, str(error))
        except Exception:
            logger.exception("a message could not be answered")
            self.send_queue.end(FAILED, "something went wrong here; the log has it")

    async def _answer(self, text: str) -> None:
        if self._rate.wait():
            raise TooManyRequests("too many messages in too short a time")
        if self._longest and len(text) > self._longest:
            raise msgspec.ValidationError(f"a message has at most {self._longest} characters")
        message = decode(text)
        if isinstance(message, commands.Ping):
            self.send_queue.put(messages.Outgoing(messages.Pong()))
        else:
            reply = await self._table.handle(self._viewer, message)
            if reply is not None:
                self.send_queue.put(messages.Outgoing(reply))
