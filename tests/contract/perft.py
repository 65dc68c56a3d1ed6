"""Counting all sequences of legal moves."""

from __future__ import annotations

from typing import Any

import numpy as np

from asterism.game import Terms
from asterism.kernel import silent_buffer
from asterism.layout import copy_of

SILENT = silent_buffer()


def count_moves(terms: Terms, state: Any, depth: int) -> int:
    """How many sequences of `depth` moves there are from this state."""
    kernels, setup, total = terms.game.kernels, terms.setup, 0
    if kernels.is_over(setup, state):
        return 0
    may_act = kernels.to_act(setup, state)
    for seat in range(terms.seats):
        if (may_act >> seat) & 1:
            actions = np.zeros(terms.game.actions, dtype=np.int32)
            count = kernels.legal(setup, state, seat, actions)
            total += (
                count
                if depth == 1
                else sum(
                    count_moves(terms, after(terms, state, seat, int(action)), depth - 1) for action in actions[:count]
                )
            )
    return total


def after(terms: Terms, state: Any, seat: int, action: int) -> Any:
    """The state after a move."""
    later = copy_of(state)
    terms.game.kernels.apply(terms.setup, later, seat, action, SILENT)
    return later
