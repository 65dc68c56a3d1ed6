"""Tree search, ours beside OpenSpiel's, in one run on one core.

OpenSpiel's information-set search in C++ thinks about the first move of hearts; ours about the first move of
Sternenhimmel, of a round of Stern von Afrika, and of the others. A simulation is the same thing in both: draw a
possible world, follow the tree, play to the end with uniformly random moves, and back up the result. The two
are measured in turns, so that a busy machine slows both; only the ratio matters.
"""

from __future__ import annotations

import math
import random
import statistics
import time
from typing import Any

import numpy as np
import pyspiel
from published import publish

import asterism
from asterism import bots
from asterism.bots.search.bot import Tree
from asterism.game import SearchParameters
from asterism.kernel import seeded

ROUNDS = 7
SIMULATIONS = 5000
UNIFORM = SearchParameters(temperature=math.inf, uniform_share=1.0, epsilon=1.0)
"""No evaluation and no policy: the search uses the rules only."""

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("sternenhimmel", 3, {}),
    ("sternenhimmel", 4, {}),
    ("sternenhimmel", 5, {}),
    ("afrika", 2, {"rounds": 1}),
    ("afrika", 4, {"rounds": 1}),
    ("afrika", 4, {}),
    ("nacht", 3, {}),
    ("constellation", 3, {}),
    ("patience", 1, {}),
]


class OpenSpiel:
    """The search of OpenSpiel in hearts."""

    def __init__(self) -> None:
        self.state, chooser = pyspiel.load_game("hearts").new_initial_state(), random.Random(0)
        while self.state.is_chance_node():
            self.state.apply_action(chooser.choice([action for action, _ in self.state.chance_outcomes()]))

    def simulations_per_second(self) -> float:
        """One measurement, in CPU time."""
        bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, SIMULATIONS)
        begin = time.process_time()
        bot.step(self.state)
        return SIMULATIONS / (time.process_time() - begin)


class Ours:
    """Our search at the start of one of our games."""

    def __init__(self, name: str, seats: int, options: dict[str, Any]) -> None:
        match = asterism.new(name, seats=seats, seed="bench", **options)
        self.situation = bots.situation_of(match, match.current_seat or 0)
        self.simulations_per_second()

    def simulations_per_second(self) -> float:
        """One measurement, in CPU time; the tree starts empty."""
        tree = Tree(self.situation, np.array(self.situation.legal_actions, dtype=np.int32), UNIFORM, seeded("bench"))
        begin = time.process_time()
        tree.simulate(SIMULATIONS)
        return SIMULATIONS / (time.process_time() - begin)


def main() -> None:
    """Print one row for each table."""
    yardstick, players = OpenSpiel(), [Ours(*table) for table in TABLES]
    rates: list[list[float]] = [[] for _ in (yardstick, *players)]
    for _ in range(ROUNDS):
        for measured, player in zip(rates, (yardstick, *players), strict=True):
            measured.append(player.simulations_per_second())
    theirs, *ours = (statistics.median(measured) for measured in rates)
    rows = [["OpenSpiel hearts", "4", f"{theirs:,.0f}"]]
    for (name, seats, options), rate in zip(TABLES, ours, strict=True):
        what = f"{name}, one round" if options else name
        rows.append([what, str(seats), f"{rate:,.0f}", f"{rate / theirs:.2f}"])
    publish("tree search", ["from the start of", "seats", "simulations/s", "times OpenSpiel hearts"], rows)


if __name__ == "__main__":
    main()
