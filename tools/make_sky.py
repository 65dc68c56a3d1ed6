"""Cut the real sky into the 25 tiles of Nacht der Sterne.

Stars and figure lines come from the data of d3-celestial 0.7.35 (BSD-3-Clause, Olaf Frohn). Fetch them
with `npm pack d3-celestial@0.7.35`, unpack, and run `python tools/make_sky.py package/data`. It writes
`sky_winter.toml` and `sky_spring.toml` beside the rules of the game.

Coordinates are tile widths: x from 0 (left, east) to 5, y from 0 (top) to 5, so that the tile in row r and
column c holds everything with c <= x < c + 1 and r <= y < r + 1.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

GAME = Path(__file__).parent.parent / "src" / "asterism" / "games" / "nacht"
CREDITS = (
    "Stars and figure lines from the data of d3-celestial 0.7.35 by Olaf Frohn (BSD-3-Clause), "
    "cut into tiles by Asterism; not the picture printed in 2004."
)
ROWS, COLUMNS = "12345", "ABCDE"
FAINTEST = 4.5
"""Stars that belong to no figure are drawn down to this magnitude."""
STEP_DEGREES = 0.1
FLATNESS = 0.002
"""How far, in tile widths, a drawn line may stray from the great circle it stands for."""
NAMES = {
    "Ari": ("Aries", "Ram", "Bélier", "Widder"),
    "Aur": ("Auriga", "Charioteer", "Cocher", "Fuhrmann"),
    "Cam": ("Camelopardalis", "Giraffe", "Girafe", "Giraffe"),
    "CMa": ("Canis Major", "Great Dog", "Grand Chien", "Großer Hund"),
    "Cnc": ("Cancer", "Crab", "Cancer", "Krebs"),
    "Crt": ("Crater", "Cup", "Coupe", "Becher"),
    "Eri": ("Eridanus", "Eridanus", "Éridan", "Eridanus"),
    "Gem": ("Gemini", "Twins", "Gémeaux", "Zwillinge"),
    "Leo": ("Leo", "Lion", "Lion", "Löwe"),
    "Lep": ("Lepus", "Hare", "Lièvre", "Hase"),
    "Lyn": ("Lynx", "Lynx", "Lynx", "Luchs"),
    "Mon": ("Monoceros", "Unicorn", "Licorne", "Einhorn"),
    "Ori": ("Orion", "Orion", "Orion", "Orion"),
    "Per": ("Perseus", "Perseus", "Persée", "Perseus"),
    "Pup": ("Puppis", "Poop Deck", "Poupe", "Achterdeck"),
    "Pyx": ("Pyxis", "Compass", "Boussole", "Schiffskompass"),
    "Sex": ("Sextans", "Sextant", "Sextant", "Sextant"),
    "Tau": ("Taurus", "Bull", "Taureau", "Stier"),
    "Tri": ("Triangulum", "Triangle", "Triangle", "Dreieck"),
    "UMa": ("Ursa Major", "Great Bear", "Grande Ourse", "Großer Bär"),
}

Vector = tuple[float, float, float]
Point = tuple[float, float]


@dataclass(frozen=True)
class Window:
    """The part of the sky that the tiles show: its centre, the width of a tile and the turn, in degrees."""

    ra: float
    dec: float
    tile: float
    turn: float

    def project(self, star: Vector) -> Point:
        """Lambert's azimuthal equal-area projection, east to the left."""
        ra, dec, turn = (math.radians(angle) for angle in (self.ra, self.dec, self.turn))
        centre = vector(self.ra, self.dec)
        east = (-math.sin(ra), math.cos(ra), 0.0)
        north = (-math.sin(dec) * math.cos(ra), -math.sin(dec) * math.sin(ra), math.cos(dec))
        x, y, z = -dot(star, east), dot(star, north), dot(star, centre)
        x, y = x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)
        scale = math.sqrt(2 / (1 + z)) * math.degrees(1) / self.tile
        return 2.5 + x * scale, 2.5 - y * scale


WINDOWS = {"winter": Window(81.27, 4.08, 22.80, 10.40), "spring": Window(123.61, 31.54, 23.73, -1.28)}


def vector(ra: float, dec: float) -> Vector:
    """The direction of a place in the sky."""
    a, d = math.radians(ra), math.radians(dec)
    return math.cos(d) * math.cos(a), math.cos(d) * math.sin(a), math.sin(d)


def dot(one: Vector, other: Vector) -> float:
    """The cosine of the angle between two directions."""
    return sum(a * b for a, b in zip(one, other, strict=True))


def along(one: Vector, other: Vector) -> Iterator[Vector]:
    """Directions on the great circle from one star to another, both included."""
    angle = math.acos(max(-1.0, min(1.0, dot(one, other))))
    steps = max(1, math.ceil(math.degrees(angle) / STEP_DEGREES))
    for step in range(steps + 1):
        share = step / steps
        ahead, behind = math.sin(share * angle) / math.sin(angle), math.sin((1 - share) * angle) / math.sin(angle)
        yield tuple(behind * a + ahead * b for a, b in zip(one, other, strict=True))  # type: ignore[misc]


def tile_at(point: Point) -> str | None:
    """The tile that holds a point, or None outside the picture."""
    column, row = (math.floor(value) for value in point)
    return ROWS[row] + COLUMNS[column] if 0 <= row < len(ROWS) and 0 <= column < len(COLUMNS) else None


def flattened(points: list[Point]) -> list[Point]:
    """The fewest of the points that still draw the line (Douglas and Peucker)."""
    (x0, y0), (x1, y1) = points[0], points[-1]
    length = math.hypot(x1 - x0, y1 - y0) or 1.0
    off = [abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / length for x, y in points]
    worst = max(range(len(points)), key=off.__getitem__)
    if off[worst] <= FLATNESS:
        return [points[0], points[-1]]
    return flattened(points[: worst + 1])[:-1] + flattened(points[worst:])


@dataclass(frozen=True)
class Figure:
    """A constellation: its lines as drawn, the tiles they cross, and the stars they join."""

    name: str
    lines: list[list[Point]]
    tiles: set[str | None]
    joints: list[Vector]


def figure(window: Window, feature: dict[str, Any]) -> Figure:
    """One constellation of the catalogue, projected."""
    lines, tiles, joints = [], set(), []
    for path in feature["geometry"]["coordinates"]:
        stars = [vector(*place) for place in path]
        joints += stars
        drawn: list[Point] = []
        for one, other in pairwise(stars):
            points = [window.project(place) for place in along(one, other)]
            tiles |= {tile_at(point) for point in points}
            drawn = drawn[:-1] + flattened(points)
        lines.append(drawn)
    return Figure(feature["id"], lines, tiles, joints)


def whole_figures(window: Window, lines: dict[str, Any]) -> list[Figure]:
    """The constellations that lie whole in the picture, on two tiles or more; the largest first."""
    figures = [figure(window, feature) for feature in lines["features"]]
    whole = [one for one in figures if None not in one.tiles and len(one.tiles) > 1]
    return sorted(whole, key=lambda one: (-len(one.tiles), one.name))


def stars_in(window: Window, figures: list[Figure], stars: dict[str, Any], names: dict[str, Any]) -> Iterator[str]:
    """The stars of the figures, and all bright ones round them, as lines of the file; the brightest first."""
    joints = [joint for one in figures for joint in one.joints]
    for feature in sorted(stars["features"], key=lambda star: (star["properties"]["mag"], star["id"])):
        place, magnitude = vector(*feature["geometry"]["coordinates"]), feature["properties"]["mag"]
        x, y = window.project(place)
        if tile_at((x, y)) and (magnitude <= FAINTEST or any(dot(place, joint) > 1 - 1e-6 for joint in joints)):
            name = names.get(str(feature["id"]), {}).get("name", "")
            known = f', name = "{name}"' if name else ""
            yield f"  {{ x = {x:.3f}, y = {y:.3f}, magnitude = {magnitude:.2f}{known} }},"


def constellation(one: Figure) -> str:
    """A constellation as a table of the file."""
    latin, english, french, german = NAMES[one.name]
    lines = ["[" + ", ".join(f"[{x:.4f}, {y:.4f}]" for x, y in line) + "]" for line in one.lines]
    drawn = "".join(f"  {line},\n" for line in lines)
    return (
        f'\n[[constellation]]\nid = "{one.name}"\nname = "{latin}"\n'
        f'names = {{ en = "{english}", fr = "{french}", de = "{german}" }}\nlines = [\n{drawn}]\n'
    )


def sky_file(title: str, window: Window, data: Path) -> str:
    """The whole file of one sky."""
    lines, stars, names = (
        json.loads((data / file).read_text(encoding="utf-8"))
        for file in ("constellations.lines.json", "stars.6.json", "starnames.json")
    )
    figures = whole_figures(window, lines)
    tiles = {
        row + column: [one.name for one in figures if row + column in one.tiles] for row in ROWS for column in COLUMNS
    }
    return "".join(
        [
            "# Written by tools/make_sky.py, which says what the numbers mean.\n\n",
            f'name = "{title}"\ncredits = "{CREDITS}"\n',
            f"window = {{ ra = {window.ra}, dec = {window.dec}, tile = {window.tile}, turn = {window.turn} }}\n",
            "stars = [\n" + "\n".join(stars_in(window, figures, stars, names)) + "\n]\n",
            "\n[tiles]\n" + "".join(f"{tile} = {json.dumps(sorted(found))}\n" for tile, found in tiles.items()),
            *(constellation(one) for one in figures),
        ]
    )


def main() -> None:
    """Write both skies from the unpacked data."""
    for title, window in WINDOWS.items():
        text = sky_file(title, window, Path(sys.argv[1]))
        (GAME / f"sky_{title}.toml").write_text(text, encoding="utf-8")
        print(f"sky_{title}.toml: {len(text.splitlines())} lines")


if __name__ == "__main__":
    main()
