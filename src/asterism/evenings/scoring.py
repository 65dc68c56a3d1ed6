"""What each player gets for a round: between 0 and 1.

Duplicate: a result is compared with those of all others who held the same seat in the same deal, 2 matchpoints for each
that is lower and 1 for each that is equal, as a share of all that could be had. Plain: a win is 1, and those who share
the first place share it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Literal

import msgspec

from asterism.evenings.history import Seating

HALF = Fraction(1, 2)

Scoring = Literal["duplicate", "plain"]

RoundOutcome = Literal["played", "playing", "bye", "unfinished", "given_up", "missed"]
"""The player played to the end, plays still, had a bye, sat at a table that was not over when the round was ended, let
a bot play to the end, or was not there."""


class FinishedTable(msgspec.Struct, frozen=True):
    """A table of a round, with its result if the match is over."""

    seating: Seating
    scores: tuple[int, ...] = ()
    """By seats, the higher the better; empty if the match is not over."""
    ranks: tuple[int, ...] = ()
    given_up: frozenset[int] = frozenset()
    """The seats of people that a bot played to the end."""

    @property
    def is_over(self) -> bool:
        """Whether there is a result."""
        return bool(self.scores)


class Comparison(msgspec.Struct, frozen=True):
    """A result beside those of the others who held the same seat in the same deal."""

    others: int
    beaten: int
    equalled: int

    @property
    def share(self) -> Fraction:
        """The matchpoints as a share of all that could be had; half where there is nobody to compare with."""
        return Fraction(2 * self.beaten + self.equalled, 2 * self.others) if self.others else HALF


class RoundScore(msgspec.Struct, frozen=True):
    """What a player gets for a round."""

    outcome: RoundOutcome
    points: Fraction
    """Between 0 and 1."""
    ahead: Fraction = Fraction()
    """The share of the others at the own table who came behind; those who are level count half."""
    score: int | None = None
    rank: int | None = None
    comparison: Comparison | None = None


MISSED = RoundScore("missed", Fraction())
PLAYING = RoundScore("playing", Fraction())


def score_round(
    scoring: Scoring, tables: Sequence[FinishedTable], byes: Iterable[str], seats: int, *, has_ended: bool = True
) -> dict[str, RoundScore]:
    """The round for everybody who was seated or had a bye.

    A bye, and a table that was not over when the round was ended, count like an average result, in ties
    too. Nobody gets points for what a bot played to the end, but the others are compared with it all the same: it was
    the same hand.
    """
    average = HALF if scoring == "duplicate" else Fraction(1, seats)
    scores = {player: RoundScore("bye", average, HALF) for player in byes}
    without_result = RoundScore("unfinished", average, HALF) if has_ended else PLAYING
    for table in tables:
        for seat, player in enumerate(table.seating):
            if player is None:
                continue
            scores[player] = _score_of(scoring, tables, table, seat) if table.is_over else without_result
    return scores


def _score_of(scoring: Scoring, tables: Sequence[FinishedTable], table: FinishedTable, seat: int) -> RoundScore:
    score, rank = table.scores[seat], table.ranks[seat]
    if seat in table.given_up:
        return RoundScore("given_up", Fraction(), score=score, rank=rank)
    comparison = compared(tables, table, seat) if scoring == "duplicate" else None
    points = comparison.share if comparison else win_share(table, seat)
    return RoundScore("played", points, ahead_of(table, seat), score, rank, comparison)


def compared(tables: Sequence[FinishedTable], table: FinishedTable, seat: int) -> Comparison:
    """The result of a seat beside those of the same seat at all other tables of the same size."""
    own = table.scores[seat]
    others = [
        other.scores[seat]
        for other in tables
        if other is not table and other.is_over and len(other.seating) == len(table.seating)
    ]
    return Comparison(len(others), sum(score < own for score in others), sum(score == own for score in others))


def win_share(table: FinishedTable, seat: int) -> Fraction:
    """1 for the only winner; those who share the first place share it."""
    winners = table.ranks.count(1)
    return Fraction(1, winners) if table.ranks[seat] == 1 else Fraction()


def ahead_of(table: FinishedTable, seat: int) -> Fraction:
    """The share of the others at the table who came behind this seat; those who are level count half."""
    own, others = table.ranks[seat], [rank for other, rank in enumerate(table.ranks) if other != seat]
    if not others:
        return Fraction()
    twice = sum(2 * (rank > own) + (rank == own) for rank in others)
    return Fraction(twice, 2 * len(others))
