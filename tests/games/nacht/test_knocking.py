"""Knocking (N53-N63) and the rulings on it (GN23-GN34)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import asterism
from asterism.errors import IllegalMove
from asterism.game import RaceRules
from asterism.games.nacht import live
from asterism.games.nacht.moves import Knock, KnockInVain, Pass
from asterism.kernel import seeded
from asterism.match import Match
from tests.games.nacht.table import before, event, look, may, paid, position, purse, told


def overlooked(*players: str, laid: str = "3C", **options: Any) -> Match:
    """Seat 0 has said "Weiter!"; unless told otherwise it could have laid 2C, but not 1A."""
    match = position(laid, *(players or ("2C 1A",)), **options)
    match.play("weiter", seat=0)
    return match


def test_N53_any_other_player_may_knock() -> None:
    match = overlooked(seats=4)
    assert match.to_act == (1, 2, 3)
    for seat in (1, 2, 3):
        assert may(match, seat) == ["knock 1A", "knock 2C", "knock in vain", "pass"]
    assert may(match, 0) == []
    with pytest.raises(IllegalMove, match="name the one that does"):
        match.play("knock 2C")


def test_N54_a_knock_is_right_if_a_tile_could_have_been_laid() -> None:
    assert ("knock_rewarded", "N59") in told(overlooked().play("knock 2C", seat=1))
    assert ("knock_fined", "N63") in told(overlooked().play("knock 1A", seat=1))
    with pytest.raises(IllegalMove, match=r"\(N54\)"):
        overlooked().play("knock 5E", seat=1)


def test_N55_only_after_weiter_and_before_the_next_reveal() -> None:
    match = position("3C", "2C")
    with pytest.raises(IllegalMove, match=r"\(N55\)"):
        match.play("knock 2C")
    with pytest.raises(IllegalMove, match="not to move now"):
        match.play("knock 2C", seat=1)
    events = match.play("weiter")
    assert told(events) == [("said_weiter", "GN23")]
    match.play("pass", seat=2)
    with pytest.raises(IllegalMove, match="not to move now"):
        match.play("knock 2C", seat=2)
    assert told(match.play("pass", seat=1))[-1] == ("tile_revealed", "N25")
    assert match.to_act == (1,)


def test_N56_no_knocking_after_a_tile_was_laid() -> None:
    match = position("3C", "2C 4C 3B")
    match.play("lay 2C")
    match.play("weiter")
    assert look(match).phase == "decide"
    assert match.to_act == (1,)


def test_N57_no_knocking_after_forgoing_for_a_coin() -> None:
    match = position("3C", "2C")
    match.play("forgo")
    assert match.to_act == (1,)


def test_N58_the_knocker_takes_the_tile_and_lays_it() -> None:
    match = overlooked()
    events = match.play("knock 2C", seat=2)
    assert event(events, "tile_laid") == {"type": "tile_laid", "seat": 2, "tile": "2C", "rule": "N58"}
    assert before(match, 0) == ["1A"]
    assert look(match).laid == ["2C", "3C"]


def test_N59_a_right_knock_earns_one_coin() -> None:
    match = overlooked()
    match.play("knock 2C", seat=2)
    assert [purse(match, seat) for seat in range(3)] == ["15/0", "15/0", "16/0"]


def test_N60_only_the_fastest_knocker_lays() -> None:
    match = overlooked("2C 4C", seats=4)
    match.play("knock 2C", seat=3)
    assert match.to_act == (1,)
    assert "4C" in before(match, 0)
    with pytest.raises(IllegalMove):
        match.play("knock 4C", seat=2)


def test_N61_a_square_closed_by_knocking_gets_its_marker_but_pays_nothing() -> None:
    match = overlooked("3C", laid="2B 2C 3B")
    events = match.play("knock 3C", seat=1)
    assert event(events, "square_closed")["rule"] == "N61"
    assert paid(events, "square_closed") == 0
    assert look(match).markers == ["2B"]
    assert purse(match, 1) == "16/0"


def test_N62_GN34_a_constellation_finished_by_knocking_pays_nobody() -> None:
    match = overlooked("2E", laid="2D")
    events = match.play("knock 2E", seat=1)
    assert event(events, "constellation_finished") == {
        "type": "constellation_finished",
        "seat": 1,
        "sky": "Aries",
        "coins": 0,
        "rule": "N62",
    }
    assert [purse(match, seat) for seat in range(3)] == ["15/0", "16/0", "15/0"]


def test_N63_a_mistaken_knock_costs_one_coin() -> None:
    match = overlooked("1A")
    assert told(match.play("knock 1A", seat=2)) == [("knocked", "N53"), ("knock_fined", "N63")]
    assert purse(match, 2) == "14/0"
    assert before(match, 0) == ["1A"]


@pytest.mark.parametrize("tiles", ["2C", "1A", "2C 1A"])
def test_GN23_the_window_opens_after_every_weiter_and_tells_nothing(tiles: str) -> None:
    match = position("3C", tiles, knock_ms=3000)
    assert told(match.play("weiter")) == [("said_weiter", "GN23")]
    assert look(match).phase == "window"
    assert look(match).to_act == [1, 2]
    assert look(match).knock_ms == 3000
    assert may(match, 1) == [*(f"knock {tile}" for tile in sorted(tiles.split())), "knock in vain", "pass"]
    assert told(match.play("pass", seat=2)) == [("let_pass", "GN23")]
    assert told(match.play("pass", seat=1)) == [("let_pass", "GN23"), ("tile_revealed", "N25")]


def test_GN24_seats_are_asked_in_a_fair_order_from_the_deal_but_may_answer_in_any() -> None:
    for seats, orders in ((3, 2), (4, 6)):
        deal = asterism.new("nacht", seats=seats, seed=3).plain_deal
        assert set(Counter(deal["asking"]).values()) == {24 // orders}
    asked = []
    deal["asking"].sort(key=lambda order: order != "312")
    match = asterism.new("nacht", seats=4, deal={**deal, "start_player": 1})
    match.play("weiter")
    while look(match).phase == "window":
        asked.append(match.current_seat)
        match.play("pass", seat=match.current_seat)
    assert asked == [0, 2, 3]
    for order in ([1, 2, 3], [3, 1, 2], [2, 3, 1]):
        match = overlooked(seats=4)
        for seat in order:
            match.play("pass", seat=seat)
        assert match.state.turn == 1


def test_GN25_the_knocker_chooses_one_tile() -> None:
    for tile in ("2C", "4C"):
        match = overlooked("2C 4C", seats=4)
        match.play(f"knock {tile}", seat=2)
        assert tile not in before(match, 0)
        assert len(before(match, 0)) == 1
        assert look(match).phase == "decide"


def test_GN25b_a_knocker_names_the_tile_or_chooses_it_afterwards() -> None:
    with pytest.raises(IllegalMove, match=r"name the overlooked tile.*\(GN25b\)"):
        overlooked().play("knock", seat=1)
    match = overlooked("2C 4C 1A", knock_proof=False)
    assert may(match, 1) == ["knock", "pass"]
    with pytest.raises(IllegalMove, match=r"\(GN25b\)"):
        match.play("knock 2C", seat=1)
    assert told(match.play("knock", seat=1)) == [("knocked", "N53")]
    assert look(match).phase == "prove"
    assert match.to_act == (1,)
    assert may(match, 1) == ["knock 2C", "knock 4C"]
    events = match.play("knock 4C", seat=1)
    assert told(events)[:2] == [("tile_laid", "N58"), ("knock_rewarded", "N59")]
    assert purse(match, 1) == "16/0"
    wrong = overlooked("1A", knock_proof=False)
    assert told(wrong.play("knock", seat=1)) == [("knocked", "N53"), ("knock_fined", "N63")]


def test_GN25b_a_knocker_who_shows_no_tile_knocked_wrongly() -> None:
    for tiles in ("2C", "1A"):
        match = overlooked(tiles)
        assert told(match.play("knock in vain", seat=1)) == [("knocked", "N53"), ("knock_fined", "N63")]
        assert tiles in before(match, 0)
    with pytest.raises(IllegalMove, match=r"cannot be in vain.*\(GN25b\)"):
        overlooked(knock_proof=False).play("knock in vain", seat=1)


def test_GN23_GN24_GN25b_live_play_is_told_how_long_a_window_lasts_and_what_silence_means() -> None:
    match = overlooked(knock_ms=5000, seats=3)
    race = live.race(match.terms, match.position)
    assert race == RaceRules(ms=5000, proof_ms=8000, turn=0, silence=Pass(), forfeit=KnockInVain())
    bare = overlooked(knock_proof=False)
    race = live.race(bare.terms, bare.position)
    assert race is not None
    assert race.forfeit == Knock()
    match.play("knock 2C", seat=1)
    assert live.race(match.terms, match.position) is None


def test_GN26_a_right_knocker_may_not_decline() -> None:
    match = overlooked(knock_proof=False)
    match.play("knock", seat=1)
    for move in ("pass", "knock"):
        with pytest.raises(IllegalMove, match=r"\(GN26\)"):
            match.play(move, seat=1)
    with pytest.raises(IllegalMove, match=r"\(GN25\)"):
        match.play("knock 1A", seat=1)


def test_GN27_knocks_are_judged_in_order_until_a_right_one() -> None:
    match = overlooked(seats=4)
    match.play("knock 1A", seat=3)
    assert look(match).to_act == [1, 2]
    match.play("knock 2C", seat=1)
    assert [purse(match, seat) for seat in range(4)] == ["15/0", "16/0", "15/0", "14/0"]
    assert match.to_act == (1,)


def test_GN28_every_wrong_knocker_pays() -> None:
    match = overlooked("1A", seats=4)
    for seat in (2, 1, 3):
        match.play("knock 1A", seat=seat)
    assert [purse(match, seat) for seat in range(4)] == ["15/0", "14/0", "14/0", "14/0"]
    assert match.state.turn == 1


@pytest.mark.parametrize("proof", [True, False])
def test_GN29_without_a_free_coin_one_can_only_let_it_pass(*, proof: bool) -> None:
    match = overlooked("2C", "|0/3", knock_proof=proof)
    assert match.to_act == (1, 2)
    assert may(match, 1) == ["pass"]
    with pytest.raises(IllegalMove, match=r"\(GN29\)"):
        match.play("knock 2C", seat=1)


def test_GN30_the_knockers_own_coins_set_aside_stay() -> None:
    match = overlooked("2C", "|12/3")
    match.play("knock 2C", seat=1)
    assert purse(match, 1) == "13/3"


def test_GN31_the_overlookers_coins_stay_and_the_left_neighbour_is_next() -> None:
    match = overlooked("2C|12/3", seats=4)
    match.play("knock 2C", seat=3)
    assert purse(match, 0) == "12/3"
    assert match.state.turn == 1


def test_GN32_the_window_also_opens_when_the_stack_is_empty() -> None:
    match = position("3C", "2C", "", "", rest_to=2)
    assert told(match.play("weiter")) == [("said_weiter", "GN23")]
    assert match.to_act == (1, 2)
    match.play("pass", seat=1)
    assert purse(match, 1) == "15/0"
    assert told(match.play("pass", seat=2)) == [("let_pass", "GN23"), ("bonus_paid", "N65")]
    assert purse(match, 1) == "16/0"


def test_GN33_a_knock_may_lay_the_25th_tile() -> None:
    others = " ".join(row + column for row in "12345" for column in "ABCDE" if row + column != "1A")
    match = overlooked("1A", laid=others)
    events = match.play("knock 1A", seat=2)
    assert match.is_over
    assert told(events)[-2:] == [("knock_rewarded", "N59"), ("match_ended", "N66")]
    assert purse(match, 2) == "16/0"


def test_the_asked_seat_follows_the_order_however_the_seats_have_answered() -> None:
    match = overlooked(seats=4)
    rng = seeded("answers")
    while look(match).phase == "window":
        asked = match.current_seat
        assert asked in match.to_act
        seat = match.to_act[int(rng[0]) % len(match.to_act)]
        match.play("pass", seat=seat)
        assert look(match).phase == "decide" or asked in {seat, match.current_seat}
