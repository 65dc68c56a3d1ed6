"""Cells are told by where they are, seen from the Moon."""

from __future__ import annotations

import pytest

import asterism
from asterism.games.constellation.event_types import Whereabouts
from asterism.games.constellation.events import AROUND, place_from
from asterism.i18n import Translator
from tests.games.constellation.table import position

STEPS = dict(AROUND)
CELLS = [(q, r) for q in range(-7, 8) for r in range(-7, 8)]


@pytest.mark.parametrize("cell", CELLS)
def test_the_steps_lead_from_the_moon_to_the_cell(cell: tuple[int, int]) -> None:
    moon = (2, -1)
    place = place_from(moon, cell)
    walked = moon
    for direction, steps in ((place.direction, place.steps), (place.then, place.more)):
        q, r = STEPS.get(direction, (0, 0))
        walked = walked[0] + steps * q, walked[1] + steps * r
    assert walked == cell
    assert (place.then == "here") == (place.more == 0)


def test_the_moon_itself_is_here() -> None:
    assert place_from((3, 4), (3, 4)) == Whereabouts("here", 0, "here", 0)


def told(moves: list[str], language: str = "en", you: int | None = None) -> list[str]:
    match = asterism.new("constellation", seats=2, seed=0, players=["Ada", "Bo"])
    translator = Translator(language, "constellation")
    for move in moves:
        match.play(move)
    return [translator.tell(event, match.players, match.terms.names, you) for event in match.turns[-1].events]


def test_plays_are_told_in_words() -> None:
    assert told(["P5(1,0)"]) == [
        "Ada places a five-pointed star right of the Moon.",
        "Ada\u2019s Cloud now lies right of the Moon.",
    ]
    assert told(["P5(1,0)", "P6(2,0)"], you=1) == [
        "You place a six-pointed star 2 cells to the right of the Moon.",
        "Your Cloud now lies 2 cells to the right of the Moon.",
    ]
    assert told(["P5(0,1)"], "de") == [
        "Ada legt einen fünfzackigen Stern rechts unten vom Mond an.",
        "Die Wolke von Ada liegt jetzt rechts unten vom Mond.",
    ]
    assert told(["P5(0,-1)"], "fr", you=0) == [
        "Vous posez une Étoile à cinq branches en haut à gauche de la Lune.",
        "Vous mettez votre Nuage en haut à gauche de la Lune.",
    ]


def test_a_moved_moon_is_told_by_how_far_it_went_and_bears_its_cloud() -> None:
    sentences = told(["P5(1,0)", "P6(0,1)", "M(2,0)"])
    assert sentences == ["Ada moves the Moon 2 cells to the right.", "Ada\u2019s Cloud now lies on the Moon."]


def test_figures_have_names_of_their_own() -> None:
    words = Translator("en", "constellation")
    match = position("(0)")
    names = {code: words.say("name-card", **arguments) for code, arguments in match.terms.names.words["card"].items()}
    assert len(set(names.values())) == len(names)
    assert names["P04"] == "the mirrored Axe"
