"""What an audit asks of a game: positions that can be played on, and what each player is given in them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from random import Random
from typing import Any, Protocol

CHANCE = -1
SIMULTANEOUS = -2
OVER = -4
"""Whose turn it is, beside the players from 0; the numbers are OpenSpiel's."""

Action = Any
"""What a player or chance does: a number, or the numbers of all players where they move at once."""
Draw = Callable[[], float]
"""The source of chance for resampling: a number from 0 (included) to 1 (excluded)."""


class NotOffered(Exception):
    """The game does not offer this."""


class Position(Protocol):
    """One position of a game. It never changes."""

    @property
    def turn(self) -> int:
        """The player to move, or CHANCE, SIMULTANEOUS, OVER."""

    def legal(self, player: int) -> Sequence[int]:
        """What a player may do now."""

    def chance(self, rng: Random) -> Action:
        """What chance does now, drawn by its probabilities."""

    def another_chance(self, action: Action, rng: Random) -> Action:
        """Some other thing that chance might do instead; the same where there is no other."""

    def allows(self, action: Action) -> bool:
        """Whether the player to move, or chance, may do this."""

    def after(self, action: Action) -> Position:
        """The position that follows."""

    def known(self, player: int) -> Hashable:
        """By the game's own account, what the player knows: equal where the player cannot tell positions apart."""

    def shown(self, player: int) -> Mapping[str, Hashable]:
        """Whatever the player is given, by the name of the channel."""

    def held_by_others(self, player: int) -> Any:
        """What the other players know, as a row of numbers of fixed length."""

    def resampled(self, player: int, draw: Draw) -> Position:
        """A position that the game takes for possible, given what the player knows; or NotOffered."""

    def course(self) -> Sequence[Action] | None:
        """The actions that led here from the beginning, if the position remembers them."""


class AuditedGame(Protocol):
    """A game that can be audited."""

    name: str
    version: str
    players: int
    longest: int
    """How many actions a game has at most, chance included."""

    def begin(self) -> Position:
        """The position before anything has happened."""


def is_decision(position: Position) -> bool:
    """Whether one or several players are to move."""
    return position.turn >= 0 or position.turn == SIMULTANEOUS
