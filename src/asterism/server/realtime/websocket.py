"""The WebSocket between one browser and one table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from asterism.errors import AsterismError
from asterism.server.accounts.sessions import Sessions
from asterism.server.errors import TooManyRequests
from asterism.server.limits.rates import Rate, network_of
from asterism.server.origin import is_own_page
from asterism.server.protocol import commands, messages
from asterism.server.realtime.connections import Connections
from asterism.server.realtime.send_queue import SendQueue
from asterism.server.settings import Settings
from asterism.server.store import StoreFailed
from asterism.server.tables.projection import Viewer
from asterism.server.tables.registry import TableRegistry
from asterism.server.tables.table import Table

logger = logging.getLogger(__name__)

BAD_MESSAGE, FOREIGN_PAGE, NO_TABLE, TOO_MUCH, FAILED, TRY_AGAIN = 4400, 4403, 4404, 4429, 1011, 1013
"""WebSocket close codes."""
MAX_REASON_BYTES = 120
"""A close frame has room for 123 bytes."""
GUESTS_PER_ADDRESS = 10
"""All guests at one address may send so many times the messages of one. Few of them send anything at one moment."""
CLOSE_SECONDS = 5
"""How long to wait for the browser to confirm the close."""

decode = msgspec.json.Decoder(commands.Command).decode


class WebSocketEndpoint:
    """Accepts WebSockets: finds the table, checks the limits and runs the connection."""

    def __init__(
        self, registry: TableRegistry, sessions: Sessions, connections: Connections, settings: Settings
    ) -> None:
        self._registry = registry
        self._sessions = sessions
        self._connections = connections
        self._max_message_size = settings.max_message_size
        self._rates = MessageRates(settings.messages_per_second)

    async def connect(self, socket: Any, table_id: str, cookie: str | None) -> None:
        """Send the table's messages and handle the guest's commands until either side closes.

        A browser without a valid cookie watches. The connection is registered before its session is looked up: one
        that ends in that moment is found either by the look-up or by the revocation.
        """
        await socket.accept()
        if not is_own_page(socket.headers, socket.scope["scheme"]):
            await close(socket, FOREIGN_PAGE, "this page does not belong to this server")
            return
        session, send_queue = self._sessions.cookies.read(cookie), SendQueue()
        address = socket.client.host if socket.client else ""
        try:
            if session is not None:
                with self._connections.register(session.guest, address, send_queue.disconnect, session):
                    if not await self._sessions.ended_among([session]):
                        await self._run(socket, table_id, session.guest, send_queue)
                        return
            with self._connections.register(f"at {network_of(address)}", address, send_queue.disconnect):
                await self._run(socket, table_id, None, send_queue)
        except TooManyRequests as error:
            await close(socket, TOO_MUCH, str(error))
        except StoreFailed as error:
            await close(socket, TRY_AGAIN, str(error))
        except AsterismError as error:
            await close(socket, NO_TABLE, str(error))

    async def _run(self, socket: Any, table_id: str, guest: str | None, send_queue: SendQueue) -> None:
        table = await self._registry.table(table_id)
        address = socket.client.host if socket.client else ""
        count = partial(self._rates.count, guest or f"at {network_of(address)}", address)
        await TableConnection(socket, table, guest, send_queue, count, self._max_message_size).run()


async def close(socket: Any, code: int, reason: str) -> None:
    """Close the WebSocket with a code and a reason, cut to the bytes that fit."""
    with suppress(TimeoutError, WebSocketException):
        async with asyncio.timeout(CLOSE_SECONDS):
            await socket.close(code=code, reason=reason.encode()[:MAX_REASON_BYTES].decode(errors="ignore"))


class MessageRates:
    """How many messages one guest may send on all WebSockets, and all guests at one address together."""

    def __init__(self, per_second: int) -> None:
        self._of_guest = Rate(per_second, 3 * per_second)
        self._of_address = Rate(GUESTS_PER_ADDRESS * per_second, 3 * GUESTS_PER_ADDRESS * per_second)

    def count(self, guest: str, address: str) -> None:
        """Count a message, or raise TooManyRequests."""
        if self._of_guest.wait(guest) or self._of_address.wait(network_of(address)):
            raise TooManyRequests("too many messages in too short a time")


class TableConnection:
    """One browser connected to one table."""

    def __init__(
        self,
        socket: Any,
        table: Table,
        guest: str | None,
        send_queue: SendQueue,
        count: Callable[[], None],
        max_message_size: int,
    ) -> None:
        """`count` counts a message, and raises TooManyRequests if there are too many."""
        self._socket = socket
        self._table = table
        self._viewer = Viewer(guest)
        self._count = count
        self._max_message_size = max_message_size
        self.send_queue = send_queue

    async def run(self) -> None:
        """Serve the browser until it goes or there is a reason to end the connection."""
        if not self.send_queue.ended.done():
            await self._serve()
        if self.send_queue.ended.done():
            await close(self._socket, *self.send_queue.ended.result())

    async def _serve(self) -> None:
        """Read and write at the same time."""
        self._table.listen(self.send_queue.put, self._viewer)
        tasks = [asyncio.create_task(job()) for job in (self._write, self._read)]
        try:
            either: list[asyncio.Future[Any]] = [*tasks, self.send_queue.ended]
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._table.stop_listening(self.send_queue.put)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

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
            logger.exception("handling a WebSocket message failed")
            self.send_queue.end(FAILED, "something went wrong on the server; its log has the details")

    async def _answer(self, text: str) -> None:
        self._count()
        if self._max_message_size and len(text) > self._max_message_size:
            raise msgspec.ValidationError(f"a message has at most {self._max_message_size} characters")
        message = decode(text)
        if isinstance(message, commands.Ping):
            self.send_queue.put(messages.Outgoing(messages.Pong()))
        else:
            reply = await self._table.handle(self._viewer, message)
            if reply is not None:
                self.send_queue.put(messages.Outgoing(reply))
