"""Pictures of every game: drawn from what a spectator may see, well formed, and the same for the same position."""

from __future__ import annotations

import random
import struct
from collections.abc import Iterator
from xml.etree import ElementTree as ET

import pytest

import asterism
from asterism.drawing import Box, element, mixed
from asterism.kernel import seeded
from asterism.layout import copy_of
from asterism.match import Match
from asterism.pictures.film import MOST_FRAMES, film_of, scenes_of
from asterism.pictures.raster import png_from_another_process, png_of
from asterism.pictures.scene import HEIGHT, WIDTH, Scene, in_lines, shortened, svg_of, wrapped
from asterism.pictures.stills import drawing_of, scene_of, scene_of_game, still_of
from tests.contract.support import SPECTATOR

PLAYERS = ["Ada", "Bo & <Co>", "Cy", "Dan", "Eve"]
SVG = "{http://www.w3.org/2000/svg}"
every_game = pytest.mark.parametrize("game", asterism.names())


def played(game: str, seed: str, moves: int | None = None) -> Match:
    """A match of the most players after some random moves, or to its end."""
    chooser = random.Random(seed)
    seats = asterism.load(game).seats[-1]
    match = asterism.new(game, seats=seats, seed=seed, players=PLAYERS[:seats])
    while (seat := match.current_seat) is not None and (moves is None or len(match.turns) < moves):
        match.play(chooser.choice(match.legal_moves(seat)), seat=seat)
    return match


def in_another_world(match: Match, seed: str) -> Match:
    """The same match in a world that spectators cannot tell from the real one."""
    other, world = match.copy(), copy_of(match._state)
    match.game.kernels.resample(match.terms.setup, world, SPECTATOR, seeded(seed))
    other._state = world
    return other


def parsed(svg: str) -> ET.Element:
    """The picture, which is well formed."""
    return ET.fromstring(svg)  # noqa: S314 (it is our own)


def texts_in(svg: str) -> Iterator[str]:
    """All that is written in a picture."""
    return (text.text or "" for text in parsed(svg).iter(f"{SVG}text"))


@every_game
def test_a_picture_of_a_running_match_is_the_same_in_every_world_that_spectators_deem_possible(game: str) -> None:
    for moves in (1, 5, 12, 25):
        match = played(game, f"secret {moves}", moves)
        shown = still_of(match, "en")
        for world in range(4):
            assert still_of(in_another_world(match, f"{moves} {world}"), "en") == shown


@every_game
def test_a_picture_names_the_game_the_players_and_what_happened(game: str) -> None:
    match = played(game, "names", 9)
    written = set(texts_in(still_of(match, "de")))
    assert {*match.players, "Nach 9 Zügen"} <= written
    over = scene_of(played(game, "end"), "en")
    assert over.subtitle.startswith("The end")
    assert not any(player.is_to_act for player in over.players)
    assert over.drawing is not None
    assert over.drawing.layers[0]


@every_game
def test_the_picture_of_a_game_names_nobody(game: str) -> None:
    scene = scene_of_game(game, "fr")
    assert scene.players == ()
    assert scene.drawing is not None
    parsed(svg_of(scene))


@every_game
def test_a_film_shows_every_turn_and_ends_with_the_result(game: str) -> None:
    match = played(game, "film")
    scenes = list(scenes_of(match, "en"))
    assert len(scenes) == min(len(match.turns), MOST_FRAMES) + 1
    assert scenes[-1] == scene_of(match, "en")
    film = parsed(film_of(match))
    last = [
        text.text
        for group in film.iter(f"{SVG}g")
        if group.get("visibility") != "hidden"
        for text in group.findall(f"{SVG}text")
    ]
    assert scenes[-1].subtitle in last
    for animation in film.iter(f"{SVG}animate"):
        times = [float(time) for time in animation.attrib["keyTimes"].split(";")]
        assert times == sorted(set(times))
        assert times[0] == 0
        assert len(animation.attrib["values"].split(";")) == len(times)


def test_pixels_are_drawn_here_and_in_another_process_alike() -> None:
    svg = still_of(played("sternenhimmel", "pixels", 5))
    png = png_of(svg)
    assert struct.unpack(">II", png[16:24]) == (WIDTH, HEIGHT)
    assert png_from_another_process(svg, 60) == png
    assert png_of(svg, 300)[16:20] == struct.pack(">I", 300)


def test_a_game_without_drawings_still_has_a_picture() -> None:
    assert list(texts_in(svg_of(Scene("Chess", None, words="Two players, one board."))))


def test_what_people_wrote_cannot_leave_its_place_in_the_picture() -> None:
    assert element("text", x='"<&') == '<text x="&quot;&lt;&amp;"/>'
    assert "Bo & <Co>" in set(texts_in(still_of(played("afrika", "escaped", 3))))


def test_long_texts_are_shortened_wrapped_or_broken_where_it_looks_best() -> None:
    assert shortened("short", 20, 500) == "short"
    assert shortened("a very long name indeed", 20, 100).endswith("…")
    assert wrapped("", 20, 100) == []
    assert in_lines("La Constellation du Joueur") == ["La Constellation", "du Joueur"]
    assert in_lines("Sternenhimmel") == ["Sternenhimmel"]


def test_boxes_and_colours_are_put_together() -> None:
    assert Box(0, 0, 2, 2).around(Box(-1, 1, 1, 4)) == Box(-1, 0, 3, 5)
    assert mixed("#ffffff", 0.5, "#000000") == "#808080"


@every_game
def test_a_drawing_of_the_same_position_is_the_same(game: str) -> None:
    assert drawing_of(played(game, "same", 10)) == drawing_of(played(game, "same", 10))
