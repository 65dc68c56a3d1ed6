"""Evenings and leagues: what people send, and what they read."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from asterism.evenings import Leftover, PairingSystem, RoundOutcome, Scoring
from asterism.server.domain import Clock
from asterism.server.protocol.requests import BotName, Nonce, Request, ShortText


class NewEvening(Request, frozen=True):
    """Open an evening."""

    title: ShortText
    name: ShortText
    """The name of the organiser."""
    game: str
    seats: Annotated[int, msgspec.Meta(ge=2, le=5)]
    people: Annotated[int, msgspec.Meta(ge=1, le=5)]
    """How many seats of each table are for people; bots sit in the others."""
    rounds: Annotated[int, msgspec.Meta(ge=1, le=30)]
    scoring: Scoring = "duplicate"
    system: PairingSystem = "swiss"
    leftover: Leftover = "bots"
    bot: BotName | None = None
    clock: Clock | None = None
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    league: str | None = None
    """A league of the same organiser that counts this evening."""
    language: ShortText = "en"


class JoinEvening(Request, frozen=True):
    """Take part from the next round on."""

    name: ShortText
    nonce: Nonce


class RemovePlayer(Request, frozen=True):
    """Remove a player for good."""

    player: int


class NewLeague(Request, frozen=True):
    """Open a league."""

    title: ShortText
    best: Annotated[int, msgspec.Meta(ge=1, le=100)] | None = None
    """How many evenings of each player count; all if there is no number."""


class OpenedEvening(msgspec.Struct, frozen=True):
    """The evening that was opened."""

    evening: str


class OpenedLeague(msgspec.Struct, frozen=True):
    """The league that was opened."""

    league: str


class EveningPlayer(msgspec.Struct, frozen=True):
    """A player. The number in the list names them elsewhere."""

    name: str
    """Empty for a person whose data was deleted."""
    is_present: bool
    """Whether the next round has a seat for them."""


class RoundResult(msgspec.Struct, frozen=True):
    """What a player has for a round."""

    outcome: RoundOutcome
    points: float
    """Between 0 and 1."""
    score: int | None
    rank: int | None
    others: int | None
    """With how many others who held the same hand the result was compared; none where nothing is compared."""
    beaten: int | None
    equalled: int | None


class StandingRow(msgspec.Struct, frozen=True):
    """A player's place. Equal players share one."""

    player: int
    place: int
    points: float
    ahead: float
    """The first tie-break."""
    opponents: float
    """The second."""
    rounds: list[RoundResult]


class EveningTable(msgspec.Struct, frozen=True):
    """A table of a round; a seat has a player's number, or None for a bot."""

    table: str
    seating: list[int | None]
    is_over: bool


class EveningRoundInfo(msgspec.Struct, frozen=True):
    """A round."""

    tables: list[EveningTable]
    byes: list[int]
    is_over: bool
    commitment: str
    """The hash of the round's secret."""
    secret: str | None
    """The secret, once the round is over."""


class EveningInfo(msgspec.Struct, frozen=True, kw_only=True):
    """An evening as one guest may read it."""

    evening: str
    title: str
    organiser: str
    you_organise: bool
    you: int | None
    """The number of the reader among the players."""
    was_removed: bool
    """Whether the organiser has removed the reader."""
    game: str
    seats: int
    people: int
    scoring: Scoring
    system: PairingSystem
    leftover: Leftover
    bot: str
    clock: Clock | None
    league: str | None
    league_title: str | None
    phase: Literal["gathering", "playing", "between", "over"]
    planned: int
    """How many rounds there will be."""
    commitments: list[str]
    """The hash of each round's secret, published before anybody joins."""
    players: list[EveningPlayer]
    rounds: list[EveningRoundInfo]
    standings: list[StandingRow]
    your_table: str | None
    """Where the reader plays in this round."""


class EveningUpdate(msgspec.Struct, frozen=True, tag_field="type", tag="evening"):
    """How the evening is now: sent to a page that shows it, whenever something has changed."""

    evening: EveningInfo


class LeagueEvening(msgspec.Struct, frozen=True):
    """An evening of a league."""

    evening: str
    title: str
    game: str
    opened: int
    is_over: bool


class LeagueRow(msgspec.Struct, frozen=True):
    """A player's place in a league. Equal players share one."""

    name: str
    you: bool
    place: int
    points: float
    results: list[float | None]
    """One of each evening, between 0 and 1."""
    counted: list[bool]


class LeagueInfo(msgspec.Struct, frozen=True):
    """A league."""

    league: str
    title: str
    best: int | None
    you_organise: bool
    evenings: list[LeagueEvening]
    rows: list[LeagueRow]


class OwnEvening(msgspec.Struct, frozen=True):
    """An evening in a list of one's own."""

    evening: str
    title: str
    game: str
    phase: Literal["gathering", "playing", "between", "over"]
    opened: int


class OwnLeague(msgspec.Struct, frozen=True):
    """A league in a list of one's own."""

    league: str
    title: str


class OwnEvenings(msgspec.Struct, frozen=True):
    """The evenings that a guest organises or takes part in, the latest first, and the leagues they organise."""

    evenings: list[OwnEvening]
    leagues: list[OwnLeague]
