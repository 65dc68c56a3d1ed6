"""Counting all sequences of legal moves. Generic: bound to a game like any kernel template."""

from __future__ import annotations

from typing import Any

from asterism.game import Kernel
from asterism.kernel import Ints, Log, rule

apply: Kernel
is_over: Kernel
legal: Kernel
to_act: Kernel


@rule
def count_moves(setup: Any, states: Any, actions: Ints, seats: int, depth: int, log: Log) -> int:
    """How many sequences of `depth` moves there are; states[depth] is where they begin."""
    if is_over(setup, states[depth]):
        return 0
    total = 0
    for seat in range(seats):
        if (to_act(setup, states[depth]) >> seat) & 1:
            count = legal(setup, states[depth], seat, actions[depth])
            if depth == 1:
                total += count
            else:
                for i in range(count):
                    states[depth - 1] = states[depth]
                    apply(setup, states[depth - 1], seat, actions[depth, i], log)
                    total += count_moves(setup, states, actions, seats, depth - 1, log)
    return total
