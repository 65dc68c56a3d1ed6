"""Games and tables as people read of them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from asterism.introduction import Difficulty
from asterism.naming import Names
from asterism.server.domain import Clock, OfferKind, Origin, Phase, Phrase, SeatKind, Visibility
from asterism.standing import Result


class OptionInfo(msgspec.Struct, frozen=True):
    """One option of a game, for the form that opens a table."""

    name: str
    choices: list[str]
    default: str
    takes_file: bool
    """Whether an owner may bring the real boards, tiles or cards instead."""
    are_seats: bool
    """Whether its numbers are seats."""
    in_language: dict[str, str]
    """The usual value by the language of whoever opens the table, where that matters."""


class GameInfo(msgspec.Struct, frozen=True):
    """What the lobby needs to know of a game."""

    name: str
    seats: list[int]
    ready: bool
    """Whether the game is compiled. Then a table opens at once, else after a few seconds."""
    options: list[OptionInfo]
    presets: dict[str, dict[str, str]]
    """Option values that go together, by name."""
    recommended: dict[str, str]
    """By number of seats, the preset that the sheet recommends, where it does."""
    minutes: list[int]
    """How long a match takes, from and to."""
    difficulty: Difficulty
    """How hard the game is to learn."""
    bots: list[str]
    """The bots that may take a seat: the levels, the weakest first, then the others."""
    one_device: dict[str, Any]
    """The options that are needed where several people share one device."""
    today: str
    """The day of today's challenge."""
    has_puzzles: bool
    """Whether puzzles come with the game."""


class SeatSituation(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat that is to move may know: all that a search for hints needs."""

    seq: int
    game: str
    rules: int
    """The version of the game's rules."""
    seats: int
    options: Any
    seat: int
    state: dict[str, Any]
    """The fields of the state, without what is hidden from the seat."""


class HintSpeed(msgspec.Struct, frozen=True):
    """How fast a browser is in a game."""

    simulations: int
    """How many a hint would make here."""
    needed: int
    """How many make a hint worth having."""


class FileSummary(msgspec.Struct, frozen=True):
    """What was read in an owner's file."""

    summary: str
    value: Any
    """What the option takes when a table is opened."""


class Reach(msgspec.Struct, frozen=True):
    """How other devices reach a server whose page was opened as localhost."""

    kind: Literal["network", "here", "unknown"]
    """In the local network; only on this machine; or this server does not know, for example in a container."""
    address: str | None
    """The home page for other devices in the network."""


class HostText(msgspec.Struct, frozen=True):
    """A text of the host's own. Browsers show it as text, with headings, lists and links, and nothing else in it."""

    language: str
    """Of the text; empty if the host did not say."""
    text: str


class OpenedTable(msgspec.Struct, frozen=True):
    """The table that was opened."""

    table: str


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it. An open seat with a name is reserved for that person."""

    name: str
    kind: SeatKind
    bot: str | None
    """The bot that plays here: in its own seat, or in place of a person until that person returns."""
    resigned: bool
    """The person has given up the seat."""
    away_ms: int | None
    """How long the person has not been connected; none for those who are here and for bots."""


class Fairness(msgspec.Struct, frozen=True):
    """What makes the deal fair: see the proof in the record."""

    commitment: str
    fingerprint: str
    """The hash of everything that is shuffled, in its printed order. It is fixed before the first move as well."""
    nonces: list[str]
    """The revealed nonces, in the order of their seats."""
    unrevealed: list[int]
    """The seats whose nonces are not revealed yet."""
    secret: str | None
    """Shown when the match is over."""


class Offer(msgspec.Struct, frozen=True):
    """A player asks the other people for their consent."""

    kind: OfferKind
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
    names: Names
    """What the components are called in words."""
    seats: list[SeatInfo]
    you: int | None
    """The seat whose view this browser gets."""
    yours: list[int]
    """All seats of this guest: several where people share a device."""
    host: int | None
    """The seat of the person who opened the table."""
    phase: Phase
    visibility: Visibility
    clock: Clock | None
    fair: Fairness | None
    """None where the deal was fixed before."""
    origin: Origin | None
    """Where the deal comes from, if it was fixed before."""
    offer: Offer | None
    rematch: str | None
    """The table at which the same players play another match."""
    spectators: int
    grace_ms: int
    """How long a person may be away before the others can let a bot take over."""
    has_draws: bool
    """Whether a match of this game can be drawn. Then the players may also agree on a draw."""
    kept_aside: bool
    """The game failed at this table: it takes no more moves until the server is restarted."""
    closed_because: str = ""
    """What the admin of the server said who closed this table."""


class Position(msgspec.Struct, frozen=True):
    """The position of a match, as one seat may know it."""

    view: Any
    to_act: list[int]
    legal: list[Any]
    """The moves this seat may make now."""
    results: list[Result] | None
    is_drawn: bool
    """The match is over, and nobody has won it."""
    take_back: Literal["free", "ask", "never"] | None
    """Whether this seat can take its last move back; none if it has made none."""
    clock: ClockState | None
    race: RaceInfo | None


class RaceInfo(msgspec.Struct, frozen=True):
    """A race: several seats may answer, and the fastest answer counts."""

    opened: int
    """The number of the event that began it, which identifies the race."""
    ms: int
    """How long there is time to answer, from when the race is on this screen."""
    proof_ms: int
    """How long the seat that answered may take to name its move."""
    answered: list[int]
    """Who has answered so far, fastest first."""
    naming: list[int]
    """Those of them who have yet to name their move."""


class ClockState(msgspec.Struct, frozen=True):
    """Whose time is running."""

    seat: int
    left_ms: int


class ChatLine(msgspec.Struct, frozen=True):
    """A line of the chat: a text, or a phrase by its key."""

    seat: int
    name: str
    at: int
    text: str | None
    phrase: Phrase | None


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
    """Where the deal comes from, if it was fixed before the table was opened."""
    is_drawn: bool = False


class ErrorResponse(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request was refused."""

    detail: str
    key: str = ""
    """The id of this sentence in the catalogues, if it is there, so that a page can say it in the reader's language."""
    values: dict[str, str | int] = {}
