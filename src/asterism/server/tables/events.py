"""The events of a table's log. A table is rebuilt from these alone.

Stored events are a promise: a field may be added with a default, none may be renamed or removed.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from asterism.decoding import decoder_of
from asterism.server.domain import Clock, OfferKind, Phrase, SeatKind, Visibility


class SeatAssignment(msgspec.Struct, frozen=True):
    """Who sits in a seat."""

    kind: SeatKind
    name: str = ""
    bot: str | None = None
    """The bot that plays: in a seat of its own, or in place of a person."""
    guest: str | None = None
    """The secret id of the person. An open seat with a guest is reserved for that person."""
    nonce_hash: str = ""
    """The hash of the nonce that the person's browser adds to the deal."""
    nonce: str = ""
    """The nonce itself, once it is revealed."""
    resigned: bool = False


class Timed(msgspec.Struct, frozen=True, kw_only=True):
    """Every event says when it was written, in milliseconds since 1970."""

    at: int = 0
    """By the wall clock."""
    time: int | msgspec.UnsetType = msgspec.UNSET
    """By the table's own time, where that differs because the wall clock was set."""


class FixedDeal(msgspec.Struct, frozen=True):
    """A deal that was fixed before the table was opened: of an earlier match, or of a day."""

    deal: dict[str, Any]
    """As it is written in records."""
    moves: list[str] = []
    """The moves that were made before the table begins, each as "seat notation"."""
    day: str | None = None


class EveningDeal(msgspec.Struct, frozen=True):
    """The table belongs to a round of an evening: its deal follows from the table's secret and these nonces."""

    evening: str
    round: int
    """From 1."""
    is_duplicate: bool
    """Whether all tables of the round have the same secret, and so the same deal."""
    nonces: list[str]
    """Those of all who had joined the evening when its first round began."""


class TableOpened(Timed, frozen=True, tag="table_opened"):
    """A table was opened: everything agreed, and the secret from which the deal will follow, or a fixed deal."""

    game: str
    rules: int
    options: dict[str, Any]
    secret: str
    seats: list[SeatAssignment]
    host: str
    """The guest who opened the table."""
    visibility: Visibility = "private"
    clock: Clock | None = None
    fixed_deal: FixedDeal | None = None
    evening: EveningDeal | None = None


class SeatTaken(Timed, frozen=True, tag="seat_taken"):
    """A person sat down."""

    seat: int
    name: str
    guest: str
    nonce_hash: str


class SeatLeft(Timed, frozen=True, tag="seat_left"):
    """A person left before the match began. The seat is open again."""

    seat: int


class BotSeated(Timed, frozen=True, tag="bot_seated"):
    """The host put a bot into an open seat, or a bot took another name because a person has the same."""

    seat: int
    bot: str
    name: str = ""
    """Empty in tables that are older than the bots' names: there it follows from bot and seat."""


class NonceRevealed(Timed, frozen=True, tag="nonce_revealed"):
    """All seats are taken, and the browser of this seat's person revealed its nonce.

    It counts for all seats that share the browser.
    """

    seat: int
    nonce: str


class MatchStarted(Timed, frozen=True, tag="match_started"):
    """All nonces are revealed, which fixes the deal."""

    nonces: list[str]
    """One of each guest, in the order of their seats."""


class TurnPlayed(Timed, frozen=True, tag="turn_played"):
    """A seat played a move."""

    seat: int
    move: str
    """In the game's notation."""
    move_id: str | None = None
    """The id that the sender gave the move; None for bots."""
    overdue: bool = False
    """The seat's time had run out, so the server moved for it."""


class RaceShown(Timed, frozen=True, tag="race_shown"):
    """A person's screen shows the race."""

    seat: int


class RaceClaimed(Timed, frozen=True, tag="race_claimed"):
    """A seat answered in a race. The answer is judged when its turn comes."""

    seat: int
    ms: int
    """The time from when the race was shown until the answer."""
    move: str | None = None
    """In the game's notation. None: the seat has yet to name its move."""
    move_id: str | None = None


class OfferMade(Timed, frozen=True, tag="offer_made"):
    """A player asks the other people for a take-back of all moves from number `to` on, or for a draw."""

    seat: int
    kind: OfferKind
    to: int = 0


class OfferAnswered(Timed, frozen=True, tag="offer_answered"):
    """A player accepted or declined the offer, or the player who made it withdrew it."""

    seat: int
    yes: bool


class TurnsTakenBack(Timed, frozen=True, tag="turns_taken_back"):
    """All moves from number `to` on were undone."""

    seat: int
    to: int


class DrawAgreed(Timed, frozen=True, tag="draw_agreed"):
    """Everybody agreed on a draw."""


class BotTookOver(Timed, frozen=True, tag="bot_took_over"):
    """A bot plays in place of a person until that person returns."""

    seat: int
    bot: str
    why: Literal["asked", "away", "overdue", "banned"]
    """The person asked for it, the others did while the person was away, the time ran out repeatedly, or an admin of
    the server has banned the person."""


class PlayerReturned(Timed, frozen=True, tag="player_returned"):
    """A person took the seat back from the bot."""

    seat: int


class PlayerResigned(Timed, frozen=True, tag="player_resigned"):
    """A person gave up the seat. A bot plays on."""

    seat: int
    bot: str


class TableClosed(Timed, frozen=True, tag="table_closed"):
    """The host closed the table before the match began, or an admin of the server closed it at any time."""

    why: str = ""
    """What the admin said; empty if it was the host."""


class ChatSent(Timed, frozen=True, tag="chat_sent"):
    """A player sent a chat line: a text, or a phrase by its key."""

    seat: int
    text: str | None = None
    phrase: Phrase | None = None


class RematchOpened(Timed, frozen=True, tag="rematch_opened"):
    """The same players have a new table for another match."""

    table: str


class RoundEnded(Timed, frozen=True, tag="round_ended"):
    """The table's round of the evening is over. Nobody plays this deal any more, so everything may be shown."""


class PersonErased(Timed, frozen=True, tag="person_erased"):
    """A person's data was deleted. The seats go on without name or guest, and the person's chat lines are gone."""

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
    | RoundEnded
    | PersonErased
)

encode = msgspec.json.encode
decode = decoder_of(TableEvent).decode


def time_of(event: TableEvent) -> int:
    """When an event was written, by the table's own time."""
    return event.at if event.time is msgspec.UNSET else event.time


def tag_of(event: TableEvent) -> str:
    """The name of the event's type in the log."""
    return str(event.__struct_config__.tag)
