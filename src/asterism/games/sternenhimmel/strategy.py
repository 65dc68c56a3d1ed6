"""What a bot makes of a position."""

from __future__ import annotations

from asterism.games.sternenhimmel.scoring import count, pay
from asterism.games.sternenhimmel.state import NO_BOARD, Setup, State
from asterism.kernel import how_many, rule


@rule
def evaluate(setup: Setup, state: State, seat: int) -> float:
    """The seat's lead in coins, with each open constellation paid as it stands, as far as it is filled."""
    lead = lead_of(setup, state, seat)
    for place in range(setup.seats):
        board = state.places[place]
        if board != NO_BOARD:
            filled = 1.0 - how_many(state.free[place]) / setup.stars[board]
            before = lead_of(setup, state, seat)
            count(setup, state, place)
            pay(setup, state, board)
            lead += filled * (lead_of(setup, state, seat) - before)
    return lead


@rule
def lead_of(setup: Setup, state: State, seat: int) -> float:
    """The seat's coins less the mean of the others'."""
    others = 0.0
    for other in range(setup.seats):
        if other != seat:
            others += state.coins[other]
    return state.coins[seat] - others / (setup.seats - 1)
