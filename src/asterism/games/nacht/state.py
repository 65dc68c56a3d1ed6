"""What the kernels know: the agreed `Setup` of a match and its `State`.

A tile and its place in the picture are one number, row by row from the top left: 0 is 1A, 24 is 5E (GN2).
Sets of tiles, and of places, are bit sets of 25.
"""

from __future__ import annotations

from asterism.layout import Grid, Row, cells, record_type

SEATS = 4
SIDE = 5
TILES = SIDE * SIDE
STACK = TILES - 1
"""All tiles but the first lie in the stack, and each is turned up once (N16-N18)."""
SKIES = 14
"""The picture shows 14 constellations (N4)."""
MOST_FORGOES = 5
STARTING_COINS = 15
MOST_DROPS = 3

ALL_TILES = (1 << TILES) - 1
LEFT_COLUMN = sum(1 << (row * SIDE) for row in range(SIDE))
RIGHT_COLUMN = LEFT_COLUMN << (SIDE - 1)
TOP_ROW = (1 << SIDE) - 1
BOTTOM_ROW = TOP_ROW << (TILES - SIDE)
CORNERS = (TOP_ROW | BOTTOM_ROW) & (LEFT_COLUMN | RIGHT_COLUMN)
EDGES = (TOP_ROW | BOTTOM_ROW | LEFT_COLUMN | RIGHT_COLUMN) & ~CORNERS
INNER = ALL_TILES & ~CORNERS & ~EDGES
CROSSINGS = ALL_TILES & ~RIGHT_COLUMN & ~BOTTOM_ROW
"""The 16 small squares, each named by the tile to its upper left (N7)."""

DECIDE, WINDOW, PROVE, OVER = range(4)
"""The player on turn decides; the others may knock; a knocker picks a tile (GN25b); the end."""

NO_TILE = -1

LAY = 0
KNOCK_TILE = TILES
FORGO = 2 * TILES
WEITER, KNOCK, PASS, ACTIONS = range(FORGO + 1, FORGO + 5)
"""Actions: lay each tile, knock for each tile, then those that name no tile."""

ORDERS = 6
ASKINGS = 24
"""The orders in which the others are asked, each equally often, are dealt like cards and used round and round."""


class Setup:
    """The options and the picture, as numbers. It never changes during a match."""

    seats: int = cells()
    strict: int = cells()
    """1 where there is no overlooking and no knocking (GN21)."""
    chain: int = cells()
    """1 where the second tile may fit because of the first (GN8)."""
    drops: int = cells()
    """How many wrong tries each tile has in a turn (GN22)."""
    proof: int = cells()
    """1 where a knocker has to name the overlooked tile (GN25b)."""
    top_shape: int = cells()
    """1 where the outline of the stack's top tile is seen (GN6)."""
    at_once: int = cells()
    """1 where a match of two ends in the middle of a turn (GN40)."""
    start_player: int = cells()
    """The agreed seat, or -1 where the deal decides (GN5)."""
    tiles: Row = cells(SKIES)
    """For each constellation the set of its tiles (N10)."""
    bears: Row = cells(TILES)
    """For each tile the bit set of the constellations on it (N11)."""
    orders: int = cells()
    steps: Grid = cells(ORDERS, SEATS)
    """For each order of asking, how far to the left of the player on turn each one sits."""


class State:
    """Everything that changes."""

    stack: Row = cells(STACK, index=TILES)
    """The tiles in the order of the stack; hidden from `drawn` on (N18)."""
    drawn: int = cells(most=STACK)
    """How many tiles have left the stack."""
    revealed: int = cells(index=TILES)
    """The tile turned up in this turn, or NO_TILE once the stack is used up."""
    asking: Row = cells(ASKINGS, most=ORDERS - 1)
    """In which order the others are asked after each "Weiter!"; hidden from `windows` on."""
    windows: int = cells()
    """How many of these orders have been used."""
    phase: int = cells(most=OVER)
    """0: the player on turn decides; 1: the others may knock; 2: a knocker picks a tile; 3: the end."""
    turn: int = cells(most=SEATS - 1)
    """The player on turn, also while others may knock and when the match is over."""
    waiting: int = cells(members=SEATS)
    """The seats that may act now."""
    strict: int = cells(most=1)
    """1 where nothing can be overlooked: as agreed (GN21), or for the rest of the match (GN38)."""
    quiet: int = cells()
    """Turns in a row begun without a stack in which no tile was laid and no coin set aside (GN38)."""
    laid: int = cells(members=TILES)
    """The tiles that lie in the picture."""
    fitting: int = cells(members=TILES)
    """The places where the player on turn may lay a tile now (GN1, GN8)."""
    laid_now: int = cells(most=TILES)
    """How many tiles were laid in this turn (N33)."""
    missed: Row = cells(MOST_DROPS, members=TILES)
    """The tiles tried in vain in this turn: at least once, twice, three times (GN22)."""
    held: Row = cells(SEATS, members=TILES)
    """For each seat the tiles in front of it (N28)."""
    coins: Row = cells(SEATS)
    """The coins before each seat."""
    aside: Row = cells(SEATS, most=MOST_FORGOES)
    """The coins each seat set aside for forgoing (N44)."""


SETUP = record_type(Setup)
STATE = record_type(State)
