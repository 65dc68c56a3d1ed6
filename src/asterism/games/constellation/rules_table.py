"""The tiles on a table without an edge: which lie beside which, and the free cells beside them.

Tiles know their neighbours as bit sets, and the free cells beside tiles stand in a sorted list, so
that no map of the table is needed (GC-47).
"""

from __future__ import annotations

from asterism.games.constellation.pieces import KINDS, STARS_OF_A_KIND
from asterism.games.constellation.state import NOWHERE, ROW, ROW_BITS, Setup, State
from asterism.kernel import first_of, how_many, rule

STEPS = (ROW, ROW - 1, 1, -1, 1 - ROW, -ROW)
"""From a cell to the six that share a side with it, the last in the order of cells first (GC-6)."""
SIDES = 6
BEHIND = 0b111
"""The sides at which the cell is later in the order of cells."""
ITSELF = 1 << SIDES
STEPS_AND_NONE = (*STEPS, 0)

# The cells within two steps of one are places in a box of five rows of five.
BOX = 5
ALL_PLACES = 31
CORNER = 2 * ROW + 2


def place_at(step: int) -> int:
    """The place in the box at a step from the middle, as a bit set."""
    return 1 << (step + CORNER) // ROW * BOX + (step + CORNER) % ROW


BESIDE = sum(place_at(step) for step in STEPS)
"""The places that share a side with the one in the middle."""
LONELY = tuple(sum(place_at(side + step) for step in STEPS_AND_NONE if side + step) for side in STEPS)
"""For each side of the middle the place there and those beside it, save the middle."""


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
    found = -1
    for kind in range(KINDS):
        found = kind if (state.of_kind[kind] >> tile) & 1 else found
    return found


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
    neighbours, near = 0, 0
    for other in range(state.tiles):
        place = place_near(cell, state.cell[other])
        touches = (place & BESIDE) != 0
        neighbours |= touches << other
        state.beside[other] |= touches << tile
        near |= place
    state.beside[tile] = neighbours
    sides = sides_touched_by_nothing_else(near)
    if neighbours == 0:
        add_to_border(state, cell, sides)
    elif sides:
        replace_in_border(state, cell, sides)
    else:
        remove_from_border(state, cell)


@rule
def place_near(cell: int, other: int) -> int:
    """The place of another cell within two steps of a cell, as a bit set; an empty one if it is further away.

    Without a branch: which tiles are near cannot be foreseen, and a wrong guess of the processor costs more than this.
    """
    offset = int(other) - int(cell) + CORNER
    row, column = offset >> ROW_BITS, offset & (ROW - 1)
    is_near = (row >= 0) & (row < BOX) & (column < BOX)
    return is_near << ((row * BOX + column) & ALL_PLACES)


@rule
def tiles_near(state: State, cell: int) -> int:
    """Bit set of the places within two steps of a cell that bear a tile."""
    near = 0
    for tile in range(state.tiles):
        near |= place_near(cell, state.cell[tile])
    return near


@rule
def sides_touched_by_nothing_else(near: int) -> int:
    """Bit set of the sides of a cell at which a free cell touches no tile but one in the middle."""
    sides = 0
    for side in range(SIDES):
        sides |= ((near & LONELY[side]) == 0) << side
    return sides


@rule
def pick_up(state: State, tile: int) -> None:
    """The Moon leaves its cell: cells that only it touched are border no longer, its own is beside a star (GC-14)."""
    cell = state.cell[tile]
    for other in range(state.tiles):
        state.beside[other] &= ~(1 << tile)
    near = tiles_near(state, cell)
    sides = sides_touched_by_nothing_else(near)
    while sides:
        remove_from_border(state, cell + STEPS[first_of(sides)])
        sides &= sides - 1
    if near & BESIDE:
        add_to_border(state, cell, ITSELF)


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
def add_to_border(state: State, cell: int, steps: int) -> None:
    """Put the cells at these steps from a cell into the sorted border; none stands there yet.

    The last of them is first, so every cell behind them moves only once, by as many places as cells come before it.
    """
    place, coming = state.borders, how_many(steps)
    state.borders += coming
    while steps:
        place = add_to_border_at(state, place, cell + STEPS_AND_NONE[first_of(steps)], coming)
        coming -= 1
        steps &= steps - 1


@rule
def replace_in_border(state: State, cell: int, sides: int) -> None:
    """Take a cell out of the sorted border and put in those at some sides of it, of which none stands there yet."""
    place, coming = state.borders, how_many(sides) - 1
    state.borders += coming
    while coming > 0 and sides & BEHIND:
        place = add_to_border_at(state, place, cell + STEPS[first_of(sides)], coming)
        coming -= 1
        sides &= sides - 1
    if sides & BEHIND:
        place_instead(state, place, cell + STEPS[first_of(sides)], cell)
        return
    place, coming = move_up(state, place, cell, coming) - 1, coming + 1
    while sides:
        place = add_to_border_at(state, place, cell + STEPS[first_of(sides)], coming)
        coming -= 1
        sides &= sides - 1


@rule
def add_to_border_at(state: State, place: int, cell: int, coming: int) -> int:
    """Put a cell into the border, of which all from `place` on have moved; returns where it would have stood before.

    It is the last of this many that come.
    """
    place = move_up(state, place, cell, coming)
    state.border[place + coming - 1] = cell
    return place


@rule
def move_up(state: State, place: int, cell: int, steps: int) -> int:
    """Move the cells of the border before a place that are behind this cell; returns where the first of them stood."""
    while place > 0 and state.border[place - 1] > cell:
        place -= 1
        state.border[place + steps] = state.border[place]
    return place


@rule
def place_instead(state: State, place: int, cell: int, leaving: int) -> None:
    """Put a cell into the border, before `place`, for an earlier one: those between them move down."""
    while state.border[place - 1] > cell:
        place -= 1
    while cell != leaving:
        place -= 1
        cell, state.border[place] = state.border[place], cell


@rule
def remove_from_border(state: State, cell: int) -> None:
    """Take a cell out of the border, if it stands there."""
    place = place_in_border(state, cell)
    if place < state.borders and state.border[place] == cell:
        state.borders -= 1
        for i in range(place, state.borders):
            state.border[i] = state.border[i + 1]
        state.border[state.borders] = 0
