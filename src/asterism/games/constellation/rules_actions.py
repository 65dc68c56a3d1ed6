"""The dense numbers of all actions, although the table has no edge.

A placement or a Moon move names a free cell by its place in the present position's border, counted
along the rows from top to bottom; everything else names tiles by the order in which they came.
"""

from __future__ import annotations

from asterism.games.constellation.pieces import KINDS, TILES
from asterism.games.constellation.state import BORDER, HELD
from asterism.kernel import rule

PLACE = 0
REPLACE = PLACE + BORDER * KINDS
MOVE_MOON = REPLACE + TILES * KINDS
SWAP = MOVE_MOON + BORDER
COVER = SWAP + TILES * (TILES - 1) // 2
CHANGE = COVER + TILES
KEEP = CHANGE + HELD
GO_ON, STOP, ACTIONS = range(KEEP + 1, KEEP + 4)


@rule
def swap_action(tile: int, later: int) -> int:
    """The action that swaps two tiles, of which `later` has the higher number."""
    return SWAP + later * (later - 1) // 2 + tile


@rule
def later_of_swap(pair: int) -> int:
    """The higher of the two tiles that a swap names."""
    later = 1
    while later * (later + 1) // 2 <= pair:
        later += 1
    return later


@rule
def earlier_of_swap(pair: int) -> int:
    """The lower of the two tiles that a swap names."""
    later = later_of_swap(pair)
    return pair - later * (later - 1) // 2
