"""What a table's log is made of. From these entries alone a table is rebuilt after a restart."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from asterism.server.protocol.models import Clock, Phrase, Visibility


class SeatAssignment(msgspec.Struct, frozen=True):
    """Who sits in a seat. `guest` is the person's secret number; an open seat with one is held for that person."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    bot: str | None = None
    """The bot that plays: in a seat of its own, or in a person's place."""
    guest: str | None = None
    nonce_hash: str = ""
    """The hash of the nonce that the person's browser adds to the deal."""
    nonce: str = ""
    """The nonce itself, once the nonce_hash is open."""
    resigned: bool = False


class Timed(msgspec.Struct, frozen=True, kw_only=True):
    """Every entry says when it was written, in milliseconds since 1970."""

    at: int = 0


class FixedDeal(msgspec.Struct, frozen=True):
    """A deal that was known before the table was opened: an earlier match is played on, or it is the deal of a day."""

    deal: dict[str, Any]
    """As people write it."""
    moves: list[str] = []
    """Those that lie behind when the table begins, each as "seat notation"."""
    day: str | None = None


class TableOpened(Timed, frozen=True, tag="table_opened"):
    """The table was opened: all that is agreed, and the secret from which the deal will follow, or a known deal."""

    game: str
    rules: int
    options: dict[str, Any]
    secret: str
    seats: list[SeatAssignment]
    host: str
    """The guest who opened it."""
    visibility: Visibility = "private"
    clock: Clock | None = None
    known: FixedDeal | None = None


class SeatTaken(Timed, frozen=True, tag="seat_taken"):
    """A person sat down."""

    seat: int
    name: str
    guest: str
    nonce_hash: str


class SeatLeft(Timed, frozen=True, tag="seat_left"):
    """A person got up before the match began; the seat is open again."""

    seat: int


class BotSeated(Timed, frozen=True, tag="bot_seated"):
    """The host put a bot into an open seat."""

    seat: int
    bot: str


class NonceRevealed(Timed, frozen=True, tag="nonce_revealed"):
    """All seats are taken, and the person of this one (and of others at the same device) opened the nonce_hash."""

    seat: int
    nonce: str


class MatchStarted(Timed, frozen=True, tag="match_started"):
    """All seals are open: the nonces are fixed, so the deal is."""

    nonces: list[str]
    """One for each guest, in the order of their seats."""


class TurnPlayed(Timed, frozen=True, tag="turn_played"):
    """A move was made."""

    seat: int
    move: str
    """In the game's notation."""
    move_id: str | None = None
    overdue: bool = False
    """The seat's time had run out."""


class RaceShown(Timed, frozen=True, tag="race_shown"):
    """A moment in which the fastest counts is on a person's screen."""

    seat: int


class RaceClaimed(Timed, frozen=True, tag="race_claimed"):
    """A seat answered where the fastest counts; its turn to be judged comes later."""

    seat: int
    ms: int
    """How long it took, from when the moment was shown."""
    move: str | None = None
    """In the game's notation; None: the seat has yet to say what exactly."""
    move_id: str | None = None


class OfferMade(Timed, frozen=True, tag="offer_made"):
    """A player asks the other people: to take back all moves from number `to` on, or for a draw."""

    seat: int
    kind: Literal["take_back", "draw"]
    to: int = 0


class OfferAnswered(Timed, frozen=True, tag="offer_answered"):
    """Somebody agreed to the offer or declined it; whoever made it withdrew."""

    seat: int
    yes: bool


class TurnsTakenBack(Timed, frozen=True, tag="turns_taken_back"):
    """All moves from number `to` on were undone."""

    seat: int
    to: int


class DrawAgreed(Timed, frozen=True, tag="draw_agreed"):
    """Everybody agreed on a draw."""


class BotTookOver(Timed, frozen=True, tag="bot_took_over"):
    """A bot plays in a person's place until that person comes back."""

    seat: int
    bot: str
    why: Literal["asked", "away", "overdue"]
    """The person asked for it, the others did while the person was away, or the time ran out again and again."""


class PlayerReturned(Timed, frozen=True, tag="player_returned"):
    """A person took the seat back from the bot."""

    seat: int


class PlayerResigned(Timed, frozen=True, tag="player_resigned"):
    """A person gave the seat up; a bot plays on."""

    seat: int
    bot: str


class TableClosed(Timed, frozen=True, tag="table_closed"):
    """The host closed the table before the match began."""


class ChatSent(Timed, frozen=True, tag="chat_sent"):
    """A player said something: words, or a phrase by its key."""

    seat: int
    text: str | None = None
    phrase: Phrase | None = None


class RematchOpened(Timed, frozen=True, tag="rematch_opened"):
    """The same company plays once more at another table."""

    table: str


class PersonErased(Timed, frozen=True, tag="person_erased"):
    """A person's data was deleted: the seats go on without name or guest, and what the person said is gone."""

    guest: str


TableEvent = (
    TableOpened
    | SeatTaken
    | SeatLeft
    | BotSeated
    | NonceRevealed
    | MatchStarted
    | TurnPlayed
    | RaceShown
    | RaceClaimed
    | OfferMade
    | OfferAnswered
    | TurnsTakenBack
    | DrawAgreed
    | BotTookOver
    | PlayerReturned
    | PlayerResigned
    | TableClosed
    | ChatSent
    | RematchOpened
    | PersonErased
)

encode = msgspec.json.encode
decode = msgspec.json.Decoder(TableEvent).decode
