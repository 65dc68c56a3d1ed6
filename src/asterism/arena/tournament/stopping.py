"""The stopping rule: a tournament can stop when it is clear which bots are better than which."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations

import numpy as np

from asterism.arena.tournament import schedule
from asterism.arena.tournament.play import Outcome
from asterism.arena.tournament.spec import TournamentSpec
from asterism.arena.tournament.standings import balance_of, is_clear, meetings_in, sums_by_deal


class StoppingRule:
    """Tests all duels after every complete cycle of tables, in the order of the deals.

    So the verdict depends neither on the order in which the games were finished nor on the number of cores.
    """

    def __init__(self, spec: TournamentSpec) -> None:
        self.spec = spec
        cycle = schedule.seatings_by_deal(spec.names, spec.seats)
        self.deals_per_cycle = len(cycle)
        self._games_per_cycle = sum(map(len, cycle))
        self._incomplete: defaultdict[int, list[Outcome]] = defaultdict(list)
        self._balances: dict[tuple[str, str], list[float]] = {pair: [] for pair in combinations(spec.entrants, 2)}
        self._cycles = 0
        self.deals_needed: int | None = None
        """After how many deals every duel was clear; None while one is not."""

    def update(self, outcomes: Sequence[Outcome]) -> bool:
        """Add games. Returns whether every duel is clear."""
        for outcome in outcomes:
            self._incomplete[outcome.deal // self.deals_per_cycle].append(outcome)
        while self.deals_needed is None and len(self._incomplete[self._cycles]) == self._games_per_cycle:
            self._count(self._incomplete.pop(self._cycles))
            self._cycles += 1
            if self._balances and all(self._is_clear(pair) for pair in self._balances):
                self.deals_needed = self._cycles * self.deals_per_cycle
        return self.deals_needed is not None

    def _count(self, outcomes: Sequence[Outcome]) -> None:
        in_order = sorted(outcomes, key=lambda outcome: outcome.key)
        for pair, balances in self._balances.items():
            met = [(game.deal, ahead) for game in in_order for ahead in meetings_in(self.spec, game, *pair)]
            balances.extend(balance_of(*sums_by_deal(met)).tolist())

    def _is_clear(self, pair: tuple[str, str]) -> bool:
        return is_clear(np.array(self._balances[pair]), len(self._balances))

    def counted(self, outcomes: Sequence[Outcome]) -> list[Outcome]:
        """The games that count: those up to the deal at which every duel was clear."""
        needed = self.deals_needed
        return [outcome for outcome in outcomes if needed is None or outcome.deal < needed]
