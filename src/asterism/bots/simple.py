"""The two simplest bots: one plays anything, one what looks best right now."""

from __future__ import annotations

import numpy as np

from asterism.bots.bot import Situation
from asterism.game import Move
from asterism.kernel import bound_to, seeded, silent_log


class RandomBot:
    """Plays any legal move, each equally likely."""

    def __init__(self, seed: str) -> None:
        self._rng = seeded(seed)

    def choose(self, situation: Situation) -> Move:
        """A random move."""
        game = situation.terms.game
        return situation.move(int(game.sample(situation.terms.setup, situation.state, situation.seat, self._rng)))


class GreedyBot:
    """Plays the move after which it stands best, by the game's own estimate, in a few possible worlds."""

    WORLDS = 8

    def __init__(self, seed: str) -> None:
        self._rng = seeded(seed)

    def choose(self, situation: Situation) -> Move:
        """The move that looks best one move ahead."""
        game = situation.terms.game
        search = bound_to(game, "asterism.bots.one_ply")
        worlds = np.zeros(2, game.state).view(np.recarray)
        actions = np.zeros(game.actions, dtype=np.int32)
        values = np.zeros(game.actions, dtype=np.float64)
        setup, state, seat = situation.terms.setup, situation.state, situation.seat
        action = search.best_action(setup, state, worlds, seat, self.WORLDS, actions, values, self._rng, silent_log())
        return situation.move(int(action))
