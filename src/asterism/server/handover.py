"""Among several processes of one server, all WebSockets of a table belong to one of them.

Any process can serve any table. But if the people of one table were spread over all processes, each would have to
follow every move of it, and more processes would not serve more people. A browser's connection comes to any process,
since the system cannot know its table. So a process that gets the request for a WebSocket hands the connection itself,
as an open file, to the process that the table belongs to, and that one answers the request.
"""

from __future__ import annotations

import re
import socket
import zlib
from collections.abc import Iterator, Sequence

PLAY = re.compile(rb"/api/tables/([^/?]+)/play(\?.*)?")
"""The address of a table's WebSocket."""
MAX_HEAD = 100_000
"""The head of a request is shorter."""
Inbox = tuple[socket.socket, socket.socket]
"""The two ends of a process's inbox: what is sent into the second comes out of the first."""


def new_inbox() -> Inbox:
    """An inbox for one process. It outlives the process, and the one that takes its place finds what was sent."""
    receiver, sender = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    for end in (receiver, sender):
        end.settimeout(0)
    return receiver, sender


class Handover:
    """Hands connections to the other processes, and takes those that they hand over."""

    def __init__(self, own: int, inboxes: Sequence[Inbox]) -> None:
        """`own` is the number of this process; there are as many processes as inboxes."""
        self._own = own
        self._inboxes = inboxes
        self.receiver = inboxes[own][0]

    def owner_of(self, target: bytes) -> int:
        """The number of the process that a request belongs to: this one, unless it is for a table's WebSocket."""
        found = PLAY.fullmatch(target)
        return self._own if found is None else zlib.crc32(found[1]) % len(self._inboxes)

    def send(self, target: bytes, head: bytes, file: int) -> bool:
        """Hand a connection over with the head of its request; False if it stays here."""
        owner = self.owner_of(target)
        if owner == self._own or len(head) > MAX_HEAD:
            return False
        try:
            socket.send_fds(self._inboxes[owner][1], [head], [file])
        except OSError:
            return False
        return True

    def received(self) -> Iterator[tuple[bytes, socket.socket]]:
        """The connections that others have handed over: the head of the request, and the socket."""
        while True:
            try:
                head, files, _, _ = socket.recv_fds(self.receiver, MAX_HEAD, 1)
            except BlockingIOError:
                return
            for file in files:
                yield head, socket.socket(fileno=file)
