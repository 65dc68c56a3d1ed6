"""The printed components: tiles, and objective cards with every figure that five hexagons can make.

The sheet does not list its 32 figures. Ours are generated: all pentahexes that differ by more than a
rotation, in the order of their cells (GC-1 to GC-3).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

Cell = tuple[int, int]
"""Axial coordinates (q, r): q runs along the row, r down the rows, each row half a cell further right."""
Figure = tuple[Cell, ...]

STEPS: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""From a cell to the six that share a side with it."""

POINTS = (4, 5, 6)
"""The three types of stars, by how many points they have (C3-C5)."""
KINDS = 3
STARS_OF_A_KIND = 8
STARS = KINDS * STARS_OF_A_KIND
TILES = STARS + 1
"""Twenty-four stars and the Moon (C2)."""

CELLS = 5
BOX = 5
"""Five connected cells lie in a box of five by five."""
FIGURES = 1964
"""The smallest number that leaves a different remainder for every figure in every rotation (see `figure_number`)."""
WAYS_TO_LIE = 60
"""Six rotations, five cells the Moon may be on, two mirror images."""
STRAIGHT_LINE = "P01"


class Card(msgspec.Struct, frozen=True):
    """An objective card: its name, its figure, and the name of the card with the mirror image."""

    name: str
    cells: tuple[Cell, ...]
    mirror: str


class Deck(msgspec.Struct, frozen=True):
    """The objective cards of a match."""

    cards: tuple[Card, ...]
    mirrored: bool
    """Whether a card also stands for its mirror image (GC-2)."""


def at_origin(cells: Iterator[Cell] | Figure) -> Figure:
    """The same figure, pushed against the top and the left."""
    listed = list(cells)
    left, top = min(q for q, _ in listed), min(r for _, r in listed)
    return tuple(sorted((q - left, r - top) for q, r in listed))


def turned(figure: Figure) -> Figure:
    """The figure turned by a sixth."""
    return at_origin((-r, q + r) for q, r in figure)


def mirrored(figure: Figure) -> Figure:
    """The mirror image of a figure."""
    return at_origin((r, q) for q, r in figure)


def rotations(figure: Figure) -> tuple[Figure, ...]:
    """The different ways a figure can be turned (GC-1)."""
    ways = [at_origin(figure)]
    for _ in range(5):
        ways.append(turned(ways[-1]))
    return tuple(dict.fromkeys(ways))


def beside(figure: Figure) -> set[Cell]:
    """The cells that share a side with a figure."""
    return {(q + dq, r + dr) for q, r in figure for dq, dr in STEPS} - set(figure)


@cache
def pentahexes() -> tuple[Figure, ...]:
    """All figures of five cells that differ by more than a rotation, each in its first rotation, in order."""
    figures: set[Figure] = {((0, 0),)}
    for _ in range(CELLS - 1):
        figures = {min(rotations((*figure, cell))) for figure in figures for cell in beside(figure)}
    return tuple(sorted(figures))


@cache
def all_cards() -> tuple[Card, ...]:
    """P01 to P33 (GC-3)."""
    names = {figure: f"P{number:02}" for number, figure in enumerate(pentahexes(), start=1)}
    return tuple(Card(name, figure, names[min(rotations(mirrored(figure)))]) for figure, name in names.items())


@cache
def deck_of(size: int) -> Deck:
    """33 cards; 32 without the straight line; or 22, one for each pair of mirror images (GC-2, GC-3)."""
    cards = all_cards()
    if size == len(cards):
        return Deck(cards, mirrored=False)
    if size == len(cards) - 1:
        return Deck(tuple(card for card in cards if card.name != STRAIGHT_LINE), mirrored=False)
    return Deck(tuple(card for card in cards if card.name <= card.mirror), mirrored=True)


def number_of(name: str) -> int:
    """A card's number: P01 is 0."""
    return int(name[1:]) - 1


def name_of(card: int) -> str:
    """A card's name: 0 is P01."""
    return f"P{card + 1:02}"


def images(card: Card, *, mirror_too: bool) -> tuple[Figure, ...]:
    """Every rotation that counts as this card's figure."""
    ways = rotations(card.cells)
    return tuple(dict.fromkeys(ways + rotations(mirrored(card.cells)))) if mirror_too else ways


def figure_number(figure: Figure) -> int:
    """A number from 0 to FIGURES - 1, another for every figure in every rotation."""
    return sum(1 << (q * BOX + r) for q, r in at_origin(figure)) % FIGURES


def round_the_moon(figure: Figure) -> Iterator[tuple[Figure, set[Cell]]]:
    """The ways a figure lies when the Moon is one of its cells: the four stars, and the fringe, seen from the Moon."""
    for q, r in figure:
        stars = tuple((a - q, b - r) for a, b in figure if (a, b) != (q, r))
        yield stars, {(a - q, b - r) for a, b in beside(figure)}
