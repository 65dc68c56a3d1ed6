"""Counting all sequences of legal moves. Generic: bound to a game like any kernel template."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from asterism.kernel import EventBuffer, Ints, rule

if TYPE_CHECKING:
    from asterism.contract import bound_rules

    apply, is_over, legal, to_act = bound_rules.apply, bound_rules.is_over, bound_rules.legal, bound_rules.to_act


@rule
def count_moves(setup: Any, states: Any, actions: Ints, seats: int, depth: int, events: EventBuffer) -> int:
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
                    apply(setup, states[depth - 1], seat, actions[depth, i], events)
                    total += count_moves(setup, states, actions, seats, depth - 1, events)
    return total
