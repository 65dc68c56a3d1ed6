"""A WebSocket by plain calls: what a live connection needs of the transport, and what it is told.

ASGI would pass every message through a queue and several coroutines in both directions. A move at a table of four is
one message in and four out, so that would be most of its cost.
"""

from __future__ import annotations

from typing import Any, Protocol

EXTENSION = "asterism.line"
"""Where the ASGI scope of a WebSocket has its line."""


class LineListener(Protocol):
    """Is told what happens on a line. None of it may block."""

    def receive(self, text: str) -> None:
        """A message has arrived; one that is not text counts as an empty one."""

    def resume_sending(self) -> None:
        """The peer has read nearly everything: more can be sent."""

    def disconnected(self) -> None:
        """The connection is closing or lost. This may be said more than once."""


class Line(Protocol):
    """A WebSocket that has been accepted."""

    @property
    def can_send(self) -> bool:
        """Whether the peer reads what it is sent, and the connection is not being closed."""
        ...

    def take_over(self, listener: LineListener) -> None:
        """From now on the listener gets all messages, those that have arrived already first."""

    def give_back(self) -> None:
        """The listener gets nothing more."""

    def send_frame(self, frame: bytes) -> None:
        """Send a whole frame, if `can_send`."""

    def pause_receiving(self) -> None:
        """Take nothing more from the peer for the moment."""

    def resume_receiving(self) -> None:
        """Take messages from the peer again."""


def line_of(scope: Any) -> Line:
    """The line of a WebSocket that the application has accepted."""
    line: Line = scope["extensions"][EXTENSION]["line"]
    return line
