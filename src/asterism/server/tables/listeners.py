"""The connections that listen to a table in this process, and what each of them is told.

Viewers who see the same, such as all spectators, share a message, so it is made and encoded once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from asterism.server.protocol import messages
from asterism.server.tables.events import TableEvent
from asterism.server.tables.projection import Perspective, Projection, Viewer

Listener = Callable[[messages.Outgoing], None]
"""Takes a message; must not block."""
Prepared = dict[Perspective, messages.Outgoing]
"""Messages by what those who get them see."""


class Listeners:
    """Those who listen to one table, and through whose eyes. One that gets a message may leave at once."""

    def __init__(self) -> None:
        self._viewers: dict[Listener, Viewer] = {}

    def __bool__(self) -> bool:
        return bool(self._viewers)

    def __iter__(self) -> Iterator[tuple[Listener, Viewer]]:
        return iter(list(self._viewers.items()))

    def add(self, listener: Listener, viewer: Viewer) -> None:
        """From now on, send the listener what this viewer may get."""
        self._viewers[listener] = viewer

    def remove(self, listener: Listener) -> Viewer | None:
        """Send it nothing more; returns its viewer, or None if it did not listen."""
        return self._viewers.pop(listener, None)

    def prepare(self, event: TableEvent, projection: Projection) -> Prepared:
        """What all of them are to be told of an event. A game that fails here fails before anything is written."""
        prepared: Prepared = {}
        for viewer in self._viewers.values():
            message_for(viewer, event, projection, prepared)
        return prepared

    def tell(self, event: TableEvent, projection: Projection, prepared: Prepared) -> None:
        """Send everybody what they may know of an event. A message that is not prepared is made now."""
        for listener, viewer in self:
            listener(message_for(viewer, event, projection, prepared))

    def send(self, message: messages.Message, to: Viewer | None = None) -> None:
        """Send everybody the same message, or one viewer alone."""
        outgoing = messages.Outgoing(message)
        for listener, viewer in self:
            if to is None or viewer is to:
                listener(outgoing)


def message_for(viewer: Viewer, event: TableEvent, projection: Projection, made: Prepared) -> messages.Outgoing:
    """What one viewer is told of an event: the message that another one with the same eyes got, or a new one."""
    sees_as = viewer.perspective(projection.state)
    message = made.get(sees_as)
    if message is None:
        message = made[sees_as] = messages.Outgoing(projection.message_for(event, viewer))
    return message
