"""How well a seat stands, as bots estimate it.

A token changes one constellation only. So a placement is judged by that constellation alone:
what it would pay if it were counted now, as far as it is filled.
"""

from __future__ import annotations

from asterism.games.sternenhimmel.rules_scoring import RESERVE, coins_due, count, prize_winners, who_consoles
from asterism.games.sternenhimmel.state import (
    NO_BOARD,
    NOBODY,
    UNKNOWN,
    Setup,
    State,
)
from asterism.kernel import how_many, routine, rule


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
    state.owner[place][star] = seat
    state.kind[place][star] = kind
    promised = promised_by(setup, state, place, seat)
    state.free[place] |= 1 << star
    state.owner[place][star] = NOBODY
    state.kind[place][star] = UNKNOWN
    return promised
