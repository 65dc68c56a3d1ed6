"""A hundred thousand random games in about a second, to see how much it is worth to move first."""

import asterism
from asterism.bots.simulation import Simulation
from asterism.options import agree_terms

terms = agree_terms(asterism.load("sternenhimmel"), seats=4, given={"first_player": 0})
simulation = Simulation(terms, seed="first")
simulation.play(100_000)
for seat in simulation.summary()["seats"]:
    print(f"seat {seat['seat']}: {seat['mean_score']:.2f} coins, first in {seat['wins'] + seat['shared_wins']:.1%}")
