"""Dividing entries into groups of one size, so that the sum of what each two in a group cost is as low as possible.

Where there are few ways, all are tried. Otherwise groups are improved by exchanging two entries as long as that helps,
from several beginnings; the best of them is taken.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import factorial

Costs = Sequence[Sequence[int]]
"""What each two entries cost if they are in one group, by their numbers."""
Groups = list[tuple[int, ...]]

ALL_WAYS = 3000
"""Up to how many ways all are tried."""
BEGINNINGS = 6
"""From how many beginnings groups are improved otherwise, beside those that the caller proposes."""


def divide(costs: Costs, size: int, seed: str, proposals: Iterable[Groups] = ()) -> Groups:
    """The cheapest groups found. Of equally cheap ones the earliest proposal wins."""
    found = list(proposals)
    count = len(costs)
    if number_of_ways(count, size) <= ALL_WAYS:
        found.append(cheapest_of_all(costs, size))
    else:
        found.extend(improved(costs, groups) for groups in beginnings(count, size, seed))
    return min(found, key=lambda groups: cost_of(costs, groups))


def cost_of(costs: Costs, groups: Groups) -> int:
    """What these groups cost together."""
    return sum(costs[one][other] for group in groups for one, other in combinations(group, 2))


def number_of_ways(count: int, size: int) -> int:
    """In how many ways so many entries can be divided into groups of this size."""
    groups = count // size
    return factorial(count) // (factorial(size) ** groups * factorial(groups))


def cheapest_of_all(costs: Costs, size: int) -> Groups:
    """The cheapest of all ways; of equally cheap ones the first, so entries that come early stay together."""
    best: tuple[int, Groups] | None = None

    def search(left: tuple[int, ...], groups: Groups, spent: int) -> None:
        nonlocal best
        if best is not None and spent >= best[0]:
            return
        if not left:
            best = spent, groups
            return
        for others in combinations(left[1:], size - 1):
            group = (left[0], *others)
            rest = tuple(entry for entry in left[1:] if entry not in others)
            search(rest, [*groups, group], spent + cost_of(costs, [group]))

    search(tuple(range(len(costs))), [], 0)
    return best[1] if best else []


def beginnings(count: int, size: int, seed: str) -> Iterator[Groups]:
    """Neighbours together first, then at random; the same seed gives the same ones."""
    entries, chance = list(range(count)), random.Random(seed)
    for _ in range(BEGINNINGS):
        yield [tuple(entries[start : start + size]) for start in range(0, count, size)]
        chance.shuffle(entries)


def improved(costs: Costs, groups: Groups) -> Groups:
    """The groups after all exchanges of two entries that make them cheaper."""
    tables = [list(group) for group in groups]
    has_helped = True
    while has_helped:
        has_helped = False
        for one, other in combinations(tables, 2):
            has_helped |= _exchange(costs, one, other)
    return [tuple(table) for table in tables]


def _exchange(costs: Costs, one: list[int], other: list[int]) -> bool:
    """Exchange entries of two groups where it helps; says whether it did."""
    has_helped = False
    for here in range(len(one)):
        for there in range(len(other)):
            if _gain(costs, one, here, other, there) > 0:
                one[here], other[there] = other[there], one[here]
                has_helped = True
    return has_helped


def _gain(costs: Costs, one: list[int], here: int, other: list[int], there: int) -> int:
    """By how much the two groups become cheaper if these two entries change places."""
    leaving, coming = costs[one[here]], costs[other[there]]
    before = sum(leaving[entry] for entry in one) + sum(coming[entry] for entry in other)
    after = sum(coming[entry] for entry in one) + sum(leaving[entry] for entry in other)
    # Both sums count the costs of the two with themselves or with each other, which do not change.
    own = leaving[one[here]] + coming[other[there]]
    crossed = coming[one[here]] + leaving[other[there]]
    return (before - own) - (after - crossed)
