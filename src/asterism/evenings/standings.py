"""Who leads an evening. Ties are broken by what is written here, and what is still equal shares a place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, TypeVar

import msgspec

from asterism.evenings.history import PlayedRound
from asterism.evenings.scoring import MISSED, RoundScore

Row = TypeVar("Row")


class Place(msgspec.Struct, frozen=True):
    """A player's place. Equal players share one."""

    player: str
    place: int
    points: Fraction
    """The sum over all rounds."""
    ahead: Fraction
    """The first tie-break: the shares of opponents who came behind at the own tables."""
    opponents: Fraction
    """The second: the average points of those whom the player met, each time counted; the own points if nobody."""
    rounds: tuple[RoundScore, ...]
    """In the order of the rounds; a round in which the player was not there counts nothing."""


def standings(
    players: Sequence[str], rounds: Sequence[PlayedRound], scores: Sequence[Mapping[str, RoundScore]]
) -> list[Place]:
    """All players, the leader first: by points, then by who came ahead at their tables, then by whom they met."""
    points = {player: sum((one.get(player, MISSED).points for one in scores), Fraction()) for player in players}
    rows = [
        Place(
            player=player,
            place=0,
            points=points[player],
            ahead=sum((one.get(player, MISSED).ahead for one in scores), Fraction()),
            opponents=_average_of_opponents(player, rounds, points),
            rounds=tuple(one.get(player, MISSED) for one in scores),
        )
        for player in players
    ]
    return [msgspec.structs.replace(row, place=place) for place, row in ranked(rows, _order)]


def ranked(rows: Iterable[Row], key: Callable[[Row], Any]) -> Iterator[tuple[int, Row]]:
    """The rows with their places, the highest key first. Equal ones share a place."""
    place, last = 0, None
    for at, row in enumerate(sorted(rows, key=key, reverse=True), start=1):
        if last is None or key(row) != last:
            place, last = at, key(row)
        yield place, row


def _order(row: Place) -> tuple[Fraction, Fraction, Fraction]:
    return row.points, row.ahead, row.opponents


def _average_of_opponents(player: str, rounds: Sequence[PlayedRound], points: Mapping[str, Fraction]) -> Fraction:
    met = [
        points[other]
        for played in rounds
        for seating in played.tables
        if player in seating
        for other in seating
        if other is not None and other != player and other in points
    ]
    return sum(met, Fraction()) / len(met) if met else points[player]
