"""How playouts choose moves: lay what earns most and opens least."""

from __future__ import annotations

from asterism.games.nacht.rules import layable, may_forgo
from asterism.games.nacht.rules_knocking import may_knock, nameable, overlooked
from asterism.games.nacht.rules_laying import gain_of, places_open
from asterism.games.nacht.state import DECIDE, FORGO, KNOCK, KNOCK_TILE, PASS, PROVE, WEITER, Setup, State
from asterism.kernel import Rng, first_of, routine, rule

DANGER = 0.7
"""How much a coin that another seat could earn next counts beside a coin earned now."""
WORST = -1.0
"""A seat that could only do worse than this forgoes instead."""


@routine
def policy(setup: Setup, state: State, seat: int, rng: Rng) -> int:
    """Lay the best tile, forgo if it does more harm than that costs, and knock only for what was overlooked."""
    if state.phase != DECIDE:
        return best_answer(setup, state, seat)
    tiles = layable(setup, state) & state.fitting
    if tiles == 0:
        return WEITER
    before = danger(setup, state, state.laid, seat)
    chosen, highest = WEITER, -1e9
    while tiles:
        tile = first_of(tiles)
        tiles &= tiles - 1
        after = danger(setup, state, state.laid | (1 << tile), seat)
        value = gain_of(setup, state.laid, tile) - DANGER * (after - before)
        if value > highest:
            chosen, highest = tile, value
    if state.laid_now:
        return chosen if highest >= 0.0 else WEITER
    return FORGO if highest < WORST and may_forgo(state) else chosen


@rule
def best_answer(setup: Setup, state: State, seat: int) -> int:
    """Knock for an overlooked tile, if there is one."""
    if state.phase == PROVE or (overlooked(state) & nameable(setup, state, seat)):
        return KNOCK_TILE + first_of(overlooked(state))
    return KNOCK if overlooked(state) and may_knock(state, seat) and not setup.proof else PASS


@rule
def danger(setup: Setup, state: State, laid: int, seat: int) -> int:
    """The most that any other seat could earn by one tile if these lie."""
    most = 0
    for other in range(setup.seats):
        if other != seat:
            tiles = state.held[other] & places_open(laid)
            while tiles:
                most = max(most, gain_of(setup, laid, first_of(tiles)))
                tiles &= tiles - 1
    return most
