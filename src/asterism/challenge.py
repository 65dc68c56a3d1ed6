"""The daily challenge of a game: for everybody the same deal, the same seat and the same bots.

Everything follows from the game and the day, also what the bots draw at random. They count simulations and not
seconds, so the same moves of a person meet the same replies everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from functools import cached_property
from typing import Any

from asterism.bots.levels import LEVELS
from asterism.deal import draw
from asterism.fairness import seed_of_day
from asterism.game import Game, Terms
from asterism.introduction import introduction_of
from asterism.kernel import IntArray
from asterism.options import agree_terms, preset_of

USUAL_SEATS = 3
"""Few enough for a match on every day."""
LEVEL_OF_WEEKDAY = ("twinkle", "twinkle", "star", "star", "star", "nova", "nova")
"""The bots are gentle on Mondays and strong at the weekend."""


@dataclass(frozen=True)
class Challenge:
    """The challenge of one day in one game."""

    game: Game
    day: date

    @property
    def seats(self) -> int:
        """How many seats it has."""
        return usual_seats(self.game)

    @property
    def seat(self) -> int:
        """The seat of the person: another one on the next day."""
        return self.day.toordinal() % self.seats

    @property
    def level(self) -> str:
        """The level of the bots in all other seats."""
        return LEVEL_OF_WEEKDAY[self.day.weekday()]

    @cached_property
    def terms(self) -> Terms:
        """The terms of the match."""
        return terms_without_haste(self.game, self.seats)

    @property
    def deal(self) -> IntArray:
        """The deal, which anybody can repeat."""
        return draw(self.terms.chances, seed_of_day(self.game.name, self.day.isoformat()))

    def seed_of_move(self, seat: int, moves: int) -> str:
        """With what a bot in this seat draws when so many moves have been made."""
        return f"{self.game.name} {self.day.isoformat()} {seat} {moves}"


def usual_seats(game: Game) -> int:
    """Three seats, or the nearest number that the game allows."""
    return min(game.seats, key=lambda seats: abs(seats - USUAL_SEATS))


def options_without_haste(game: Game, seats: int) -> dict[str, Any]:
    """What the sheet recommends for these seats, without anything that only the fastest could win."""
    recommended = introduction_of(game.name).recommended.get(str(seats))
    return {**preset_of(game, recommended), **game.one_device}


def terms_without_haste(game: Game, seats: int) -> Terms:
    """The terms of a match with these options."""
    return agree_terms(game, seats, options_without_haste(game, seats))


def repeatable(bot: str) -> str:
    """The name under which a bot thinks for a number of simulations, however long that takes."""
    return f"{bot}@1" if bot in LEVELS else bot
