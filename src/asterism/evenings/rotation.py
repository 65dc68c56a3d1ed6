"""Seats: everybody sits in every seat as evenly as possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

from asterism.evenings.history import History, Seating


def seatings_for(
    groups: Sequence[tuple[str, ...]], history: History, *, seats: int, is_smaller: bool
) -> Iterator[Seating]:
    """Each group in its seats. At a smaller table there are no more seats than people, else bots sit in the others.

    Where bots sit at every table, people have the same seats at all of them, so that they hold the same cards; these
    seats move on with every round.
    """
    for group in groups:
        places = len(group) if is_smaller else seats
        offered = sorted((history.rounds + number) % places for number in range(len(group)))
        yield seating_for(group, offered, places, history)


def seating_for(group: tuple[str, ...], offered: Sequence[int], places: int, history: History) -> Seating:
    """The group in the offered seats, each player where they sat least often."""

    def unevenness(order: tuple[str, ...]) -> tuple[int, int]:
        times = [history.times_in_seat(player, seat) for player, seat in zip(order, offered, strict=True)]
        return max(times, default=0), sum(one * one for one in times)

    best = min(permutations(group), key=unevenness)
    taken = dict(zip(offered, best, strict=True))
    return tuple(taken.get(seat) for seat in range(places))
