"""The tiles on a table without an edge: which lie beside which, and the free cells beside them.

Tiles know their neighbours as bit sets, and the free cells beside tiles stand in a sorted list, so
that no map of the table is needed (GC-47).
"""

from __future__ import annotations

from asterism.games.constellation.pieces import KINDS, STARS_OF_A_KIND
from asterism.games.constellation.state import NOWHERE, ROW, Setup, State
from asterism.kernel import first_of, how_many, rule

STEPS = (1, ROW, ROW - 1, -1, -ROW, 1 - ROW)
"""From a cell to the six that share a side with it (GC-6)."""
SIDES = 6
ALL_SIDES = 0b11_1111


@rule
def share_a_side(cell: int, other: int) -> bool:
    """Whether two cells touch; on hexagons there is no other way to touch (GC-6)."""
    apart = abs(cell - other)
    return apart == 1 or apart == ROW or apart == ROW - 1  # noqa: PLR1714 (Numba is faster this way)


@rule
def tile_on(state: State, cell: int) -> int:
    """The tile on a cell, or NOWHERE."""
    for tile in range(state.tiles):
        if state.cell[tile] == cell:
            return tile
    return NOWHERE


@rule
def kind_of(state: State, tile: int) -> int:
    """The type of a star, or -1 for the Moon."""
    for kind in range(KINDS):
        if (state.of_kind[kind] >> tile) & 1:
            return kind
    return -1


@rule
def all_stars(state: State) -> int:
    """Bit set of the stars on the table."""
    return ((1 << state.tiles) - 1) & ~(1 << state.moon)


@rule
def reserve_of(state: State, kind: int) -> int:
    """How many stars of a type are left in their pile (C10)."""
    return STARS_OF_A_KIND - how_many(state.of_kind[kind])


@rule
def kinds_in_reserve(state: State) -> int:
    """Bit set of the types whose pile is not empty (GC-22)."""
    kinds = 0
    for kind in range(KINDS):
        if reserve_of(state, kind) > 0:
            kinds |= 1 << kind
    return kinds


@rule
def covered(setup: Setup, state: State) -> int:
    """Bit set of the tiles under a Cloud (C31)."""
    tiles = 0
    for seat in range(setup.seats):
        if state.clouds[seat] != NOWHERE:
            tiles |= 1 << state.clouds[seat]
    return tiles


@rule
def touches_a_star(state: State, cell: int) -> bool:
    """Whether a cell has a side in common with a star; the Moon does not count (GC-14)."""
    for tile in range(state.tiles):
        if tile != state.moon and share_a_side(state.cell[tile], cell):
            return True
    return False


# --- laying and lifting tiles ----------------------------------------------------------------


@rule
def put_down(state: State, tile: int, cell: int) -> None:
    """A tile comes to lie on a cell: it is beside its neighbours, and the cells round it are border."""
    state.cell[tile] = cell
    neighbours, free_sides = 0, ALL_SIDES
    for other in range(state.tiles):
        if share_a_side(state.cell[other], cell):
            neighbours |= 1 << other
            state.beside[other] |= 1 << tile
            free_sides &= ~(1 << side_towards(cell, state.cell[other]))
    state.beside[tile] = neighbours
    remove_from_border(state, cell)
    while free_sides:
        add_to_border(state, cell + STEPS[first_of(free_sides)])
        free_sides &= free_sides - 1


@rule
def side_towards(cell: int, other: int) -> int:
    """The side that a cell shares with another one."""
    side = 0
    while cell + STEPS[side] != other:
        side += 1
    return side


@rule
def pick_up(state: State, tile: int) -> None:
    """The Moon leaves its cell: cells that only it touched are border no longer, its own cell is (GC-14)."""
    cell = state.cell[tile]
    for other in range(state.tiles):
        state.beside[other] &= ~(1 << tile)
    for side in range(SIDES):
        beside = cell + STEPS[side]
        if not touches_a_star(state, beside):
            remove_from_border(state, beside)
    add_to_border(state, cell)


@rule
def place_in_border(state: State, cell: int) -> int:
    """Where a cell stands in the sorted border, or would stand: counting is faster here than a search with branches."""
    place = 0
    for i in range(state.borders):
        place += state.border[i] < cell
    return place


@rule
def is_border(state: State, cell: int) -> bool:
    """Whether a cell is free and has a side in common with a tile (C26)."""
    place = place_in_border(state, cell)
    return place < state.borders and state.border[place] == cell


@rule
def add_to_border(state: State, cell: int) -> None:
    """Put a free cell into the sorted border, unless it stands there."""
    place = place_in_border(state, cell)
    if place < state.borders and state.border[place] == cell:
        return
    for i in range(state.borders, place, -1):
        state.border[i] = state.border[i - 1]
    state.border[place] = cell
    state.borders += 1


@rule
def remove_from_border(state: State, cell: int) -> None:
    """Take a cell out of the border, if it stands there."""
    place = place_in_border(state, cell)
    if place < state.borders and state.border[place] == cell:
        state.borders -= 1
        for i in range(place, state.borders):
            state.border[i] = state.border[i + 1]
        state.border[state.borders] = 0
