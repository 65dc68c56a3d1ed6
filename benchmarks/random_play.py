"""Random play, ours beside OpenSpiel's, in one run on one core.

OpenSpiel plays in bulk inside C++: a search bot with one simulation whose evaluator makes many random
rollouts, counted after the deal. We play whole games inside one kernel call, the deal included.
The two are measured in turns, so that a busy machine slows both; only the ratio matters.
"""

from __future__ import annotations

import random
import statistics
import time

import pyspiel
from published import publish

import asterism
from asterism.bots.simulation import Simulation
from asterism.options import agree_terms

ROUNDS = 7
ROLLOUTS = 1500
SECONDS = 0.4

YARDSTICKS = {"spades": "spades", "hex": "hex(board_size=11)"}


def after_the_deal(game: pyspiel.Game) -> pyspiel.State:
    """A state in which the first player is to move."""
    state, chooser = game.new_initial_state(), random.Random(0)
    while state.is_chance_node():
        state.apply_action(chooser.choice([action for action, _ in state.chance_outcomes()]))
    return state


def mean_length(start: pyspiel.State) -> float:
    """How many moves a random game has from here."""
    chooser, lengths = random.Random(1), []
    for _ in range(30):
        state, moves = start.clone(), 0
        while not state.is_terminal():
            state.apply_action(chooser.choice(state.legal_actions()))
            moves += 1
        lengths.append(moves)
    return statistics.mean(lengths)


class OpenSpiel:
    """Bulk random play of one of its games."""

    def __init__(self, description: str) -> None:
        self.game = pyspiel.load_game(description)
        self.start = after_the_deal(self.game)
        self.length = mean_length(self.start)

    def moves_per_second(self) -> float:
        """One measurement, in CPU time."""
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        bot = pyspiel.MCTSBot(self.game, evaluator, 1.0, 1, 100, False, 1, False)  # noqa: FBT003
        begin = time.process_time()
        bot.step(self.start)
        return ROLLOUTS * self.length / (time.process_time() - begin)


class Ours:
    """Random play of one of our games."""

    def __init__(self, name: str, seats: int) -> None:
        self.simulation = Simulation(agree_terms(asterism.load(name), seats), "bench")
        self.simulation.play(1)

    def moves_per_second(self) -> float:
        """One measurement, in CPU time."""
        self.simulation.forget()
        begin = time.process_time()
        while time.process_time() - begin < SECONDS:
            self.simulation.play(500)
        return self.simulation.moves / (time.process_time() - begin)


def main() -> None:
    """Print one row for each game and number of seats."""
    yardsticks = {name: OpenSpiel(description) for name, description in YARDSTICKS.items()}
    tables = [(name, seats) for name in asterism.names() for seats in asterism.load(name).seats]
    players = {(name, seats): Ours(name, seats) for name, seats in tables}
    rates: dict[object, list[float]] = {key: [] for key in (*yardsticks, *players)}
    for _ in range(ROUNDS):
        for key, player in (*yardsticks.items(), *players.items()):
            rates[key].append(player.moves_per_second())
    rows = [[f"OpenSpiel {one}", "", f"{statistics.median(rates[one]) / 1e6:.2f}"] for one in yardsticks]
    for name, seats in tables:
        rate = statistics.median(rates[name, seats])
        ratios = [f"{rate / statistics.median(rates[yardstick]):.2f}" for yardstick in yardsticks]
        rows.append([name, str(seats), f"{rate / 1e6:.2f}", *ratios])
    publish(
        "random play", ["game", "seats", "million moves/s", *(f"times OpenSpiel {one}" for one in yardsticks)], rows
    )


if __name__ == "__main__":
    main()
