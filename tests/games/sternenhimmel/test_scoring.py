"""The steps of a scoring, in their order (S28-S40, S43-S48). Many more positions are in scorings.txt."""

from __future__ import annotations

import msgspec

from asterism.games.sternenhimmel.event_types import (
    BlackHolesCancelled,
    ConsolationPaid,
    Counted,
    PrizePaid,
    Revealed,
    StarSwallowed,
    ValueDoubled,
)
from tests.games.sternenhimmel.table import SET, coins, only, play, position, scored, seen, table_of, tokens_of

RICH_LINES = "1-2 2-3 3-4 4-5 5-6 6-7 7-8 8-9"
RICH_TOKENS = "1=A.X 2=B.X 3=C.D 4=D.7 5=E.6 6=C.1 7=D.X 8=A.10 9=E.D"
"""Two holes vanish; the one on 7 swallows 6 and 8; C's double on 3 doubles D's 7."""


def test_S28_a_board_is_scored_the_moment_it_is_full_and_not_before() -> None:
    match = position("1-2 2-3", "1=A.10", "3/1", seats=3)
    assert not only(play(match, "1 Taurus 2, 7 Test 2"), Counted)
    assert coins(match) == [0, 0, 0]
    events = play(match, "5 Test 3")
    assert [event.rule for event in only(events, Counted)] == ["S38"] * 3
    assert coins(match) == [3, 1, 1]


def test_S28_it_is_scored_before_anything_else() -> None:
    told = scored(RICH_LINES, RICH_TOKENS, "9/7", large="3 4")
    kinds = [msgspec.to_builtins(event)["type"] for event in told.events]
    order = [
        "placed",
        "revealed",
        "black_holes_cancelled",
        "star_swallowed",
        "value_doubled",
        "counted",
        "prize_paid",
        "consolation_paid",
        "constellation_discarded",
        "constellation_laid_out",
    ]
    assert kinds == sorted(kinds, key=order.index)
    assert set(kinds) == set(order)


def test_S29_all_face_down_tokens_of_the_board_are_turned_up() -> None:
    told = scored(RICH_LINES, RICH_TOKENS, "9/7", large="1 4 9")
    assert only(told.events, Revealed) == [
        Revealed(seat=0, sky="Test", star=1, token="X", rule="S29"),
        Revealed(seat=3, sky="Test", star=4, token="7", rule="S29"),
        Revealed(seat=4, sky="Test", star=9, token="D", rule="S29"),
    ]


def test_S29_face_down_tokens_of_other_boards_stay_face_down() -> None:
    match = table_of("Libra Leo Virgo")
    play(match, "10 Leo 1, 3 Libra 1, 1 Libra 2, 5 Libra 3")
    events = play(match, "7 Libra 4")
    assert [event.star for event in only(events, Revealed)] == [1, 2]
    leo = seen(match, 1).places[1]
    assert leo is not None
    assert (leo.stars[0].owner, leo.stars[0].token) == (0, None)


def test_S30_black_holes_that_touch_vanish_together_before_they_swallow() -> None:
    told = scored("1-2 2-3 3-4", "1=A.10 2=B.X 3=C.X 4=D.7", "4/2", seats=4)
    assert only(told.events, BlackHolesCancelled) == [BlackHolesCancelled(sky="Test", stars=[2, 3], rule="S30")]
    assert told.swallowed == []
    assert told.totals == {"A": (10, 1), "D": (7, 1)}


def test_S30_vanished_black_holes_go_back_to_their_owners() -> None:
    match = position("1-2 2-3 3-4", "1=A.10 2=B.X 3=C.X", "4/2", seats=4)
    match._state.turn = 3
    play(match, "7 Test 4")
    assert seen(match, 1).hand == seen(match, 2).hand == SET


def test_S31_a_remaining_black_hole_swallows_everything_directly_connected() -> None:
    told = scored("1-2 1-3 1-4 4-5", "1=A.X 2=B.10 3=C.7 4=D.6 5=E.1", "5/3")
    assert [(event.star, event.token, event.rule) for event in only(told.events, StarSwallowed)] == [
        (2, "10", "S31"),
        (3, "7", "S31"),
        (4, "6", "S31"),
    ]
    assert told.totals == {"A": (0, 1), "E": (1, 1)}


def test_S31_swallowed_tokens_go_back_to_their_owners() -> None:
    match = position("1-2 1-3 1-4", "1=A.X 2=B.10 3=C.7", "4/2", seats=3)
    play(match, "1 Test 4")
    assert [seen(match, seat).hand for seat in range(3)] == [SET] * 3


def test_S32_swallowing_ignores_colours() -> None:
    told = scored("1-2 1-3 1-4", "1=A.X 2=A.10 3=B.7 4=C.6", "4/2", seats=3)
    assert [event.seat for event in only(told.events, StarSwallowed)] == [0, 1, 2]


def test_S33_swallowed_tokens_do_not_count() -> None:
    told = scored("1-2 2-3 3-4", "1=A.X 2=B.10 3=B.1 4=C.3", "4/2", seats=3)
    assert told.totals == {"A": (0, 1), "B": (1, 1), "C": (3, 1)}
    assert told.paid() == {"C": 4, "B": 2, "A": 1}
    beside_a_double = scored("1-2 2-3", "1=A.X 2=B.10 3=C.D", "3/1", seats=3)
    assert only(beside_a_double.events, ValueDoubled) == []
    assert "B" not in beside_a_double.totals


def test_S34_a_double_beside_a_remaining_black_hole_is_swallowed_before_it_doubles() -> None:
    told = scored("1-2 2-3 3-4", "1=A.X 2=B.D 3=C.5 4=B.6", "4/2", seats=3)
    assert only(told.events, StarSwallowed) == [StarSwallowed(seat=1, sky="Test", star=2, token="D")]
    assert only(told.events, ValueDoubled) == []
    assert told.totals["C"] == (5, 1)


def test_S35_a_remaining_double_doubles_all_stars_directly_connected_and_no_other() -> None:
    told = scored("1-2 2-3 3-4", "1=A.6 2=B.D 3=C.7 4=A.10", "4/2", seats=3)
    assert only(told.events, ValueDoubled) == [
        ValueDoubled(seat=0, sky="Test", star=1, face=6, value=12, doubles=1, rule="S35"),
        ValueDoubled(seat=2, sky="Test", star=3, face=7, value=14, doubles=1, rule="S35"),
    ]
    assert told.totals["A"] == (22, 2)


def test_S36_doubling_ignores_colours_and_counts_for_the_owner_of_the_doubled_star() -> None:
    told = scored("1-2 2-3", "1=B.3 2=A.D 3=C.10", "3/1", seats=3)
    assert told.totals == {"A": (0, 1), "B": (6, 1), "C": (20, 1)}


def test_S37_black_holes_and_doubles_are_worth_0() -> None:
    told = scored("1-2 2-3 3-4 4-5", "1=A.X 2=B.1 3=B.D 4=C.D 5=C.D", "5/3", seats=3)
    assert told.totals == {"A": (0, 1), "B": (0, 1), "C": (0, 2)}


def test_S38_every_player_with_a_token_left_adds_up_the_points() -> None:
    told = scored("1-2 2-3 3-4 4-5 5-6", "1=A.10 2=B.1 3=A.7 4=C.5 5=B.6 6=A.3", "6/4", seats=3)
    assert only(told.events, Counted) == [
        Counted(seat=0, sky="Test", points=20, tokens=3, rule="S38"),
        Counted(seat=1, sky="Test", points=7, tokens=2, rule="S38"),
        Counted(seat=2, sky="Test", points=5, tokens=1, rule="S38"),
    ]


def test_S39_a_player_without_a_token_left_is_not_ranked_and_receives_nothing() -> None:
    told = scored("1-2 2-3 3-4", "1=A.X 2=B.10 3=C.7 4=C.1", "4/2", seats=4)
    assert set(told.totals) == {"A", "C"}
    assert told.paid() == {"C": 4, "A": 2}
    named = {event.seat for event in told.events if isinstance(event, Counted | PrizePaid | ConsolationPaid)}
    assert named == {0, 2}


def test_S40_the_higher_total_ranks_first() -> None:
    told = scored("1-2 2-3 3-4 4-5", "1=A.1 2=B.5 3=C.10 4=D.7 5=E.6", "5/3")
    assert [(event.seat, event.rank) for event in only(told.events, PrizePaid)] == [(2, 1), (3, 2)]
    assert [event.seat for event in only(told.events, ConsolationPaid)] == [4, 1, 0]


def test_S43_S44_the_first_receives_the_left_number_and_the_second_the_right() -> None:
    told = scored("1-2 2-3", "1=A.1 2=B.7 3=C.10", "8/5", seats=3)
    assert only(told.events, PrizePaid) == [
        PrizePaid(seat=2, sky="Test", rank=1, coins=8, rule="S43"),
        PrizePaid(seat=1, sky="Test", rank=2, coins=5, rule="S44"),
    ]


def test_S45_the_coins_come_from_the_reserve_and_nobody_loses_any() -> None:
    match = position("1-2 2-3 3-4", "1=A.10 2=B.7 3=C.3", "4/2", seats=4)
    state = match._state
    for seat in range(4):
        state.coins[seat] = 20 + seat
    state.turn = 3
    events = play(match, "1 Test 4")
    assert coins(match) == [24, 23, 23, 24]
    assert all(event.payer is None for event in only(events, ConsolationPaid))


def test_S46_third_fourth_and_fifth_receive_one_coin_per_star_left() -> None:
    told = scored(RICH_LINES, "1=A.10 2=B.7 3=C.1 4=C.3 5=C.D 6=D.1 7=D.X 8=D.6 9=E.1", "9/7")
    # D's hole on 7 swallows 6 and 8; C's double on 5 doubles the 3 on 4.
    assert told.totals == {"A": (10, 1), "B": (7, 1), "C": (7, 3), "D": (0, 1), "E": (1, 1)}
    assert [(event.seat, event.coins, event.rule) for event in only(told.events, ConsolationPaid)] == [
        (1, 1, "S46"),
        (4, 1, "S46"),
        (3, 1, "S46"),
    ]
    three_stars = scored("1-2 2-3 3-4 4-5", "1=A.10 2=B.7 3=C.1 4=C.3 5=C.D", "5/3", seats=3)
    assert three_stars.totals == {"A": (10, 1), "B": (7, 1), "C": (7, 3)}
    lowest = scored("1-2 2-3 3-4 4-5", "1=A.10 2=B.7 3=C.1 4=C.3 5=B.5", "5/3", seats=3)
    assert lowest.coins == {"A": 3, "B": 5, "C": 2}


def test_S47_the_only_player_with_stars_left_receives_both_prizes() -> None:
    told = scored("1-2 1-3 1-4", "1=A.X 2=B.10 3=C.7 4=B.6", "4/2", seats=3)
    assert only(told.events, PrizePaid) == [PrizePaid(seat=0, sky="Test", rank=1, coins=6, rule="S47")]
    assert told.paid() == {"A": 6}


def test_S48_a_total_of_0_may_win_a_prize() -> None:
    told = scored("1-2 2-3", "1=A.D 2=B.D 3=A.D", "3/1", seats=3)
    assert told.totals == {"A": (0, 2), "B": (0, 1)}
    assert told.paid() == {"A": 3, "B": 1}


def test_the_rich_position_as_worked_out_by_hand() -> None:
    told = scored(RICH_LINES, RICH_TOKENS, "9/7")
    assert len(tokens_of(RICH_TOKENS)) == 9
    assert (told.vanished, told.swallowed) == ([1, 2], [6, 8])
    assert told.totals == {"C": (0, 1), "D": (14, 2), "E": (6, 2)}
    assert told.paid() == {"D": 9, "E": 7, "C": 1}
