"""How playouts and the prior choose plays."""

from __future__ import annotations

from math import inf
from typing import Any

from asterism.games.constellation.bot.evaluate import evaluate, hopes, hopes_round
from asterism.games.constellation.bot.pulls import (
    PULLS,
    feel_pulls,
    pull_of_placement,
    pull_of_replacement,
    pull_of_swap,
)
from asterism.games.constellation.pieces import KINDS
from asterism.games.constellation.rules_actions import (
    COVER,
    GO_ON,
    MOVE_MOON,
    PLACE,
    REPLACE,
    STOP,
    SWAP,
    earlier_of_swap,
    later_of_swap,
)
from asterism.games.constellation.rules_asking import first_wording, is_asking
from asterism.games.constellation.rules_choices import sample
from asterism.games.constellation.rules_plays import may_move_to, may_replace, moon_is_free
from asterism.games.constellation.rules_table import all_stars, covered, kinds_in_reserve
from asterism.games.constellation.state import NOWHERE, PLAY, WINDOW_CELLS, Setup, State
from asterism.kernel import EventBuffer, Ints, Rng, first_of, random_below, routine, rule, scratch_fractions

RIVALS = 0.5
"""How much the nearest rival's hopes count beside the own ones: nobody knows for sure which figure to spoil."""


@routine
def prior(
    setup: Setup, state: State, seat: int, actions: Ints, count: int, values: Any, spare: Any, events: EventBuffer
) -> None:
    """What each play does to the own hopes, less some of what it does to those of the rival who is nearest.

    Where the Cloud goes and which card is changed is left to the search.
    """
    for i in range(count):
        values[i] = 0.0
    weigh_plays(setup, state, seat, 1.0, actions, count, values)
    weigh_plays(setup, state, nearest_rival(setup, state, seat), -RIVALS, actions, count, values)


@routine
def weigh_plays(setup: Setup, state: State, seat: int, share: float, actions: Ints, count: int, values: Any) -> None:
    """Add to the value of each action this share of what it does to the seat's hopes."""
    pulls = scratch_fractions(PULLS, WINDOW_CELLS)
    feel_pulls(setup, state, seat, pulls)
    now = hopes(setup, state, seat)
    for i in range(count):
        action = actions[i]
        if action < REPLACE:
            pull = pull_of_placement(state, pulls, (action - PLACE) // KINDS, (action - PLACE) % KINDS)
        elif action < MOVE_MOON:
            pull = pull_of_replacement(state, pulls, (action - REPLACE) // KINDS, (action - REPLACE) % KINDS)
        elif action < SWAP:
            pull = hopes_round(setup, state, seat, state.border[action - MOVE_MOON]) - now
        elif action < COVER:
            pull = pull_of_swap(state, pulls, earlier_of_swap(action - SWAP), later_of_swap(action - SWAP))
        else:
            pull = 0.0
        values[i] += share * pull


@rule
def nearest_rival(setup: Setup, state: State, seat: int) -> int:
    """The other seat with the best hopes."""
    nearest, best = seat, -1.0
    for other in range(setup.seats):
        if other != seat:
            hope = state.points[other] + hopes(setup, state, other)
            if hope > best:
                nearest, best = other, hope
    return nearest


@routine
def policy(setup: Setup, state: State, seat: int, rng: Rng) -> int:
    """The play that brings the own figures nearest, or an answer by the own chances; else anything."""
    if is_asking(state):
        return answer_by_chances(setup, state, seat)
    if state.phase != PLAY or state.swapping:
        return sample(setup, state, seat, rng)
    pulls = scratch_fractions(PULLS, WINDOW_CELLS)
    feel_pulls(setup, state, seat, pulls)
    chosen, highest = best_placement(state, pulls, rng)
    replacement, pull = best_replacement(setup, state, pulls)
    if pull > highest:
        chosen, highest = replacement, pull
    move, pull = best_moon_move(setup, state, seat)
    return move if pull > highest else chosen


@rule
def answer_by_chances(setup: Setup, state: State, seat: int) -> int:
    """Go on if the seat stands better than its best rival, stop if it stands worse (GC-49)."""
    chances = evaluate(setup, state, seat)
    if chances == 0.0:
        return first_wording(state)
    return GO_ON if chances > 0.0 else STOP


@rule
def best_placement(state: State, pulls: Any, rng: Rng) -> tuple[int, float]:
    """The placement with the strongest pull, at random among equals, and that pull."""
    chosen, highest, ties = NOWHERE, -inf, 0
    kinds = kinds_in_reserve(state)
    while kinds:
        kind = first_of(kinds)
        kinds &= kinds - 1
        for border in range(state.borders):
            pull = pull_of_placement(state, pulls, border, kind)
            ties = ties + 1 if pull == highest else 1
            if pull > highest or (pull == highest and random_below(rng, ties) == 0):
                chosen, highest = PLACE + border * KINDS + kind, pull
    return chosen, highest


@rule
def best_replacement(setup: Setup, state: State, pulls: Any) -> tuple[int, float]:
    """The replacement with the strongest pull, and that pull."""
    chosen, highest = NOWHERE, -inf
    free = all_stars(state) & ~covered(setup, state)
    for kind in range(KINDS):
        stars = free & ~state.of_kind[kind]
        while stars:
            tile = first_of(stars)
            stars &= stars - 1
            pull = pull_of_replacement(state, pulls, tile, kind)
            if pull > highest and may_replace(setup, state, tile, kind):
                chosen, highest = REPLACE + tile * KINDS + kind, pull
    return chosen, highest


@rule
def best_moon_move(setup: Setup, state: State, seat: int) -> tuple[int, float]:
    """The best cell for the Moon, and by how much moving there raises the seat's hopes."""
    chosen, highest = NOWHERE, -inf
    if moon_is_free(setup, state):
        now = hopes(setup, state, seat)
        for border in range(state.borders):
            if may_move_to(state, state.border[border]):
                pull = hopes_round(setup, state, seat, state.border[border]) - now
                if pull > highest:
                    chosen, highest = MOVE_MOON + border, pull
    return chosen, highest
