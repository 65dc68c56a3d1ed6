"""Which bot sits where in which game.

Each deal is played by one table of bots in all its rotations. So every bot at the table plays every seat with the same
cards equally often. The table changes from deal to deal, until every table of the cycle has been used, and then the
cycle starts again. Tables differ in which bots take part (if there are more bots than seats), in which bots take a
second seat (if there are fewer), and in the order round the table. In a game for one player, every bot plays every
deal.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, permutations

import msgspec

from asterism.errors import BadOption

MOST_BOTS = 16

Seating = tuple[int, ...]
"""For each seat, the index of its bot."""


class Pairing(msgspec.Struct, frozen=True):
    """One game to play: the number of the deal, and which bot sits where."""

    deal: int
    seating: Seating

    @property
    def key(self) -> tuple[int, Seating]:
        """Identifies the game; the same as `Outcome.key`."""
        return self.deal, self.seating


@cache
def tables(names: tuple[str, ...], seats: int) -> tuple[Seating, ...]:
    """The cycle of tables: every fair line-up, in every order that is not a rotation of another.

    The cycle is shuffled, always in the same way, so that a part of a long cycle is roughly fair.
    """
    if len(names) > MOST_BOTS:
        raise BadOption(f"a tournament has room for {MOST_BOTS} bots, not {len(names)}")
    cycle: dict[tuple[str, ...], Seating] = {}
    for chosen in line_ups(len(names), seats):
        first, *others = chosen
        for order in permutations(others):
            seating = (first, *order)
            cycle.setdefault(least_rotation([names[bot] for bot in seating]), seating)
    shuffled = list(cycle.values())
    random.Random(0).shuffle(shuffled)
    return tuple(shuffled)


def line_ups(bots: int, seats: int) -> Iterator[Seating]:
    """Which bots play together. Over all line-ups, every bot plays equally often."""
    rounds, left = divmod(seats, bots)
    for extra in combinations(range(bots), left):
        yield (*(bot for _ in range(rounds) for bot in range(bots)), *extra)


def least_rotation(names: Sequence[str]) -> tuple[str, ...]:
    """The smallest rotation of a table, which stands for all of them."""
    return min(tuple(names[turn:]) + tuple(names[:turn]) for turn in range(len(names)))


def rotations(names: tuple[str, ...], table: Seating) -> list[Seating]:
    """The different seatings of a table when everybody moves on one seat at a time."""
    turned = [table[turn:] + table[:turn] for turn in range(len(table))]
    return list({tuple(names[bot] for bot in seating): seating for seating in turned}.values())


@cache
def seatings_by_deal(names: tuple[str, ...], seats: int) -> tuple[list[Seating], ...]:
    """For each deal of the cycle, the seatings that play it."""
    if seats == 1:
        return ([(bot,) for bot in range(len(names))],)
    return tuple(rotations(names, table) for table in tables(names, seats))


def pairings(names: tuple[str, ...], seats: int, games: int) -> Iterator[Pairing]:
    """The schedule of at least this many games, in whole deals."""
    cycle, deal, planned = seatings_by_deal(names, seats), 0, 0
    while planned < games:
        seatings = cycle[deal % len(cycle)]
        yield from (Pairing(deal, seating) for seating in seatings)
        deal, planned = deal + 1, planned + len(seatings)
