"""What the kernels know: the agreed `Setup` of a match and its `State`."""

from __future__ import annotations

from asterism.games.constellation.pieces import FIGURES, KINDS, TILES, WAYS_TO_LIE
from asterism.layout import Block, Grid, Row, cells, record_type

SEATS = 5
CARDS = 33
"""As many as there are figures (GC-3); each card is in one place only, so no pile has more."""
HELD = 5
"""Nobody holds more than five cards (C40)."""
PLAYS = 500
"""No match has more plays than this (GC-29)."""
TRAIL = 40
"""How many plays are remembered, with the situation before each; the next one replaces the oldest."""
FIVE = 5
"""A constellation has five cells (C6)."""

# A cell is one number, its row first, so that rising numbers run along the rows from top to bottom.
ROW_BITS = 7
ROW = 1 << ROW_BITS
ORIGIN = 64 * ROW + 64
"""Where the Moon starts (C9); the table reaches 49 cells from here, so 64 never run out (GC-47)."""

BORDER = 123
"""There are never more free cells beside tiles; docs/games/constellation.md proves it."""

WINDOW = 11
"""Bots look at the cells within five steps of the Moon: eleven rows of eleven cells, as a bit set."""
WINDOW_CELLS = WINDOW * WINDOW
WORD_BITS = 31
WINDOW_WORDS = 4

NOBODY = -1
NO_CARD = -1
NOWHERE = -1
UNKNOWN = -1
"""A card that the seat cannot see, in a blinded state."""

PLAY, CLOUD, CHANGE, ASK_TIE, ASK_FULL = range(5)
"""What the seat to move decides: its play, where its Cloud goes, whether it changes a card at the turn's end; or, when
all are asked, whether to go on after figures of several players at once, or when all tiles lie (GC-49)."""

ENDS, GOES_ON, ASKS = range(3)
"""What was agreed for these two moments: the match ends, goes on, or everybody is asked (GC-10, GC-42, GC-49)."""

NEVER, AT_END, AT_START, INSTEAD = range(4)
"""When an objective may be changed (GC-30)."""

RUNNING, WON, DRAWN = range(3)


class Setup:
    """The options and the printed cards, as numbers. It never changes during a match."""

    seats: int = cells()
    objectives: int = cells()
    """How many cards everybody holds (C11, C40)."""
    change: int = cells()
    change_limit: int = cells()
    visible: int = cells()
    target: int = cells()
    """The points that win; 0 where the first figure wins (C15, C51)."""
    open_game: int = cells()
    """What follows when all tiles lie (C35, C53)."""
    blocking: int = cells()
    simultaneous: int = cells()
    """What follows when one play completes figures of several players (C39, GC-10)."""
    null_moves: int = cells()
    leader_wins: int = cells()
    repetition: int = cells()
    """How often a situation may occur before it is a draw; 0 for as often as one likes (GC-29)."""
    stale: int = cells()
    swaps: int = cells()
    most_plays: int = cells()
    count: int = cells()
    """How many cards the deck has (GC-3)."""
    deck: Row = cells(CARDS)
    """The cards of the deck, in the order of their names."""
    card_of: Row = cells(FIGURES)
    """The card that shows a figure, by the figure's number (see `rules_figures.py`); -1 if none does."""
    ways: Row = cells(CARDS)
    """In how many ways a card's figure can lie round the Moon."""
    stars: Block = cells(CARDS, WAYS_TO_LIE, WINDOW_WORDS)
    """For each of these ways the four cells that need a star, seen from the Moon."""
    fringe: Block = cells(CARDS, WAYS_TO_LIE, WINDOW_WORDS)
    """And the cells that must not bear another star of that type (C19)."""


class State:
    """Everything that changes. Tiles are numbered in the order in which they came on the table."""

    tiles: int = cells(most=TILES)
    """How many tiles lie on the table."""
    cell: Row = cells(TILES, most=ROW * ROW - 1)
    """The cell of each tile."""
    moon: int = cells(most=TILES - 1)
    """Which tile is the Moon: always 0 until the Moon is swapped in the open game (C55)."""
    of_kind: Row = cells(KINDS, members=TILES)
    """For each type of star the bit set of its tiles."""
    beside: Row = cells(TILES, members=TILES)
    """For each tile the bit set of the tiles that share a side with it."""
    border: Row = cells(BORDER, most=ROW * ROW - 1)
    """The free cells that share a side with a tile, in rising order."""
    borders: int = cells(most=BORDER)
    """How many free cells those are."""
    clouds: Row = cells(SEATS, index=TILES)
    """The tile under each seat's Cloud, or NOWHERE (C13)."""
    turn: int = cells(most=SEATS - 1)
    """The seat to move."""
    phase: int = cells(most=ASK_FULL)
    """What it decides: 0 its play, 1 its Cloud, 2 a change of card, 3 and 4 whether to go on (GC-49)."""
    swapping: int = cells(most=1)
    """1 once all tiles lie and an open game goes on (C53)."""
    played: int = cells(members=TILES)
    """Bit set of the tiles just played."""
    changes: int = cells()
    """How many cards were changed in this turn (GC-30)."""
    agreed: int = cells(most=SEATS)
    """How many seats, from the one whose turn it is, have agreed to what needs everybody (GC-49)."""

    hands: Grid = cells(SEATS, HELD, index=CARDS)
    """The objective cards of each seat; -1 where the seat that looks cannot know one (C12)."""
    drawn_at: Grid = cells(SEATS, HELD)
    """For each held card how many checks had been made when it was drawn."""
    drawn_from: Grid = cells(SEATS, HELD)
    """For each held card how many reshuffles there had been."""
    deck: Row = cells(CARDS, index=CARDS)
    """The cards to draw, from `next_card` on; their order is hidden."""
    next_card: int = cells(most=CARDS)
    """Where the deck begins."""
    deck_end: int = cells(most=CARDS)
    """Where it ends."""
    discard: Row = cells(CARDS, index=CARDS)
    """The cards on the discard pile, in that order (C49)."""
    discards: int = cells(most=CARDS)
    """How many those are."""
    secret: int = cells()
    """The generator of reshuffles; hidden from everybody."""
    reshuffles: int = cells()
    """How often the discard pile became the deck (GC-32)."""
    shuffled_in: Row = cells(CARDS)
    """For each card the number of the reshuffle that last put it into the deck."""
    checks: int = cells()
    """How many times the table was checked for figures (GC-9)."""
    stood_at: Row = cells(CARDS)
    """For each card the last check at which its figure stood on the table."""

    standing: Row = cells(KINDS, index=CARDS)
    """For each type the card whose figure stood at the last check, or NO_CARD."""
    claims: Row = cells(KINDS, index=SEATS * HELD)
    """For each of these cards who held it then and where: seat times HELD plus place, or NOBODY."""

    points: Row = cells(SEATS)
    """The points of each seat (C51)."""
    plays: int = cells(most=PLAYS)
    """How many plays were made (GC-29)."""
    quiet: int = cells()
    """Plays since a star was placed, the swapping began or a point was made (GC-29)."""
    situation: Grid = cells(PLAYS + 1, 3)
    """Each situation since the last placement or change of a card, exactly (see `rules_ending.py`).

    One is noted at the end of a turn, and a turn has a play at least; the first play of a match is a placement.
    """
    situations: int = cells(most=PLAYS + 1)
    """How many those are."""
    trail: Grid = cells(TRAIL, 6)
    """The latest plays, which everybody saw: the situation before each, its tiles, who played what (`rules_trail`)."""
    outcome: int = cells(most=DRAWN)
    """0 while the match runs, 1 when it was won, 2 when it was drawn."""
    winner: int = cells(index=SEATS)
    """Who won it."""


SETUP = record_type(Setup)
STATE = record_type(State)
