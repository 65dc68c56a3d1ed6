"""What the rounds so far say about the next one: who met whom, who had a bye, who sat in which seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

import msgspec

Seating = tuple[str | None, ...]
"""Who sits in each seat of a table; None is a bot."""


class PlayedRound(msgspec.Struct, frozen=True):
    """The tables of a round, and who had a bye in it."""

    tables: tuple[Seating, ...]
    byes: tuple[str, ...] = ()


class History:
    """Counts over the rounds so far."""

    def __init__(self, rounds: Iterable[PlayedRound], people: int) -> None:
        """`people` is how many should sit at each table; at a short table there were fewer."""
        self._meetings: Counter[frozenset[str]] = Counter()
        self._short: Counter[str] = Counter()
        self._seats: Counter[tuple[str, int]] = Counter()
        self._byes: Counter[str] = Counter()
        self.rounds = 0
        for played in rounds:
            self._add(played, people)

    def _add(self, played: PlayedRound, people: int) -> None:
        self.rounds += 1
        self._byes.update(played.byes)
        for seating in played.tables:
            seated = [(player, seat) for seat, player in enumerate(seating) if player is not None]
            self._seats.update(seated)
            self._meetings.update(frozenset(pair) for pair in combinations([player for player, _ in seated], 2))
            if len(seated) < people:
                self._short.update(player for player, _ in seated)

    def meetings(self, one: str, other: str) -> int:
        """How often two players sat at the same table."""
        return self._meetings[frozenset((one, other))]

    def byes(self, player: str) -> int:
        """How often the player had a bye."""
        return self._byes[player]

    def short_tables(self, player: str) -> int:
        """How often the player sat at a table with fewer people than usual."""
        return self._short[player]

    def times_in_seat(self, player: str, seat: int) -> int:
        """How often the player sat in this seat."""
        return self._seats[player, seat]
