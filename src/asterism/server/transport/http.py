"""An HTTP connection, with limits on the time in which a request has to arrive."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import ClassVar, Literal

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from asterism.server.handover import Handover
from asterism.server.limits.sockets import SocketLimits, TooManySockets
from asterism.server.transport.writes import WriteWatch

REASONS = {408: "Request Timeout", 429: "Too Many Requests", 503: "Service Unavailable"}

STREAMS = "/events"
"""How the addresses of all event streams end."""


@dataclass(frozen=True)
class TimeLimits:
    """Seconds within which a request has to arrive; 0 means no limit."""

    head: float
    body: float


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

    def shutdown(self) -> None:
        """The server stops: a request is answered first, but an event stream would never end by itself."""
        super().shutdown()
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and cycle.scope["path"].endswith(STREAMS):
            self.transport.close()

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


def head_of(event: h11.Request) -> bytes:
    """The head of a request, as it could have been sent."""
    fields = b"".join(b"%b: %b\r\n" % (name, value) for name, value in event.headers)
    return b"%b %b HTTP/%b\r\n%b\r\n" % (event.method, event.target, event.http_version, fields)
