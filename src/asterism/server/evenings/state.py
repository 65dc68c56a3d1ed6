"""An evening as it is stored: who joined, and which tables each round has.

Results are never stored: they follow from the tables. A stored evening is a promise: a field may be added with a
default, none may be renamed or removed.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from asterism.decoding import decoder_of
from asterism.evenings import History, Leftover, PairingRules, PairingSystem, PlayedRound, Scoring
from asterism.game import load
from asterism.server.domain import Clock

EveningPhase = Literal["gathering", "playing", "between", "over"]
"""Before the first round, during a round, between two rounds, and after the end."""


class Entrant(msgspec.Struct, frozen=True):
    """A person who joined. Their number in the list is what everybody knows them by."""

    guest: str | None
    """The secret id of the person; None once their data was deleted."""
    name: str
    nonce: str
    """What their browser adds to the deals."""
    has_left: bool = False
    was_removed: bool = False

    @property
    def is_present(self) -> bool:
        """Whether the next round has a seat for them."""
        return not self.has_left and not self.was_removed


class RoundTable(msgspec.Struct, frozen=True):
    """A table of a round, and the number of the player in each seat; None is a bot."""

    table: str
    seating: list[int | None]


class Round(msgspec.Struct, frozen=True):
    """A round that was begun."""

    tables: list[RoundTable]
    byes: list[int]
    started: int
    ended: int | None = None
    unfinished: list[str] = []
    """The tables that were not over when the organiser ended the round."""
    is_opened: bool = False
    """Whether all its tables know that the round is over."""

    @property
    def is_sealed(self) -> bool:
        """Whether the round is over and some of its tables do not know it yet."""
        return self.ended is not None and not self.is_opened

    @property
    def played(self) -> PlayedRound:
        """The round as the mathematics has it."""
        tables = tuple(tuple(None if player is None else str(player) for player in one.seating) for one in self.tables)
        return PlayedRound(tables, tuple(map(str, self.byes)))


class Evening(msgspec.Struct, frozen=True, kw_only=True):
    """An evening."""

    id: str
    name: str
    organiser: str | None
    """The guest who opened it; None once their data was deleted."""
    organiser_name: str
    game: str
    options: dict[str, Any]
    seats: int
    people: int
    """How many seats of a table are for people."""
    scoring: Scoring
    system: PairingSystem
    leftover: Leftover
    planned: int
    """How many rounds there will be."""
    bot: str
    clock: Clock | None
    league: str | None
    opened: int
    secrets: list[str]
    """One for each round. Their hashes are published before anybody joins."""
    entrants: list[Entrant] = []
    nonces: list[str] = []
    """The nonces of those who had joined when the first round began. All deals follow from them, too."""
    rounds: list[Round] = []
    ended: int | None = None

    @property
    def phase(self) -> EveningPhase:
        """Where the evening is between its opening and its end."""
        if self.ended is not None:
            return "over"
        if not self.rounds:
            return "gathering"
        return "playing" if self.rounds[-1].ended is None else "between"

    @property
    def running(self) -> Round | None:
        """The round that is being played."""
        return self.rounds[-1] if self.rounds and self.rounds[-1].ended is None else None

    @property
    def has_sealed_rounds(self) -> bool:
        """Whether tables of a round that is over are still to be told so."""
        return any(one.is_sealed for one in self.rounds)

    @property
    def pairing_rules(self) -> PairingRules:
        """How rounds are seated."""
        return PairingRules(
            system=self.system,
            seats=self.seats,
            people=self.people,
            leftover=self.leftover,
            sizes=frozenset(load(self.game).seats),
        )

    @property
    def history(self) -> History:
        """What the rounds so far say about the next one."""
        return History([one.played for one in self.rounds], self.people)

    def number_of(self, guest: str | None) -> int | None:
        """The number of the player who is this guest."""
        return next((at for at, one in enumerate(self.entrants) if guest is not None and one.guest == guest), None)

    def present(self) -> list[int]:
        """The players for whom the next round has a seat."""
        return [at for at, one in enumerate(self.entrants) if one.is_present]

    def seated(self) -> set[int]:
        """The players who had a seat or a bye in a round."""
        return {
            player
            for one in self.rounds
            for player in (*one.byes, *(player for table in one.tables for player in table.seating))
            if player is not None
        }


encode = msgspec.json.encode
decode = decoder_of(Evening).decode
