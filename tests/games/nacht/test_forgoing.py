"""Forgoing (N42-N52)."""

from __future__ import annotations

import pytest

from asterism.errors import IllegalMove
from tests.games.nacht.table import before, event, forgo_until_forced, look, may, position, purse, told, weiter

BOTH = pytest.mark.parametrize("mode", ["klopfen", "streng"])
FAR = "1A 1E 5A 5E 1B 1D 5B 5D 2A 2E 4A 4E 1C 5C 3A 3E"


@BOTH
def test_N42_with_a_fitting_tile_one_may_forgo(mode: str) -> None:
    assert "forgo" in may(position("3C", "2C", mode=mode))
    assert "forgo" in may(position("3C", "2C 1A", mode=mode))


@BOTH
def test_N43_forgoing_costs_one_coin(mode: str) -> None:
    match = position("3C", "2C", mode=mode)
    assert told(match.play("forgo"))[0] == ("forgone", "N43")
    assert match.state.coins[0] == 14


@BOTH
def test_N44_the_coin_lies_apart_for_all_to_see(mode: str) -> None:
    match = position("3C", "2C", mode=mode)
    match.play("forgo")
    for seat in (None, 0, 1, 2):
        assert look(match, seat).aside == [1, 0, 0]
    assert look(match, 1).coins[0] is None


def test_N45_the_coins_set_aside_count_the_forgoes() -> None:
    match = position("3C", "2C", stack=FAR)
    for times in range(1, 4):
        events = match.play("forgo")
        assert event(events, "forgone")["aside"] == times
        assert match.state.aside[0] == times
        weiter(match)
        weiter(match)


@BOTH
def test_N46_not_more_than_five_times_in_a_row(mode: str) -> None:
    match = position("3C", "2C", mode=mode, stack=FAR)
    forgo_until_forced(match)
    assert purse(match) == "10/5"
    with pytest.raises(IllegalMove, match=r"\(N46\)"):
        match.play("forgo")


@BOTH
def test_N47_who_forgoes_lays_no_tile_in_that_turn(mode: str) -> None:
    match = position("3C", "2C 4C", mode=mode)
    match.play("forgo")
    assert before(match, 0) == ["2C", "4C"]
    assert match.to_act == (1,)
    match = position("3C", "2C 4C", mode=mode)
    match.play("lay 2C")
    with pytest.raises(IllegalMove, match=r"\(N47\)"):
        match.play("forgo")


@BOTH
def test_N48_forgoing_ends_the_turn(mode: str) -> None:
    match = position("3C", "2C", mode=mode)
    events = match.play("forgo")
    assert told(events)[-1] == ("tile_revealed", "N25")
    assert match.state.turn == 1


@BOTH
def test_N49_next_time_one_reveals_and_chooses_anew(mode: str) -> None:
    match = position("3C", "2C", mode=mode, stack="1A 1E 5A 5E")
    match.play("forgo")
    weiter(match)
    weiter(match)
    assert before(match, 0) == ["2C", "5A"]
    assert {"lay 2C", "forgo"} <= set(may(match))


@BOTH
def test_N50_each_further_forgo_adds_a_coin(mode: str) -> None:
    match = position("3C", "2C|14/1", mode=mode)
    assert told(match.play("forgo"))[0] == ("forgone", "N50")
    assert purse(match) == "13/2"


@BOTH
@pytest.mark.parametrize("aside", [1, 2, 3, 4])
def test_N51_laying_a_tile_delivers_the_coins_to_the_bank(mode: str, aside: int) -> None:
    match = position("3C", f"2C|10/{aside}", mode=mode)
    events = match.play("lay 2C")
    assert event(events, "set_aside_paid") == {"type": "set_aside_paid", "seat": 0, "coins": aside, "rule": "N51"}
    assert purse(match) == "10/0"


@BOTH
def test_N52_after_the_fifth_forgo_one_must_lay_and_the_five_coins_are_gone(mode: str) -> None:
    match = position("3C", "2C", mode=mode, stack=FAR)
    forgo_until_forced(match)
    assert not {"forgo", "weiter"} & set(may(match))
    events = match.play("lay 2C")
    assert event(events, "set_aside_paid")["rule"] == "N52"
    assert purse(match) == "10/0"
