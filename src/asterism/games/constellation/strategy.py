"""What a bot makes of a position: how near every player's figures are."""

from __future__ import annotations

from asterism.games.constellation.pieces import KINDS
from asterism.games.constellation.plays import column_of, row_of
from asterism.games.constellation.state import (
    DRAWN,
    RUNNING,
    UNKNOWN,
    WINDOW,
    WINDOW_WORDS,
    WORD_BITS,
    Setup,
    State,
)
from asterism.kernel import first_of, how_many, rule

REACH = WINDOW // 2
NEARNESS = (1.0, 0.1, 0.01, 0.001, 0.0001)
"""What a way to lie is worth that needs no, one, two, three or four more plays."""
LAST = 4
WIN = 1000.0


@rule
def evaluate(setup: Setup, state: State, seat: int) -> float:
    """The seat's points and hopes, less those of the best other seat."""
    if state.outcome == DRAWN:
        return 0.0
    if state.outcome != RUNNING:
        return WIN if state.winner == seat else -WIN
    best = 0.0
    for other in range(setup.seats):
        if other != seat:
            best = max(best, state.points[other] + hopes(setup, state, other))
    return state.points[seat] + hopes(setup, state, seat) - best


@rule
def hopes(setup: Setup, state: State, seat: int) -> float:
    """The sum over all ways in which a figure of the seat could come to lie round the Moon, nearer ones counting more.

    A way needs a play for each star that is missing and for each star of the type that touches it (C19).
    """
    total = 0.0
    for kind in range(KINDS):
        first, second, third, fourth = round_moon(state, kind)
        for place in range(setup.objectives):
            card = state.hands[seat, place]
            if card != UNKNOWN:
                for way in range(setup.ways[card]):
                    wanted, fringe = setup.stars[card, way], setup.fringe[card, way]
                    there = how_many(wanted[0] & first) + how_many(wanted[1] & second)
                    there += how_many(wanted[2] & third) + how_many(wanted[3] & fourth)
                    spoilt = how_many(fringe[0] & first) + how_many(fringe[1] & second)
                    spoilt += how_many(fringe[2] & third) + how_many(fringe[3] & fourth)
                    total += NEARNESS[min(LAST, LAST - there + spoilt)]
    return total


@rule
def round_moon(state: State, kind: int) -> tuple[int, int, int, int]:
    """The stars of a type within five steps of the Moon, as a bit set of four words."""
    words = (0, 0, 0, 0)
    middle = state.cell[state.moon]
    stars = state.of_kind[kind]
    while stars:
        cell = state.cell[first_of(stars)]
        stars &= stars - 1
        q, r = column_of(cell) - column_of(middle), row_of(cell) - row_of(middle)
        if abs(q) <= REACH and abs(r) <= REACH:
            place = (r + REACH) * WINDOW + q + REACH
            words = with_place(words, place)
    return words


@rule
def with_place(words: tuple[int, int, int, int], place: int) -> tuple[int, int, int, int]:
    """The bit set with one more place."""
    bit = 1 << place % WORD_BITS
    word = place // WORD_BITS
    return (
        words[0] | bit if word == 0 else words[0],
        words[1] | bit if word == 1 else words[1],
        words[2] | bit if word == WINDOW_WORDS - 2 else words[2],
        words[3] | bit if word == WINDOW_WORDS - 1 else words[3],
    )
