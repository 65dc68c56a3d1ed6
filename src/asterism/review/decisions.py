"""The results of a review as data."""

from __future__ import annotations

from typing import Any

import msgspec

from asterism.naming import Names


class Choice(msgspec.Struct, frozen=True):
    """A move that was or could have been played, and its expected result."""

    text: str
    """Its notation."""
    event: Any
    """Its first event, as its seat would have seen it. It describes the move in words."""
    expected: float
    """The seat's chance of winning, from 0 to 1; in a game for one player, the expected final score."""


class Decision(msgspec.Struct, frozen=True):
    """A move for which the seat had a choice, judged by what the seat knew."""

    move: int
    """The number of the move, from 1."""
    seat: int
    options: int
    """The number of legal moves."""
    played: Choice
    best: Choice
    """The bot's move; equal to `played` if the search found nothing better."""
    loss: float
    """How much less is expected of the played move than of the best one."""
    margin: float
    """The uncertainty of the loss: twice its standard error."""
    costly: bool
    """Whether the loss exceeds its margin and is not negligible."""


class Review(msgspec.Struct, frozen=True):
    """All decisions of a match."""

    game: str
    players: list[str]
    moves: int
    decisions: list[Decision]
    outcome: list[float] | None
    """Each seat's share of the win, or the score of a single player; None if the match was not finished."""
    names: Names
    """What the components are called in words."""

    @property
    def is_solitaire(self) -> bool:
        """Whether `expected` is a score, because there is only one player."""
        return len(self.players) == 1

    def costliest(self, most: int) -> list[Decision]:
        """The costly decisions, the worst first."""
        costly = [decision for decision in self.decisions if decision.costly]
        return sorted(costly, key=lambda decision: -decision.loss)[:most]

    def course(self, seat: int) -> list[tuple[int, float]]:
        """The seat's chances over the match, as pairs (moves played, chance).

        Each of its decisions gives two points: the chance with the best move, and the chance with the played move.
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
