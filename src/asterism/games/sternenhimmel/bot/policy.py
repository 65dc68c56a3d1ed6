"""How playouts and the prior choose moves: a placement is worth what it adds to its constellation."""

from __future__ import annotations

from typing import Any

from asterism.games.sternenhimmel.bot.evaluate import evaluate, promised_by, promised_with
from asterism.games.sternenhimmel.rules import action_for, any_placement, place_of
from asterism.games.sternenhimmel.state import KINDS, NO_BOARD, STARS, Setup, State
from asterism.kernel import EventBuffer, Floats, Ints, Rng, routine, rule

IDEAS = 5
"""How many placements a playout compares before it makes one."""


@routine
def prior(
    setup: Setup, state: State, seat: int, actions: Ints, many: int, values: Floats, spare: Any, events: EventBuffer
) -> None:
    """How much each placement adds to what its constellation promises."""
    board, place, before = NO_BOARD, 0, 0.0
    for i in range(many):
        action = actions[i]
        if action // (KINDS * STARS) != board:
            board = action // (KINDS * STARS)
            place = place_of(setup, state, board)
            before = promised_by(setup, state, place, seat)
        star, kind = action // KINDS % STARS, action % KINDS
        values[i] = promised_with(setup, state, place, star, kind, seat) - before


@routine
def policy(setup: Setup, state: State, seat: int, rng: Rng) -> int:
    """The best of a few random placements."""
    chosen, highest = 0, -1e9
    for _ in range(IDEAS):
        place, star, kind = any_placement(setup, state, seat, rng)
        gain = promised_with(setup, state, place, star, kind, seat) - promised_by(setup, state, place, seat)
        if gain > highest:
            chosen, highest = action_for(state.places[place], star, kind), gain
    return chosen


@rule
def seat_values(setup: Setup, state: State, values: Floats, spare: Any) -> None:
    """Each seat's coins and promises."""
    for seat in range(len(values)):
        values[seat] = evaluate(setup, state, seat)


@rule
def constellations_scored(setup: Setup, state: State) -> int:
    """A constellation that is scored completes a stage."""
    return state.scored
