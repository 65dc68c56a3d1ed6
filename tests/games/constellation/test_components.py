"""The box, the cards and the presets (C1-C8, C42, C59, C60, GC-1 to GC-4, GC-37)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import asterism
from asterism.errors import BadOption
from asterism.games.constellation import GAME
from asterism.games.constellation.options import PRESETS
from asterism.games.constellation.pieces import (
    STEPS,
    all_cards,
    beside,
    deck_of,
    figure_number,
    images,
    mirrored,
    pentahexes,
    rotations,
)
from asterism.i18n import Translator
from asterism.naming import LANGUAGES
from asterism.options import agree_terms
from tests.games.constellation.pieces import count_pieces
from tests.games.constellation.table import dealt, legal, position, seen, winner

TABLE = (Path(__file__).parent / "pentahexes.txt").read_text().splitlines()[1:]


def text_of(rule: str, language: str = "en") -> str:
    book = tomllib.loads((GAME.folder / "rulebook.toml").read_text(encoding="utf-8"))
    return next(entry[language] for entry in book["rule"] if entry["id"] == rule)


def test_C1_the_game_is_for_two_to_five_players_from_eight_years_on() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    assert "2 to 5 players" in text_of("C1")
    assert "8" in text_of("C1")
    assert "10 to 15 minutes" in text_of("C1")
    for seats in (1, 6):
        with pytest.raises(BadOption, match="2 to 5 players"):
            agree_terms(GAME, seats)


def test_C2_C3_C4_C5_there_are_a_moon_and_eight_stars_of_each_type() -> None:
    match = dealt()
    pieces = count_pieces(match.terms, match.state)
    assert pieces["moons"] == 1
    assert pieces["stars"] == [8, 8, 8]
    assert seen(match).reserve == [8, 8, 8]


def test_C6_each_card_shows_five_linked_hexagons_and_there_are_32() -> None:
    cards = deck_of(32).cards
    assert len(cards) == 32
    for card in cards:
        cells = set(card.cells)
        assert len(cells) == 5
        reached = {card.cells[0]}
        for _ in range(5):
            reached |= {(q + dq, r + dr) for q, r in reached for dq, dr in STEPS} & cells
        assert reached == cells


def test_C7_GC_45_all_cards_are_different_so_no_two_players_hold_the_same() -> None:
    for size in (22, 32, 33):
        cards = deck_of(size).cards
        shapes = [rotations(card.cells)[0] for card in cards]
        assert len({min(rotations(shape)) for shape in shapes}) == size
        match = asterism.new("constellation", seats=3, objectives=5, deck=size, seed=4)
        held = [int(card) for card in match.state.hands[:3].ravel()]
        assert len(set(held)) == 15


def test_C8_each_player_has_one_cloud() -> None:
    for seats in GAME.seats:
        match = dealt(seats)
        assert seen(match).clouds == [None] * seats


@pytest.mark.parametrize("line", TABLE)
def test_GC_1_GC_3_the_generated_figures_are_those_of_the_table(line: str) -> None:
    name, cells, mirror, orientations, border, contacts = line.split("  ")
    card = next(card for card in all_cards() if card.name == name)
    assert " ".join(f"({q},{r})" for q, r in card.cells) == cells
    assert card.mirror == (name if mirror == "self" else mirror)
    assert len(rotations(card.cells)) == int(orientations)
    assert len(beside(card.cells)) == int(border)
    touching = sum((q + dq, r + dr) in card.cells for q, r in card.cells for dq, dr in STEPS)
    assert touching == 2 * int(contacts)


def test_GC_3_the_deck_leaves_out_the_straight_line_unless_all_33_are_agreed() -> None:
    names = [card.name for card in all_cards()]
    assert names == [f"P{number:02}" for number in range(1, 34)]
    assert [card.name for card in deck_of(32).cards] == names[1:]
    assert [card.name for card in deck_of(33).cards] == names
    assert agree_terms(GAME).options.deck == 32
    line = position("L(0,0) 4(0,1) 4(0,2) 4(0,3)", "P01", deck=33)
    line.play("P4(0,4)")
    assert winner(line) == "A"


def test_GC_3_a_straight_line_is_on_no_card_of_the_default_deck() -> None:
    match = position("L(0,0) 4(0,1) 4(0,2) 4(0,3)")
    events = match.play("P4(0,4)")
    assert not match.is_over
    assert len(events) == 2


def test_GC_2_33_figures_up_to_rotation_are_22_with_mirror_images() -> None:
    assert len(pentahexes()) == 33
    assert sum(len(rotations(figure)) for figure in pentahexes()) == 186
    assert len({min(rotations(figure) + rotations(mirrored(figure))) for figure in pentahexes()}) == 22
    deck = deck_of(22)
    assert len(deck.cards) == 22
    assert deck.cards[0].name == "P01"
    assert all(card.name <= card.mirror for card in deck.cards)


def test_GC_2_a_mirror_image_wins_only_where_mirror_images_are_the_same() -> None:
    for deck, held, wins in ((32, "P22", False), (22, "P05", True), (33, "P05", True), (33, "P22", False)):
        match = position("L(0,0) 4(0,1) 4(0,2) 4(0,3)", held, deck=deck)
        match.play("P4(1,3)")
        assert (winner(match) == "A") is wins, (deck, held)
    mirror_image = position("L(0,0) 4(1,0) 4(2,0) 4(3,0)", "P05", deck=22)
    mirror_image.play("P4(3,1)")
    assert winner(mirror_image) == "A"


def test_GC_2_two_mirror_images_at_once_are_one_card_and_one_point() -> None:
    tiles = "L(0,0) 4(0,1) 4(0,2) 4(0,3) 4(1,3) 5(1,0) 5(2,0) 5(3,0)"
    match = position(tiles, "P05 P07", deck=22, objectives=2, points=3)
    match.play("P5(3,1)")
    assert seen(match).points == [1, 0]


def test_GC_4_the_moon_may_be_any_of_the_five_cells() -> None:
    figure = [(0, 0), (0, 1), (0, 2), (0, 3), (1, 3)]
    for moon in figure:
        stars = [cell for cell in figure if cell != moon]
        for last in stars:
            tiles = [f"4({q},{r})" for q, r in stars if (q, r) != last]
            match = position(" ".join([f"L({moon[0]},{moon[1]})", *tiles]), "P05")
            if f"P4({last[0]},{last[1]})" in legal(match):
                match.play(f"P4({last[0]},{last[1]})")
                assert winner(match) == "A", (moon, last)


def test_GC_1_every_rotation_of_every_card_has_a_number_of_its_own() -> None:
    numbers = [figure_number(figure) for card in all_cards() for figure in images(card, mirror_too=False)]
    assert len(numbers) == len(set(numbers)) == 186


def test_C42_C60_GC_37_presets_follow_the_sheets_advice() -> None:
    assert set(PRESETS) == {"base", "three_and_more", "experienced"}
    assert agree_terms(GAME, 2, PRESETS["base"]).options == agree_terms(GAME, 2).options
    assert agree_terms(GAME, 3, PRESETS["three_and_more"]).options.objectives == 2
    expert = agree_terms(GAME, 5, PRESETS["experienced"]).options
    assert (expert.objectives, expert.open_game, expert.points) == (3, True, 2)
    for language in LANGUAGES:
        say = Translator(language, "constellation").say
        assert len({say(f"preset-{name.replace('_', '-')}") for name in PRESETS}) == 3


def test_C59_house_variants_are_options_that_combine_freely() -> None:
    assert "invent" in text_of("C59")
    given: dict[str, Any] = {
        "objectives": 5, "points": 4, "change": "instead_of_play", "change_limit": 3, "visible": True,
        "open_game": True, "blocking": True, "simultaneous": "draw", "deck": 33, "null_moves": "forbid",
        "exhaustion": "leader", "repetition": "off", "stale": 20, "swaps": "off", "most_plays": 300,
    }  # fmt: skip
    assert dict(asterism.new("constellation", seats=5, seed=1, **given).record().options) == given
