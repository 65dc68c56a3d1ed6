"""Bots judge an offer of a draw by their chances."""

from __future__ import annotations

import pytest

import asterism
from asterism.bots.draws import accepts_draw, chance_of_winning
from asterism.match import Match
from tests.games.constellation.table import position

NEARLY = "L(0,0) 4(0,1) 4(0,2) 4(0,3)"
"""One more star completes the line P01."""


def won_by_a(turn: str) -> Match:
    """A, whose card everybody sees, needs one more star."""
    return position(NEARLY, hands="P01 P07", turn=turn, visible=True, deck=33)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_before_the_first_move_no_bot_accepts_a_draw(seats: int) -> None:
    match = asterism.new("constellation", seats=seats, seed=seats)
    assert [seat for seat in range(seats) if accepts_draw(match, seat, "seed")] == []


def test_a_bot_that_is_about_to_lose_accepts_and_the_other_does_not() -> None:
    match = won_by_a(turn="A")
    assert chance_of_winning(match, 0, "seed") > 0.9
    assert chance_of_winning(match, 1, "seed") < 0.1
    assert [accepts_draw(match, seat, "seed") for seat in (0, 1)] == [False, True]


def test_asked_again_in_the_same_position_a_bot_answers_the_same() -> None:
    match = won_by_a(turn="B")
    assert chance_of_winning(match, 0, "seed") == chance_of_winning(match, 0, "seed")


def test_the_answer_does_not_depend_on_what_the_seat_cannot_know() -> None:
    hands = ("P01 P07", "P12 P07")
    chances = [chance_of_winning(position(NEARLY, hands=hand, deck=33), 1, "seed") for hand in hands]
    assert chances[0] == chances[1]
