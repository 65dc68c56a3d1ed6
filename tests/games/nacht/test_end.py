"""The empty stack, the end, and two players (N64-N84, GN35-GN44)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import asterism
from asterism.games.nacht.pieces import NAMES
from asterism.kernel import seeded
from asterism.match import Match
from tests.games.nacht.table import before, event, look, may, paid, position, purse, ranks, told, weiter

COLUMN_E_MISSING = "1A 1B 1C 1D 2A 2B 2C 2D 3A 3B 3C 3D 4A 4B 4C 4D 5A 5B 5C 5D"


def all_but(missing: str) -> str:
    return " ".join(tile for tile in NAMES if tile not in missing.split())


def test_N64_when_the_stack_is_used_up_turns_begin_without_revealing() -> None:
    match = position(all_but("1A 1E 5A 5E"), "1A", "1E", "5A")
    assert look(match).unseen == ["5E"]
    match.play("forgo")
    assert told(match.turns[-1].events)[-2:] == [("tile_revealed", "N25"), ("stack_used_up", "N64")]
    match.play("forgo")
    assert told(match.turns[-1].events) == [("forgone", "N43")]
    assert match.to_act == (2,)
    assert look(match).revealed is None


def test_N65_who_has_no_tiles_receives_a_coin_on_every_turn() -> None:
    match = position(COLUMN_E_MISSING, "1E 2E 3E", "", "4E 5E")
    for coins in (16, 17, 18):
        events = match.play("forgo")
        assert event(events, "bonus_paid") == {"type": "bonus_paid", "seat": 1, "coins": 1, "rule": "N65"}
        assert match.state.coins[1] == coins
        match.play("forgo")


def test_N66_the_match_ends_with_the_25th_tile() -> None:
    match = position(all_but("1A 5E"), "1A", "5E", "")
    match.play("lay 1A")
    assert not match.is_over
    match.play("weiter")
    events = match.play("lay 5E")
    assert match.is_over
    assert told(events)[-1] == ("match_ended", "N66")
    assert event(events, "match_ended")["seat"] is None


def over(*coins: int, seats: int | None = None, turn: int = 0) -> Match:
    """The last tile was just laid, and then the purses were as told."""
    players = ["1A", *[""] * (len(coins) - 1)]
    match = position(all_but("1A"), *players, seats=seats or len(coins))
    match.play("lay 1A")
    match._state.coins[: len(coins)] = coins
    match._state.turn = turn
    return match


def test_N67_most_coins_win() -> None:
    assert ranks(over(20, 31, 30, 12)) == [3, 1, 2, 4]
    assert [result.score for result in over(20, 31, 30).results or ()] == [20, 31, 30]


def test_N68_a_tie_means_several_winners() -> None:
    assert ranks(over(20, 31, 31, 12)) == [3, 1, 1, 4]
    assert ranks(over(31, 31, 31)) == [1, 1, 1]


def test_N69_GN39_coins_are_secret_unless_agreed_otherwise_and_open_at_the_end() -> None:
    match = position("3C", "2C")
    assert look(match, 1).coins == [None, 15, None]
    assert look(match, None).coins == [None, None, None]
    assert look(position("3C", "2C", show_money=True), 1).coins == [15] * 3
    assert look(over(20, 31, 30), 1).coins == [20, 31, 30]


def test_GN39_counting_the_public_payments_tells_all_coins() -> None:
    gains = {"square_closed", "constellation_finished", "knock_rewarded", "bonus_paid"}
    for seats in (2, 3, 4):
        match = asterism.new("nacht", seats=seats, seed=f"ledger {seats}")
        counted, rng = [15] * seats, seeded("ledger")
        while not match.is_over:
            seat = match.current_seat
            assert seat is not None
            match.play(int(match.game.kernels.sample(match.terms.setup, match.state, seat, rng)), seat=seat)
            for one in map(msgspec.to_builtins, match.turns[-1].events):
                if one["type"] in gains:
                    counted[one["seat"]] += one["coins"]
                elif one["type"] in {"knock_fined", "tiles_paid_for"}:
                    counted[one["seat"]] -= one["coins"]
                elif one["type"] == "forgone":
                    counted[one["seat"]] -= 1
            assert counted == match.state.coins[:seats].tolist()


def test_N70_holding_back_a_tile_keeps_others_from_laying() -> None:
    match = position("3C", "2C", "1C", mode="streng", stack="5A 5E 1E 5B")
    match.play("forgo")
    assert may(match, 1) == ["weiter"]
    match = position("3C", "2C", "1C", mode="streng", stack="5A 5E 1E 5B")
    match.play("lay 2C")
    match.play("weiter")
    assert may(match, 1) == ["lay 1C", "forgo"]


def test_GN35_the_bonus_comes_at_the_start_of_a_turn_with_no_tiles_and_no_stack() -> None:
    match = position(COLUMN_E_MISSING, "1E", "2E 3E", "4E 5E")
    match.play("lay 1E")
    coins = int(match.state.coins[0])
    assert told(match.play("weiter")) == [("said_weiter", "N41")]
    match.play("forgo")
    events = match.play("forgo")
    assert paid(events, "bonus_paid") == 1
    assert match.state.coins[0] == coins + 1
    assert match.to_act == (1,)


def test_GN35_a_knocked_away_last_tile_counts_and_with_a_stack_there_is_no_bonus() -> None:
    match = position(COLUMN_E_MISSING, "1E", "2E 3E", "4E 5E")
    match.play("weiter")
    match.play("knock 1E", seat=2)
    match.play("forgo")
    assert paid(match.play("forgo"), "bonus_paid") == 1
    assert purse(match, 0) == "16/0"
    match = position("3C", "2C", "", "")
    match.play("lay 2C")
    assert paid(match.play("weiter"), "bonus_paid") == 0


def test_GN36_after_the_25th_tile_nobody_gets_another_bonus() -> None:
    match = position(all_but("5E"), "5E", "", "")
    events = match.play("lay 5E")
    assert paid(events, "bonus_paid") == 0
    assert [purse(match, seat) for seat in (1, 2)] == ["15/0", "15/0"]


def test_GN16_coins_set_aside_are_lost_at_the_end() -> None:
    match = position(all_but("5E"), "5E|10/0", "|12/3", "")
    events = match.play("lay 5E")
    assert event(events, "set_aside_paid") == {"type": "set_aside_paid", "seat": 1, "coins": 3, "rule": "GN16"}
    assert [result.score for result in match.results or ()][1] == 12


def test_GN37_the_bank_never_runs_out() -> None:
    match = position("3D 3E 4D 4E 5D 5E", "3C|90/0", "|80/0", "|70/0")
    match.play("lay 3C")
    assert match.state.coins[0] == 97


# --- two players -----------------------------------------------------------------------------


def two(laid: str, *players: str, **options: Any) -> Match:
    return position(laid, *players, seats=2, **options)


def test_N80_the_other_rules_hold_for_two() -> None:
    match = two("3C", "2C 1A")
    assert may(match) == ["lay 1A", "lay 2C", "forgo", "weiter"]
    match.play("weiter")
    assert may(match, 1) == ["knock 1A", "knock 2C", "knock in vain", "pass"]
    match.play("knock 2C", seat=1)
    assert purse(match, 1) == "16/0"


def test_N81_two_the_match_ends_when_the_stack_is_empty_and_one_has_laid_all() -> None:
    match = two(COLUMN_E_MISSING, "1E 2E", "3E 4E 5E")
    match.play("lay 1E")
    assert not match.is_over
    events = match.play("lay 2E")
    assert match.is_over
    assert event(events, "match_ended") == {"type": "match_ended", "seat": 0, "rule": "N81"}


def test_N81_two_with_a_stack_an_empty_place_ends_nothing() -> None:
    match = two("3C", "2C", "")
    match.play("lay 2C")
    match.play("weiter")
    assert not match.is_over


def test_N82_two_the_other_pays_a_coin_for_each_tile_left() -> None:
    match = two(COLUMN_E_MISSING, "1E 2E", "3E 4E 5E")
    match.play("lay 1E")
    events = match.play("lay 2E")
    assert event(events, "tiles_paid_for") == {
        "type": "tiles_paid_for",
        "seat": 1,
        "tiles": 3,
        "coins": 3,
        "rule": "N82",
    }
    assert match.state.coins[1] == 12


def test_N83_two_most_coins_win_after_that_payment() -> None:
    match = two(COLUMN_E_MISSING, "1E 2E|12/0", "3E 4E 5E|20/0")
    match.play("lay 1E")
    match.play("lay 2E")
    first, second = match.results or ()
    assert (first.score, second.score) == (12 + 1 + 2 + 2, 17)
    assert first.score == second.score
    match._state.coins[1] += 1
    assert ranks(match) == [2, 1]


def test_N84_two_a_tie_goes_to_the_player_who_ended_the_match() -> None:
    match = two(COLUMN_E_MISSING, "1E 2E|12/0", "3E 4E 5E|20/0")
    match.play("lay 1E")
    match.play("lay 2E")
    assert match.state.coins[0] == match.state.coins[1]
    assert ranks(match) == [1, 2]


@pytest.mark.parametrize(("end", "over"), [("after_turn", False), ("immediate", True)])
def test_GN40_two_the_drawer_of_the_last_tile_finishes_the_turn(end: str, *, over: bool) -> None:
    match = two(all_but("2E 5E 1E"), "2E", "5E", stack="1E", two_player_end=end)
    match.play("lay 2E")
    events = match.play("weiter")
    assert match.is_over is over
    if over:
        assert told(events)[-2:] == [("tiles_paid_for", "N82"), ("match_ended", "N81")]
        assert purse(match, 1) == "13/0"
        assert ranks(match)[0] == 1
    else:
        assert match.to_act == (1,)
        match.play("lay 5E")
        match.play("weiter")
        assert match.is_over
        assert event(match.turns[-1].events, "match_ended")["seat"] == 0


def test_GN40_two_the_knock_window_still_belongs_to_the_turn() -> None:
    match = two(all_but("2E 5E 1E"), "2E", "5E", stack="1E")
    match.play("lay 2E")
    match.play("weiter")
    match.play("weiter")
    assert not match.is_over
    assert match.to_act == (0,)
    match.play("knock 1E", seat=0)
    assert match.is_over
    assert purse(match, 1) == "14/0"


def test_GN41_two_of_two_without_tiles_the_one_who_had_none_first_ended_it() -> None:
    match = two(all_but("2E 5E 1E"), "2E", "5E", stack="1E")
    match.play("lay 2E")
    match.play("weiter")
    match.play("lay 5E")
    events = match.play("lay 1E")
    assert event(events, "match_ended")["seat"] == 0
    match._state.coins[:2] = 20
    assert ranks(match) == [1, 2]


def test_GN42_two_the_one_who_lost_the_last_tile_to_a_knock_has_ended_it() -> None:
    match = two(COLUMN_E_MISSING, "1E", "2E 3E 4E 5E")
    match.play("weiter")
    events = match.play("knock 1E", seat=1)
    assert event(events, "match_ended")["seat"] == 0
    assert paid(events, "tiles_paid_for") == 4
    assert purse(match, 1) == "12/0"


def test_GN43_two_one_pays_what_one_has() -> None:
    match = two(COLUMN_E_MISSING, "1E 2E", "3E 4E 5E|2/4")
    match.play("lay 1E")
    events = match.play("lay 2E")
    assert event(events, "tiles_paid_for")["coins"] == 2
    assert event(events, "tiles_paid_for")["rule"] == "GN43"
    assert match.state.coins[1] == 0
    match._state.coins[0] = 0
    assert ranks(match) == [1, 2]


def test_GN44_two_never_a_bonus() -> None:
    for number in range(3):
        match = asterism.new("nacht", seats=2, seed=f"no bonus {number}")
        rng = seeded(f"{number}")
        while not match.is_over:
            seat = match.current_seat
            assert seat is not None
            match.play(int(match.game.kernels.sample(match.terms.setup, match.state, seat, rng)), seat=seat)
        assert "bonus_paid" not in {kind for turn in match.turns for kind, _ in told(turn.events)}


def test_the_last_draw_belongs_to_the_last_seat() -> None:
    for seats in (2, 3, 4):
        match = asterism.new("nacht", seats=seats, seed=1, start_player="host")
        while match.state.drawn < 24:
            weiter(match)
        assert match.state.turn == seats - 1
        assert [len(before(match, seat)) for seat in range(seats)] == [24 // seats] * seats
