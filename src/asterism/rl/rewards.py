"""What a learner gets at the end of a match. Before the end every reward is zero."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from asterism.game import Terms


def rewards_of(terms: Terms, state: Any) -> NDArray[np.float32]:
    """The reward of each seat, from -1 to 1: by rank, or alone at the table by the game's own measure."""
    kernels, seats = terms.game.kernels, terms.seats
    if not kernels.is_over(terms.setup, state):
        return np.zeros(seats, dtype=np.float32)
    if seats == 1:
        return np.array([reward_alone(terms, state)], dtype=np.float32)
    scores, ranks = np.zeros(seats, dtype=np.int32), np.zeros(seats, dtype=np.int32)
    kernels.returns(terms.setup, state, scores, ranks)
    return np.array(rewards_by_rank(ranks.tolist()), dtype=np.float32)


def rewards_by_rank(ranks: Sequence[int]) -> list[float]:
    """For each of several seats the share of the others that ended behind, less the share that ended ahead.

    A sole winner has 1, a sole last -1, all in a draw 0; the sum is zero.
    """
    return [sum((other > rank) - (other < rank) for other in ranks) / (len(ranks) - 1) for rank in ranks]


def reward_alone(terms: Terms, state: Any) -> float:
    """The game's `evaluate` at the end in units of its `reward_unit`: the score, negative where fewer is better."""
    return float(terms.game.kernels.evaluate(terms.setup, state, 0)) / terms.game.reward_unit
