"""What the seat to move may do: all of it, or one of it at random."""

from __future__ import annotations

from asterism.games.constellation.pieces import KINDS
from asterism.games.constellation.rules_actions import (
    CHANGE,
    COVER,
    GO_ON,
    KEEP,
    MOVE_MOON,
    PLACE,
    REPLACE,
    STOP,
    earlier_of_swap,
    later_of_swap,
    swap_action,
)
from asterism.games.constellation.rules_asking import is_asking
from asterism.games.constellation.rules_plays import (
    may_change_before_play,
    may_cover,
    may_move_to,
    may_replace,
    may_swap,
    moon_is_free,
)
from asterism.games.constellation.rules_table import all_stars, covered, kinds_in_reserve
from asterism.games.constellation.state import CLOUD, PLAY, Setup, State
from asterism.kernel import Ints, Rng, first_of, how_many, member, random_below, rule, table_of_members

REJECTED = -1
NTH_KIND = table_of_members(KINDS)


@rule
def legal(setup: Setup, state: State, seat: int, actions: Ints) -> int:
    """All legal actions of the seat, in rising order. They depend on nothing hidden."""
    if state.phase == CLOUD:
        return list_covers(setup, state, seat, actions)
    if is_asking(state):
        return list_answers(actions)
    found = 0
    if state.phase == PLAY:
        if state.swapping:
            found = list_swaps(setup, state, actions)
        else:
            found = list_placements(state, actions)
            found = list_replacements(setup, state, actions, found)
            found = list_moon_moves(setup, state, actions, found)
    if state.phase != PLAY or may_change_before_play(setup, state, seat):
        for place in range(setup.objectives):
            actions[found] = CHANGE + place
            found += 1
    if state.phase != PLAY:
        actions[found] = KEEP
        found += 1
    return found


@rule
def list_placements(state: State, actions: Ints) -> int:
    """Any type in the reserve on any free cell beside a tile (C23, C26, GC-18)."""
    found = 0
    for place in range(state.borders):
        kinds = kinds_in_reserve(state)
        while kinds:
            actions[found] = PLACE + place * KINDS + first_of(kinds)
            kinds &= kinds - 1
            found += 1
    return found


@rule
def list_replacements(setup: Setup, state: State, actions: Ints, found: int) -> int:
    """Any star that may be replaced, by any type that may replace it (C24)."""
    for tile in range(state.tiles):
        for kind in range(KINDS):
            if may_replace(setup, state, tile, kind):
                actions[found] = REPLACE + tile * KINDS + kind
                found += 1
    return found


@rule
def list_moon_moves(setup: Setup, state: State, actions: Ints, found: int) -> int:
    """Any free cell where the Moon touches a star (C25)."""
    if moon_is_free(setup, state):
        for place in range(state.borders):
            if may_move_to(state, state.border[place]):
                actions[found] = MOVE_MOON + place
                found += 1
    return found


@rule
def list_swaps(setup: Setup, state: State, actions: Ints) -> int:
    """Any two tiles that may be swapped (C54)."""
    found = 0
    for later in range(1, state.tiles):
        for tile in range(later):
            if may_swap(setup, state, tile, later):
                actions[found] = swap_action(tile, later)
                found += 1
    return found


@rule
def list_covers(setup: Setup, state: State, seat: int, actions: Ints) -> int:
    """Any tile where the Cloud may go (C29, C56)."""
    found = 0
    for tile in range(state.tiles):
        if may_cover(setup, state, seat, tile):
            actions[found] = COVER + tile
            found += 1
    return found


@rule
def list_answers(actions: Ints) -> int:
    """To go on, or not (GC-49)."""
    actions[0], actions[1] = GO_ON, STOP
    return 2


# --- one at random ---------------------------------------------------------------------------


@rule
def sample(setup: Setup, state: State, seat: int, rng: Rng) -> int:
    """A uniformly random legal action: drawn from a slightly larger set until it is legal."""
    action = REJECTED
    while action == REJECTED:
        if state.phase == CLOUD:
            action = draw_cover(setup, state, seat, rng)
        elif is_asking(state):
            action = GO_ON + random_below(rng, 2)
        elif state.phase != PLAY:
            nth = random_below(rng, setup.objectives + 1)
            action = CHANGE + nth if nth < setup.objectives else KEEP
        else:
            action = draw_play(setup, state, seat, rng)
    return action


@rule
def draw_play(setup: Setup, state: State, seat: int, rng: Rng) -> int:
    """A play, or a change of a card where that is allowed before it."""
    changes = setup.objectives if may_change_before_play(setup, state, seat) else 0
    free = ((1 << state.tiles) - 1) & ~covered(setup, state)
    if state.swapping:
        nth = random_below(rng, changes + how_many(free) * (how_many(free) - 1) // 2)
        return CHANGE + nth if nth < changes else nth_swap(setup, state, free, nth - changes)
    kinds = kinds_in_reserve(state)
    stars = free & all_stars(state)
    places, replaces = state.borders * how_many(kinds), how_many(stars) * how_many(kinds)
    moves = state.borders if moon_is_free(setup, state) else 0
    nth = random_below(rng, places + replaces + moves + changes)
    if nth < places:
        return PLACE + nth // how_many(kinds) * KINDS + NTH_KIND[kinds][nth % how_many(kinds)]
    if nth < places + replaces:
        return nth_replacement(setup, state, stars, kinds, nth - places)
    if nth < places + replaces + moves:
        return nth_moon_move(state, nth - places - replaces)
    return CHANGE + nth - places - replaces - moves


@rule
def nth_replacement(setup: Setup, state: State, stars: int, kinds: int, nth: int) -> int:
    """One of these stars by one of these types, if that is allowed."""
    tile, kind = member(stars, nth // how_many(kinds)), NTH_KIND[kinds][nth % how_many(kinds)]
    return REPLACE + tile * KINDS + kind if may_replace(setup, state, tile, kind) else REJECTED


@rule
def nth_moon_move(state: State, nth: int) -> int:
    """The Moon to a cell of the border, if that is allowed."""
    return MOVE_MOON + nth if may_move_to(state, state.border[nth]) else REJECTED


@rule
def nth_swap(setup: Setup, state: State, free: int, nth: int) -> int:
    """Two of these tiles, if that is allowed."""
    tile, later = member(free, earlier_of_swap(nth)), member(free, later_of_swap(nth))
    return swap_action(tile, later) if may_swap(setup, state, tile, later) else REJECTED


@rule
def draw_cover(setup: Setup, state: State, seat: int, rng: Rng) -> int:
    """A tile for the Cloud."""
    tiles = (1 << state.tiles) - 1 if setup.blocking else state.played
    tile = member(tiles, random_below(rng, how_many(tiles)))
    return COVER + tile if may_cover(setup, state, seat, tile) else REJECTED
