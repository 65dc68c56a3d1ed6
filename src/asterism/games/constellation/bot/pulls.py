"""What one star more or less round the Moon does to a seat's hopes, found at once for all cells.

A way for a figure to lie gets nearer with a star that it lacks, and further off with one on its fringe. So one look at
each way gives the effect of every placement and every replacement, without trying any of them.
"""

from __future__ import annotations

from typing import Any

from asterism.games.constellation.bot.evaluate import LAST, NEARNESS, Words, place_round, plays_missing, stars_round
from asterism.games.constellation.pieces import KINDS
from asterism.games.constellation.rules_table import kind_of
from asterism.games.constellation.state import NOWHERE, UNKNOWN, WINDOW_WORDS, WORD_BITS, Setup, State
from asterism.kernel import first_of, routine, rule

LAID, LIFTED = 0, KINDS
PULLS = 2 * KINDS
"""Pulls are rows: for a star laid, then lifted, of each type; each row has the cells round the Moon."""


@routine
def feel_pulls(setup: Setup, state: State, seat: int, pulls: Any) -> None:
    """Add up what each cell means to the figures of a seat."""
    for kind in range(KINDS):
        here = stars_round(state, kind, state.cell[state.moon])
        for place in range(setup.objectives):
            card = state.hands[seat][place]
            if card != UNKNOWN:
                for way in range(setup.ways[card]):
                    feel_way(setup, card, way, here, pulls[LAID + kind], pulls[LIFTED + kind])


@rule
def feel_way(setup: Setup, card: int, way: int, here: Words, laid: Any, lifted: Any) -> None:
    """Add what each cell means to one way for a figure to lie."""
    missing = plays_missing(setup, card, way, here)
    if missing > LAST:
        return
    nearer = NEARNESS[max(0, missing - 1)] - NEARNESS[missing]
    further = NEARNESS[min(LAST, missing + 1)] - NEARNESS[missing]
    for word in range(WINDOW_WORDS):
        wanted, fringe = setup.stars[card][way][word], setup.fringe[card][way][word]
        add_to_each(laid, word, wanted & ~here[word], nearer)
        add_to_each(lifted, word, fringe & here[word], nearer)
        if missing < LAST:
            add_to_each(laid, word, fringe & ~here[word], further)
            add_to_each(lifted, word, wanted & here[word], further)


@rule
def add_to_each(cells: Any, word: int, bits: int, pull: float) -> None:
    """Add a pull to each of these cells."""
    while bits:
        cells[word * WORD_BITS + first_of(bits)] += pull
        bits &= bits - 1


@rule
def pull_of_placement(state: State, pulls: Any, border: int, kind: int) -> float:
    """What a star of this type on this cell of the border means."""
    place = place_round(state.cell[state.moon], state.border[border])
    return pulls[LAID + kind][place] if place != NOWHERE else 0.0


@rule
def pull_of_replacement(state: State, pulls: Any, tile: int, kind: int) -> float:
    """What a star of this type instead of that tile means."""
    place, old = place_round(state.cell[state.moon], state.cell[tile]), kind_of(state, tile)
    if place == NOWHERE or old == kind:
        return 0.0
    return pulls[LIFTED + old][place] + pulls[LAID + kind][place]


@rule
def pull_of_swap(state: State, pulls: Any, tile: int, other: int) -> float:
    """What two stars in each other's places mean; a swap with the Moon counts as nothing here."""
    kind, other_kind = kind_of(state, tile), kind_of(state, other)
    if kind < 0 or other_kind < 0:
        return 0.0
    return pull_of_replacement(state, pulls, tile, other_kind) + pull_of_replacement(state, pulls, other, kind)
