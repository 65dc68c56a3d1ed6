"""Drawings of positions: the shapes of which a game's `drawing.py` makes one, as the text of SVG elements.

A drawing shows what is on the table and nothing else. Whoever asks for one says what may be seen, by the view that
it is made of.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

# The dark theme of the web app (web/src/shell/app.css).
SKY_TOP, SKY_LOW, PLATE, LINE, STAR = "#070b1d", "#1b2450", "#10193a", "#6f80c0", "#fff3d6"
INK, INK_SOFT, GOLD, GLOW, EDGE, DARK = "#eef0fa", "#aeb8de", "#ffd25e", "#ffd98a", "#33407a", "#0b1026"
SEATS = ("#f3877e", "#84b6ff", "#78d2a6", "#c9a6f7", "#dde3ee", "#f3b06a", "#6fd3dc", "#f2a0cd")
"""The colour of each seat."""

Attribute = str | float | None
ESCAPED = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"})
"""Python in a browser comes without the module `html`."""


class Box(NamedTuple):
    """A part of the plane."""

    left: float
    top: float
    width: float
    height: float

    def around(self, other: Box) -> Box:
        """The smallest box that holds both."""
        left, top = min(self.left, other.left), min(self.top, other.top)
        right = max(self.left + self.width, other.left + other.width)
        bottom = max(self.top + self.height, other.top + other.height)
        return Box(left, top, right - left, bottom - top)


class Drawing(msgspec.Struct, frozen=True):
    """The table in one position."""

    box: Box
    """What the drawing takes."""
    layers: tuple[tuple[str, ...], ...]
    """From the bottom to the top, elements that do not overlap within their layer. The same thing at the same place is
    the same text in every position, so a film draws it once."""
    tallies: tuple[str, ...] = ()
    """What is written beside each player's name, such as the coins won; "" where that is secret."""


def element(kind: str, *children: str, **attributes: Attribute) -> str:
    """An SVG element. Underscores in names are hyphens; an attribute of None is left out."""
    given = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{written(value)}"'
        for name, value in attributes.items()
        if value is not None
    )
    return f"<{kind}{given}>{''.join(children)}</{kind}>" if children else f"<{kind}{given}/>"


def written(value: str | float) -> str:
    """A value as SVG has it: numbers as short as they can be, text without anything that could end it."""
    return value.translate(ESCAPED) if isinstance(value, str) else f"{round(value, 2):g}"


def group(*children: str, **attributes: Attribute) -> str:
    """Elements that share attributes."""
    return element("g", *children, **attributes)


def at(x: float, y: float, *children: str, scale: float | None = None) -> str:
    """Elements that are drawn round the origin, moved to a place."""
    enlarged = f" scale({written(scale)})" if scale is not None else ""
    return group(*children, transform=f"translate({written(x)} {written(y)}){enlarged}")


def circle(x: float, y: float, radius: float, **attributes: Attribute) -> str:
    """A circle."""
    return element("circle", cx=x, cy=y, r=radius, **attributes)


def rectangle(box: Box, radius: float = 0, **attributes: Attribute) -> str:
    """A rectangle, with round corners if wanted."""
    return element("rect", x=box.left, y=box.top, width=box.width, height=box.height, rx=radius or None, **attributes)


def line(start: tuple[float, float], end: tuple[float, float], **attributes: Attribute) -> str:
    """A line."""
    return element("line", x1=start[0], y1=start[1], x2=end[0], y2=end[1], **attributes)


def path(d: str, **attributes: Attribute) -> str:
    """A path."""
    return element("path", d=d, **attributes)


def words(x: float, y: float, text: str, size: float, **attributes: Attribute) -> str:
    """A line of text."""
    return element("text", text.translate(ESCAPED), x=x, y=y, font_size=size, **attributes)


def polygon(points: Iterable[tuple[float, float]]) -> str:
    """A closed path through points."""
    return "M" + "L".join(f"{written(x)} {written(y)}" for x, y in points) + "z"


def ring(corners: int, radii: Sequence[float], turn: float = 0, down: float = 0) -> str:
    """A closed path round the origin, from the top clockwise, at these distances in turn."""
    angles = [(2 * math.pi * corner) / corners + math.radians(turn - 90) for corner in range(corners)]
    distances = [radii[corner % len(radii)] for corner in range(corners)]
    return polygon(
        (radius * math.cos(angle), radius * math.sin(angle) + down)
        for radius, angle in zip(distances, angles, strict=True)
    )


SHAPES = (
    ring(4, [9]),
    "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z",
    ring(3, [9.5], 0, 1.5),
    ring(4, [10], 45),
    ring(10, [9.5, 4.2]),
    ring(6, [9]),
    "M-3-8.5h6v5.5h5.5v6h-5.5v5.5h-6v-5.5h-5.5v-6h5.5z",
    "M6 7.5A8.5 8.5 0 1 1 6-7.5A6.5 6.5 0 1 0 6 7.5z",
)
"""Each seat has a shape besides its colour, the same as in the web app (web/src/table/seat-shapes.ts)."""


def seat_mark(seat: int, x: float, y: float, scale: float) -> str:
    """A seat's shape in its colour."""
    shape = path(SHAPES[seat % len(SHAPES)], fill=colour_of(seat), stroke=DARK, stroke_width=1, stroke_linejoin="round")
    return at(x, y, shape, scale=scale)


def colour_of(seat: int) -> str:
    """A seat's colour."""
    return SEATS[seat % len(SEATS)]


def mixed(one: str, share: float, other: str) -> str:
    """A colour between two, with this share of the first."""
    pairs = [(int(one[place : place + 2], 16), int(other[place : place + 2], 16)) for place in (1, 3, 5)]
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)
