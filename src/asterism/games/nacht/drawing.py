"""The picture of the sky as far as it has been laid."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise

from asterism.drawing import EDGE, GOLD, LINE, STAR, Box, Drawing, at, circle, element, group, path, polygon, rectangle
from asterism.games.nacht.options import NachtTerms
from asterism.games.nacht.pieces import COLUMNS, NAMES, ROWS, Constellation, Sky
from asterism.games.nacht.state import SIDE
from asterism.games.nacht.view import NachtView

UNIT = 100
SLANT = 9
"""How much of a corner is cut off where four tiles meet (N5-N7)."""
NIGHT = ((0.0, (28, 58, 99)), (0.35, (24, 42, 92)), (0.7, (42, 36, 87)), (1.0, (58, 35, 80)))
"""The colours of the night, from the upper left to the lower right."""
TINTS = (46, 37, 28, 19, 10)
"""Soft edges: several strokes, each narrower than the last."""
FRAME = Box(0, 0, SIDE * UNIT, SIDE * UNIT)
BRIGHT = 1.7


def draw(terms: NachtTerms, view: NachtView) -> Drawing:
    """The tiles in their places, the rest of the picture faintly, and the markers."""
    sky: Sky = terms.printed
    finished = {
        one.id for one, progress in zip(sky.constellation, view.constellations, strict=True) if not progress.missing
    }
    bearing = _tiles_of(sky)
    tiles = tuple(_tile(sky, tile, bearing, finished) for tile in view.laid)
    return Drawing(
        box=FRAME,
        layers=((_background(sky),), tiles, tuple(_marker(marker) for marker in view.markers)),
        tallies=tuple("" if coins is None else str(coins) for coins in view.coins),
    )


def _background(sky: Sky) -> str:
    lines = "".join(_lines(constellation) for constellation in sky.constellation)
    grid = "".join(f"M{place * UNIT} 0V{SIDE * UNIT}M0 {place * UNIT}H{SIDE * UNIT}" for place in range(1, SIDE))
    dots = [_dot(star.x, star.y, star.magnitude) for star in sky.stars]
    return group(
        rectangle(FRAME, 8, fill="#0c1430", stroke=EDGE, stroke_width=2),
        path(grid, stroke=EDGE, stroke_width=0.6, opacity=0.7),
        path(lines, fill="none", stroke=LINE, stroke_width=1.1, opacity=0.3),
        group(*dots, fill=STAR, opacity=0.28),
    )


def _tile(sky: Sky, tile: str, bearing: dict[str, set[str]], finished: set[str]) -> str:
    column, row = COLUMNS.index(tile[1]), ROWS.index(tile[0])
    outline = polygon(_corners(column, row))
    shown = [(index, one) for index, one in enumerate(sky.constellation) if tile in bearing[one.id]]
    tints = [
        group(
            *(path(_lines(one), stroke_width=width, opacity=0.06) for width in TINTS),
            stroke=f"hsl({_hue(index)}, 65%, 60%)",
        )
        for index, one in shown
    ]
    figures = [
        path(
            _lines(one),
            stroke=GOLD if one.id in finished else f"hsl({_hue(index)}, 55%, 78%)",
            stroke_width=1.8 if one.id in finished else 1.1,
            opacity=None if one.id in finished else 0.75,
        )
        for index, one in shown
    ]
    stars = [
        _dot(star.x, star.y, star.magnitude)
        for star in sky.stars
        if column - 0.06 <= star.x <= column + 1.06 and row - 0.06 <= star.y <= row + 1.06
    ]
    return group(
        element("clipPath", path(outline), id=f"tile-{tile}"),
        group(
            path(outline, fill=_night((column + row) / (2 * SIDE - 2))),
            group(*tints, *figures, fill="none", stroke_linecap="round", stroke_linejoin="round"),
            group(*stars, fill=STAR),
            clip_path=f"url(#tile-{tile})",
        ),
        path(outline, fill="none", stroke="#ffffff", stroke_width=0.6, opacity=0.18),
    )


def _lines(constellation: Constellation) -> str:
    return "".join(
        "M" + "L".join(f"{x * UNIT:.1f} {y * UNIT:.1f}" for x, y in points) for points in constellation.lines
    )


def _dot(x: float, y: float, magnitude: float) -> str:
    radius = min(4.0, max(0.65, 3.5 - 0.6 * magnitude))
    dot = circle(x * UNIT, y * UNIT, radius)
    return dot if magnitude >= BRIGHT else circle(x * UNIT, y * UNIT, radius * 2.4, opacity=0.2) + dot


def _tiles_of(sky: Sky) -> dict[str, set[str]]:
    """The tiles that each constellation's lines cross, and those that bear its name."""
    return {
        one.id: {tile for tile in NAMES if one.id in sky.tiles[tile]} | set(_crossed(one)) for one in sky.constellation
    }


def _crossed(constellation: Constellation) -> Iterator[str]:
    steps = 20
    for points in constellation.lines:
        for (x, y), (to_x, to_y) in pairwise(points):
            for step in range(steps + 1):
                column = math.floor(x + (to_x - x) * step / steps)
                row = math.floor(y + (to_y - y) * step / steps)
                if column in range(SIDE) and row in range(SIDE):
                    yield ROWS[row] + COLUMNS[column]


def _corners(column: int, row: int) -> Iterator[tuple[float, float]]:
    """The corners of a tile: slanted wherever four tiles meet."""
    turns = (((0, 0), (0, 1), (1, 0)), ((1, 0), (-1, 0), (0, 1)), ((1, 1), (0, -1), (-1, 0)), ((0, 1), (1, 0), (0, -1)))
    for (across, down), *ways in turns:
        x, y = column + across, row + down
        if 0 < x < SIDE and 0 < y < SIDE:
            for to_x, to_y in ways:
                yield x * UNIT + to_x * SLANT, y * UNIT + to_y * SLANT
        else:
            yield x * UNIT, y * UNIT


def _marker(upper_left: str) -> str:
    x, y = (COLUMNS.index(upper_left[1]) + 1) * UNIT, (ROWS.index(upper_left[0]) + 1) * UNIT
    side = SLANT * 1.32
    square = rectangle(
        Box(-side / 2, -side / 2, side, side), 1.6, fill="#3f7df0", stroke="#0c2a73", transform="rotate(45)"
    )
    return at(x, y, square)


def _hue(index: int) -> int:
    """A colour for each constellation: those that follow each other are far apart on the wheel."""
    return round(index * 137.5 + 205) % 360


def _night(share: float) -> str:
    """The colour of the night at this share of the way from the upper left to the lower right."""
    (low, one), (high, other) = next(pair for pair in pairwise(NIGHT) if pair[0][0] <= share <= pair[1][0])
    part = (share - low) / (high - low)
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in zip(one, other, strict=True))
