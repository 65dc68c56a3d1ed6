"""The connection between the page and one of its own tables. It speaks as a WebSocket to a server does."""

from __future__ import annotations

from collections.abc import Callable

from asterism.server.protocol import messages
from asterism.server.realtime.exchange import Exchange
from asterism.server.tables.table import Table

BROKEN = "something went wrong in this browser; its console has the details"

OnMessage = Callable[[str], None]
OnClose = Callable[[int, str], None]
"""Gets a close code and a sentence."""


class Socket:
    """The page's end of a connection. What is sent before the table is there waits for it."""

    def __init__(self, on_message: OnMessage, on_close: OnClose) -> None:
        self._on_message = on_message
        self._on_close = on_close
        self._exchange: LocalExchange | None = None
        self._waiting: list[str] = []
        self.is_closed = False
        self.on_closed: Callable[[], None] = lambda: None
        """Called once it is closed, from either side."""

    def send(self, text: str) -> None:
        """Send a command."""
        if self._exchange is None:
            self._waiting.append(text)
        else:
            self._exchange.receive(text)

    def close(self) -> None:
        """Close the connection from the page's side; nothing more comes."""
        if not self.is_closed:
            self.is_closed = True
            if self._exchange is not None:
                self._exchange.stop()
            self.on_closed()

    def open(self, table: Table, guest: str) -> None:
        """The table is there."""
        if not self.is_closed:
            self._exchange = LocalExchange(self, table, guest)
            for text in self._waiting:
                self._exchange.receive(text)

    def deliver(self, message: messages.Outgoing) -> None:
        """Hand a message to the page."""
        if not self.is_closed:
            self._on_message(message.json.decode())

    def end(self, code: int, reason: str) -> None:
        """Close the connection from the table's side."""
        if not self.is_closed:
            self.close()
            self._on_close(code, reason)


class LocalExchange(Exchange):
    """The table's end of a connection."""

    fault = BROKEN

    def __init__(self, socket: Socket, table: Table, guest: str) -> None:
        super().__init__(table, guest)
        self._socket = socket
        table.listen(self.send, self._viewer)

    def stop(self) -> None:
        """The page listens no longer."""
        self._table.stop_listening(self.send)

    def send(self, message: messages.Outgoing) -> None:
        """Send a message."""
        self._socket.deliver(message)

    def end(self, code: int, reason: str) -> None:
        """End the connection, with a close code and a sentence."""
        self._socket.end(code, reason)

    @property
    def has_ended(self) -> bool:
        """Whether nothing is to be answered any more."""
        return self._socket.is_closed

    def check(self, text: str) -> None:
        """Take everything: it is the person's own page."""

    def pause_receiving(self) -> None:
        """Keep what comes: it is the person's own memory."""

    def resume_receiving(self) -> None:
        """Nothing was paused."""
