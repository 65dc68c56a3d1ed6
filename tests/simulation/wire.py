"""A WebSocket between a browser and a process: messages keep their order, and all else can go wrong."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable
from contextvars import Context
from types import SimpleNamespace
from typing import Any

from asterism.server.protocol.frames import EIGHT_BYTES, TWO_BYTES
from asterism.server.realtime.line import EXTENSION, LineListener
from tests.simulation.loop import SimulatedLoop
from tests.simulation.machine import Process

QUICK, SLOW = 0.002, 0.12
"""Seconds that a message travels."""
BUFFER = 6
"""How many messages are on their way to a browser before the server is told to wait."""


class Wire:
    """One connection. For the server it is a WebSocket and its `Line`; for a browser, a pair of calls."""

    def __init__(
        self, loop: SimulatedLoop, choices: random.Random, process: Process, on_sent: Callable[[str], None]
    ) -> None:
        """`on_sent` gets everything that the server sends, at that moment."""
        self._loop = loop
        self._choices = choices
        self.process = process
        self._on_sent = on_sent
        self.on_message: Callable[[str], None] = lambda _: None
        self.on_close: Callable[[int, str], None] = lambda *_: None
        self._listener: LineListener | None = None
        self._to_server: deque[str] = deque()
        self._is_read = True
        self._to_browser: deque[str] = deque()
        self._last_up = self._last_down = 0.0
        self.slow_until = 0.0
        self.is_open_here = self.is_open_there = True
        """At the browser's end, and at the server's."""
        self.headers: dict[str, str] = {}
        self.client = SimpleNamespace(host="192.0.2.1")
        self.scope: Any = {"scheme": "wss", "extensions": {EXTENSION: {"line": self}}}

    # --- the browser's end -------------------------------------------------------------------

    def send(self, text: str) -> None:
        """Send a message to the server."""
        if self.is_open_here:
            self._last_up = max(self._last_up, self._loop.time() + self._choices.uniform(QUICK, SLOW))
            self._loop.call_at(self._last_up, self._arrive, text)

    def hang_up(self) -> None:
        """The browser closes the connection; the server hears of it a little later."""
        self.is_open_here = False
        self._loop.call_later(self._choices.uniform(QUICK, SLOW), self._tell_server)

    def cut(self, unnoticed: float) -> None:
        """The network loses the connection; the server notices it after this many seconds."""
        if self.is_open_here:
            self.is_open_here = False
            self._loop.call_later(self._choices.uniform(QUICK, SLOW), self.on_close, 1006, "")
        self._loop.call_later(unnoticed, self._tell_server)

    def _arrive(self, text: str) -> None:
        if self.is_open_there and self.process.is_alive:
            self._to_server.append(text)
            self._pass_up()

    def _pass_up(self) -> None:
        while self._to_server and self._is_read and self._listener is not None:
            self._in_process(self._listener.receive, self._to_server.popleft())

    def _tell_server(self) -> None:
        if self.is_open_there and self.process.is_alive:
            self.is_open_there = False
            if self._listener is not None:
                self._in_process(self._listener.disconnected)

    def _in_process(self, call: Callable[..., None], *given: Any) -> None:
        self._loop.call_soon(call, *given, context=self.process.context)

    # --- the server's end: a WebSocket -------------------------------------------------------

    async def accept(self) -> None:
        """The handshake is over."""

    async def close(self, code: int, reason: str) -> None:
        """Close it from the server's side."""
        self.is_open_there = False
        if self.is_open_here and self.process.is_alive:
            self._last_down = max(self._last_down, self._loop.time() + self._choices.uniform(QUICK, SLOW))
            self._loop.call_at(self._last_down, self._closed, code, reason, context=Context())

    def _closed(self, code: int, reason: str) -> None:
        if self.is_open_here:
            self.is_open_here = False
            self.on_close(code, reason)

    # --- the server's end: a line ------------------------------------------------------------

    @property
    def can_send(self) -> bool:
        """Whether the browser reads, and the connection is there."""
        return self.is_open_there and len(self._to_browser) < BUFFER

    def take_over(self, listener: LineListener) -> None:
        """From now on the listener gets all messages."""
        self._listener = listener
        self._pass_up()
        if not self.is_open_there:
            listener.disconnected()

    def give_back(self) -> None:
        """The listener gets nothing more."""
        self._listener = None

    def send_frame(self, frame: bytes) -> None:
        """Send a message to the browser."""
        if not self.process.is_alive:
            return
        text = text_in(frame)
        self._on_sent(text)
        self._to_browser.append(text)
        self._last_down = max(self._last_down, self._loop.time() + self._choices.uniform(QUICK, SLOW))
        self._loop.call_at(self._last_down, self._deliver, context=Context())

    def _deliver(self) -> None:
        if self.slow_until > self._loop.time():
            self._loop.call_at(self.slow_until, self._deliver)
            return
        if not self._to_browser:
            return
        text = self._to_browser.popleft()
        if self.is_open_here:
            self.on_message(text)
        if not self._to_browser and self._listener is not None and self.process.is_alive and self.is_open_there:
            self._in_process(self._listener.resume_sending)

    def pause_receiving(self) -> None:
        """Take nothing more from the browser for the moment."""
        self._is_read = False

    def resume_receiving(self) -> None:
        """Take messages again."""
        self._is_read = True
        self._pass_up()


def text_in(frame: bytes) -> str:
    """The text of a server's frame."""
    start = {TWO_BYTES: 4, EIGHT_BYTES: 10}.get(frame[1], 2)
    return frame[start:].decode()
