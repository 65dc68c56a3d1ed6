"""Two custom bots. A bot gets a situation and returns a move.

Run this file, or name one of its bots on the command line:

    asterism play sternenhimmel --bots examples/write_a_bot.py:Sly
    asterism arena nacht --bots dreamer=examples/write_a_bot.py:Dreamer,greedy,random
    asterism serve --allow-bot examples/write_a_bot.py:Dreamer
"""

import numpy as np

import asterism
from asterism import bots
from asterism.game import Move
from asterism.kernel import seeded, silent_buffer
from asterism.layout import blanks


class Sly:
    """Plays Sternenhimmel only. It puts its highest tokens on large stars, where they lie face down."""

    def choose(self, situation: bots.Situation) -> Move:
        """The highest number, on a large star if possible."""
        large = {board.name: [star.large for star in board.stars] for board in situation.terms.printed.board}

        def worth(move: Move) -> tuple[bool, int]:
            number = int(move.token) if move.token.isdigit() else 0
            return large[move.sky][move.star - 1], number

        return max(situation.legal_moves, key=worth)


class Dreamer:
    """Plays any game by flat Monte Carlo: it plays each legal move out to the end a few times with random moves."""

    PLAYOUTS = 10

    def __init__(self, seed: str) -> None:
        """A bot that takes a seed should play the same with the same seed."""
        self.rng = seeded(seed)

    def choose(self, situation: bots.Situation) -> Move:
        """The move whose playouts end with the best rank on average."""
        ranks = {action: self.sum_of_ranks(situation, action) for action in situation.legal_actions}
        return situation.move(min(ranks, key=ranks.__getitem__))

    def sum_of_ranks(self, situation: bots.Situation, action: int) -> int:
        """The sum of our ranks in playouts that start with this action, in random worlds that fit what we know."""
        game, setup, seat = situation.terms.game, situation.terms.setup, situation.seat
        worlds = blanks(game.state, 1)
        scores, ranks = np.zeros(situation.terms.seats, np.int32), np.zeros(situation.terms.seats, np.int32)
        total = 0
        for _ in range(self.PLAYOUTS):
            worlds[0] = situation.state
            game.kernels.resample(setup, worlds[0], seat, self.rng)
            game.kernels.apply(setup, worlds[0], seat, action, silent_buffer())
            game.kernels.play_out(setup, worlds[0], self.rng, silent_buffer())
            game.kernels.returns(setup, worlds[0], scores, ranks)
            total += int(ranks[seat])
        return total


def wins_of(bot: bots.Bot, games: int) -> int:
    """How often the bot wins in seat 0 against two random bots."""
    wins = 0
    for seed in range(games):
        match = asterism.new("sternenhimmel", seats=3, seed=seed)
        players = [bot, bots.make("random", "a"), bots.make("random", "b")]
        while (seat := match.current_seat) is not None:
            match.play(players[seat].choose(bots.situation_of(match, seat)), seat=seat)
        wins += match.results[0].rank == 1
    return wins


if __name__ == "__main__":
    print(f"Sly won {wins_of(Sly(), 30)} of 30 games against two random bots")
    print(f"Dreamer won {wins_of(Dreamer('1'), 10)} of 10")
