"""The picture is the real sky: its data say the same as the rulings, and owners may bring their own."""

from __future__ import annotations

import math
import re
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

import asterism
from asterism.errors import BadFile, BadOption
from asterism.games.nacht import GAME
from asterism.games.nacht.pieces import NAMES, Constellation, Sky, built_in_sky, read_sky, tiles_of
from asterism.record import replay
from tests.games.nacht.table import look

WINTER = {
    "Eri": "3C 3D 3E 4D 4E 5D 5E",
    "Ori": "2B 2C 3B 3C 4C",
    "Aur": "1B 1C 2B 2C",
    "CMa": "4B 4C 5B 5C",
    "Mon": "3B 4A 4B 4C",
    "Gem": "2A 2B 3B",
    "Lyn": "1A 1B 2A",
    "Per": "1C 1D 2D",
    "Pup": "4B 5B 5C",
    "Tau": "2C 2D 3D",
    "Ari": "2D 2E",
    "Cnc": "2A 3A",
    "Pyx": "5A 5B",
    "Tri": "1D 1E",
}
SPRING = """
UMa | UMa | Cam | Cam | Per
UMa | UMa | Lyn UMa | Aur Cam Lyn | Aur Per
Leo UMa | Leo Lyn | Cnc Gem Lyn | Aur Gem Ori | Aur Ori
Crt | Leo Sex | Cnc Mon | Gem Mon Ori | Ori
Crt | Sex | CMa Mon | CMa Lep Mon | Lep Ori
"""
EXAMPLE = Path(__file__).parents[3] / "docs" / "games" / "nacht.md"


def crossed(constellation: Constellation) -> set[str]:
    """The tiles that the drawn lines cross, found by walking along them in small steps."""
    found = set()
    for line in constellation.lines:
        for (x0, y0), (x1, y1) in pairwise(line):
            steps = math.ceil(math.hypot(x1 - x0, y1 - y0) / 0.002) + 1
            for step in range(steps + 1):
                x, y = x0 + (x1 - x0) * step / steps, y0 + (y1 - y0) * step / steps
                found.add("12345"[math.floor(y)] + "ABCDE"[math.floor(x)])
    return found


@pytest.mark.parametrize("name", ["winter", "spring"])
def test_the_lines_of_the_drawing_cross_exactly_the_tiles_that_bear_the_constellation(name: str) -> None:
    sky = built_in_sky(name)
    for constellation in sky.constellation:
        assert crossed(constellation) == {NAMES[tile] for tile in tiles_of(sky, constellation)}


def test_the_winter_sky_has_the_tile_sets_of_the_rulings() -> None:
    sky = built_in_sky("winter")
    assert {one.id: " ".join(NAMES[tile] for tile in tiles_of(sky, one)) for one in sky.constellation} == WINTER


def test_the_spring_sky_has_the_tile_sets_of_the_rulings() -> None:
    cells = [cell.split() for row in SPRING.strip().splitlines() for cell in row.split("|")]
    assert [list(built_in_sky("spring").tiles[tile]) for tile in NAMES] == cells


@pytest.mark.parametrize("name", ["winter", "spring"])
def test_stars_stand_where_the_projection_puts_them(name: str) -> None:
    """The formula of the rulings, for stars whose places in the sky are well known."""
    sky = built_in_sky(name)
    assert sky.window is not None
    assert "d3-celestial" in sky.credits
    ra0, dec0, turn = (math.radians(angle) for angle in (sky.window.ra, sky.window.dec, sky.window.turn))
    known = {"Betelgeuse": (88.793, 7.407), "Sirius": (101.287, -16.716), "Capella": (79.172, 45.998)}
    for star, (ra_degrees, dec_degrees) in known.items():
        ra, dec = math.radians(ra_degrees) - ra0, math.radians(dec_degrees)
        x = -math.cos(dec) * math.sin(ra)
        y = math.cos(dec0) * math.sin(dec) - math.sin(dec0) * math.cos(dec) * math.cos(ra)
        z = math.sin(dec0) * math.sin(dec) + math.cos(dec0) * math.cos(dec) * math.cos(ra)
        scale = math.sqrt(2 / (1 + z)) * math.degrees(1) / sky.window.tile
        column = 2.5 + (x * math.cos(turn) - y * math.sin(turn)) * scale
        row = 2.5 - (x * math.sin(turn) + y * math.cos(turn)) * scale
        (drawn,) = [one for one in sky.stars if one.name == star]
        assert math.hypot(drawn.x - column, drawn.y - row) < 0.002


@pytest.mark.parametrize("name", ["winter", "spring"])
def test_every_line_begins_and_ends_at_a_star(name: str) -> None:
    sky = built_in_sky(name)
    for constellation in sky.constellation:
        for line in constellation.lines:
            for x, y in (line[0], line[-1]):
                assert min(math.hypot(star.x - x, star.y - y) for star in sky.stars) < 0.003, constellation.id


def own_file(folder: Path, *changes: tuple[str, str]) -> Path:
    """The winter sky as an owner might write it, without a drawing, with some changes."""
    tiles = [f"{tile} = {list(built_in_sky('winter').tiles[tile])}" for tile in NAMES]
    constellations = [f'[[constellation]]\nid = "{one}"' for one in WINTER]
    text = "\n".join(["[tiles]", *tiles, *constellations]).replace("'", '"')
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path = folder / "own.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_an_own_sky_can_be_played_and_saved(tmp_path: Path) -> None:
    match = asterism.new("nacht", seats=2, seed=1, sky=own_file(tmp_path))
    assert match.terms.printed.name == "own"
    assert [one.sky for one in look(match).constellations] == list(WINTER)
    assert match.terms.setup == asterism.new("nacht", seats=2, seed=1).terms.setup
    match.play("weiter")
    again = replay(match.record().to_json())
    assert again.state == match.state
    assert again.terms.printed == match.terms.printed


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("3C = ", "6C = "), "there is no tile '6C'"),
        (
            ('id = "Tri"', 'id = "Tri"\n[window]\nra = nan\ndec = 0.0\ntile = 9.0\nturn = 0.0'),
            "the window has an angle that is infinite or no number",
        ),
        (('3C = ["Eri", "Ori"]\n', ""), "tile 3C is missing"),
        (('3C = ["Eri", "Ori"]', '3C = ["Eri", "Orio"]'), "tile 3C bears 'Orio', but no constellation has that id"),
        (('3C = ["Eri", "Ori"]', '3C = ["Ori", "Ori"]'), "tile 3C bears 'Ori' twice"),
        (('3C = ["Eri", "Ori"]', '3C = "Ori"'), "tiles"),
        (('3C = ["Eri", "Ori"]', '3C = ["Ori"]\n3C = ["Ori"]'), "is not a TOML file"),
        (('\n[[constellation]]\nid = "Tri"', ""), "tile 1D bears 'Tri'"),
        (
            ('id = "Tri"', 'id = "Tri"\n[[constellation]]\nid = "Lep"'),
            "shows 14 constellations (N4); this one shows 15",
        ),
        (('id = "Tri"', 'id = "Tri"\nname = "Eri"'), "two constellations are called 'Eri'"),
        (('id = "Tri"', 'id = "Tri"\ncolour = "red"'), "colour"),
        (('id = "Tri"', 'id = "Tri"\nlines = [[[1, 2]]]'), "constellation 'Tri' has a line of 1 points"),
        (('id = "Tri"', 'id = "Tri"\nlines = [[[1, 2], [5.5, 2]]]'), "constellation 'Tri' has a line through 5.5, 2"),
        (("[tiles]", "stars = [{ x = 9, y = 1 }]\n[tiles]"), "a star is at 9, 1"),
        (
            ("[tiles]", 'stars = [{ x = 1, y = 1, magnitude = 99, name = "Sol" }]\n[tiles]'),
            "star 'Sol' has the magnitude",
        ),
        (("[tiles]", "planets = 8\n[tiles]"), "has 'planets', which no sky file knows"),
        (("[tiles]", "[squares]"), "has 'squares'"),
    ],
)
def test_a_fault_in_an_own_sky_is_named(tmp_path: Path, change: tuple[str, str], fault: str) -> None:
    with pytest.raises(BadFile, match=re.escape(fault)):
        read_sky(own_file(tmp_path, change))


def test_a_sky_needs_all_its_parts(tmp_path: Path) -> None:
    path = tmp_path / "part.toml"
    for text, fault in (
        ("", "lacks a [tiles] table"),
        ("[tiles]\n1A = []", "lacks [[constellation]] tables"),
        ('[[constellation]]\nid = "Ori"', "lacks a [tiles] table"),
    ):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(BadFile, match=re.escape(fault)):
            read_sky(path)
    with pytest.raises(BadFile, match="cannot read the sky file"):
        read_sky(tmp_path / "nowhere.toml")


def test_a_constellation_must_be_somewhere(tmp_path: Path) -> None:
    path = own_file(tmp_path, ('["Tri"]', "[]"), ('["Per", "Tri"]', '["Per"]'))
    with pytest.raises(BadFile, match="constellation 'Tri' is on no tile"):
        read_sky(path)
    path.write_text(path.read_text().replace('id = "Tri"', 'id = " "'), encoding="utf-8")
    with pytest.raises(BadFile, match="empty id"):
        read_sky(path)


def test_a_sky_from_elsewhere_is_checked_too() -> None:
    sky = msgspec.structs.replace(built_in_sky("winter"), constellation=built_in_sky("winter").constellation[:3])
    with pytest.raises(BadFile, match="tile 1A bears 'Lyn'"):
        asterism.new("nacht", sky=msgspec.to_builtins(sky))
    with pytest.raises(BadFile, match="cannot read the sky file summer"):
        asterism.new("nacht", sky=Path("summer"))
    with pytest.raises(BadOption, match="option 'mode' takes klopfen or streng"):
        asterism.new("nacht", mode="loud")


def test_the_example_in_the_documentation_is_a_sky(tmp_path: Path) -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", EXAMPLE.read_text(encoding="utf-8"), re.DOTALL)
    path = tmp_path / "example.toml"
    path.write_text(example, encoding="utf-8")
    sky = read_sky(path)
    assert isinstance(sky, Sky)
    assert asterism.new("nacht", seats=3, sky=path).terms.printed == sky
    for option in msgspec.structs.fields(GAME.options_type):
        assert f"`{option.name}`" in EXAMPLE.read_text(encoding="utf-8")
