"""Stopping an arena as soon as it is clear who is better than whom."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations

import numpy as np

from asterism.arena import schedule
from asterism.arena.play import Outcome
from asterism.arena.settings import Settings
from asterism.arena.standings import balance_of, is_clear, meetings_in, sums_by_deal


class Referee:
    """Looks at all duels after every whole cycle of tables, in the order of the deals.

    So it matters neither who sat with whom first, nor how many cores played and which was faster.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        cycle = schedule.sittings(settings.names, settings.seats)
        self.deals_per_cycle = len(cycle)
        self._games_per_cycle = sum(map(len, cycle))
        self._waiting: defaultdict[int, list[Outcome]] = defaultdict(list)
        self._balances: dict[tuple[str, str], list[float]] = {pair: [] for pair in combinations(settings.entrants, 2)}
        self._cycles = 0
        self.deals_needed: int | None = None
        """After how many deals everything was clear; None as long as it is not."""

    def look(self, outcomes: Sequence[Outcome]) -> bool:
        """Take in more games; says whether all duels are clear."""
        for outcome in outcomes:
            self._waiting[outcome.deal // self.deals_per_cycle].append(outcome)
        while self.deals_needed is None and len(self._waiting[self._cycles]) == self._games_per_cycle:
            self._count(self._waiting.pop(self._cycles))
            self._cycles += 1
            if self._balances and all(self._is_clear(pair) for pair in self._balances):
                self.deals_needed = self._cycles * self.deals_per_cycle
        return self.deals_needed is not None

    def _count(self, outcomes: Sequence[Outcome]) -> None:
        in_order = sorted(outcomes, key=lambda outcome: outcome.key)
        for pair, balances in self._balances.items():
            met = [(game.deal, ahead) for game in in_order for ahead in meetings_in(self.settings, game, *pair)]
            balances.extend(balance_of(*sums_by_deal(met)).tolist())

    def _is_clear(self, pair: tuple[str, str]) -> bool:
        return is_clear(np.array(self._balances[pair]), len(self._balances))

    def counted(self, outcomes: Sequence[Outcome]) -> list[Outcome]:
        """The games that count: those up to the moment when everything was clear."""
        needed = self.deals_needed
        return [outcome for outcome in outcomes if needed is None or outcome.deal < needed]
