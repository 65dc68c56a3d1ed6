"""Tables and games as people read of them, and what it takes to open a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

ShortText = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Nonce = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
NonceHash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
"""The SHA-256 hash of a nonce's text."""
"""16 random bytes, drawn by the person's own browser: a part of what the deal follows from."""
Day = Annotated[str, msgspec.Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
"""A day as 2026-12-31."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]

Visibility = Literal["private", "listed"]
"""Whether only those who have the link find the table, or everybody. Whoever finds it may watch."""
Phase = Literal["waiting", "playing", "over", "closed"]
"""A table waits for players, plays, and is over; one that nobody waits for any more is closed."""
Phrase = Literal[
    "hello", "good-luck", "your-turn", "one-moment", "nice-move", "oops", "thanks", "sorry", "well-played", "goodbye"
]
"""What a player can say with one touch, in the listener's own language."""


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
    """Who may sit in a bot's seat: the levels, the weakest first, then the others."""
    one_device: dict[str, Any]
    """What must be agreed where several people share one device."""
    today: str | None
    """The day whose deal is today's, of a game that one plays alone."""


class OwnersFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of an owner's own boards, tiles or cards, to be looked at."""

    name: ShortText
    text: Annotated[str, msgspec.Meta(max_length=200_000)]


class FileSummary(msgspec.Struct, frozen=True):
    """What was read in an owner's file."""

    summary: str
    value: Any
    """What the option takes when a table is opened."""


class MoveClock(msgspec.Struct, frozen=True, tag_field="kind", tag="move", forbid_unknown_fields=True):
    """So many seconds for every move."""

    seconds: Annotated[int, msgspec.Meta(ge=5, le=3600)]

    @property
    def span_ms(self) -> int:
        """The time for one move."""
        return self.seconds * 1000


class DaysClock(msgspec.Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """So many days for every move."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)]

    @property
    def span_ms(self) -> int:
        """The time for one move."""
        return self.days * 86_400_000


Clock = MoveClock | DaysClock


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit in a seat of a new table.

    The person who opens it, another person at the same device ("here"), a bot, or whoever comes.
    """

    kind: Literal["me", "here", "bot", "open"]
    bot: str | None = None
    name: ShortText | None = None
    """Of the other person at the same device."""


class Forked(msgspec.Struct, frozen=True, tag_field="kind", tag="forked"):
    """An earlier match is played on, so its deal was known to whoever opened the table."""

    moves: int
    """How many had been made."""


class Daily(msgspec.Struct, frozen=True, tag_field="kind", tag="daily"):
    """The deal of a day, the same for everybody."""

    day: str
    """As 2026-12-31."""


Origin = Forked | Daily


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command for a table."""

    game: str
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=8)]
    name: ShortText
    """The name of the person who opens it."""
    nonce_hash: NonceHash
    options: dict[str, Any] = {}
    visibility: Visibility = "private"
    clock: Clock | None = None
    day: Day | None = None
    """Play the deal of this day, of a game that one plays alone and by the sheet's rules."""


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command to play an earlier match on from one of its positions: of a table, or from a record."""

    moves: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    """How many moves of the match lie behind."""
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=8)]
    name: ShortText
    """The name of the person who opens the table."""
    table: str | None = None
    """A table at which the match is over."""
    record: str | None = None
    """The text of a record."""
    visibility: Visibility = "private"
    clock: Clock | None = None


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person wants a free seat at a table."""

    name: ShortText
    nonce_hash: NonceHash


class RevealNonce(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All seats are taken: a person's browser opens its nonce_hash."""

    nonce: Nonce


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person wants the same company once more, everybody a seat further."""

    nonce_hash: NonceHash


class OpenedTable(msgspec.Struct, frozen=True):
    """The table that was opened."""

    table: str


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it. An open seat with a name is held for that person."""

    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    """The bot that plays here: its own seat, or in a person's place until that person comes back."""
    resigned: bool
    """The person has given the seat up for good."""
    away_ms: int | None
    """How long the person has not been connected; nothing for those who are here and for bots."""


class Fairness(msgspec.Struct, frozen=True):
    """What makes the deal fair: see the proof in the record."""

    commitment: str
    fingerprint: str
    """The hash of all that is shuffled, in its printed order: that is fixed before the first move as well."""
    nonces: list[str]
    """Of the persons whose seals are open, in the order of their seats."""
    unrevealed: list[int]
    """The seats of those whose seals are not."""
    secret: str | None
    """Shown when the match is over."""


class Offer(msgspec.Struct, frozen=True):
    """A player asks the other people for their consent."""

    kind: Literal["take_back", "draw"]
    seat: int
    waits_for: list[int]
    """The seats that have not answered yet."""


class TableInfo(msgspec.Struct, frozen=True):
    """A table as one guest sees it."""

    table: str
    game: str
    options: dict[str, Any]
    printed: Any
    """The printed components: boards, tiles or cards."""
    seats: list[SeatInfo]
    you: int | None
    """The seat through whose eyes this browser looks."""
    yours: list[int]
    """All seats of this guest: several where people share a device."""
    host: int | None
    """The seat of the person who opened the table."""
    phase: Phase
    visibility: Visibility
    clock: Clock | None
    fair: Fairness | None
    """None where the deal was known before."""
    origin: Origin | None
    """Where the deal comes from, if it was known before."""
    offer: Offer | None
    rematch: str | None
    """The table at which the same company plays once more."""
    spectators: int
    grace_ms: int
    """How long a person may be away before the others can let a bot sit in."""
    draw_by_agreement: bool
    """Whether the players may agree on a draw in this game."""


class Position(msgspec.Struct, frozen=True):
    """Where the match stands, as one seat may know it."""

    view: Any
    to_act: list[int]
    legal: list[Any]
    """The moves this seat may make now."""
    results: list[Result] | None
    take_back: Literal["free", "ask", "never"] | None
    """Whether this seat can take its last move back; nothing if it has made none."""
    clock: ClockState | None
    race: RaceInfo | None
    """The moment in which the fastest counts, if this is one."""


class RaceInfo(msgspec.Struct, frozen=True):
    """A moment in which several seats may answer and the fastest counts."""

    opened: int
    """The number of the entry that began it: a name for the moment."""
    ms: int
    """How long there is time to answer, from when the moment is on the own screen."""
    proof_ms: int
    """How long whoever answered may take to say what exactly."""
    answered: list[int]
    """Who answered so far, fastest first."""
    naming: list[int]
    """Those of them who have yet to say what exactly."""


class ClockState(msgspec.Struct, frozen=True):
    """Whose time is running."""

    seat: int
    left_ms: int


class Result(msgspec.Struct, frozen=True):
    """How a seat ended."""

    seat: int
    score: int
    rank: int


class ChatLine(msgspec.Struct, frozen=True):
    """Something that a player said: words, or a phrase for the reader's own language."""

    seat: int
    name: str
    at: int
    """Milliseconds since 1970."""
    text: str | None
    phrase: Phrase | None


class Mark(msgspec.Struct, frozen=True):
    """Something beside the moves: a bot sat in, a person came back or resigned, a time ran out."""

    after: int
    """How many moves had been made."""
    kind: str
    seat: int | None


class TableListing(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    phase: Phase
    seats: list[SeatInfo]
    clock: Clock | None
    opened: int
    updated: int
    """Milliseconds since 1970, like `opened`."""
    moves: int
    to_act: list[int]
    results: list[Result] | None
    yours: list[int] = []
    """The seats of the guest who asks."""
    your_turn: bool = False
    origin: Origin | None = None
    """Where the deal comes from, if it was known before the table was opened."""


class ErrorResponse(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    detail: str
