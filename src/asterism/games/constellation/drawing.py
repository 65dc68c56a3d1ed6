"""The tiles round the Moon as a drawing, with the players' Clouds."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from functools import reduce

from asterism.drawing import DARK, SHAPES, Box, Drawing, at, circle, colour_of, mixed, path, polygon, ring
from asterism.games.constellation.options import ConstellationTerms
from asterism.games.constellation.view import ConstellationView

RADIUS = 10.0
CELL_WIDTH = math.sqrt(3) * RADIUS
MARGIN = RADIUS
STARS = {4: (7, 2), 5: (6.6, 2.75), 6: (6.4, 3.5)}
"""How far the points and the notches of a star are from its middle."""
TINTS = {4: ("#ffd27a", "#3a2d4e"), 5: ("#8fe0ee", "#12355a"), 6: ("#ffa3c7", "#482452"), None: ("#d8dcee", "#05070f")}
"""The light and the dark colour of each type; None is the Moon."""
CRESCENT = "M1.6-6.1A6.2 6.2 0 1 0 6.2 1.2A5.2 5.2 0 1 1 1.6-6.1z"
CLOUD = "M-4.6 2.7a2.25 2.25 0 0 1-.3-4.45a2.7 2.7 0 0 1 3.9-1.75a3.1 3.1 0 0 1 5.2 1.5a2.4 2.4 0 0 1 .5 4.7z"
SHARED = 0.6
"""How large a Cloud is that shares its tile."""

Cell = tuple[int, int]


def draw(terms: ConstellationTerms, view: ConstellationView) -> Drawing:
    """The tiles on the table, and the Clouds on them."""
    tiles = tuple(at(*_middle((tile.q, tile.r)), *_tile(tile.star)) for tile in view.tiles)
    has_points = terms.options.points > 0
    return Drawing(
        box=reduce(Box.around, (_box((tile.q, tile.r)) for tile in view.tiles)),
        layers=(tiles, tuple(_clouds(view))),
        tallies=tuple(str(points) for points in view.points) if has_points else (),
    )


def _middle(cell: Cell) -> tuple[float, float]:
    q, r = cell
    return CELL_WIDTH * (q + r / 2), 1.5 * RADIUS * r


def _box(cell: Cell) -> Box:
    x, y = _middle(cell)
    reach = RADIUS + MARGIN
    return Box(x - reach, y - reach, 2 * reach, 2 * reach)


def _tile(star: int | None) -> Iterator[str]:
    tint, deep = TINTS[star]
    yield path(ring(6, [9.5]), fill=mixed(tint, 0.42, "#0a0f26"), stroke="#05081a", stroke_width=0.5)
    yield path(ring(6, [8.9]), fill=deep)
    if star is None:
        yield circle(0, 0, 6.6, fill="#8a93c4", opacity=0.12)
        yield path(CRESCENT, fill="#fbf3d9")
        return
    yield path(_facets(star, -0.5), fill=mixed(tint, 0.72, "#ffffff"))
    yield path(_facets(star, 0.5), fill=mixed(tint, 0.74, deep))
    yield circle(0, 0, 0.9, fill="#fffdf4")


def _facets(points: int, side: float) -> str:
    """The lit or the shaded half of every point."""
    outer, inner = STARS[points]

    def corner(radius: float, place: float) -> tuple[float, float]:
        angle = 2 * math.pi * place / points - math.pi / 2
        return radius * math.cos(angle), radius * math.sin(angle)

    return "".join(polygon([(0, 0), corner(inner, place + side), corner(outer, place)]) for place in range(points))


def _clouds(view: ConstellationView) -> Iterator[str]:
    laid = Counter(view.clouds)
    drawn: Counter[Cell] = Counter()
    for seat, cell in enumerate(view.clouds):
        if cell is None:
            continue
        x, y = _middle(cell)
        together, before = laid[cell], drawn[cell]
        drawn[cell] += 1
        aside = 0 if together == 1 else (7 * before / (together - 1) - 3.5)
        art = (
            path(CLOUD, fill=colour_of(seat), stroke="#060a1c", stroke_width=0.6, stroke_linejoin="round"),
            at(0, -0.1, path(SHAPES[seat % len(SHAPES)], fill=DARK), scale=0.2),
        )
        yield at(x + aside, y + 5, *art, scale=1 if together == 1 else SHARED)
