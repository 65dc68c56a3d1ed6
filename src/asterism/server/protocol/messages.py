"""What the server tells a browser on its line.

Messages that stand for an entry of the table's log carry its number, `seq`, without a gap; the others carry none, or
that of the last entry.
"""

from __future__ import annotations

from typing import Any

import msgspec

from asterism.server.protocol.models import ChatLine, Mark, Offer, Position, TableInfo


class Snapshot(msgspec.Struct, frozen=True, tag="snapshot"):
    """Everything, at a point of the table's log."""

    seq: int
    table: TableInfo
    position: Position | None
    """None before the match has begun."""
    history: list[Any]
    """All events so far, as this seat may know them."""
    marks: list[Mark]
    """What else happened: bots sitting in, people coming back, times running out."""
    chat: list[ChatLine]


class TurnUpdate(msgspec.Struct, frozen=True, tag="turn"):
    """A move was made; its events come in order, and the position is the one after them."""

    seq: int
    seat: int
    events: list[Any]
    position: Position
    move_id: str | None = None
    """The id that the sender gave the move."""
    overdue: bool = False
    """The seat's time had run out, so the move was made for it."""


class TableUpdate(msgspec.Struct, frozen=True, tag="table"):
    """Something about the company changed; `what` says what, `seat` where."""

    seq: int
    what: str
    seat: int | None
    table: TableInfo
    position: Position | None


class RaceUpdate(msgspec.Struct, frozen=True, tag="race"):
    """Somebody answered where the fastest counts, or sees the moment now."""

    seq: int
    position: Position


class TakeBackUpdate(msgspec.Struct, frozen=True, tag="take_back"):
    """The match stands where it stood before: everything from a move of this seat on is undone."""

    seq: int
    seat: int
    table: TableInfo
    position: Position
    history: list[Any]


class OfferUpdate(msgspec.Struct, frozen=True, tag="offer"):
    """A player asks for consent, somebody has answered, or the matter is closed (no offer)."""

    seq: int
    offer: Offer | None
    declined_by: int | None
    position: Position


class ChatUpdate(msgspec.Struct, frozen=True, tag="chat"):
    """A player said something."""

    seq: int
    line: ChatLine


class PresenceUpdate(msgspec.Struct, frozen=True, tag="presence"):
    """Somebody came or went."""

    away_ms: list[int | None]
    """For every seat, as in SeatInfo."""
    spectators: int


class Hints(msgspec.Struct, frozen=True, tag="hints"):
    """The best moves of the seat that asked, the best first."""

    seq: int
    """The position they are for."""
    seat: int
    hints: list[Hint]


class Hint(msgspec.Struct, frozen=True):
    """A move worth thinking of, by all that the seat may know."""

    move: Any
    text: str
    """The move in the game's notation."""
    chance: float | None
    """How likely it wins, from 0 to 1; nothing where one plays alone."""
    share: float
    """How much of the thinking went into it, from 0 to 1: the more, the better the move."""


class CommandRefused(msgspec.Struct, frozen=True, tag="refused"):
    """A command was not granted; nothing changed."""

    seq: int
    command: str
    """The type of the command."""
    reason: str
    rule: str = ""
    move_id: str | None = None


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The answer to a ping."""


Message = (
    Snapshot
    | TurnUpdate
    | RaceUpdate
    | TableUpdate
    | TakeBackUpdate
    | OfferUpdate
    | ChatUpdate
    | PresenceUpdate
    | Hints
    | CommandRefused
    | Pong
)
