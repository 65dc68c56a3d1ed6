"""A bot of your own: it gets a situation and answers with a move.

This one puts high numbers on large stars, where nobody sees them.
"""

import asterism
from asterism import bots
from asterism.game import Move


class Sly:
    """Hides its best tokens."""

    def choose(self, situation: bots.Situation) -> Move:
        """The highest number on a large star, else on any star."""
        large = {board.name: [star.large for star in board.stars] for board in situation.terms.printed.board}

        def worth(move: Move) -> tuple[bool, int]:
            number = int(move.token) if move.token.isdigit() else 0
            return large[move.sky][move.star - 1], number

        return max(situation.legal_moves, key=worth)


wins = 0
for seed in range(30):
    match = asterism.new("sternenhimmel", seats=3, seed=seed)
    players = [Sly(), bots.make("random", "a"), bots.make("random", "b")]
    while (seat := match.asked) is not None:
        match.play(players[seat].choose(bots.situation_of(match, seat)), seat=seat)
    wins += match.results[0].rank == 1
print(f"Sly came first in {wins} of 30 games against two random bots")
