"""The plays of a turn: what may be played, and what a play does to the table (C22-C28, C31-C34, C54-C58)."""

from __future__ import annotations

from asterism.games.constellation import event_rows
from asterism.games.constellation.rules_table import (
    covered,
    kind_of,
    pick_up,
    put_down,
    reserve_of,
    touches_a_star,
)
from asterism.games.constellation.state import AT_START, INSTEAD, NOWHERE, ROW, Setup, State
from asterism.kernel import EventBuffer, emit, rule


@rule
def row_of(cell: int) -> int:
    """The coordinate r of a cell."""
    return cell // ROW - ROW // 2


@rule
def column_of(cell: int) -> int:
    """The coordinate q of a cell."""
    return cell % ROW - ROW // 2


# --- what may be played ----------------------------------------------------------------------


@rule
def may_replace(setup: Setup, state: State, tile: int, kind: int) -> bool:
    """An uncovered star with a neighbour, by a type in the reserve, even its own (C24, C31-C33, GC-20 to GC-22)."""
    if tile == state.moon or state.beside[tile] == 0 or reserve_of(state, kind) == 0:
        return False
    if (covered(setup, state) >> tile) & 1:
        return False
    return setup.null_moves == 1 or kind_of(state, tile) != kind


@rule
def moon_is_free(setup: Setup, state: State) -> bool:
    """Whether the Moon may be moved: no Cloud lies on it, and there is a star it could touch (C31, GC-15)."""
    return state.tiles > 1 and not (covered(setup, state) >> state.moon) & 1


@rule
def may_move_to(state: State, cell: int) -> bool:
    """Once lifted, the Moon must touch a star (C26, GC-14); any distance will do (GC-16)."""
    return touches_a_star(state, cell)


@rule
def may_swap(setup: Setup, state: State, tile: int, other: int) -> bool:
    """Two uncovered tiles, the Moon included; even of the same type (C54, C55, GC-39, GC-40)."""
    clouded = covered(setup, state)
    if (clouded >> tile) & 1 or (clouded >> other) & 1:
        return False
    return setup.null_moves == 1 or kind_of(state, tile) != kind_of(state, other)


@rule
def may_cover(setup: Setup, state: State, seat: int, tile: int) -> bool:
    """A tile just played (C29, GC-41), or any but the one the Cloud lies on now (C56-C58, GC-43)."""
    if setup.blocking:
        return tile != state.clouds[seat]
    return (state.played >> tile) & 1 == 1


@rule
def may_change_before_play(setup: Setup, state: State, seat: int) -> bool:
    """Whether a card may be changed at the start of the turn or instead of a play (GC-30)."""
    if setup.change == INSTEAD:
        return state.clouds[seat] != NOWHERE
    return setup.change == AT_START and state.changes < setup.change_limit


# --- what a play does ------------------------------------------------------------------------


@rule
def place_star(state: State, seat: int, cell: int, kind: int, events: EventBuffer) -> None:
    """A star from the reserve comes to lie beside a tile (C23); that is progress (GC-29)."""
    tile = state.tiles
    put_down(state, tile, cell)
    state.tiles += 1
    state.of_kind[kind] |= 1 << tile
    state.played = 1 << tile
    state.quiet = 0
    state.situations = 0
    emit(events, event_rows.PLACED, seat, kind, column_of(cell), row_of(cell))


@rule
def replace_star(state: State, seat: int, tile: int, kind: int, events: EventBuffer) -> None:
    """A star goes back to the reserve, and another takes its cell (C24, GC-19)."""
    cell, old = state.cell[tile], kind_of(state, tile)
    state.of_kind[old] &= ~(1 << tile)
    state.of_kind[kind] |= 1 << tile
    state.played = 1 << tile
    state.quiet += 1
    emit(events, event_rows.REPLACED, seat, old, kind, column_of(cell), row_of(cell))


@rule
def move_moon(state: State, seat: int, cell: int, events: EventBuffer) -> None:
    """The Moon is lifted and put down elsewhere; groups may fall apart (C25, C27, GC-17)."""
    old = state.cell[state.moon]
    pick_up(state, state.moon)
    put_down(state, state.moon, cell)
    state.played = 1 << state.moon
    state.quiet += 1
    emit(events, event_rows.MOON_MOVED, seat, column_of(old), row_of(old), column_of(cell), row_of(cell))


@rule
def swap_tiles(state: State, seat: int, tile: int, other: int, events: EventBuffer) -> None:
    """Two tiles exchange their places: as numbers stay with cells here, they exchange their types (C54, C55)."""
    kind, other_kind = kind_of(state, tile), kind_of(state, other)
    become(state, tile, other_kind)
    become(state, other, kind)
    state.played = (1 << tile) | (1 << other)
    state.quiet += 1
    here, there = state.cell[tile], state.cell[other]
    emit(
        events, event_rows.SWAPPED, seat,
        kind, column_of(here), row_of(here), other_kind, column_of(there), row_of(there),
    )  # fmt: skip


@rule
def become(state: State, tile: int, kind: int) -> None:
    """From now on this tile is a star of this type, or the Moon (-1)."""
    for one in range(len(state.of_kind)):
        state.of_kind[one] &= ~(1 << tile)
    if kind < 0:
        state.moon = tile
    else:
        state.of_kind[kind] |= 1 << tile
