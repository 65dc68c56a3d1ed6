"""The picture on the 25 tiles: one of our two skies, or the owner's own from a file."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from asterism.components import LongText, Source, Text, read_toml
from asterism.decoding import convert
from asterism.errors import BadFile
from asterism.games.nacht.state import CORNERS, EDGES, SIDE, SKIES, TILES

ROWS, COLUMNS = "12345", "ABCDE"
NAMES = tuple(row + column for row in ROWS for column in COLUMNS)
"""The tiles, by row from the top and column from the left: 1A is the upper left corner."""

KEYS = ("tiles", "constellation", "window", "stars")
FEWEST_POINTS = 2
MAGNITUDES = (-2.0, 20.0)


class Star(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A star of the drawing, in tile widths from the upper left corner of the picture."""

    x: float
    y: float
    magnitude: float = 3.0
    name: Text = ""


class Window(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which part of the sky is shown: centre, width of a tile, and turn, in degrees."""

    ra: float
    dec: float
    tile: float
    turn: float


class Constellation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One constellation; its lines are paths of points, in tile widths."""

    id: Text
    """A short name, as the tiles use it."""
    name: Text = ""
    names: dict[Text, Text] = {}
    lines: tuple[tuple[tuple[float, float], ...], ...] = ()


class Sky(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole picture, as a sky file holds it: above all, which constellations each tile bears."""

    tiles: dict[Text, tuple[Text, ...]]
    constellation: tuple[Constellation, ...]
    name: Text = ""
    credits: LongText = ""
    window: Window | None = None
    stars: tuple[Star, ...] = ()

    def summary(self) -> str:
        """The picture tile by tile, and the size of each constellation."""
        rows = [
            "  ".join(f"{name} {' '.join(self.tiles[name]):<12}" for name in NAMES if name[0] == row) for row in ROWS
        ]
        sizes = ", ".join(f"{one.id} {len(tiles_of(self, one))}" for one in self.constellation)
        return "\n".join(row.rstrip() for row in rows) + f"\n{sizes}"


@cache
def built_in_sky(name: str) -> Sky:
    """The sky of winter or spring."""
    return read_sky(Path(__file__).parent / f"sky_{name}.toml")


def shape_of_tile(tile: int) -> str:
    """Corner, edge or inner piece, as the slanted corners show (N5-N7)."""
    if (CORNERS >> tile) & 1:
        return "corner"
    return "edge" if (EDGES >> tile) & 1 else "inner"


def tiles_of(sky: Sky, constellation: Constellation) -> list[int]:
    """The tiles that bear a constellation."""
    return [number for number, tile in enumerate(NAMES) if constellation.id in sky.tiles[tile]]


def read_sky(path: Source) -> Sky:
    """The sky of a file; a fault is named together with the tile or constellation it is in."""
    raw = read_toml(path, "sky", KEYS)
    for needed, meaning in (("tiles", "a [tiles] table"), ("constellation", "[[constellation]] tables")):
        if needed not in raw:
            raise BadFile(f"{path} lacks {meaning}")
    try:
        sky = convert(raw, Sky)
    except msgspec.ValidationError as error:
        raise BadFile(f"{path}: {error}") from error
    check_sky(sky)
    return sky


def check_sky(sky: Sky) -> None:
    """Refuse a picture that the rules cannot be played on."""
    for fault in _faults(sky):
        raise BadFile(fault)


def _faults(sky: Sky) -> Iterator[str]:
    yield from _faults_in_tiles(sky)
    yield from _faults_in_constellations(sky)
    if sky.window is not None and not all(map(math.isfinite, msgspec.structs.astuple(sky.window))):
        yield "the window has an angle that is infinite or no number; angles are in degrees"
    for star in sky.stars:
        label = f"star '{star.name}'" if star.name else "a star"
        if not _is_inside(star.x, star.y):
            yield f"{label} is at {star.x:g}, {star.y:g}; the picture goes from 0 to {SIDE}"
        if not MAGNITUDES[0] <= star.magnitude <= MAGNITUDES[1]:
            yield f"{label} has the magnitude {star.magnitude:g}; stars have {MAGNITUDES[0]:g} to {MAGNITUDES[1]:g}"


def _faults_in_tiles(sky: Sky) -> Iterator[str]:
    known = {constellation.id for constellation in sky.constellation}
    for tile, bears in sky.tiles.items():
        if tile not in NAMES:
            yield f"there is no tile '{tile}'; the {TILES} tiles are {NAMES[0]} to {NAMES[-1]} (N1)"
        for one, times in Counter(bears).items():
            if one not in known:
                yield f"tile {tile} bears '{one}', but no constellation has that id"
            if times > 1:
                yield f"tile {tile} bears '{one}' twice"
    for tile in NAMES:
        if tile not in sky.tiles:
            yield f"tile {tile} is missing; write {tile} = [] if it bears no constellation"


def _faults_in_constellations(sky: Sky) -> Iterator[str]:
    if len(sky.constellation) != SKIES:
        yield f"the picture shows {SKIES} constellations (N4); this one shows {len(sky.constellation)}"
    seen: set[str] = set()
    for constellation in sky.constellation:
        names = {one.casefold() for one in (constellation.id, name_of(constellation))}
        if not constellation.id.strip():
            yield "a constellation has an empty id"
        if names & seen:
            yield f"two constellations are called '{name_of(constellation)}' or have the id '{constellation.id}'"
        seen |= names
        if not any(constellation.id in bears for bears in sky.tiles.values()):
            yield f"constellation '{constellation.id}' is on no tile"
        for fault in _faults_in_lines(constellation):
            yield f"constellation '{constellation.id}' {fault}"


def _faults_in_lines(constellation: Constellation) -> Iterator[str]:
    for line in constellation.lines:
        if len(line) < FEWEST_POINTS:
            yield f"has a line of {len(line)} points; a line needs two"
        for x, y in line:
            if not _is_inside(x, y):
                yield f"has a line through {x:g}, {y:g}; the picture goes from 0 to {SIDE}"


def _is_inside(x: float, y: float) -> bool:
    return 0 <= x <= SIDE and 0 <= y <= SIDE


def name_of(constellation: Constellation) -> str:
    """The constellation's full name; its id if the file gives no other."""
    return constellation.name or constellation.id
