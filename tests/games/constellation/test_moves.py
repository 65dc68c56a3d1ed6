"""Moves as text and as numbers, and the table as text (C22, GC-47)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterism.deal import draw
from asterism.errors import IllegalMove
from asterism.games.constellation import GAME
from asterism.games.constellation.bot.evaluate import evaluate
from asterism.games.constellation.moves import Change, Cover, Keep, MoveMoon, Place, Replace, Swap, notation, read_move
from asterism.games.constellation.rules_actions import ACTIONS, SWAP, earlier_of_swap, later_of_swap, swap_action
from asterism.match import Match
from asterism.options import agree_terms
from tests.games.constellation.table import dealt, position, seen

TERMS = agree_terms(GAME)
COORDINATE = st.integers(-49, 49)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("P4(1,3)", Place(4, 1, 3)),
        ("p4 (1, 3)", Place(4, 1, 3)),
        (" P 4 1 3 ", Place(4, 1, 3)),
        ("p4 -1 -3", Place(4, -1, -3)),
        ("R6(-1,2)", Replace(6, -1, 2)),
        ("r6 -1,2", Replace(6, -1, 2)),
        ("m(2,0)", MoveMoon(2, 0)),
        ("M 2 0", MoveMoon(2, 0)),
        ("X(0,1)(1,1)", Swap(0, 1, 1, 1)),
        ("x ( 0 , 1 ) ( 1 , -1 )", Swap(0, 1, 1, -1)),
        ("c(0,-1)", Cover(0, -1)),
        ("change P05", Change("P05")),
        ("CHANGE p5", Change("P05")),
        ("change 5", Change("P05")),
        ("Keep", Keep()),
    ],
)
def test_C22_reading_is_forgiving_about_case_and_blanks(text: str, move: object) -> None:
    assert read_move(TERMS, text) == move


@pytest.mark.parametrize(
    "text", ["", "hello", "P7(1,3)", "P4", "P4(1)", "X(1,1)", "4(1,3)", "change", "M(100,0)", "P4(1,3"[:-2]]
)
def test_C22_what_is_not_understood_is_said(text: str) -> None:
    with pytest.raises(IllegalMove, match="is not a move; write"):
        read_move(TERMS, text)


@given(st.sampled_from((4, 5, 6)), COORDINATE, COORDINATE, COORDINATE, COORDINATE)
def test_GC_47_every_move_survives_its_notation(star: int, q: int, r: int, a: int, b: int) -> None:
    for move in (Place(star, q, r), Replace(star, q, r), MoveMoon(q, r), Swap(q, r, a, b), Cover(q, r)):
        assert read_move(TERMS, notation(TERMS, move)) == move


def test_C54_every_pair_of_tiles_has_a_number_of_its_own() -> None:
    numbers = [int(swap_action(tile, later)) for later in range(25) for tile in range(later)]
    assert sorted(numbers) == list(range(SWAP, SWAP + 300))
    for number in numbers:
        assert swap_action(earlier_of_swap(number - SWAP), later_of_swap(number - SWAP)) == number


def test_GC_47_actions_are_dense_and_border_cells_are_numbered_along_the_rows() -> None:
    assert ACTIONS == 900
    match = position("L(0,0) 4(1,0)")
    places = [move for move in match.legal_moves() if isinstance(move, Place)]
    cells = [(move.r, move.q) for move in places if move.star == 4]
    assert cells == sorted(cells)
    assert match.legal_actions(0)[: len(places)] == list(range(len(places)))


def test_GC_47_the_text_shows_every_tile_and_free_cell_with_its_coordinates() -> None:
    match = position("L(0,0) 4(1,0) 5(2,0) 6(2,-1)", "P13 P07", clouds="A(1,0) B(1,0)")
    text = match.text(0)
    for tile in seen(match).tiles:
        assert f"{tile.q},{tile.r}" in text
    for move in match.legal_moves():
        if isinstance(move, Place):
            assert f"{move.q},{move.r}" in text
    assert "(4)~AB" in text
    assert "(☾)" in text
    assert "P13" in text
    assert "o o o" in text
    assert "P07" not in text


def test_GC_24_players_with_the_same_initial_get_numbered_clouds() -> None:
    match = Match(TERMS, draw(TERMS.chances, b"names"), ["Anna", "Alex"])
    match.play("P4(1,0)")
    match.play("P5(2,0)")
    text = match.text()
    assert "(4)~" in text
    assert {"~1", "~2"} <= {text[i : i + 2] for i in range(len(text))}
    assert "1 Anna" in text


def test_C18_bots_like_nearer_figures_better() -> None:
    def worth(tiles: str) -> float:
        match = position(tiles, "P05 P30")
        return float(evaluate(match.terms.setup, match.state, 0))

    near = worth("L(0,0) 4(0,1) 4(0,2) 4(0,3)")
    assert near > worth("L(0,0) 4(0,1) 4(0,2) 5(0,3)") > worth("L(0,0) 4(0,1) 5(0,2) 6(0,3)")
    assert near > worth("L(0,0) 4(0,1) 4(0,2) 4(0,3) 4(-1,2)")


def test_C15_bots_value_wins_draws_and_losses() -> None:
    won = position("L(0,0) 4(0,1) 4(0,2) 4(0,3)", "P05 P30")
    won.play("P4(1,3)")
    values = [float(evaluate(won.terms.setup, won.state, seat)) for seat in (0, 1)]
    assert values[0] > 100
    assert values[1] < -100
    assert abs(float(evaluate(dealt().terms.setup, dealt().state, 0))) < 1
