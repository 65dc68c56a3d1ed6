"""What a seat cannot know: the order of the stack, and of the askings to come. It is the same for all seats.

Which tiles are in the stack is public (all others lie face up), and so is the outline of the top one (GN6).
Coins are covered but can be counted (GN39), so they stay as they are.
"""

from __future__ import annotations

from asterism.games.nacht.state import ALL_TILES, ASKINGS, CORNERS, EDGES, INNER, ORDERS, STACK, Setup, State
from asterism.kernel import Rng, first_of, how_many, member, random_below, rule, shuffle

COUNTER = 5
"""Bits of a counter of askings."""


@rule
def unseen(state: State) -> int:
    """The tiles that are still in the stack."""
    tiles = ALL_TILES & ~state.laid
    for seat in range(len(state.held)):
        tiles &= ~state.held[seat]
    return tiles


@rule
def shape_of(tile: int) -> int:
    """All tiles with the same outline: corner, edge or inner pieces (N5-N7)."""
    if (CORNERS >> tile) & 1:
        return CORNERS
    return EDGES if (EDGES >> tile) & 1 else INNER


@rule
def possible_tops(setup: Setup, state: State) -> int:
    """The tiles that may lie on top of the stack (GN6); none if it is used up."""
    tiles = unseen(state)
    if setup.top_shape and tiles:
        return tiles & shape_of(state.stack[state.drawn])
    return tiles


@rule
def stack_up(state: State, top: int) -> None:
    """Put this tile on top and the other unseen ones below it, in the order of the picture."""
    rest = unseen(state) & ~(1 << top)
    state.stack[state.drawn] = top
    for i in range(state.drawn + 1, STACK):
        state.stack[i] = first_of(rest)
        rest &= rest - 1


@rule
def blind(setup: Setup, state: State, seat: int) -> None:
    """Forget the order of the stack, but not the outline of its top, and the askings to come."""
    tops = possible_tops(setup, state)
    if tops:
        stack_up(state, first_of(tops))
    forget_askings(state)


@rule
def forget_askings(state: State) -> None:
    """Sort the orders of asking that were not used yet: how many there are of each is public."""
    left = 0
    for i in range(state.windows, ASKINGS):
        left += 1 << (COUNTER * state.asking[i])
    place = state.windows
    for order in range(ORDERS):
        for _ in range((left >> (COUNTER * order)) & ((1 << COUNTER) - 1)):
            state.asking[place] = order
            place += 1


@rule
def resample(setup: Setup, state: State, seat: int, rng: Rng) -> None:
    """Draw a top tile of the outline that is seen, and shuffle everything else that nobody knows."""
    tops = possible_tops(setup, state)
    if tops:
        stack_up(state, member(tops, random_below(rng, how_many(tops))))
        shuffle(rng, state.stack[state.drawn + 1 :], STACK - state.drawn - 1)
    forget_askings(state)
    if setup.orders > 1 and state.windows < ASKINGS:
        shuffle(rng, state.asking[state.windows :], ASKINGS - state.windows)
