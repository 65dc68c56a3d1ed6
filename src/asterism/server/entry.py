"""What a table's log is made of. From these entries alone a table is rebuilt after a restart."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from asterism.server.wire import Clock, Phrase, Visibility


class Seat(msgspec.Struct, frozen=True):
    """Who sits in a seat. `guest` is the person's secret number; an open seat with one is held for that person."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    bot: str | None = None
    """The bot that plays: in a seat of its own, or in a person's place."""
    guest: str | None = None
    seal: str = ""
    """The hash of the nonce that the person's browser adds to the deal."""
    nonce: str = ""
    """The nonce itself, once the seal is open."""
    resigned: bool = False


class Stamped(msgspec.Struct, frozen=True, kw_only=True):
    """Every entry says when it was written, in milliseconds since 1970."""

    at: int = 0


class KnownDeal(msgspec.Struct, frozen=True):
    """A deal that was known before the table was opened: an earlier match is played on, or it is the deal of a day."""

    deal: dict[str, Any]
    """As people write it."""
    moves: list[str] = []
    """Those that lie behind when the table begins, each as "seat notation"."""
    day: str | None = None


class Opened(Stamped, frozen=True, tag="opened"):
    """The table was opened: all that is agreed, and the secret from which the deal will follow, or a known deal."""

    game: str
    rules: int
    options: dict[str, Any]
    secret: str
    seats: list[Seat]
    host: str
    """The guest who opened it."""
    visibility: Visibility = "private"
    clock: Clock | None = None
    known: KnownDeal | None = None


class SeatTaken(Stamped, frozen=True, tag="seat_taken"):
    """A person sat down."""

    seat: int
    name: str
    guest: str
    seal: str


class SeatLeft(Stamped, frozen=True, tag="seat_left"):
    """A person got up before the match began; the seat is open again."""

    seat: int


class BotSeated(Stamped, frozen=True, tag="bot_seated"):
    """The host put a bot into an open seat."""

    seat: int
    bot: str


class Unsealed(Stamped, frozen=True, tag="unsealed"):
    """All seats are taken, and the person of this one (and of others at the same device) opened the seal."""

    seat: int
    nonce: str


class Started(Stamped, frozen=True, tag="started"):
    """All seals are open: the nonces are fixed, so the deal is."""

    nonces: list[str]
    """One for each guest, in the order of their seats."""


class Moved(Stamped, frozen=True, tag="moved"):
    """A move was made."""

    seat: int
    move: str
    """In the game's notation."""
    move_id: str | None = None
    overdue: bool = False
    """The seat's time had run out."""


class Shown(Stamped, frozen=True, tag="shown"):
    """A moment in which the fastest counts is on a person's screen."""

    seat: int


class Claimed(Stamped, frozen=True, tag="claimed"):
    """A seat answered where the fastest counts; its turn to be judged comes later."""

    seat: int
    ms: int
    """How long it took, from when the moment was shown."""
    move: str | None = None
    """In the game's notation; None: the seat has yet to say what exactly."""
    move_id: str | None = None


class Offered(Stamped, frozen=True, tag="offered"):
    """A player asks the other people: to take back all moves from number `to` on, or for a draw."""

    seat: int
    kind: Literal["take_back", "draw"]
    to: int = 0


class Answered(Stamped, frozen=True, tag="answered"):
    """Somebody agreed to the offer or declined it; whoever made it withdrew."""

    seat: int
    yes: bool


class TakenBack(Stamped, frozen=True, tag="taken_back"):
    """All moves from number `to` on were undone."""

    seat: int
    to: int


class Drawn(Stamped, frozen=True, tag="drawn"):
    """Everybody agreed on a draw."""


class BotSatIn(Stamped, frozen=True, tag="bot_sat_in"):
    """A bot plays in a person's place until that person comes back."""

    seat: int
    bot: str
    why: Literal["asked", "away", "overdue"]
    """The person asked for it, the others did while the person was away, or the time ran out again and again."""


class CameBack(Stamped, frozen=True, tag="came_back"):
    """A person took the seat back from the bot."""

    seat: int


class Resigned(Stamped, frozen=True, tag="resigned"):
    """A person gave the seat up; a bot plays on."""

    seat: int
    bot: str


class Closed(Stamped, frozen=True, tag="closed"):
    """The host closed the table before the match began."""


class Said(Stamped, frozen=True, tag="said"):
    """A player said something: words, or a phrase by its key."""

    seat: int
    text: str | None = None
    phrase: Phrase | None = None


class Rematched(Stamped, frozen=True, tag="rematched"):
    """The same company plays once more at another table."""

    table: str


class Forgotten(Stamped, frozen=True, tag="forgotten"):
    """A person's data was deleted: the seats go on without name or guest, and what the person said is gone."""

    guest: str


Entry = (
    Opened
    | SeatTaken
    | SeatLeft
    | BotSeated
    | Unsealed
    | Started
    | Moved
    | Shown
    | Claimed
    | Offered
    | Answered
    | TakenBack
    | Drawn
    | BotSatIn
    | CameBack
    | Resigned
    | Closed
    | Said
    | Rematched
    | Forgotten
)

encode = msgspec.json.encode
decode = msgspec.json.Decoder(Entry).decode
