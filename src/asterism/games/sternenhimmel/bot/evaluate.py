"""What a bot makes of a position, and how it plays on in its mind.

Whatever a token changes, it changes in one constellation. So a placement is judged by that constellation alone:
what it would pay if it were counted now, as far as it is filled.
"""

from __future__ import annotations

from typing import Any

from asterism.games.sternenhimmel.rules import action_for, place_of
from asterism.games.sternenhimmel.scoring import RESERVE, coins_due, count, prize_winners, who_consoles
from asterism.games.sternenhimmel.state import (
    ALL_KINDS,
    KINDS,
    NO_BOARD,
    NOBODY,
    STARS,
    UNKNOWN,
    Setup,
    State,
)
from asterism.kernel import Floats, Ints, Log, Rng, how_many, member, random_pair_below, routine, rule

IDEAS = 5
"""How many placements a playout thinks of before it makes one."""


@rule
def evaluate(setup: Setup, state: State, seat: int) -> float:
    """The seat's lead in coins, with each open constellation paid as it stands, as far as it is filled."""
    others = 0.0
    for other in range(setup.seats):
        others += state.coins[other]
    lead = ahead_of_others(setup, state.coins[seat], others)
    for place in range(setup.seats):
        if state.places[place] != NO_BOARD:
            lead += promised_by(setup, state, place, seat)
    return lead


@rule
def ahead_of_others(setup: Setup, own: float, everybody: float) -> float:
    """The seat's coins less the mean of the others'."""
    return own - (everybody - own) / (setup.seats - 1)


@routine
def promised_by(setup: Setup, state: State, place: int, seat: int) -> float:
    """What a constellation adds to the seat's lead if it is paid as it stands, as far as it is filled."""
    board = state.places[place]
    empty = how_many(state.free[place])
    if empty == setup.stars[board]:
        return 0.0
    count(setup, state, place)
    winners = prize_winners(setup, state)
    payer = who_consoles(setup, state, winners)
    own, everybody = 0, 0
    for other in range(setup.seats):
        if state.left[other]:
            coins = coins_due(setup, state, board, other, winners)
            from_payer = payer != RESERVE and not (winners >> other) & 1
            everybody += 0 if from_payer else coins
            own += coins if other == seat else 0
            own -= coins if from_payer and payer == seat else 0
    return ahead_of_others(setup, own, everybody) * (1.0 - empty / setup.stars[board])


@rule
def promised_with(setup: Setup, state: State, place: int, star: int, kind: int, seat: int) -> float:
    """The same with a token of the seat on one of the free stars; the table is left as it was."""
    state.free[place] &= ~(1 << star)
    state.owner[place, star] = seat
    state.kind[place, star] = kind
    promised = promised_by(setup, state, place, seat)
    state.free[place] |= 1 << star
    state.owner[place, star] = NOBODY
    state.kind[place, star] = UNKNOWN
    return promised


@routine
def prior(
    setup: Setup, state: State, seat: int, actions: Ints, many: int, values: Floats, spare: Any, log: Log
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
    """The best of a few placements that come to mind."""
    kinds = state.hand[seat] & ALL_KINDS
    stars = 0
    for place in range(setup.seats):
        stars += how_many(state.free[place])
    chosen, highest = 0, -1e9
    for _ in range(IDEAS):
        nth_kind, nth_star = random_pair_below(rng, how_many(kinds), stars)
        place = 0
        while nth_star >= how_many(state.free[place]):
            nth_star -= how_many(state.free[place])
            place += 1
        star, kind = member(state.free[place], nth_star), member(kinds, nth_kind)
        gain = promised_with(setup, state, place, star, kind, seat) - promised_by(setup, state, place, seat)
        if gain > highest:
            chosen, highest = action_for(state.places[place], star, kind), gain
    return chosen


@rule
def prospects(setup: Setup, state: State, values: Floats, spare: Any) -> None:
    """Each seat's coins and promises."""
    for seat in range(len(values)):
        values[seat] = evaluate(setup, state, seat)


@rule
def constellations_scored(setup: Setup, state: State) -> int:
    """A constellation that is scored closes a chapter."""
    return state.scored
