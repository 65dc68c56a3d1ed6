"""What a review finds, as data."""

from __future__ import annotations

from typing import Any

import msgspec


class Choice(msgspec.Struct, frozen=True):
    """A move that was made, or could have been, and what could be expected of it."""

    text: str
    """Its notation."""
    event: Any
    """What it does first, as its seat would have seen it: the move in words."""
    expected: float
    """The seat's chance of winning, from 0 to 1; alone at the table, the score to expect at the end."""


class Decision(msgspec.Struct, frozen=True):
    """A moment in which a seat had a choice, as it looked to that seat."""

    move: int
    """The number of the move, from 1."""
    seat: int
    options: int
    """How many moves were legal."""
    played: Choice
    best: Choice
    """What the bot would have played; the same as `played` where nothing better was found."""
    loss: float
    """How much less the played move promised than the best one."""
    margin: float
    """How much of the loss may be chance: twice its standard error."""
    costly: bool
    """Whether the loss is more than chance in its measurement, and more than a trifle."""


class Review(msgspec.Struct, frozen=True):
    """A match, decision by decision."""

    game: str
    players: list[str]
    moves: int
    decisions: list[Decision]
    outcome: list[float] | None
    """Each seat's share of the win, or the score of a lone player; None of a match that was not finished."""

    @property
    def is_solitaire(self) -> bool:
        """Whether `expected` counts scores, since there was nobody to win against."""
        return len(self.players) == 1

    def costliest(self, most: int) -> list[Decision]:
        """The decisions that clearly cost something, the worst first."""
        costly = [decision for decision in self.decisions if decision.costly]
        return sorted(costly, key=lambda decision: -decision.loss)[:most]

    def course(self, seat: int) -> list[tuple[int, float]]:
        """The seat's chances over the match, each after so many moves.

        At each of its decisions stand two: what it could expect, and what it could expect of the move it made.
        """
        points = [
            point
            for decision in self.decisions
            if decision.seat == seat
            for point in (
                (decision.move - 1, decision.best.expected),
                (decision.move, decision.played.expected),
            )
        ]
        return [*points, *([] if self.outcome is None else [(self.moves, self.outcome[seat])])]
