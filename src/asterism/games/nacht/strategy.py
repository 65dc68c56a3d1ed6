"""What a bot makes of a position."""

from __future__ import annotations

from asterism.games.nacht.laying import gain_of, places_open
from asterism.games.nacht.state import OVER, Setup, State
from asterism.kernel import first_of, how_many, rule

OWN_PROSPECT = 0.5
OTHERS_PROSPECT = 0.5
TILE_IN_HAND = 0.25


@rule
def evaluate(setup: Setup, state: State, seat: int) -> float:
    """The seat's lead in coins, with what each player could earn next and the tiles still to be got rid of."""
    lead = 0.0
    for other in range(setup.seats):
        share = 1.0 if other == seat else -1.0 / (setup.seats - 1)
        lead += share * worth(setup, state, other)
    return lead


@rule
def worth(setup: Setup, state: State, seat: int) -> float:
    """A seat's coins, half of its best tile, less a little for every tile."""
    if state.phase == OVER:
        return state.coins[seat]
    return state.coins[seat] + 0.5 * best_gain(setup, state, seat) - TILE_IN_HAND * how_many(state.held[seat])


@rule
def best_gain(setup: Setup, state: State, seat: int) -> int:
    """What the most profitable of the seat's fitting tiles would earn."""
    best = 0
    tiles = state.held[seat] & places_open(state.laid)
    while tiles:
        best = max(best, gain_of(setup, state.laid, first_of(tiles)))
        tiles &= tiles - 1
    return best
