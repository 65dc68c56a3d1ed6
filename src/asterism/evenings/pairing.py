"""The next round: who sits at a table together, who has a bye, and in which seats.

Swiss: players with equal points meet, and those who met before only if it cannot be helped. Round robin: everybody
meets everybody as evenly as possible; for two at a table this is the circle method, which is complete after one round
fewer than there are players. Both go on with whoever is there: late comers and drop-outs change only the rounds to
come.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Literal

import msgspec

from asterism.errors import AsterismError
from asterism.evenings.groups import Groups, divide
from asterism.evenings.history import History, PlayedRound, Seating
from asterism.evenings.rotation import seatings_for

PairingSystem = Literal["swiss", "round_robin"]
Leftover = Literal["bots", "smaller", "byes"]
"""If the people do not fill all tables: bots take the free seats, tables are smaller, or some have a bye."""

REPEATED = 1_000_000
"""Repeated meetings come before all differences of points, which are far below this number together."""
FEWER_PEOPLE = REPEATED * 1_000_000
"""The places that stay free are spread over the tables before anything else."""


class PairingRules(msgspec.Struct, frozen=True, kw_only=True):
    """How an evening seats its rounds."""

    system: PairingSystem
    seats: int
    """Seats of a table."""
    people: int
    """How many of them are for people; bots sit in the others."""
    leftover: Leftover
    sizes: frozenset[int] = frozenset()
    """With how many seats the game can be played, for smaller tables."""


class RoundPlan(PlayedRound, frozen=True):
    """The next round, before it is played."""


def next_round(
    rules: PairingRules,
    players: Sequence[str],
    rounds: Sequence[PlayedRound],
    points: Mapping[str, Fraction],
    seed: str,
) -> RoundPlan:
    """The next round for these players, the leader first. The same seed gives the same round."""
    check_players(rules, players)
    history = History(rounds, rules.people)
    byes, groups = _with_circle(rules, players, history, seed) or _divided(rules, players, history, points, seed)
    return RoundPlan(tuple(seatings_for(groups, history, seats=rules.seats, is_smaller=_are_smaller(rules))), byes)


def check_players(rules: PairingRules, players: Sequence[str]) -> None:
    """Refuse a round that nobody can play."""
    if not players:
        raise AsterismError("a round needs at least one player", "refused-evening-empty")
    needed = min(rules.sizes) if rules.leftover == "smaller" and rules.people == rules.seats else rules.people
    if rules.leftover != "bots" and len(players) < needed:
        message = f"a round needs at least {needed} players; there are {len(players)}"
        raise AsterismError(message, "refused-evening-few", needed=needed)


def _are_smaller(rules: PairingRules) -> bool:
    return rules.leftover == "smaller" and rules.people == rules.seats


# --- dividing the players --------------------------------------------------------------------

Division = tuple[tuple[str, ...], list[tuple[str, ...]]]
"""Who has a bye, and who sits at each table."""


def _divided(
    rules: PairingRules, players: Sequence[str], history: History, points: Mapping[str, Fraction], seed: str
) -> Division:
    byes = byes_of(players, len(players) % rules.people, history) if rules.leftover == "byes" else ()
    seated = [player for player in players if player not in byes]
    size = _table_size(rules, len(seated))
    free = -len(seated) % size
    places: list[str | None] = [*seated, *[None] * free]
    steps = {value: step for step, value in enumerate(sorted(set(points.values())))}
    group_of = [steps.get(points.get(player, Fraction()), 0) if player is not None else 0 for player in places]
    by_points = rules.system == "swiss"

    def cost(one: int, other: int) -> int:
        here, there = places[one], places[other]
        if here is None or there is None:
            return _cost_of_free_place(here or there, history)
        distance = (group_of[one] - group_of[other]) ** 2 if by_points else 0
        return history.meetings(here, there) ** 2 * REPEATED + distance

    costs = [[cost(one, other) for other in range(len(places))] for one in range(len(places))]
    groups = divide(costs, size, seed)
    return byes, [tuple(player for player in map(places.__getitem__, group) if player is not None) for group in groups]


def _cost_of_free_place(player: str | None, history: History) -> int:
    return FEWER_PEOPLE if player is None else history.short_tables(player) ** 2 * REPEATED


def _table_size(rules: PairingRules, count: int) -> int:
    """How many people sit at a table, where none stays free. Smaller tables must be possible in the game."""
    if not _are_smaller(rules):
        return rules.people
    possible = [size for size in rules.sizes if sizes_of_tables(count, size) <= rules.sizes]
    if not possible:
        message = f"{count} players cannot be divided into tables of the sizes that the game has; let bots take seats"
        raise AsterismError(message, "refused-evening-sizes", count=count)
    return min(possible, key=lambda size: (size > rules.people, abs(size - rules.people)))


def sizes_of_tables(count: int, size: int) -> set[int]:
    """How many people are at the tables if they are spread evenly over tables with this many seats."""
    tables = -(-count // size)
    return {count // tables, -(-count // tables)}


def byes_of(players: Sequence[str], count: int, history: History) -> tuple[str, ...]:
    """Who has a bye: those with the fewest byes so far, of them those with the lowest place."""
    order = sorted(range(len(players)), key=lambda place: (history.byes(players[place]), -place))
    return tuple(players[place] for place in order[:count])


# --- round robin for two ---------------------------------------------------------------------


def _with_circle(rules: PairingRules, players: Sequence[str], history: History, seed: str) -> Division | None:
    """The round of the circle method with the fewest repeated meetings, unless another way has still fewer."""
    is_for_two = rules.system == "round_robin" and rules.people == 2 and len(players) > 2  # noqa: PLR2004
    if not is_for_two or (_are_smaller(rules) and len(players) % 2):
        return None
    entries: list[str | None] = [*sorted(players), *([None] if len(players) % 2 else [])]
    least = min(history.byes(player) for player in players)

    def cost(one: int, other: int) -> int:
        here, there = entries[one], entries[other]
        if here is not None and there is not None:
            return history.meetings(here, there) ** 2
        alone = here or there or ""
        if rules.leftover == "byes":
            return FEWER_PEOPLE if history.byes(alone) > least else 0
        return history.short_tables(alone) ** 2

    costs = [[cost(one, other) for other in range(len(entries))] for one in range(len(entries))]
    pairs = [[entries[one] for one in pair] for pair in divide(costs, 2, seed, circle_rounds(len(entries)))]
    alone = [tuple(player for player in pair if player is not None) for pair in pairs if None in pair]
    together = [(one, other) for one, other in pairs if one is not None and other is not None]
    if rules.leftover == "byes":
        return tuple(player for pair in alone for player in pair), list(together)
    return (), [*together, *alone]


def circle_rounds(count: int) -> Iterator[Groups]:
    """The rounds of the circle method for an even number of entries: one stays, the others move on by one place."""
    moving = list(range(1, count))
    for turn in range(count - 1):
        circle = [0, *moving[turn:], *moving[:turn]]
        yield [(circle[place], circle[-1 - place]) for place in range(count // 2)]


def seating_without_people(seats: int) -> Seating:
    """A table of bots only."""
    return (None,) * seats
