"""What a bot thinks of. In games where noticing is part of the game, a bot may be as inattentive as a person."""

from __future__ import annotations

import numpy as np

from asterism.bots.protocol import Situation
from asterism.kernel import Ints, Rng, random_below

FULL = 100
UNAWARE = 80
"""Up to this attention, in percent, a bot looks at the table as it lies and not at how it came to be so."""


def thought_of(situation: Situation, attention: int, rng: Rng) -> Ints:
    """The legal actions that occur to a bot of this attention, in percent; all of them at full attention.

    The draws come from the bot's own stream, and from nothing that is hidden.
    """
    actions = np.array(situation.legal_actions, dtype=np.int32)
    notices = situation.terms.game.kernels.get("noticed")
    if attention >= FULL or notices is None:
        return actions
    setup, state, seat = situation.terms.setup, situation.state, situation.seat
    return actions[: notices(setup, state, seat, attention, rng, actions, len(actions))]


def watches(attention: int, rng: Rng) -> bool:
    """Whether a bot minds what the others' moves betray: never if unaware, always with full attention."""
    return random_below(rng, FULL - UNAWARE) < attention - UNAWARE
