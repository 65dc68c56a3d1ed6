"""How fast the search is on this device."""

from __future__ import annotations

from asterism.arrays import np
from asterism.bots.protocol import situation_of
from asterism.bots.search.bot import Budget, Tree
from asterism.bots.steps import Steps
from asterism.game import Game
from asterism.kernel import seeded
from asterism.match import new

SECONDS = 0.1


def simulations_per_second_stepwise(game: Game) -> Steps[float]:
    """Measured at the start of a match of as many players as there can be, where simulations take longest."""
    match = new(game.name, seats=game.seats[-1], seed="speed")
    situation = situation_of(match, match.to_act[0])
    tree = Tree(situation, np.array(situation.legal_actions, dtype=np.int32), game.search, seeded("speed"))
    # A browser runs code that is new to it slowly, so the first search only warms up.
    yield from tree.think_stepwise(Budget(seconds=SECONDS))
    before = tree.simulations
    yield from tree.think_stepwise(Budget(seconds=SECONDS))
    return (tree.simulations - before) / SECONDS
