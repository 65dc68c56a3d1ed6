"""The rules of a turn: placing a token, and what follows from it.

The scoring of a full constellation is in `rules_scoring.py`.
"""

from __future__ import annotations

from asterism.games.sternenhimmel import event_rows
from asterism.games.sternenhimmel.rules_hand import together_with, without
from asterism.games.sternenhimmel.rules_scoring import count, pay
from asterism.games.sternenhimmel.rules_scoring_events import tell_scoring
from asterism.games.sternenhimmel.state import (
    ALL_KINDS,
    ALL_TOKENS,
    BOARDS,
    KINDS,
    NO_BOARD,
    NOBODY,
    SEATS,
    STARS,
    UNKNOWN,
    Setup,
    State,
)
from asterism.kernel import (
    Bytes,
    EventBuffer,
    Ints,
    Rng,
    copy_cells,
    emit,
    first_of,
    how_many,
    left_neighbour,
    random_pair_below,
    rule,
    table_of_masks,
    table_of_members,
)

ACTIONS = BOARDS * STARS * KINDS
MEMBERS = table_of_members(STARS)
KIND_MASKS = table_of_masks(KINDS)


@rule
def start(setup: Setup, deal: Ints, state: State) -> None:
    """Lay out as many boards as there are players; everybody has a full set and no coins (S11-S18)."""
    for board in range(BOARDS):
        state.pile[board] = deal[board]
    for place in range(SEATS):
        state.places[place] = NO_BOARD
        for star in range(STARS):
            state.owner[place][star] = NOBODY
            state.kind[place][star] = UNKNOWN
    for seat in range(setup.seats):
        state.hand[seat] = ALL_TOKENS
        lay_next_board(setup, state, seat)
    state.turn = deal[BOARDS] if setup.first_player < 0 else setup.first_player


@rule
def lay_next_board(setup: Setup, state: State, place: int) -> None:
    """The next board of the pile comes face up into this place; an empty pile leaves it empty (S54, GS-20)."""
    if state.drawn == BOARDS:
        state.places[place] = NO_BOARD
    else:
        board = state.pile[state.drawn]
        state.drawn += 1
        state.places[place] = board
        state.free[place] = (1 << setup.stars[board]) - 1


@rule
def is_over(setup: Setup, state: State) -> bool:
    """The match ends when all twelve constellations have been scored (S56)."""
    return state.scored == BOARDS


@rule
def current_seat(setup: Setup, state: State) -> int:
    """One seat moves at a time (S19)."""
    return state.turn


@rule
def to_act(setup: Setup, state: State) -> int:
    """The seat whose turn it is, as a bit set; nobody once the match is over."""
    return 0 if is_over(setup, state) else 1 << state.turn


@rule
def action_for(board: int, star: int, kind: int) -> int:
    """The number of the action that puts a token of this kind on this star."""
    return (board * STARS + star) * KINDS + kind


@rule
def legal(setup: Setup, state: State, seat: int, actions: Ints) -> int:
    """Any own token on any free star of any constellation in play (S19-S21)."""
    found, tokens = 0, state.hand[seat] & ALL_KINDS
    kinds, many = MEMBERS[tokens], how_many(tokens)
    for board in range(BOARDS):
        place = place_of(setup, state, board)
        stars = state.free[place] if place >= 0 else 0
        while stars:
            star = first_of(stars)
            stars &= stars - 1
            for nth in range(many):
                actions[found + nth] = action_for(board, star, kinds[nth])
            found += many
    return found


@rule
def mark_legal(setup: Setup, state: State, seat: int, mask: Bytes) -> None:
    """The same as a mask: the kinds in hand, side by side, for every free star (S19-S21)."""
    kinds = KIND_MASKS[state.hand[seat] & ALL_KINDS]
    for place in range(setup.seats):
        stars = state.free[place]
        while stars:
            copy_cells(mask, action_for(state.places[place], first_of(stars), 0), kinds)
            stars &= stars - 1


@rule
def sample(setup: Setup, state: State, seat: int, rng: Rng) -> int:
    """A uniformly random legal action."""
    place, star, kind = any_placement(setup, state, seat, rng)
    return action_for(state.places[place], star, kind)


@rule
def any_placement(setup: Setup, state: State, seat: int, rng: Rng) -> tuple[int, int, int]:
    """Place, star and kind of a uniformly random placement: any kind in hand goes with any free star (S19-S21)."""
    kinds = state.hand[seat] & ALL_KINDS
    stars = 0
    for place in range(setup.seats):
        stars += how_many(state.free[place])
    nth_kind, nth_star = random_pair_below(rng, how_many(kinds), stars)
    here, before, seen = 0, 0, 0
    for place in range(setup.seats - 1):
        seen += how_many(state.free[place])
        if nth_star >= seen:
            here, before = place + 1, seen
    return here, MEMBERS[state.free[here]][nth_star - before], MEMBERS[kinds][nth_kind]


@rule
def apply(setup: Setup, state: State, seat: int, action: int, events: EventBuffer) -> None:
    """Place one token on a star of a board, and see what follows (S19)."""
    kind = action % KINDS
    star = action // KINDS % STARS
    take_turn(setup, state, seat, place_of(setup, state, action // (KINDS * STARS)), star, kind, events)


@rule
def move_at_random(setup: Setup, state: State, seat: int, rng: Rng, events: EventBuffer) -> None:
    """Make the move that `sample` would draw, without its number."""
    place, star, kind = any_placement(setup, state, seat, rng)
    take_turn(setup, state, seat, place, star, kind, events)


@rule
def take_turn(setup: Setup, state: State, seat: int, place: int, star: int, kind: int, events: EventBuffer) -> None:
    """Place one token; a full constellation is scored before anything else (S19, S28); then the left neighbour."""
    place_token(state, seat, place, star, kind)
    if events.room:
        board = state.places[place]
        emit(events, event_rows.PLACED, seat, board, star, kind, (setup.large[board] >> star) & 1)
    if state.free[place] == 0:
        score_constellation(setup, state, place, events)
        replace_constellation(setup, state, place, events)
    if is_over(setup, state):
        emit(events, event_rows.ENDED)
    else:
        next_player(setup, state, events)


@rule
def score_constellation(setup: Setup, state: State, place: int, events: EventBuffer) -> None:
    """Count the full constellation, write the steps down as events, and pay (S28-S51)."""
    count(setup, state, place)
    if events.room:
        tell_scoring(setup, state, place, events)
    pay(setup, state, state.places[place])
    state.scored += 1


@rule
def replace_constellation(setup: Setup, state: State, place: int, events: EventBuffer) -> None:
    """Tokens go back, the board is discarded, and the next one takes its place at once (S52-S54, GS-27)."""
    hand_tokens_back(setup, state, place)
    emit(events, event_rows.DISCARDED, state.places[place])
    lay_next_board(setup, state, place)
    if state.places[place] != NO_BOARD:
        emit(events, event_rows.LAID_OUT, state.places[place], place)


@rule
def place_of(setup: Setup, state: State, board: int) -> int:
    """Where this board lies, or -1 if it is not in play."""
    found = -1
    for place in range(setup.seats):
        if state.places[place] == board:
            found = place
    return found


@rule
def place_token(state: State, seat: int, place: int, star: int, kind: int) -> None:
    """The token leaves the hand and lies on the star (S19, S23)."""
    state.hand[seat] = without(state.hand[seat], kind)
    state.free[place] &= ~(1 << star)
    state.owner[place][star] = seat
    state.kind[place][star] = kind


@rule
def hand_tokens_back(setup: Setup, state: State, place: int) -> None:
    """All tokens of the scored constellation return to their owners (S52)."""
    for star in range(setup.stars[state.places[place]]):
        seat = state.owner[place][star]
        state.hand[seat] = together_with(state.hand[seat], state.kind[place][star])
        state.owner[place][star] = NOBODY
        state.kind[place][star] = UNKNOWN


@rule
def next_player(setup: Setup, state: State, events: EventBuffer) -> None:
    """The left neighbour goes on (S55); an empty hand has to pass (GS-18)."""
    state.turn = left_neighbour(state.turn, setup.seats)
    while state.hand[state.turn] == 0:
        emit(events, event_rows.PASSED, state.turn)
        state.turn = left_neighbour(state.turn, setup.seats)


@rule
def returns(setup: Setup, state: State, scores: Ints, ranks: Ints) -> None:
    """The richest player wins (S57); equal riches share the place (GS-26)."""
    for seat in range(setup.seats):
        scores[seat] = state.coins[seat]
        ranks[seat] = 1
        for other in range(setup.seats):
            if state.coins[other] > state.coins[seat]:
                ranks[seat] += 1
