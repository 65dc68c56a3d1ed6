"""What a browser sends to a table, and what it is answered: the same over a WebSocket and inside the browser."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections import deque

import msgspec

from asterism.decoding import decoder_of
from asterism.server.errors import TooManyRequests
from asterism.server.protocol import commands, messages
from asterism.server.tables.projection import Viewer
from asterism.server.tables.table import Table

logger = logging.getLogger(__name__)

BAD_MESSAGE, FOREIGN_PAGE, NO_TABLE, BANNED, TOO_MUCH, FAILED, TRY_AGAIN = 4400, 4403, 4404, 4410, 4429, 1011, 1013
"""WebSocket close codes."""

PONG = messages.Outgoing(messages.Pong())

decode = decoder_of(commands.Command).decode


class Exchange(ABC):
    """One browser at one table. Its messages are answered one after the other, in their order."""

    fault = "something went wrong on the server; its log has the details"

    def __init__(self, table: Table, guest: str | None) -> None:
        self._table = table
        self._viewer = Viewer(guest)
        self._unanswered: deque[str] | None = None
        """The messages behind the one that is being answered; None if none is."""

    # --- the connection ----------------------------------------------------------------------

    @abstractmethod
    def send(self, message: messages.Outgoing) -> None:
        """Send a message."""

    @abstractmethod
    def end(self, code: int, reason: str) -> None:
        """End the connection, with a close code and a sentence."""

    @property
    @abstractmethod
    def has_ended(self) -> bool:
        """Whether nothing is to be answered any more."""

    @abstractmethod
    def check(self, text: str) -> None:
        """Refuse a message that is too long, or one too many."""

    @abstractmethod
    def pause_receiving(self) -> None:
        """The browser sends without waiting for answers."""

    @abstractmethod
    def resume_receiving(self) -> None:
        """Everything is answered."""

    # --- receiving ---------------------------------------------------------------------------

    def receive(self, text: str) -> None:
        """Answer a message, after those before it. Who does not wait for answers is not read from meanwhile."""
        if self._unanswered is not None:
            self._unanswered.append(text)
            self.pause_receiving()
        elif (command := self._read(text)) is not None:
            self._unanswered = deque()
            self._table.commits.start(self._answer_all(command, self._unanswered))

    def _read(self, text: str) -> commands.Command | None:
        """The command in a message, if it needs more than a pong and there is no reason to end the connection."""
        if self.has_ended:
            return None
        try:
            self.check(text)
            command = decode(text)
        except (msgspec.MsgspecError, RecursionError) as error:
            self.end(BAD_MESSAGE, str(error))
        except TooManyRequests as error:
            self.end(TOO_MUCH, str(error))
        else:
            if not isinstance(command, commands.Ping):
                return command
            self.send(PONG)
        return None

    async def _answer_all(self, command: commands.Command | None, unanswered: deque[str]) -> None:
        """Carry out a command and those behind it. What has begun is finished, even if the browser goes."""
        try:
            while True:
                if command is not None:
                    reply = await self._table.carry_out(self._viewer, command)
                    if reply is not None:
                        self.send(messages.Outgoing(reply))
                if not unanswered or self.has_ended:
                    break
                command = self._read(unanswered.popleft())
        except Exception:
            logger.exception("handling a message failed")
            self.end(FAILED, self.fault)
        self._unanswered = None
        self.resume_receiving()
