"""When a figure stands (C15-C20, C36-C38, GC-4 to GC-9, GC-46), with the worked cases of the rulings."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import asterism
from asterism.games.constellation.moves import coordinates
from asterism.games.constellation.pieces import STEPS, Cell, Figure, all_cards, name_of, number_of, rotations
from asterism.games.constellation.rules_figures import moons_group, standing_card
from asterism.games.constellation.rules_table import kind_of
from asterism.kernel import how_many
from asterism.match import Match
from tests.contract.support import walk
from tests.games.constellation.table import dealt, kinds, legal, position, told, winner

CASE_2 = "L(0,0) 4(0,1) 4(0,2) 4(0,3)"
CASE_4 = "4(0,0) 4(-1,1) L(-2,2) 4(-3,3)"


def outcome(tiles: str, hands: str, move: str, **options: Any) -> str | None:
    match = position(tiles, hands, **options)
    match.play(move)
    return winner(match)


def test_GC_15_case_01_the_first_turn_is_one_of_18_placements() -> None:
    moves = legal(dealt())
    assert len(moves) == 18
    assert all(move.startswith("P") for move in moves)


def test_C15_case_02_the_first_player_whose_constellation_lies_wins() -> None:
    match = position(CASE_2, "P05 P07")
    events = told(match, "P4(1,3)")
    assert kinds(events) == ["star_placed", "cloud_put", "objective_realised", "match_won"]
    assert events[2]["cells"] == [(0, 0), (0, 1), (0, 2), (0, 3), (1, 3)]
    assert events[3]["rule"] == "C15"
    assert winner(match) == "A"
    assert [(result.score, result.rank) for result in match.results or ()] == [(1, 1), (0, 2)]


def test_GC_2_case_03_the_mirror_image_does_not_win() -> None:
    assert outcome(CASE_2, "P22", "P4(1,3)") is None


@pytest.mark.parametrize(
    ("move", "card"),
    [("P4(-3,4)", "P05"), ("P4(-4,3)", "P22"), ("P4(-4,4)", "P01"), ("P4(-3,2)", "P02"), ("P4(-2,3)", "P04")],
)
def test_GC_1_case_04_a_turned_figure_wins_with_the_moon_inside(move: str, card: str) -> None:
    assert outcome(CASE_4, card, move, deck=33) == "A"
    other = "P09 P10"
    assert outcome(CASE_4, other, move, deck=33) is None


def test_C19_case_05_one_more_star_of_the_type_spoils_the_figure() -> None:
    assert outcome(CASE_2 + " 4(-1,2)", "P05", "P4(1,3)") is None


def test_GC_5_case_06_a_star_that_touches_only_the_moon_spoils_it_too() -> None:
    assert outcome(CASE_2 + " 4(0,-1)", "P05", "P4(1,3)") is None


def test_GC_7_case_07_stars_of_other_types_may_touch() -> None:
    assert outcome(CASE_2 + " 5(0,-1) 6(1,2)", "P05", "P4(1,3)") == "A"


def test_GC_7_case_08_stars_of_the_type_may_lie_elsewhere() -> None:
    assert outcome(CASE_2 + " 5(2,3) 5(1,4) 4(3,3)", "P05", "P4(1,3)") == "A"


def test_C20_C16_case_09_the_right_shape_without_the_moon_does_not_win() -> None:
    assert outcome("L(0,-1) 5(0,0) 4(0,1) 4(0,2) 4(0,3) 4(0,4)", "P05", "P4(1,4)") is None


def test_C17_case_10_mixed_types_do_not_win() -> None:
    assert outcome("L(0,0) 4(0,1) 4(0,2) 5(0,3)", "P05", "P4(1,3)") is None
    for star in (4, 5, 6):
        tiles = f"L(0,0) {star}(0,1) {star}(0,2) {star}(0,3)"
        assert outcome(tiles, "P05", f"P{star}(1,3)") == "A"


def test_C18_each_figure_fits_its_own_card_and_no_other() -> None:
    for card in all_cards()[1:]:
        moon, *stars = card.cells
        last = _last_to_lay(moon, stars)
        tiles = [f"L({moon[0]},{moon[1]})"] + [f"5({q},{r})" for q, r in stars if (q, r) != last]
        match = position(" ".join(tiles), f"P03 {card.name}" if card.name != "P03" else "P04 P03")
        events = told(match, f"P5({last[0]},{last[1]})")
        assert winner(match) == "B"
        assert next(event["card"] for event in events if event["type"] == "objective_realised") == card.name


def _last_to_lay(moon: Cell, stars: list[Cell]) -> Cell:
    """A star whose cell touches the rest, so that it can be placed last."""
    return next(cell for cell in stars if any((cell[0] + q, cell[1] + r) in {moon, *stars} for q, r in STEPS))


def test_GC_6_to_touch_is_to_share_a_side() -> None:
    tiles = CASE_2 + " 4(2,4)"
    assert (2 - 1, 4 - 3) not in STEPS
    assert outcome(tiles.replace("4(2,4)", "5(1,4) 4(2,4)"), "P05", "P4(1,3)") == "A"
    for dq, dr in STEPS:
        q, r = 1 + dq, 3 + dr
        if (q, r) != (0, 3):
            assert outcome(f"{CASE_2} 4({q},{r})", "P05", "P4(1,3)") is None, (q, r)


def test_GC_8_C38_a_figure_is_found_for_everybody_without_a_claim() -> None:
    match = position(CASE_2, "P07 P05", turn="A")
    match.play("P4(1,3)")
    assert winner(match) == "B"


def test_C38_an_opponents_play_wins_normally_for_the_owner() -> None:
    match = position(CASE_2, "P07 P10 P05", seats=3)
    events = told(match, "P4(1,3)")
    assert events[-1] == {"type": "match_won", "seat": 2, "reason": "figure", "rule": "C15"}
    assert [result.rank for result in match.results or ()] == [2, 2, 1]


def test_GC_9_the_check_is_made_once_after_the_finished_play() -> None:
    """A replacement takes a star away and adds one: only the result counts."""
    match = position(CASE_2 + " 4(1,3) 4(-1,2)", "P05 P07")
    before = match.state.checks
    events = told(match, "R5(-1,2)")
    assert match.state.checks == before + 1
    assert winner(match) == "A"
    assert kinds(events).index("cloud_put") < kinds(events).index("objective_realised")


def test_C36_C37_a_star_under_a_cloud_counts_and_the_win_is_valid() -> None:
    assert outcome(CASE_2, "P05 P07", "P4(1,3)", clouds="A(0,1) B(0,2)") == "A"


def test_GC_46_a_cloud_on_the_moon_spoils_nothing() -> None:
    assert outcome(CASE_2, "P05 P07", "P4(1,3)", clouds="B(0,0)") == "A"


# --- the five-cell lemma ---------------------------------------------------------------------


def literally(tiles: dict[Cell, int], moon: Cell, kind: int) -> Figure | None:
    """The sheet to the letter: five cells with the Moon and four stars of a type that no fifth one touches."""
    near = [cell for cell, star in tiles.items() if star == kind]
    for stars in combinations(near, 4):
        figure = (moon, *stars)
        if any(min(rotations(figure)) == card.cells for card in all_cards()):
            touched = {(q + dq, r + dr) for q, r in figure for dq, dr in STEPS}
            if not any(cell in touched for cell in near if cell not in stars):
                return tuple(sorted(figure))
    return None


def test_C18_C19_the_lemma_agrees_with_the_letter_of_the_sheet() -> None:
    games = 12
    stood = 0
    for number in range(games):
        match = asterism.new("constellation", seats=5, deck=33, objectives=1, seed=f"lemma {number}")
        for step, _ in enumerate(walk(match, f"lemma {number}")):
            if step > 6 and step % 3 == 0:
                stood += agrees(match)
    assert stood > games // 3


def agrees(match: Match) -> int:
    state, setup = match.state, match.terms.setup
    tiles = {coordinates(state.cell[tile]): kind_of(state, tile) for tile in range(state.tiles)}
    moon = coordinates(state.cell[state.moon])
    stood = 0
    for kind in range(3):
        figure = literally(tiles, moon, kind)
        card = int(standing_card(setup, state, kind))
        group = int(moons_group(state, kind))
        assert (figure is None) == (card < 0)
        if figure is not None:
            assert how_many(group) == 5
            assert number_of(name_of(card)) == card
            assert min(rotations(figure)) == all_cards()[card].cells
            stood += 1
    return stood


def test_C16_C18_every_pure_position_round_the_moon_shows_exactly_its_own_card() -> None:
    """All 930 ways in which a figure can lie with the Moon in it."""
    ways = [(card, figure, moon) for card in all_cards() for figure in rotations(card.cells) for moon in figure]
    assert len(ways) == 930
    for card, figure, moon in ways:
        tiles = [f"L({moon[0]},{moon[1]})"] + [f"6({q},{r})" for q, r in figure if (q, r) != moon]
        match = position(" ".join(tiles), deck=33)
        assert name_of(int(standing_card(match.terms.setup, match.state, 2))) == card.name
