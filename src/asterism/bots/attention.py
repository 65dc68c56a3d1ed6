"""What a bot thinks of. In games where noticing is part of the game, a bot may be as inattentive as a person."""

from __future__ import annotations

import numpy as np

from asterism.bots.bot import Situation
from asterism.kernel import Ints, Rng

FULL = 100


def thought_of(situation: Situation, attention: int, rng: Rng) -> Ints:
    """The legal actions that occur to a bot of this attention, in percent; all of them at full attention.

    The draws come from the bot's own stream, and from nothing that is hidden.
    """
    actions = np.array(situation.legal_actions, dtype=np.int32)
    notices = situation.terms.game.noticed
    if attention >= FULL or notices is None:
        return actions
    setup, state, seat = situation.terms.setup, situation.state, situation.seat
    return actions[: notices(setup, state, seat, attention, rng, actions, len(actions))]
