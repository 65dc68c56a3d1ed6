"""How well a seat stands, as bots estimate it: how near every player's figures are."""

from __future__ import annotations

from typing import Any

from asterism.games.constellation.pieces import KINDS
from asterism.games.constellation.rules_asking import has_agreed, lies_open
from asterism.games.constellation.rules_plays import column_of, row_of
from asterism.games.constellation.state import (
    ASK_TIE,
    DRAWN,
    FIVE,
    NOWHERE,
    RUNNING,
    UNKNOWN,
    WINDOW,
    WINDOW_WORDS,
    WORD_BITS,
    Setup,
    State,
)
from asterism.kernel import Floats, first_of, how_many, routine, rule

Words = tuple[int, int, int, int]
"""A bit set of the cells within five steps of one."""

REACH = WINDOW // 2
NEARNESS = (1.0, 0.1, 0.01, 0.001, 0.0001)
"""What a way to lie is worth that needs no, one, two, three or four more plays."""
LAST = 4
WIN = 1000.0


@rule
def evaluate(setup: Setup, state: State, seat: int) -> float:
    """The seat's points and hopes, less those of the best other seat; nothing in a draw.

    A seat that has agreed to a draw counts on it: its answer matters only if the others agree, too (GC-49).
    """
    if state.outcome == DRAWN or (state.phase == ASK_TIE and has_agreed(setup, state, seat)):
        return 0.0
    if state.outcome != RUNNING:
        return WIN if state.winner == seat else -WIN
    best = 0.0
    for other in range(setup.seats):
        if other != seat:
            best = max(best, state.points[other] + hopes(setup, state, other))
    return state.points[seat] + hopes(setup, state, seat) - best


@routine
def seat_values(setup: Setup, state: State, values: Floats, spare: Any) -> None:
    """Each seat's `evaluate` of a match that goes on, found in one go."""
    best, second = 0.0, 0.0
    for seat in range(setup.seats):
        values[seat] = state.points[seat] + hopes(setup, state, seat)
        if values[seat] > best:
            best, second = values[seat], best
        else:
            second = max(second, values[seat])
    for seat in range(setup.seats):
        values[seat] -= second if values[seat] == best else best


@rule
def hopes(setup: Setup, state: State, seat: int) -> float:
    """What the seat may hope for with the Moon where it lies."""
    return hopes_round(setup, state, seat, state.cell[state.moon])


@routine
def hopes_round(setup: Setup, state: State, seat: int, middle: int) -> float:
    """The sum over all ways in which a figure of the seat could come to lie round a cell, nearer ones counting more.

    A card about which the players are asked counts for nothing: if the match goes on, it is discarded (GC-10).
    """
    total = 0.0
    for kind in range(KINDS):
        here = stars_round(state, kind, middle)
        for place in range(setup.objectives):
            card = state.hands[seat][place] if not lies_open(state, seat, place) else UNKNOWN
            if card != UNKNOWN and state.of_kind[kind] == 0:
                total += NEARNESS[LAST] * setup.ways[card]
            elif card != UNKNOWN:
                for way in range(setup.ways[card]):
                    total += NEARNESS[min(LAST, plays_missing(setup, card, way, here))]
    return total


@rule
def plays_missing(setup: Setup, card: int, way: int, here: Words) -> int:
    """A play for each star that is missing and for each star of the type that touches the figure (C19)."""
    wanted, fringe = setup.stars[card][way], setup.fringe[card][way]
    missing = FIVE - 1
    for word in range(WINDOW_WORDS):
        missing += how_many(fringe[word] & here[word]) - how_many(wanted[word] & here[word])
    return missing


@rule
def stars_round(state: State, kind: int, middle: int) -> Words:
    """The stars of a type within five steps of a cell, as a bit set of four words."""
    words = (0, 0, 0, 0)
    stars = state.of_kind[kind]
    while stars:
        place = place_round(middle, state.cell[first_of(stars)])
        stars &= stars - 1
        if place != NOWHERE:
            words = with_place(words, place)
    return words


@rule
def place_round(middle: int, cell: int) -> int:
    """A cell's place among those within five steps of another one, or NOWHERE."""
    q, r = column_of(cell) - column_of(middle), row_of(cell) - row_of(middle)
    if abs(q) <= REACH and abs(r) <= REACH:
        return (r + REACH) * WINDOW + q + REACH
    return NOWHERE


@rule
def with_place(words: Words, place: int) -> Words:
    """The bit set with one more place."""
    bit = 1 << place % WORD_BITS
    word = place // WORD_BITS
    return (
        words[0] | bit if word == 0 else words[0],
        words[1] | bit if word == 1 else words[1],
        words[2] | bit if word == WINDOW_WORDS - 2 else words[2],
        words[3] | bit if word == WINDOW_WORDS - 1 else words[3],
    )
