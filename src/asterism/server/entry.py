"""What a table's log is made of. From these entries alone a table is rebuilt after a restart."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Seat(msgspec.Struct, frozen=True):
    """Who sits in a seat; an open one has no name yet. `guest` is the person's secret number."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    bot: str | None = None
    guest: str | None = None


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The table was opened: all that is agreed, and the deal."""

    game: str
    rules: int
    options: dict[str, Any]
    deal: dict[str, Any]
    seats: list[Seat]


class SeatTaken(msgspec.Struct, frozen=True, tag="seat_taken"):
    """A person sat down."""

    seat: int
    name: str
    guest: str


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """A move was made."""

    seat: int
    move: str
    """In the game's notation."""
    move_id: str | None = None


Entry = Opened | SeatTaken | Moved

encode = msgspec.json.encode
decode = msgspec.json.Decoder(Entry).decode
