"""The worked cases of the rules, one by one, and some more of the same kind."""

from __future__ import annotations

import pytest

import asterism
from asterism.errors import IllegalMove
from asterism.games.nacht.rules_laying import places_open
from tests.games.nacht.table import bits, look, may, position, purse, told, weiter

INNER = ("2B", "2C", "2D", "3B", "3C", "3D", "4B", "4C", "4D")


def test_case_1_set_up_for_four() -> None:
    match = asterism.new("nacht", seats=4, seed=9)
    view = look(match)
    assert len(view.laid) == 1
    assert view.laid[0] in INNER
    assert len(view.unseen) + 1 == 24  # the first tile is already turned up
    assert view.markers == []
    assert match.state.coins.tolist() == [15] * 4


def test_case_2_what_fits_next_to_3c() -> None:
    fitting = places_open(bits("3C"))
    assert fitting & bits("2C")
    assert not fitting & bits("2B")
    assert not fitting & bits("5C")


def test_case_3_nothing_fits() -> None:
    match = position("3C", "1A", mode="streng")
    assert may(match) == ["weiter"]
    match.play("weiter")
    assert purse(match) == "15/0"
    assert look(match).held[0] == ["1A"]


def test_case_4_an_older_tile_fits() -> None:
    assert may(position("3C", "2C 1A", mode="streng")) == ["lay 2C", "forgo"]
    match = position("3C", "2C 1A")
    match.play("weiter")
    assert match.to_act == (1, 2)


@pytest.mark.parametrize(
    ("laid", "tiles", "moves", "expected"),
    [
        ("2B 2C 3B", "3C", ["lay 3C"], "16/0"),
        ("2D", "2E", ["lay 2E"], "17/0"),
        ("1C 1D 2C 3C 3D 3E 2E", "2D", ["lay 2D"], "26/0"),
        ("3C", "2C 1C", ["lay 2C", "lay 1C"], "15/0"),
        ("2B 2C 3B 4B", "3C 4C", ["lay 3C", "lay 4C"], "22/0"),
        ("1D 2D", "1E 2E", ["lay 1E", "lay 2E"], "20/0"),
        ("5A 4B 4C 5C", "5B", ["lay 5B"], "25/0"),
        ("1A 1B 2B 3A 3B", "2A", ["lay 2A"], "25/0"),
        ("3C 3D 3E 4D 4E 5D", "5E", ["lay 5E"], "23/0"),
    ],
)
@pytest.mark.parametrize("mode", ["klopfen", "streng"])
def test_cases_5_to_9_what_laying_earns(laid: str, tiles: str, moves: list[str], expected: str, mode: str) -> None:
    match = position(laid, tiles, mode=mode)
    for move in moves:
        match.play(move, seat=0)
    assert purse(match) == expected


def test_case_8_the_second_tile_alone_does_not_fit() -> None:
    with pytest.raises(IllegalMove, match=r"\(GN1\)"):
        position("3C", "2C 1C", mode="streng").play("lay 1C")
    match = position("3C", "2C 1C", mode="streng", second_tile_may_chain=False)
    match.play("lay 2C")
    with pytest.raises(IllegalMove, match=r"\(GN1\)"):
        match.play("lay 1C")


def test_case_10_forgo_and_lay_next_time() -> None:
    match = position("2D", "2E", stack="5A 5B 4A 5C")
    match.play("forgo")
    assert purse(match) == "14/1"
    weiter(match)
    weiter(match)
    events = match.play("lay 2E")
    assert ("set_aside_paid", "N51") in told(events)
    assert purse(match) == "16/0"
