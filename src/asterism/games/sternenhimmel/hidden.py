"""What a seat cannot know: the symbols of other seats' face-down tokens, and the order of the pile.

A seat does know which tokens are *somewhere* with another seat: its nine less those lying face up.
They are in its hand or face down on its large stars, and that is all the doubt there is.
"""

from __future__ import annotations

from asterism.games.sternenhimmel.rules_hand import without
from asterism.games.sternenhimmel.state import (
    ALL_TOKENS,
    BOARDS,
    DOUBLE,
    NO_BOARD,
    NOBODY,
    STARS,
    UNKNOWN,
    Setup,
    State,
)
from asterism.kernel import Rng, first_of, how_many, member, random_below, rule, shuffle


@rule
def blind(setup: Setup, state: State, seat: int) -> None:
    """Forget the others' face-down tokens and the order of the pile; seat -1 is a spectator.

    What the others hold in hand or face down is all that does not lie face up.
    """
    forget_order(state)
    for other in range(setup.seats):
        if other != seat:
            state.hand[other] = ALL_TOKENS
    for place in range(setup.seats):
        occupied = occupied_stars(setup, state, place)
        while occupied:
            star = first_of(occupied)
            occupied &= occupied - 1
            owner = state.owner[place][star]
            if owner != seat:
                if is_face_down(setup, state, place, star):
                    state.kind[place][star] = UNKNOWN
                else:
                    state.hand[owner] = without(state.hand[owner], state.kind[place][star])


@rule
def occupied_stars(setup: Setup, state: State, place: int) -> int:
    """Bit set of the stars with a token."""
    if state.places[place] == NO_BOARD:
        return 0
    return ((1 << setup.stars[state.places[place]]) - 1) & ~state.free[place]


@rule
def forget_order(state: State) -> None:
    """Put the rest of the pile in the order of the box: which boards are left is public, their order is not."""
    unseen = (1 << BOARDS) - 1
    for i in range(state.drawn):
        unseen &= ~(1 << state.pile[i])
    for i in range(state.drawn, BOARDS):
        state.pile[i] = first_of(unseen)
        unseen &= unseen - 1


@rule
def is_face_down(setup: Setup, state: State, place: int, star: int) -> bool:
    """A token on a large star lies face down (S26)."""
    return (setup.large[state.places[place]] >> star) & 1 == 1


@rule
def has_face_down(setup: Setup, state: State, seat: int) -> bool:
    """Whether any token of the seat lies face down."""
    for place in range(setup.seats):
        for star in range(STARS):
            if state.owner[place][star] == seat and is_face_down(setup, state, place, star):
                return True
    return False


@rule
def resample(setup: Setup, state: State, seat: int, rng: Rng) -> None:
    """Draw a world that agrees with all the seat knows: shuffle the pile, deal the face-down tokens again."""
    blind(setup, state, seat)
    shuffle(rng, state.pile[state.drawn :], BOARDS - state.drawn)
    for place in range(setup.seats):
        for star in range(STARS):
            owner = state.owner[place][star]
            if owner != NOBODY and state.kind[place][star] == UNKNOWN:
                kind = any_kind_of(state.hand[owner], rng)
                state.hand[owner] = without(state.hand[owner], kind)
                state.kind[place][star] = kind


@rule
def any_kind_of(tokens: int, rng: Rng) -> int:
    """The kind of a random token, each of the tokens equally likely."""
    return min(DOUBLE, member(tokens, random_below(rng, how_many(tokens))))
