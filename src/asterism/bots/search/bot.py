"""The tree search in Python: how long to think, the estimate of each move, and a bot that plays by it.

The work is done by the kernels of `ismcts.py`, which run without Python's global lock and read no clock: a time budget
is spent in small batches of simulations.
"""

from __future__ import annotations

import time
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import inf
from operator import itemgetter
from typing import Any

from asterism.arrays import np
from asterism.bots.attention import FULL, thought_of, watches
from asterism.bots.protocol import Situation
from asterism.bots.search.records import NODE, RUN, WORLDS, parameters_record, workspace_of
from asterism.bots.steps import Steps, at_once
from asterism.game import Move, SearchParameters
from asterism.kernel import IntArray, Rng, random_below, random_word, seeded, silent_buffer
from asterism.layout import blank, blanks

NODES = 1 << 20
"""How many nodes a tree has room for; a search with a full tree goes on without adding any."""
ROOT_WORLDS = 16
"""In how many possible worlds the moves are compared before the search begins."""
FIRST_BATCH = 16
BATCH_SECONDS = 0.02
ENDLESS = 1 << 40


@dataclass(frozen=True)
class Budget:
    """How long to think: a number of simulations, of seconds, or both, whichever ends first.

    A choice can be repeated only where no clock is involved.
    """

    simulations: int | None = None
    seconds: float | None = None
    threads: int = 1
    """How many trees grow side by side; simulations are shared out among them, seconds are not."""

    def within(self, seconds: float) -> Budget:
        """The same budget on one thread, and for no longer than this."""
        return Budget(self.simulations, seconds if self.seconds is None else min(seconds, self.seconds))


@dataclass(frozen=True)
class MoveEstimate:
    """What a search thinks of one move."""

    action: int
    move: Move
    share: float
    """The part of the simulations that began with it: the larger, the better the move."""
    expected: float
    """The chance of winning with it; alone at the table, the `evaluate` to expect at the end."""


class Tree:
    """One tree for one situation."""

    def __init__(
        self,
        situation: Situation,
        actions: IntArray,
        parameters: SearchParameters,
        rng: Rng,
        nodes: int = NODES,
        *,
        watchful: bool = True,
    ) -> None:
        terms = situation.terms
        self._kernels = terms.game.kernels
        self._setup, self._state, self._rng, self._events = terms.setup, situation.state, rng, silent_buffer()
        self._worlds = blanks(terms.game.state, WORLDS)
        self._parameters = parameters_record(parameters)
        self._rewards = np.zeros(terms.seats, dtype=np.float64)
        self.nodes: Any = blanks(NODE, max(nodes, len(actions) + 1))
        self.runs: Any = blanks(RUN, len(self.nodes))
        self.workspace: Any = blank(workspace_of(terms.game))
        self.workspace.seat = situation.seat
        self.workspace.low, self.workspace.high = (0.0, 1.0) if terms.seats > 1 else (inf, -inf)
        self.workspace.actions[: len(actions)] = actions
        self._start(len(actions))
        if not watchful:
            self.workspace.beliefs[:] = 1.0
        self.simulate(0)

    def _start(self, count: int) -> None:
        """Begin with the actions in the workspace."""
        self._kernels.start_tree(
            self._setup,
            self._state,
            self._worlds,
            self.nodes,
            self.runs,
            self.workspace,
            self._parameters,
            count,
            ROOT_WORLDS,
            self._rng,
            self._events,
        )

    def simulate(self, times: int) -> None:
        """Make this many more simulations."""
        self._kernels.simulate(
            self._setup,
            self._state,
            self._worlds,
            self.nodes,
            self.runs,
            self.workspace,
            self._parameters,
            self._rewards,
            times,
            self._rng,
            self._events,
        )

    def think(self, budget: Budget) -> None:
        """Spend this tree's part of the budget."""
        at_once(self.think_stepwise(budget))

    def think_stepwise(self, budget: Budget) -> Steps[None]:
        """The same, a batch of simulations in each step. What is done between the steps takes none of the time."""
        left = -(-budget.simulations // budget.threads) if budget.simulations is not None else ENDLESS
        time_left, batch = inf if budget.seconds is None else budget.seconds, FIRST_BATCH
        while left > 0 and time_left > 0:
            begun = time.monotonic()
            self.simulate(min(batch, left))
            left -= batch
            spent = time.monotonic() - begun
            time_left -= spent
            batch = max(1, int(batch * min(2.0, min(BATCH_SECONDS, time_left) / max(spent, 1e-6))))
            yield

    @property
    def simulations(self) -> int:
        """How many it has made."""
        return sum(int(node.visits) for node in self.moves())

    def moves(self) -> list[Any]:
        """The nodes of the moves between which to choose, in the order of their actions."""
        run = self.runs[self.nodes[0].child]
        return [self.nodes[run.first + place] for place in range(run.length)]


def explore(
    situation: Situation,
    actions: IntArray,
    budget: Budget,
    rng: Rng,
    parameters: SearchParameters | None = None,
    *,
    watchful: bool = True,
) -> list[MoveEstimate]:
    """What the search thinks of these actions after spending its budget, best first.

    A bot that is not watchful concludes nothing from the others' moves: all possible worlds are equally likely.
    """
    return at_once(explore_stepwise(situation, actions, budget, rng, parameters, watchful=watchful))


def explore_stepwise(
    situation: Situation,
    actions: IntArray,
    budget: Budget,
    rng: Rng,
    parameters: SearchParameters | None = None,
    *,
    watchful: bool = True,
) -> Steps[list[MoveEstimate]]:
    """The same in steps, unless there are several trees: these grow on threads."""
    used = parameters or situation.terms.game.search
    seeds = [seeded(f"{random_word(rng)}") for _ in range(budget.threads)]
    trees = [Tree(situation, actions, used, seed, watchful=watchful) for seed in seeds]
    if len(trees) == 1:
        yield from trees[0].think_stepwise(budget)
    else:
        from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415 (not in a browser)

        with ThreadPoolExecutor(len(trees)) as pool:
            list(pool.map(lambda tree: tree.think(budget), trees))
    return estimates(situation, trees)


def estimates(situation: Situation, trees: Sequence[Tree]) -> list[MoveEstimate]:
    """What several trees for one situation think together."""
    moves = []
    for nodes in zip(*(tree.moves() for tree in trees), strict=True):
        visits, value, first = (sum(getattr(node, name) for node in nodes) for name in ("visits", "value", "weight"))
        moves.append((visits, value, first, nodes[0].action))
    moves.sort(key=itemgetter(0, 1, 2), reverse=True)
    total = max(1, sum(visits for visits, *_ in moves))
    return [
        MoveEstimate(action, situation.move(action), visits / total, value / visits if visits else 0.0)
        for visits, value, _, action in moves
    ]


class SearchBot:
    """Plays the move that a tree search rates best, or, softened, one that it rates nearly as high."""

    def __init__(
        self, seed: str, budget: Budget, *, attention: int = FULL, softness: float = 0.0, least: float = 0.0
    ) -> None:
        self._rng = seeded(seed)
        self._budget = budget
        self._attention = attention
        self._softness = softness
        self._least = least

    def limit(self, seconds: float) -> None:
        """From now on, think on one thread and no longer than this."""
        self._budget = self._budget.within(seconds)

    def consider(self, situation: Situation) -> list[MoveEstimate]:
        """The estimate of each move that the bot notices, best first."""
        return at_once(self.consider_stepwise(situation))

    def consider_stepwise(self, situation: Situation) -> Steps[list[MoveEstimate]]:
        """The same in steps."""
        actions = thought_of(situation, self._attention, self._rng)
        watchful = watches(self._attention, self._rng)
        return (yield from explore_stepwise(situation, actions, self._budget, self._rng, watchful=watchful))

    def choose(self, situation: Situation) -> Move:
        """The best move; if there is only one, without a search."""
        return at_once(self.choose_stepwise(situation))

    def choose_stepwise(self, situation: Situation) -> Steps[Move]:
        """The same in steps."""
        if len(situation.legal_actions) == 1:
            return situation.legal_moves[0]
        return self._pick((yield from self.consider_stepwise(situation))).move

    def _pick(self, considered: list[MoveEstimate]) -> MoveEstimate:
        """The first, or one of those that were tried at least `least` times as often, the more often the likelier."""
        if self._softness == 0.0:
            return considered[0]
        good = [estimate for estimate in considered if estimate.share >= self._least * considered[0].share]
        likely = list(accumulate(estimate.share ** (1.0 / self._softness) for estimate in good))
        at = random_below(self._rng, 1 << 20) / (1 << 20) * likely[-1]
        return good[bisect_right(likely, at)]
