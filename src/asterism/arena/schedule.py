"""Who sits where in which deal.

Every deal is played by one table of bots in all its rotations, so that each bot gets each seat, with the same cards,
equally often. Tables change from deal to deal until all have had their turn, and then begin anew: which bots sit down
(if there are more bots than seats), which sit down once more (if there are fewer), and in which order round the table.
Where one plays alone, every bot plays every deal.
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
"""For each seat the index of its bot."""


class Pairing(msgspec.Struct, frozen=True):
    """One game to play: a deal's number, and who sits where."""

    deal: int
    seating: Seating


@cache
def tables(names: tuple[str, ...], seats: int) -> tuple[Seating, ...]:
    """The cycle of tables: all ways to fill the seats fairly, in all orders that are not rotations of each other.

    They are shuffled, always in the same way, so that a part of a long cycle is fair on the whole.
    """
    if len(names) > MOST_BOTS:
        raise BadOption(f"an arena has room for {MOST_BOTS} bots, not {len(names)}")
    cycle: dict[tuple[str, ...], Seating] = {}
    for chosen in companies(len(names), seats):
        first, *others = chosen
        for order in permutations(others):
            seating = (first, *order)
            cycle.setdefault(least_rotation([names[bot] for bot in seating]), seating)
    shuffled = list(cycle.values())
    random.Random(0).shuffle(shuffled)
    return tuple(shuffled)


def companies(bots: int, seats: int) -> Iterator[Seating]:
    """Which bots sit down together: every one equally often, over all companies."""
    rounds, left = divmod(seats, bots)
    for extra in combinations(range(bots), left):
        yield (*(bot for _ in range(rounds) for bot in range(bots)), *extra)


def least_rotation(names: Sequence[str]) -> tuple[str, ...]:
    """One name for all rotations of a table."""
    return min(tuple(names[turn:]) + tuple(names[:turn]) for turn in range(len(names)))


def rotations(names: tuple[str, ...], table: Seating) -> list[Seating]:
    """The different seatings of a table when everybody moves on one seat at a time."""
    turned = [table[turn:] + table[:turn] for turn in range(len(table))]
    return list({tuple(names[bot] for bot in seating): seating for seating in turned}.values())


@cache
def sittings(names: tuple[str, ...], seats: int) -> tuple[list[Seating], ...]:
    """The cycle of deals: the seatings in which each is played."""
    if seats == 1:
        return ([(bot,) for bot in range(len(names))],)
    return tuple(rotations(names, table) for table in tables(names, seats))


def pairings(names: tuple[str, ...], seats: int, games: int) -> Iterator[Pairing]:
    """At least so many games, in whole deals."""
    cycle, deal, planned = sittings(names, seats), 0, 0
    while planned < games:
        seatings = cycle[deal % len(cycle)]
        yield from (Pairing(deal, seating) for seating in seatings)
        deal, planned = deal + 1, planned + len(seatings)
