"""The connections themselves: uvicorn's protocols with limits on their number and on the time that requests take.

uvicorn limits only the time between two requests. Without more, a connection that sends nothing, half a head or half a
body stays open for ever, and so does one that never reads what it is sent.
"""

from __future__ import annotations

import asyncio
import json
import socket
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from asterism.server.handover import Handover
from asterism.server.limits.sockets import SocketLimits, TooManySockets
from asterism.server.realtime.line import EXTENSION, LineListener

STALL_SECONDS = 30.0
"""After this time a peer that reads nothing of what it is sent is cut off."""
TEXT_FRAME, CLOSE_FRAME, PING_FRAME, PONG_FRAME = 0x81, 0x88, 0x89, 0x8A
"""The first byte of a frame that is a whole message (RFC 6455, section 5.2)."""
WHOLE_FRAMES = {TEXT_FRAME, CLOSE_FRAME, PING_FRAME, PONG_FRAME}
MASKED, MASK_BYTES, TWO_BYTE_LENGTH = 0x80, 4, 126
MAX_WHOLE = 4096
"""The longest payload that is read without a parser."""
REASONS = {408: "Request Timeout", 429: "Too Many Requests", 503: "Service Unavailable"}


@dataclass(frozen=True)
class TimeLimits:
    """Seconds within which a request has to arrive; 0 means no limit."""

    head: float
    body: float


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


class HttpConnection(H11Protocol):
    """An HTTP connection that is counted, and closed if a request takes too long to arrive."""

    time_limits: ClassVar[TimeLimits]
    sockets: ClassVar[SocketLimits]
    handover: ClassVar[Handover | None] = None
    """Where there are several processes."""

    _was_handed_over = False
    _awaited: Literal["head", "body"] | None = None
    _timer: asyncio.TimerHandle | None = None
    _address: str = ""
    _is_counted = False
    _is_upgraded = False
    _writes: WriteWatch

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or answer that there are too many."""
        super().connection_made(transport)
        self._writes = WriteWatch(self.loop, transport)
        self._address = self.client[0] if self.client else ""
        try:
            self.sockets.add(self._address)
        except TooManySockets as error:
            self._answer(error.status, str(error), retry_after=error.seconds)
            return
        self._is_counted = True
        self._await("head")

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection counts no longer."""
        self._await(None)
        self._writes.stop()
        if self._is_counted:
            self.sockets.remove(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take the data, and see what has to come next."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The request has arrived, and the connection becomes a WebSocket, which has its own limits."""
        if self.handover is not None and not self._was_handed_over and self._hand_over(self.handover, event):
            return
        super().handle_websocket_upgrade(event)
        self._is_upgraded = True

    def _hand_over(self, handover: Handover, event: h11.Request) -> bool:
        """Leave the connection to the process that the table belongs to; only this process's file of it is closed."""
        self.transport.pause_reading()
        file = self.transport.get_extra_info("socket").fileno()
        if handover.send(event.target, head_of(event) + self.conn.trailing_data[0], file):
            self.transport.abort()
            return True
        self.transport.resume_reading()
        return False

    def go_on(self, head: bytes) -> None:
        """Go on with a request that another process has read."""
        self._was_handed_over = True
        self.data_received(head)

    def on_response_complete(self) -> None:
        """A request was answered."""
        super().on_response_complete()
        self._watch()

    def pause_writing(self) -> None:
        """The peer reads more slowly than we write."""
        super().pause_writing()
        self._writes.start()

    def resume_writing(self) -> None:
        """The peer has read nearly everything."""
        self._writes.stop()
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        """No further request came."""
        super().timeout_keep_alive_handler()
        self._writes.close_soon()

    def _watch(self) -> None:
        """Give a request that has begun to arrive its time; a connection between two requests is uvicorn's affair."""
        state = self.conn.their_state
        is_between_requests = state is h11.IDLE and self.timeout_keep_alive_task is not None
        if self._is_upgraded or self.transport.is_closing() or is_between_requests:
            self._await(None)
        elif state is h11.IDLE:
            self._await("head")
        else:
            self._await("body" if state is h11.SEND_BODY else None)

    def _await(self, part: Literal["head", "body"] | None) -> None:
        if part == self._awaited:
            return
        self._awaited = part
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        seconds = {"head": self.time_limits.head, "body": self.time_limits.body, None: 0.0}[part]
        if seconds:
            sentence = f"the {part} of a request has to arrive within {seconds:g} seconds"
            self._timer = self.loop.call_later(seconds, self._time_out, sentence)

    def _time_out(self, sentence: str) -> None:
        if self.conn.our_state is h11.SEND_BODY:
            self.transport.abort()
        else:
            self._answer(408, sentence)

    def _answer(self, status: int, sentence: str, retry_after: int = 0) -> None:
        """Answer without a request that the application could answer, and close the connection."""
        body = json.dumps({"detail": sentence}).encode()
        head = [f"HTTP/1.1 {status} {REASONS[status]}", "Content-Type: application/json", "Connection: close"]
        head += [f"Content-Length: {len(body)}", *([f"Retry-After: {retry_after}"] if retry_after else []), "", ""]
        self.transport.write("\r\n".join(head).encode() + body)
        self.transport.close()
        self._writes.close_soon()


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


def limited_protocols(
    time_limits: TimeLimits, sockets: SocketLimits, handover: Handover | None = None
) -> tuple[type[HttpConnection], type[WebSocketConnection]]:
    """The protocols with these limits, for uvicorn, which makes an object for each connection."""
    attributes: dict[str, Any] = {"time_limits": time_limits, "sockets": sockets, "handover": handover}
    return (
        type("LimitedHttpConnection", (HttpConnection,), attributes),
        type("LimitedWebSocketConnection", (WebSocketConnection,), attributes),
    )


def head_of(event: h11.Request) -> bytes:
    """The head of a request, as it could have been sent."""
    fields = b"".join(b"%b: %b\r\n" % (name, value) for name, value in event.headers)
    return b"%b %b HTTP/%b\r\n%b\r\n" % (event.method, event.target, event.http_version, fields)


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


def set_user_timeout(transport: asyncio.Transport) -> None:
    """Let the system drop data that the peer does not take, also after the connection is closed, where it can."""
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    found = transport.get_extra_info("socket")
    if option is not None and found is not None:
        with suppress(OSError):
            found.setsockopt(socket.IPPROTO_TCP, option, int(2 * STALL_SECONDS * 1000))
