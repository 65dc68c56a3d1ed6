"""What the kernels know: the agreed `Setup` of a match and its `State`."""

from __future__ import annotations

from asterism.games._shared.africa_deck import CARDS
from asterism.kernel import Ints, rule
from asterism.layout import Grid, Row, cells, record_type

HAND = 3
"""Two cards, or three in the easier game (SO4, SO7)."""
ROWS = 30
"""No more rows can lie side by side.

A row is only begun by a card that fits nowhere (GSO3), so rows of a single card hold values of which
no two are neighbours: at most six of the thirteen, and possibly the Brigand turned up first. That makes
seven; each further row has two cards or more, and 47 cards are left: 7 + 23.
"""
WORD = 27
"""How many cards one of the two words of a bit set holds."""


class Setup:
    """The options and the printed cards, as numbers. It never changes during a match."""

    hand: int = cells()
    both_ends: int = cells()
    """1 where the first card of a row is open too (GSO1)."""
    star_at_once: int = cells()
    """1 where the Star must be laid as soon as it is in hand (GSO5)."""
    plain: Grid = cells(CARDS, CARDS)
    """1 where the first card may be laid on the second, and that is plain to see."""
    takes: Grid = cells(CARDS, 2)
    """The cards that may be laid on each card, as a bit set in two words (SO8-SO17)."""
    goes_on: Grid = cells(CARDS, 2)
    """The cards on which each card may be laid, in the same way."""


class State:
    """Everything that changes."""

    stock: Row = cells(CARDS, index=CARDS)
    """All cards in the order in which they are turned up; hidden from `drawn` on (SO2)."""
    drawn: int = cells(most=CARDS)
    """How many cards have left the stock."""
    hand: Row = cells(HAND, index=CARDS)
    """The cards in hand; NO_CARD where there is none."""
    rows: int = cells(most=ROWS)
    """How many rows lie on the table; fewer are better."""
    first: Row = cells(ROWS, index=CARDS)
    """The card at the beginning of each row."""
    last: Row = cells(ROWS, index=CARDS)
    """The card at the end of each row."""
    after: Row = cells(CARDS, index=CARDS)
    """The card that follows each card in its row, or NO_CARD."""


SETUP = record_type(Setup)
STATE = record_type(State)


@rule
def cards_in(words: Ints) -> int:
    """The bit set of cards that two words hold."""
    return int(words[0]) | (int(words[1]) << WORD)
