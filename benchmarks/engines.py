"""Kernels compiled ahead of time beside those that Numba compiles just in time, each engine in a process of its own.

Numba needs minutes for each game before the first figure. The two are measured in turns, so that a busy machine slows
both; only the ratio matters. `python benchmarks/engines.py patience` measures one game.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
from collections.abc import Iterator

from published import publish

import asterism

ENGINES = ("library", "jit")
ROUNDS = 7


class Engine:
    """A process that measures with one engine when it is asked to."""

    def __init__(self, name: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "measure"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "ASTERISM_ENGINE": name},
        )

    def measure(self, game: str) -> list[float]:
        """Moves of random play and simulations of a search in a second, in CPU time."""
        assert self.process.stdin
        assert self.process.stdout
        print(game, file=self.process.stdin, flush=True)
        return [float(rate) for rate in self.process.stdout.readline().split()]

    def stop(self) -> None:
        """End the process."""
        self.process.communicate()


def answer_questions() -> None:
    """Measure each game that the other process names."""
    import random_play  # noqa: PLC0415 (these take OpenSpiel along)
    import search  # noqa: PLC0415

    players: dict[str, tuple[random_play.Ours, search.Ours]] = {}
    for game in map(str.strip, sys.stdin):
        if game not in players:
            seats = asterism.load(game).seats[-1]
            players[game] = random_play.Ours(game, seats), search.Ours(game, seats, {})
        player, searcher = players[game]
        print(player.moves_per_second(), searcher.simulations_per_second(), flush=True)


def rows_for(games: list[str]) -> Iterator[list[str]]:
    """One row for each game."""
    engines = [Engine(name) for name in ENGINES]
    for game in games:
        ahead: list[list[float]] = []
        in_time: list[list[float]] = []
        for engine in engines:
            engine.measure(game)
        for _ in range(ROUNDS):
            ahead.append(engines[0].measure(game))
            in_time.append(engines[1].measure(game))
        rates = [[statistics.median(column) for column in zip(*measured, strict=True)] for measured in (ahead, in_time)]
        (moves, simulations), (their_moves, their_simulations) = rates
        yield [
            game, str(asterism.load(game).seats[-1]),
            f"{moves / 1e6:.2f}", f"{their_moves / 1e6:.2f}", f"{moves / their_moves:.2f}",
            f"{simulations:,.0f}", f"{their_simulations:,.0f}", f"{simulations / their_simulations:.2f}",
        ]  # fmt: skip
    for engine in engines:
        engine.stop()


def main() -> None:
    """Print one row for each game, with as many seats as it has."""
    games = [name for name in sys.argv[1:] if name in asterism.names()] or list(asterism.names())
    headings = ["game", "seats", "million moves/s", "Numba's", "ratio", "simulations/s", "Numba's", "ratio"]
    publish("engines", headings, list(rows_for(games)))


if __name__ == "__main__":
    if "measure" in sys.argv:
        answer_questions()
    else:
        main()
