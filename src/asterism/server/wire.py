"""What goes over the wire: one schema for HTTP, WebSocket and the browser's TypeScript.

Views, moves and events are the table's game's own; here they are raw data, decoded by that game.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

ShortText = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class OptionInfo(msgspec.Struct, frozen=True):
    """One option of a game, for the form that sets up a table."""

    name: str
    choices: list[str]
    default: str
    takes_file: bool
    """Whether an owner may bring the real boards, tiles or cards instead."""


class GameInfo(msgspec.Struct, frozen=True):
    """What the first page needs to know of a game."""

    name: str
    seats: list[int]
    ready: bool
    """Whether it is compiled; a table opens at once then, and else after a few seconds."""
    options: list[OptionInfo]
    presets: dict[str, dict[str, str]]
    """Option values that go together, by name."""
    bots: list[str]


class OwnersFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of an owner's own boards, tiles or cards, to be looked at."""

    name: ShortText
    text: Annotated[str, msgspec.Meta(max_length=200_000)]


class Understood(msgspec.Struct, frozen=True):
    """What was read in an owner's file."""

    summary: str
    value: Any
    """What the option takes when a table is opened."""


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit in a seat of a new table: the person who opens it, a bot, or whoever comes."""

    kind: Literal["me", "bot", "open"]
    bot: str | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a table."""

    game: str
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=8)]
    name: ShortText
    """The name of the person who opens it."""
    options: dict[str, Any] = {}


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person wants a free seat at a table."""

    name: ShortText


class Opened(msgspec.Struct, frozen=True):
    """The table that was opened."""

    table: str


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None


class TableInfo(msgspec.Struct, frozen=True):
    """A table as one guest sees it: `you` is the guest's seat."""

    table: str
    game: str
    options: dict[str, Any]
    printed: Any
    """The printed components: boards, tiles or cards."""
    seats: list[SeatInfo]
    you: int | None


class Position(msgspec.Struct, frozen=True):
    """Where the match stands, as one seat may know it."""

    view: Any
    to_act: list[int]
    legal: list[Any]
    """The moves this seat may make now."""
    results: list[Result] | None


class Result(msgspec.Struct, frozen=True):
    """How a seat ended."""

    seat: int
    score: int
    rank: int


# --- from the server -------------------------------------------------------------------------


class Snapshot(msgspec.Struct, frozen=True, tag="snapshot"):
    """Everything, at a point of the table's log."""

    seq: int
    table: TableInfo
    position: Position
    story: list[Any]
    """All events so far, as this seat may know them."""


class Happened(msgspec.Struct, frozen=True, tag="happened"):
    """A move was made; its events come in order, and the position is the one after them."""

    seq: int
    seat: int
    events: list[Any]
    position: Position
    move_id: str | None = None
    """The id that the sender gave the move."""


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """A move was not made; nothing changed."""

    seq: int
    move_id: str
    reason: str
    rule: str = ""


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The answer to a ping."""


FromServer = Snapshot | Happened | Refused | Pong


# --- from the browser ------------------------------------------------------------------------


class MoveWish(msgspec.Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """A move that a person wants to make, at the position after `seq`."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    seq: int
    move: msgspec.Raw


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """A sign of life."""


FromBrowser = MoveWish | Ping


class Fault(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    detail: str
