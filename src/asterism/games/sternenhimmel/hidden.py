"""What a seat cannot know: the symbols of other seats' face-down tokens, and the order of the pile.

A seat does know which tokens are *somewhere* with another seat: its nine less those lying face up.
They are in its hand or face down on its large stars, and that is all the doubt there is.
"""

from __future__ import annotations

from asterism.games.sternenhimmel.state import (
    ALL_TOKENS,
    BOARDS,
    DOUBLE,
    KINDS,
    NO_BOARD,
    SECOND_DOUBLE,
    Setup,
    State,
)
from asterism.kernel import Rng, first_of, how_many, member, random_below, rule, shuffle


@rule
def blind(setup: Setup, state: State, seat: int) -> None:
    """Forget the others' face-down tokens and the order of the pile; seat -1 is a spectator."""
    forget_order(state)
    for other in range(setup.seats):
        if other != seat:
            state.hand[other] = not_face_up(setup, state, other)
            forget_face_down(setup, state, other)


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
def not_face_up(setup: Setup, state: State, seat: int) -> int:
    """The tokens a seat holds in hand or face down."""
    tokens = ALL_TOKENS
    for place in range(setup.seats):
        board = state.places[place]
        if board != NO_BOARD:
            face_up = state.owned[place, seat] & ~setup.large[board]
            for kind in range(KINDS):
                for _ in range(how_many(face_up & state.bearing[place, kind])):
                    tokens = without(tokens, kind)
    return tokens


@rule
def without(tokens: int, kind: int) -> int:
    """The tokens less one of this kind; of two double stars the second goes first."""
    if kind == DOUBLE and tokens & SECOND_DOUBLE:
        return tokens & ~SECOND_DOUBLE
    return tokens & ~(1 << kind)


@rule
def face_down_stars(setup: Setup, state: State, place: int, seat: int) -> int:
    """Bit set of the large stars of this place that bear a token of the seat (S26)."""
    board = state.places[place]
    return 0 if board == NO_BOARD else state.owned[place, seat] & setup.large[board]


@rule
def has_face_down(setup: Setup, state: State, seat: int) -> bool:
    """Whether any token of the seat lies face down."""
    for place in range(setup.seats):
        if face_down_stars(setup, state, place, seat):
            return True
    return False


@rule
def forget_face_down(setup: Setup, state: State, seat: int) -> None:
    """The stars stay occupied, but bear no known kind."""
    for place in range(setup.seats):
        hidden = face_down_stars(setup, state, place, seat)
        for kind in range(KINDS):
            state.bearing[place, kind] &= ~hidden


@rule
def resample(setup: Setup, state: State, seat: int, rng: Rng) -> None:
    """Draw a world that agrees with all the seat knows: shuffle the pile, deal the face-down tokens anew."""
    blind(setup, state, seat)
    shuffle(rng, state.pile[state.drawn :], BOARDS - state.drawn)
    for other in range(setup.seats):
        if other != seat:
            for place in range(setup.seats):
                deal_face_down(setup, state, place, other, rng)


@rule
def deal_face_down(setup: Setup, state: State, place: int, seat: int, rng: Rng) -> None:
    """Each face-down star of the seat gets one of the tokens it may bear."""
    stars = face_down_stars(setup, state, place, seat)
    while stars:
        tokens = state.hand[seat]
        kind = min(DOUBLE, member(tokens, random_below(rng, how_many(tokens))))
        state.hand[seat] = without(tokens, kind)
        state.bearing[place, kind] |= 1 << first_of(stars)
        stars &= stars - 1
