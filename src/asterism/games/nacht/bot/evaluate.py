"""How well a seat stands, as bots estimate it."""

from __future__ import annotations

from asterism.games.nacht.rules_laying import gain_of, places_open
from asterism.games.nacht.state import OVER, Setup, State
from asterism.kernel import first_of, how_many, rule

OWN_GAIN = 0.9
OTHERS_GAIN = 2.0
TILE = 0.2
"""Found by playing: what others could earn next matters most, and a tile held back is worth something."""


@rule
def evaluate(setup: Setup, state: State, seat: int) -> float:
    """The seat's lead in coins and tiles, with what each player could earn with the best tile (N70)."""
    others = 0.0
    for other in range(setup.seats):
        if other != seat:
            others += worth(setup, state, other, OTHERS_GAIN)
    return worth(setup, state, seat, OWN_GAIN) - others / (setup.seats - 1)


@rule
def worth(setup: Setup, state: State, seat: int, gain_weight: float) -> float:
    """A seat's coins and, as long as the match goes on, what it may still earn."""
    if state.phase == OVER:
        return float(state.coins[seat])
    return state.coins[seat] + gain_weight * best_gain(setup, state, seat) + TILE * how_many(state.held[seat])


@rule
def best_gain(setup: Setup, state: State, seat: int) -> int:
    """What the most profitable of the seat's fitting tiles would earn."""
    best = 0
    tiles = state.held[seat] & places_open(state.laid)
    while tiles:
        best = max(best, gain_of(setup, state.laid, first_of(tiles)))
        tiles &= tiles - 1
    return best
