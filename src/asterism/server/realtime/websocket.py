"""The WebSocket between one browser and one table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from litestar.exceptions import WebSocketException

from asterism.errors import AsterismError
from asterism.server.accounts.sessions import Sessions
from asterism.server.errors import StoreFailed, TooManyRequests
from asterism.server.limits.rates import Rate, network_of
from asterism.server.moderation.sanctions import Banned, Sanctions
from asterism.server.origin import is_own_page
from asterism.server.protocol import messages
from asterism.server.realtime.connections import Connections
from asterism.server.realtime.exchange import BANNED, FOREIGN_PAGE, NO_TABLE, TOO_MUCH, TRY_AGAIN, Exchange
from asterism.server.realtime.line import line_of
from asterism.server.realtime.send_queue import SendQueue
from asterism.server.settings import Settings
from asterism.server.tables.registry import TableRegistry
from asterism.server.tables.table import Table

MAX_REASON_BYTES = 120
"""A close frame has room for 123 bytes."""
GUESTS_PER_ADDRESS = 10
"""How many times the messages of one guest all guests at one address may send: few of them send at one moment."""
CLOSE_SECONDS = 5
"""How long to wait for the browser to confirm the close."""


class WebSocketEndpoint:
    """Accepts WebSockets: finds the table, checks the limits and runs the connection."""

    def __init__(
        self,
        registry: TableRegistry,
        sessions: Sessions,
        sanctions: Sanctions,
        connections: Connections,
        settings: Settings,
    ) -> None:
        self._registry = registry
        self._sanctions = sanctions
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
                        await self._sanctions.check_ban(session.guest)
                        await self._run(socket, table_id, session.guest, send_queue)
                        return
            with self._connections.register(f"at {network_of(address)}", address, send_queue.disconnect):
                await self._run(socket, table_id, None, send_queue)
        except TooManyRequests as error:
            await close(socket, TOO_MUCH, str(error))
        except Banned as error:
            await close(socket, BANNED, error.why)
        except StoreFailed as error:
            await close(socket, TRY_AGAIN, str(error))
        except AsterismError as error:
            await close(socket, NO_TABLE, str(error))

    async def _run(self, socket: Any, table_id: str, guest: str | None, send_queue: SendQueue) -> None:
        table = await self._registry.table(table_id)
        network = network_of(socket.client.host if socket.client else "")
        count = partial(self._rates.count, guest or f"at {network}", network)
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
        self._of_network = Rate(GUESTS_PER_ADDRESS * per_second, 3 * GUESTS_PER_ADDRESS * per_second)

    def count(self, guest: str, network: str) -> None:
        """Count a message of a guest at the network of an address, or raise TooManyRequests."""
        if self._of_guest.wait(guest) or self._of_network.wait(network):
            raise TooManyRequests("too many messages in too short a time")


class TableConnection(Exchange):
    """The WebSocket of one browser to one table."""

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
        super().__init__(table, guest)
        self._socket = socket
        self._line = line_of(socket.scope)
        self._count = count
        self._max_message_size = max_message_size
        self._is_over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.send_queue = send_queue

    async def run(self) -> None:
        """Serve the browser until it goes or there is a reason to end the connection."""
        if not self.send_queue.ended.done():
            await self._serve()
        if self.send_queue.ended.done():
            await close(self._socket, *self.send_queue.ended.result())

    async def _serve(self) -> None:
        self.send_queue.ended.add_done_callback(self._finish)
        self._table.listen(self.send, self._viewer)
        try:
            self._line.take_over(self)
            await self._is_over
        finally:
            self._table.stop_listening(self.send)
            self._line.give_back()

    def _finish(self, _: object = None) -> None:
        if not self._is_over.done():
            self._is_over.set_result(None)

    @property
    def has_ended(self) -> bool:
        """Whether the browser is gone, or there is a reason to end the connection."""
        return self._is_over.done() or self.send_queue.ended.done()

    def end(self, code: int, reason: str) -> None:
        """End the connection, with a close code and a sentence."""
        self.send_queue.end(code, reason)

    # --- sending -----------------------------------------------------------------------------

    def send(self, message: messages.Outgoing) -> None:
        """Send a message at once, or queue it behind others that the browser has not read yet."""
        if self._line.can_send and self.send_queue.is_empty and not self.send_queue.ended.done():
            self._line.send_frame(message.frame)
        else:
            self.send_queue.put(message)

    def resume_sending(self) -> None:
        """The browser has read nearly everything."""
        while self._line.can_send and not self.send_queue.is_empty and not self.send_queue.ended.done():
            self._line.send_frame(self.send_queue.take_nowait().frame)

    # --- receiving ---------------------------------------------------------------------------

    def disconnected(self) -> None:
        """The browser is gone."""
        self._finish()

    def check(self, text: str) -> None:
        """Refuse a message that is too long, or one too many."""
        self._count()
        if self._max_message_size and len(text) > self._max_message_size:
            raise msgspec.ValidationError(f"a message has at most {self._max_message_size} characters")

    def pause_receiving(self) -> None:
        """Read nothing more for now."""
        self._line.pause_receiving()

    def resume_receiving(self) -> None:
        """Read on."""
        self._line.resume_receiving()
