"""A league: a table over several evenings, of which each player's best count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

import msgspec

from asterism.evenings.standings import ranked


class LeaguePlace(msgspec.Struct, frozen=True):
    """A player's place in a league. Equal players share one."""

    player: str
    place: int
    points: Fraction
    """The sum of the results that count."""
    results: tuple[Fraction | None, ...]
    """One of each evening, between 0 and 1; None if the player was not there."""
    counted: tuple[bool, ...]
    """Which of them count."""


def league_table(evenings: Sequence[Mapping[str, Fraction]], best: int | None) -> list[LeaguePlace]:
    """Everybody who came to one of the evenings, by the sum of their best results; then by their single best ones."""
    players = list(dict.fromkeys(player for evening in evenings for player in evening))
    rows = [_row(player, [evening.get(player) for evening in evenings], best) for player in players]
    return [msgspec.structs.replace(row, place=place) for place, row in ranked(rows, _order)]


def _row(player: str, results: Sequence[Fraction | None], best: int | None) -> LeaguePlace:
    there = [at for at, result in enumerate(results) if result is not None]
    chosen = set(sorted(there, key=lambda at: (-(results[at] or 0), at))[:best])
    points = sum((results[at] or Fraction() for at in chosen), Fraction())
    return LeaguePlace(player, 0, points, tuple(results), tuple(at in chosen for at in range(len(results))))


def _order(row: LeaguePlace) -> tuple[Fraction, list[Fraction]]:
    return row.points, sorted((result for result in row.results if result is not None), reverse=True)
