"""A WebSocket that reads whole frames by itself, and leaves everything else to uvicorn and websockets."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from asterism.server.limits.sockets import SocketLimits
from asterism.server.realtime.line import EXTENSION, LineListener
from asterism.server.transport.writes import WriteWatch

TEXT_FRAME, CLOSE_FRAME, PING_FRAME, PONG_FRAME = 0x81, 0x88, 0x89, 0x8A
"""The first byte of a frame that is a whole message (RFC 6455, section 5.2)."""
WHOLE_FRAMES = {TEXT_FRAME, CLOSE_FRAME, PING_FRAME, PONG_FRAME}
MASKED, MASK_BYTES, TWO_BYTE_LENGTH = 0x80, 4, 126
MAX_WHOLE = 4096
"""The longest payload that is read without a parser."""


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket, which was an HTTP connection before.

    The application accepts it and closes it as ASGI says. In between it takes the connection over as a `Line`: messages
    come and go by plain calls, without queues and tasks of their own. uvicorn and websockets still do everything else:
    the handshake, parsing frames, pings, and closing.
    """

    sockets: ClassVar[SocketLimits]

    _writes: WriteWatch
    _listener: LineListener | None = None
    _is_full = False
    _gets_whole_frames = True
    """Whether nothing but whole frames has arrived so far, each by itself."""
    _heard_at = 0.0
    """When something arrived last, by the event loop's clock."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Go on with the HTTP connection, which is counted already."""
        super().connection_made(transport)
        self._writes = WriteWatch(self.loop, self.transport)

    def handle_connect(self, event: Request) -> None:
        """Let the application find this connection."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"line": self}

    # --- while the application has taken it over ---------------------------------------------

    def take_over(self, listener: LineListener) -> None:
        """From now on the listener gets all messages, those that have arrived already first."""
        self._listener = listener
        while not self.queue.empty():
            event = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                listener.receive(event.get("text") or "")
            else:
                listener.disconnected()
        self.resume_receiving()

    def give_back(self) -> None:
        """The listener gets nothing more."""
        self._listener = None

    @property
    def can_send(self) -> bool:
        """Whether the peer reads what it is sent, and the connection is not being closed."""
        return not (self._is_full or self.close_sent or self.transport.is_closing())

    def send_frame(self, frame: bytes) -> None:
        """Send a whole frame, if `can_send`."""
        self.transport.write(frame)

    def pause_receiving(self) -> None:
        """Take nothing more from the peer for the moment."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def resume_receiving(self) -> None:
        """Take messages from the peer again."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    # --- receiving ---------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Take what has arrived. Nearly always that is one whole message, which is read here, without a parser.

        As long as only whole frames arrive, the parser of websockets is between two frames. It gets everything else,
        and once a frame has come in pieces, or several at once, all that follows.
        """
        self._heard_at = self.loop.time()
        if self.handshake_initiated and self._gets_whole_frames:
            payload = payload_of(data)
            if payload is None or data[0] not in WHOLE_FRAMES:
                self._gets_whole_frames = False
            elif data[0] == TEXT_FRAME and self._can_read(payload):
                self._listener.receive(payload.decode("ascii"))  # type: ignore[union-attr]
                return
            elif data[0] == PONG_FRAME and payload == self.pending_ping_payload:
                self.handle_pong(Frame(Opcode.PONG, payload))
                return
        super().data_received(data)

    def _can_read(self, payload: bytes) -> bool:
        """Whether a message needs no parser. What is not ASCII has to be checked."""
        if self._listener is None or self.close_sent:
            return False
        return len(payload) <= self.config.ws_max_size and payload.isascii()

    # --- what uvicorn tells ------------------------------------------------------------------

    def send_keepalive_ping(self) -> None:
        """Ask a peer that has been silent for the whole interval whether it is there. Others have just shown it."""
        left = self._heard_at + (self.ping_interval or 0.0) - self.loop.time()
        if left > 0:
            self.ping_timer = self.loop.call_later(left, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def send_receive_event_to_app(self) -> None:
        """A message is complete."""
        if self._listener is None or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            if self._listener is not None and not self.close_sent:
                self.take_over(self._listener)
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        try:
            text = data.decode()
        except UnicodeDecodeError:
            super().send_receive_event_to_app()
            return
        self.frames = []
        if not self.close_sent:
            self._listener.receive(text)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection counts no longer."""
        self._writes.stop()
        self.sockets.remove(self.client[0] if self.client else "")
        super().connection_lost(exc)
        self._tell_of_end()

    def handle_close(self, event: Frame) -> None:
        """The peer closes the connection, or confirms that we do."""
        super().handle_close(event)
        self._tell_of_end()

    def handle_parser_exception(self) -> None:
        """The peer has sent something that is no frame, or too long a message."""
        super().handle_parser_exception()
        self._tell_of_end()

    def shutdown(self) -> None:
        """The server stops."""
        super().shutdown()
        self._tell_of_end()

    def _tell_of_end(self) -> None:
        if self._listener is not None:
            self._listener.disconnected()

    def pause_writing(self) -> None:
        """The peer reads more slowly than we write."""
        super().pause_writing()
        self._is_full = True
        self._writes.start()

    def resume_writing(self) -> None:
        """The peer has read nearly everything."""
        self._writes.stop()
        self._is_full = False
        super().resume_writing()
        if self._listener is not None:
            self._listener.resume_sending()

    def keepalive_timeout(self) -> None:
        """The peer did not answer a ping."""
        super().keepalive_timeout()
        self._tell_of_end()
        self._writes.close_soon()


def payload_of(data: bytes) -> bytes | None:
    """The payload of a browser's frame, if the data is exactly one frame, and not a long one."""
    if len(data) < 2 + MASK_BYTES or data[1] < MASKED:
        return None
    size, start = data[1] - MASKED, 2
    if size == TWO_BYTE_LENGTH:
        size, start = int.from_bytes(data[2:4]), 4
    body = start + MASK_BYTES
    if size > MAX_WHOLE or len(data) != body + size:
        return None
    mask = data[start:body] * (size // MASK_BYTES + 1)
    return (int.from_bytes(data[body:]) ^ int.from_bytes(mask[:size])).to_bytes(size)
