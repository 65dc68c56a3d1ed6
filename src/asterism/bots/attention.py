"""Which moves a bot notices. Where noticing is part of the game, a bot may be as inattentive as a person."""

from __future__ import annotations

from asterism.arrays import np
from asterism.bots.protocol import Situation
from asterism.kernel import IntArray, Rng, random_below

FULL = 100
UNAWARE = 80
"""Up to this attention, in percent, a bot looks only at the table, not at how it came about."""


def thought_of(situation: Situation, attention: int, rng: Rng) -> IntArray:
    """The legal actions that a bot of this attention (in percent) notices; all of them at full attention.

    The draws come from the bot's own random numbers, and depend on nothing hidden.
    """
    actions = np.array(situation.legal_actions, dtype=np.int32)
    notices = situation.terms.game.kernels.get("noticed")
    if attention >= FULL or notices is None:
        return actions
    setup, state, seat = situation.terms.setup, situation.state, situation.seat
    return actions[: notices(setup, state, seat, attention, rng, actions, len(actions))]


def watches(attention: int, rng: Rng) -> bool:
    """Whether a bot draws conclusions from the others' moves: never if unaware, always with full attention."""
    return random_below(rng, FULL - UNAWARE) < attention - UNAWARE
