"""How fast the search is on this device."""

from __future__ import annotations

from asterism.arrays import np
from asterism.bots.protocol import situation_of
from asterism.bots.search.bot import Budget, Tree
from asterism.bots.steps import Steps
from asterism.game import Game
from asterism.kernel import seeded
from asterism.match import new

SPANS, SECONDS = 5, 0.04
"""The best of several spans counts: a browser runs code that is new to it slowly, and other programs interrupt it."""


def simulations_per_second_stepwise(game: Game) -> Steps[float]:
    """Measured at the start of a match of as many players as there can be, where simulations take longest."""
    match = new(game.name, seats=game.seats[-1], seed="speed")
    situation = situation_of(match, match.to_act[0])
    tree = Tree(situation, np.array(situation.legal_actions, dtype=np.int32), game.search, seeded("speed"))
    most = 0
    for _ in range(SPANS):
        before = tree.simulations
        yield from tree.think_stepwise(Budget(seconds=SECONDS))
        most = max(most, tree.simulations - before)
    return most / SECONDS
