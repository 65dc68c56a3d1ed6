"""The plays that everybody saw, and the table as it lay before each of them.

Stars never leave their cells, and in the swaps of an open game tiles keep their numbers: so the three words of a
situation (see `rules_ending.py`) and the number of tiles are enough to lay the table again.
"""

from __future__ import annotations

from asterism.games.constellation.pieces import TILES
from asterism.games.constellation.rules_ending import CELL_BITS, CLOUD_BITS, NO_CLOUD, TILE_BITS, describe_situation
from asterism.games.constellation.rules_table import put_down, tile_on
from asterism.games.constellation.state import NOWHERE, PLAY, TRAIL, Setup, State
from asterism.kernel import Ints, rule

LAID, PLAYER, PLAYED = range(3, 6)
"""What follows the three words of the situation."""
FIRST_TWO = 2
"""These seats' Clouds stand beside types of stars in a situation, the others' beside the Moon."""


@rule
def note_play(setup: Setup, state: State, seat: int, action: int) -> None:
    """Remember a play that is about to be made; `checks` counts the plays before it."""
    step = state.trail[state.checks % TRAIL]
    describe_situation(setup, state, step)
    step[LAID], step[PLAYER], step[PLAYED] = state.tiles, seat, action


@rule
def first_remembered(state: State) -> int:
    """The number of the earliest play that is still known."""
    return max(0, state.checks - TRAIL)


@rule
def lay_table_before(setup: Setup, state: State, number: int, past: State) -> None:
    """Lay the table in `past` as it was when the play of this number was made; the present one is in `state`."""
    step = state.trail[number % TRAIL]
    moons_cell = step[2] & ((1 << CELL_BITS) - 1)
    past.tiles, past.borders, past.moon = 0, 0, 0
    for tile in range(step[LAID]):
        past.beside[tile] = 0
    for tile in range(step[LAID]):
        put_down(past, tile, moons_cell if tile == 0 and step[LAID] < TILES else state.cell[tile])
        past.tiles += 1
    past.moon = tile_on(past, moons_cell)
    past.of_kind[0] = step[0] & ((1 << TILE_BITS) - 1)
    past.of_kind[1] = step[1] & ((1 << TILE_BITS) - 1)
    others = past.of_kind[0] | past.of_kind[1] | (1 << past.moon)
    past.of_kind[2] = ((1 << past.tiles) - 1) & ~others
    past.swapping = 1 if past.tiles == TILES else 0
    past.phase, past.turn = PLAY, step[PLAYER]
    for seat in range(setup.seats):
        past.clouds[seat] = cloud_in(step, seat)


@rule
def cloud_in(words: Ints, seat: int) -> int:
    """The tile under a seat's Cloud in a described situation."""
    if seat < FIRST_TWO:
        tile = (words[seat] >> TILE_BITS) & NO_CLOUD
    else:
        tile = (words[2] >> (CELL_BITS + (seat - FIRST_TWO) * CLOUD_BITS)) & NO_CLOUD
    return NOWHERE if tile == NO_CLOUD else tile
