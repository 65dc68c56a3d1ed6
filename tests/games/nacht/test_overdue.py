"""When the time for a move has run out (GN45)."""

from __future__ import annotations

import pytest

from asterism.games.nacht import live
from asterism.layout import plain
from asterism.match import Match
from tests.games.nacht.table import forgo_until_forced, position
from tests.games.nacht.test_forgoing import FAR


def move_for(match: Match) -> str:
    """What is done for the player whom everybody waits for."""
    seat = match.current_seat
    assert seat is not None
    action = live.overdue(match.terms, plain(match.blinded(seat)), seat)
    return match.notation(match.game.moves.move_of(match.terms, match.position, seat, action))


def test_GN45_with_oversights_the_app_says_weiter() -> None:
    assert move_for(position("3C", "2C 1A", mode="klopfen")) == "weiter"


def test_GN45_where_one_has_to_lay_the_app_lays_a_fitting_tile() -> None:
    match = position("3C", "2C", mode="klopfen", stack=FAR)
    forgo_until_forced(match)
    assert move_for(match) == "lay 2C"


def test_GN45_strictly_the_app_forgoes_if_possible() -> None:
    assert move_for(position("3C", "2C 1A", mode="streng")) == "forgo"


def test_GN45_strictly_without_a_coin_the_app_lays_what_pays_best_and_of_equals_the_first() -> None:
    assert move_for(position("3C 2C 3B", "2B 4C|0/0", mode="streng")) == "lay 2B", "it closes a square"
    assert move_for(position("3C", "4C 2C|0/0", mode="streng")) == "lay 2C"


def test_GN45_strictly_without_a_fitting_tile_the_app_says_weiter() -> None:
    assert move_for(position("3C", "1A", mode="streng")) == "weiter"


def test_GN45_a_knocker_without_proof_who_does_not_choose_lays_what_would_have_paid_best() -> None:
    match = position("3C 2C 3B", "2B 4C 3D|5/0", mode="klopfen", knock_proof=False)
    match.play("weiter")
    match.play("knock", seat=1)
    assert move_for(match) == "knock 2B", "it would have closed a square"
    equals = position("3C", "4C 2C 3D", mode="klopfen", knock_proof=False)
    equals.play("weiter")
    equals.play("knock", seat=2)
    assert move_for(equals) == "knock 2C"


@pytest.mark.parametrize("proof", [True, False])
def test_GN45_a_seat_that_does_not_answer_lets_it_pass(proof: bool) -> None:  # noqa: FBT001
    match = position("3C", "2C", mode="klopfen", knock_proof=proof)
    match.play("weiter")
    assert move_for(match) == "pass"
