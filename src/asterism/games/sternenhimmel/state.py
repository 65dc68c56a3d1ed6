"""What the kernels know: the agreed `Setup` of a match and its `State`."""

from __future__ import annotations

from asterism.layout import Grid, Row, cells, record_type

SEATS = 5
BOARDS = 12
"""A set has exactly twelve boards (S3), and each comes into play once."""
STARS = 9
"""A board has at most nine stars, so that nobody can be left without any move (GS-18)."""

FACES = (1, 3, 5, 6, 7, 10, 0, 0)
"""The value of each kind of token (S6, S37)."""
NUMBERS = 6
BLACK_HOLE = 6
DOUBLE = 7
KINDS = 8

ALL_KINDS = 0b0_1111_1111
ALL_TOKENS = 0b1_1111_1111
"""A full set of nine: bits 0 to 6 are one token each, bits 7 and 8 are the two double stars."""
SECOND_DOUBLE = 0b1_0000_0000

NO_BOARD = -1
NOBODY = -1
UNKNOWN = -1


class Setup:
    """The options and the printed boards, as numbers. It never changes during a match."""

    seats: int = cells()
    stars: Row = cells(BOARDS)
    large: Row = cells(BOARDS)
    """Bit set of the large stars of each board (S9)."""
    links: Grid = cells(BOARDS, STARS)
    """For each star the bit set of the stars a line joins it to (S8)."""
    prizes: Grid = cells(BOARDS, 2)
    """The numbers left and right of the slash (S10)."""
    first_player: int = cells()
    """The agreed seat, or -1 where the deal decides (GS-21)."""
    winner_pays: int = cells()
    """1 where the first pays the consolation of the others (GS-1)."""
    stacking: int = cells()
    """What several double stars beside one star do (GS-2)."""


MULTIPLY, ONCE, ADD = range(3)


class State:
    """Everything that changes. Boards lie in as many places as there are seats."""

    pile: Row = cells(BOARDS, index=BOARDS)
    """The boards in the order in which they come into play; hidden from `drawn` on (S13)."""
    drawn: int = cells(most=BOARDS)
    """How many boards of the pile have come into play."""
    places: Row = cells(SEATS, index=BOARDS)
    """The board in each place, or NO_BOARD."""
    scored: int = cells(most=BOARDS)
    """How many constellations have been counted (S56)."""
    turn: int = cells(most=SEATS - 1)
    """The seat whose turn it is."""
    hand: Row = cells(SEATS, members=9)
    """For each seat the bit set of the tokens before it."""
    coins: Row = cells(SEATS)
    """Each seat's coins, which decide the match (S57)."""
    free: Row = cells(SEATS, members=STARS)
    """For each place the bit set of the stars without a token."""
    owner: Grid = cells(SEATS, STARS, index=SEATS)
    """For each place and star the seat whose token lies there, or NOBODY."""
    kind: Grid = cells(SEATS, STARS, index=KINDS)
    """For each place and star the kind of the token there, or UNKNOWN."""
    points: Row = cells(SEATS)
    """Each seat's total in the constellation counted last (S38)."""
    left: Row = cells(SEATS, most=STARS)
    """How many tokens each seat still had there (S42)."""
    rank: Row = cells(SEATS, most=SEATS)
    """The seat's rank there, from 1; 0 for a seat without tokens (S39, S40)."""


SETUP = record_type(Setup)
STATE = record_type(State)
