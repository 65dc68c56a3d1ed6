"""What an inattentive bot overlooks: where a star may be laid is plain to see, anything else is easily missed."""

from __future__ import annotations

from asterism.games.constellation.rules_actions import COVER, REPLACE
from asterism.games.constellation.state import Setup, State
from asterism.kernel import Ints, Rng, random_below, routine

PERCENT = 100


@routine
def noticed(setup: Setup, state: State, seat: int, attention: int, rng: Rng, actions: Ints, count: int) -> int:
    """Keep every placement, and each replacement, Moon move or swap as often as the attention says; never nothing."""
    kept = 0
    for i in range(count):
        action = actions[i]
        if action < REPLACE or action >= COVER or random_below(rng, PERCENT) < attention:
            actions[kept] = action
            kept += 1
    return max(1, kept)
