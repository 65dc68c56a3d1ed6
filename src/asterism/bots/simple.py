"""The two simplest bots: one plays any move, one the move that looks best one move ahead."""

from __future__ import annotations

from asterism.arrays import np
from asterism.bots.attention import FULL, thought_of
from asterism.bots.protocol import Situation
from asterism.game import Move
from asterism.kernel import random_below, seeded, silent_buffer
from asterism.layout import blanks


class RandomBot:
    """Plays any legal move it notices, each equally likely."""

    def __init__(self, seed: str, attention: int = FULL) -> None:
        self._rng = seeded(seed)
        self._attention = attention

    def choose(self, situation: Situation) -> Move:
        """A random move."""
        actions = thought_of(situation, self._attention, self._rng)
        return situation.move(int(actions[random_below(self._rng, len(actions))]))


class GreedyBot:
    """Plays the move after which it stands best, by the game's own estimate, in a few possible worlds."""

    WORLDS = 8

    def __init__(self, seed: str, attention: int = FULL) -> None:
        self._rng = seeded(seed)
        self._attention = attention

    def choose(self, situation: Situation) -> Move:
        """The move that looks best one move ahead."""
        game = situation.terms.game
        actions = thought_of(situation, self._attention, self._rng)
        worlds = blanks(game.state, 2)
        values = np.zeros(len(actions), dtype=np.float64)
        setup, state, seat = situation.terms.setup, situation.state, situation.seat
        action = game.kernels.best_action(
            setup, state, worlds, seat, self.WORLDS, actions, values, self._rng, silent_buffer()
        )
        return situation.move(int(action))


BOTS: dict[str, type[RandomBot | GreedyBot]] = {"random": RandomBot, "greedy": GreedyBot}
