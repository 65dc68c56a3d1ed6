"""Revealing and laying (N25-N41)."""

from __future__ import annotations

import pytest

from asterism.errors import IllegalMove
from asterism.games.nacht.event_types import ConstellationFinished
from tests.games.nacht.table import before, event, look, may, paid, position, purse, told, weiter


def test_N25_the_player_on_turn_takes_the_top_tile_and_lays_it_before_him() -> None:
    match = position("3C", "1A", "", "", stack="5E 1E")
    match.play("weiter")
    match.play("pass", seat=1)
    events = match.play("pass", seat=2)
    assert event(events, "tile_revealed") == {"type": "tile_revealed", "seat": 1, "tile": "5E", "rule": "N25"}
    assert before(match, 1) == ["5E"]
    assert look(match).revealed == "5E"
    assert len(look(match).unseen) == 22


def test_N26_only_a_tile_next_to_a_lying_one_can_be_laid() -> None:
    match = position("3C", "2C 2B")
    assert told(match.play("lay 2B")) == [("did_not_fit", "GN22")]
    assert told(match.play("lay 2C")) == [("tile_laid", "N32")]


def test_N27_an_older_tile_may_have_come_to_fit() -> None:
    match = position("3C", "1C", "2C", mode="streng", stack="5E 5A 1E")
    assert may(match) == ["weiter"]
    match.play("weiter")
    match.play("lay 2C")
    match.play("weiter")
    match.play("weiter")
    assert "lay 1C" in may(match)


def test_N28_a_tile_that_cannot_be_laid_stays_before_its_player() -> None:
    match = position("3C", "1A")
    match.play("lay 1A")
    weiter(match)
    assert before(match, 0) == ["1A"]


def test_N29_any_number_of_tiles_may_collect() -> None:
    match = position("3C", "1A", seats=2, stack="1E 1B 5E 1D 5A 2A 5B 2E 5D 4A 5C 4E")
    for _ in range(13):
        weiter(match)
    assert len(before(match, 0)) + len(before(match, 1)) == 14
    assert len(before(match, 1)) == 7


def test_N30_weiter_with_nothing_fitting_costs_nothing_and_the_left_neighbour_plays() -> None:
    match = position("3C", "1A", mode="streng")
    assert may(match) == ["weiter"]
    events = match.play("weiter")
    assert told(events)[0] == ("said_weiter", "N30")
    assert purse(match) == "15/0"
    assert match.to_act == (1,)


def test_N31_with_a_fitting_tile_one_must_lay_or_forgo() -> None:
    for tiles in ("2C", "1A 2C", "2C 1A"):
        match = position("3C", tiles, mode="streng")
        assert may(match) == ["lay 2C", "forgo"]
        with pytest.raises(IllegalMove, match=r"\(N31\)"):
            match.play("weiter")


def test_N32_the_drawn_tile_or_any_other_of_ones_own() -> None:
    match = position("3C", "2C 4C", "3B", mode="streng")
    assert may(match) == ["lay 2C", "lay 4C", "forgo"]
    with pytest.raises(IllegalMove, match=r"does not lie before you \(N32\)"):
        match.play("lay 3B")
    assert told(match.play("lay 2C")) == [("tile_laid", "N32")]


def test_N33_at_most_two_tiles_in_one_turn() -> None:
    match = position("3C", "2C 4C 3B")
    match.play("lay 2C")
    events = match.play("lay 4C")
    assert told(events)[0] == ("tile_laid", "N33")
    assert match.state.turn == 1
    assert before(match, 0) == ["3B"]


def test_N34_each_of_two_tiles_is_scored_by_itself() -> None:
    match = position("2B 2C 3B 4B", "3C 4C")
    first, second = match.play("lay 3C"), match.play("lay 4C")
    assert (paid(first, "square_closed"), paid(first, "constellation_finished")) == (1, 0)
    assert (paid(second, "square_closed"), paid(second, "constellation_finished")) == (1, 5)


def test_N35_a_closed_square_gets_a_marker() -> None:
    match = position("2B 2C 3B", "3C")
    events = match.play("lay 3C")
    assert event(events, "square_closed")["tiles"] == ["2B", "2C", "3B", "3C"]
    assert look(match).markers == ["2B"]
    assert "●" in match.text()


def test_N36_each_marker_earns_one_coin() -> None:
    match = position("2B 2C 3B", "3C")
    assert ("square_closed", "N36") in told(match.play("lay 3C"))
    assert purse(match) == "16/0"


def test_N37_a_constellation_pays_as_many_coins_as_it_has_tiles() -> None:
    for laid, tile, name, size in (
        ("2D", "2E", "Aries", 2),
        ("2A 2B", "3B", "Gemini", 3),
        ("3B 4B 4C", "4A", "Monoceros", 4),
        ("2B 2C 3C 4C", "3B", "Orion", 5),
        ("3D 3E 4D 4E 5D 5E", "3C", "Eridanus", 7),
    ):
        match = position(laid, tile)
        events = match.play(f"lay {tile}")
        assert event(events, "constellation_finished") == {
            "type": "constellation_finished",
            "seat": 0,
            "sky": name,
            "coins": size,
            "rule": "N37",
        }
        assert match.state.coins[0] == 15 + size + paid(events, "square_closed")


def test_N38_two_constellations_at_once_are_both_paid_in_full() -> None:
    match = position("3A 1A 1B 2B 3B", "2A")
    events = match.play("lay 2A")
    finished = [(e.sky, e.coins, e.rule) for e in events if isinstance(e, ConstellationFinished)]
    assert finished == [("Gemini", 3, "N37"), ("Lynx", 3, "N38"), ("Cancer", 2, "N38")]


def test_N39_squares_and_constellations_add_up() -> None:
    match = position("3A 1A 1B 2B 3B", "2A")
    match.play("lay 2A")
    assert purse(match) == f"{15 + 2 + 3 + 3 + 2}/0"


def test_N40_only_the_layer_of_the_last_tile_is_paid() -> None:
    match = position("3D", "2D", mode="streng", stack="2E")
    match.play("lay 2D")
    match.play("weiter")
    events = match.play("lay 2E")
    assert event(events, "constellation_finished")["seat"] == 1
    assert [purse(match, seat) for seat in range(3)] == ["15/0", "17/0", "15/0"]


def test_N41_weiter_ends_the_turn_after_laying_and_nobody_may_knock() -> None:
    match = position("3C", "2C 4C")
    match.play("lay 2C")
    assert "weiter" in may(match)
    events = match.play("weiter")
    assert told(events)[0] == ("said_weiter", "N41")
    assert match.to_act == (1,)
