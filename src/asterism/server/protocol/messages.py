"""What the server sends over a live connection to a table.

A message about an event of the table's log has that event's number as `seq`. These numbers have no gaps. The other
messages have no number, or that of the last event.
"""

from __future__ import annotations

from typing import Any

import msgspec

from asterism.once import once
from asterism.record import Mark
from asterism.server.protocol.frames import text_frame
from asterism.server.protocol.models import ChatLine, Offer, Position, TableInfo


class Snapshot(msgspec.Struct, frozen=True, tag="snapshot"):
    """Everything the viewer may know, after event `seq`."""

    seq: int
    table: TableInfo
    position: Position | None
    """None before the match has begun."""
    history: list[Any]
    """All events of the match so far, as this seat may know them."""
    marks: list[Mark]
    """What else happened: bots taking over, people returning, times running out."""
    chat: list[ChatLine]


class TurnUpdate(msgspec.Struct, frozen=True, tag="turn"):
    """A seat played a move. The events come in order, and the position is the one after them."""

    seq: int
    seat: int
    events: list[Any]
    position: Position
    move_id: str | None = None
    """The id that the sender gave the move; only the sender gets it."""
    overdue: bool = False
    """The seat's time had run out, so the server moved for it."""


class TableUpdate(msgspec.Struct, frozen=True, tag="table"):
    """Something about the table or its seats changed. `event` is the type of the log's event, `seat` its seat."""

    seq: int
    event: str
    seat: int | None
    table: TableInfo
    position: Position | None


class RaceUpdate(msgspec.Struct, frozen=True, tag="race"):
    """A seat answered in a race, or its screen shows the race now."""

    seq: int
    position: Position


class TakeBackUpdate(msgspec.Struct, frozen=True, tag="take_back"):
    """A move of this seat and everything after it was undone."""

    seq: int
    seat: int
    table: TableInfo
    position: Position
    history: list[Any]


class OfferUpdate(msgspec.Struct, frozen=True, tag="offer"):
    """A player made an offer, somebody answered it, or it is settled (then there is no offer)."""

    seq: int
    offer: Offer | None
    declined_by: int | None
    position: Position


class ChatUpdate(msgspec.Struct, frozen=True, tag="chat"):
    """A player sent a chat line."""

    seq: int
    line: ChatLine


class PresenceUpdate(msgspec.Struct, frozen=True, tag="presence"):
    """Somebody connected or left."""

    away_ms: list[int | None]
    """For every seat, as in SeatInfo."""
    spectators: int


class Hints(msgspec.Struct, frozen=True, tag="hints"):
    """The best moves for the seat that asked, the best first."""

    seq: int
    """The position they are for."""
    seat: int
    hints: list[Hint]


class Hint(msgspec.Struct, frozen=True):
    """A good move, judged on what the seat may know."""

    move: Any
    text: str
    """The move in the game's notation."""
    event: Any
    """What the move would cause first, as the seat would see it. It describes the move in words."""
    chance: float | None
    """The chance of winning, from 0 to 1; none in a solitaire."""
    share: float
    """The share of the search that went into the move, from 0 to 1: the more, the better the move."""


class CommandRefused(msgspec.Struct, frozen=True, tag="refused"):
    """A command was not carried out; nothing changed."""

    seq: int
    command: str
    """The type of the command."""
    reason: str
    rule: str = ""
    move_id: str | None = None
    key: str = ""
    """The id of the reason in the catalogues, if it is there, so that a page can say it in the reader's language."""
    values: dict[str, str | int] = {}


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The answer to a ping."""


Message = (
    Snapshot
    | TurnUpdate
    | TableUpdate
    | RaceUpdate
    | TakeBackUpdate
    | OfferUpdate
    | ChatUpdate
    | PresenceUpdate
    | Hints
    | CommandRefused
    | Pong
)


encode = msgspec.json.Encoder().encode


class Outgoing:
    """A message on its way to one or more connections. It is encoded once for WebSockets, and once for programs."""

    def __init__(self, message: msgspec.Struct) -> None:
        self.message = message

    @property
    def tag(self) -> str:
        """The type of the message, as it is sent."""
        return str(self.message.__struct_config__.tag)

    @property
    def seq(self) -> int | None:
        """The number of the event that the message is about, or of the last event."""
        return getattr(self.message, "seq", None)

    @once
    def json(self) -> bytes:
        """The encoded message."""
        return encode(self.message)

    @once
    def frame(self) -> bytes:
        """The message as a frame of a WebSocket."""
        return text_frame(encode(self.message))
