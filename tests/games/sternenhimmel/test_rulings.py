"""The rulings on scoring, on paying and on what the sheet leaves open (GS-1 to GS-33)."""

from __future__ import annotations

import msgspec
import pytest

import asterism
from asterism.games.sternenhimmel import GAME
from asterism.games.sternenhimmel.event_types import (
    BlackHolesCancelled,
    ConsolationPaid,
    Placed,
    PrizePaid,
    Revealed,
    StarSwallowed,
    ValueDoubled,
)
from asterism.games.sternenhimmel.pieces import Boards
from asterism.kernel import seeded
from asterism.record import Mark, Player, record_of
from tests.games.sternenhimmel.table import (
    SET,
    boards_with,
    coins,
    filled,
    match_with,
    only,
    play,
    printed_zodiac,
    rulebook,
    scored,
    seen,
    table_of,
)

PATH_OF_4 = "1-2 2-3 3-4"
PATH_OF_5 = "1-2 2-3 3-4 4-5"
FIVE_RANKS = ("1-2 2-3 3-4 4-5 5-6", "1=A.10 2=B.7 3=C.6 4=D.5 5=E.3 6=E.1", "6/4")


def test_GS_1_the_reserve_pays_third_to_fifth() -> None:
    told = scored(*FIVE_RANKS)
    assert told.coins == {"A": 6, "B": 4, "C": 1, "D": 1, "E": 2}
    assert {event.payer for event in only(told.events, ConsolationPaid)} == {None}


def test_GS_1_by_the_rule_of_1995_the_first_pays_them_out_of_the_prize() -> None:
    told = scored(*FIVE_RANKS, consolation="winner")
    assert told.coins == {"A": 2, "B": 4, "C": 1, "D": 1, "E": 2}
    assert only(told.events, ConsolationPaid) == [
        ConsolationPaid(seat=2, payer=0, sky="Test", coins=1, rule="GS-1"),
        ConsolationPaid(seat=3, payer=0, sky="Test", coins=1, rule="GS-1"),
        ConsolationPaid(seat=4, payer=0, sky="Test", coins=2, rule="GS-1"),
    ]


@pytest.mark.parametrize(
    "tokens",
    ["1=A.10 2=B.10 3=C.7 4=C.1 5=D.3", "1=A.10 2=B.7 3=C.7 4=D.1 5=D.3"],
    ids=["tie for first", "tie for second"],
)
def test_GS_1_in_both_tie_cases_the_reserve_pays_by_either_rule(tokens: str) -> None:
    reserve, winner = (scored(PATH_OF_5, tokens, "5/3", consolation=rule) for rule in ("reserve", "winner"))
    assert reserve.coins == winner.coins
    assert {(event.payer, event.rule) for event in only(winner.events, ConsolationPaid)} == {(None, "S46")}


def test_GS_1_a_first_alone_or_with_a_second_only_pays_nobody() -> None:
    alone = scored("1-2 1-3 1-4", "1=A.X 2=B.10 3=C.7 4=B.6", "4/2", seats=3, consolation="winner")
    pair = scored("1-2 2-3", "1=A.10 2=B.7 3=B.1", "3/1", seats=3, consolation="winner")
    assert alone.paid() == {"A": 6}
    assert pair.paid() == {"A": 3, "B": 1}


def test_GS_1_with_our_prizes_the_winner_always_keeps_two_coins() -> None:
    for board in printed_zodiac().board:
        tokens = ["1=A.10", "2=B.7", "3=C.1", "4=C.3", "5=D.1", "6=D.3"][: len(board.stars)]
        rest = [other for other in printed_zodiac().board if other.name != board.name]
        told = filled(match_with(Boards(board=(board, *rest)), consolation="winner"), " ".join(tokens))
        assert told.coins["A"] == 2
        assert told.coins["B"] == board.prizes[1]


def test_GS_1_a_winner_with_too_small_a_prize_pays_in_rank_order_and_nothing_beyond_it() -> None:
    lines, tokens = "1-2 2-3 3-4 4-5 5-6", "1=A.10 2=B.7 3=C.5 4=C.1 5=D.3 6=E.1"
    told = {first: scored(lines, tokens, f"{first}/1", consolation="winner").coins for first in range(6)}
    assert told[0] == {"A": 0, "B": 1, "C": 0, "D": 0, "E": 0}
    assert told[1] == {"A": 0, "B": 1, "C": 1, "D": 0, "E": 0}
    assert told[2] == {"A": 0, "B": 1, "C": 2, "D": 0, "E": 0}
    assert told[3] == {"A": 0, "B": 1, "C": 2, "D": 1, "E": 0}
    assert told[4] == {"A": 0, "B": 1, "C": 2, "D": 1, "E": 1}
    assert told[5] == {"A": 1, "B": 1, "C": 2, "D": 1, "E": 1}


@pytest.mark.parametrize(
    ("stacking", "values"), [("multiply", [10, 20, 40, 80]), ("once", [10, 20, 20, 20]), ("add", [10, 20, 30, 40])]
)
def test_GS_2_several_doubles_beside_one_star_each_double_it_again(stacking: str, values: list[int]) -> None:
    for doubles, value in enumerate(values):
        leaves = ["2=B.D", "3=B.D", "4=C.D"][:doubles] + ["2=B.1", "3=B.3", "4=C.1"][doubles:]
        told = scored("1-2 1-3 1-4", " ".join(["1=A.10", *leaves]), "4/2", seats=3, double_stacking=stacking)
        assert told.totals["A"] == (value, 1)
        raised = [(event.face, event.value, event.doubles) for event in only(told.events, ValueDoubled)]
        assert raised == ([(10, value, doubles)] if doubles else [])


def test_GS_3_annihilation_comes_before_swallowing() -> None:
    told = scored(PATH_OF_5, "1=A.X 2=B.X 3=A.10 4=C.X 5=B.7", "5/3", seats=3)
    removals = [type(event) for event in told.events if isinstance(event, BlackHolesCancelled | StarSwallowed)]
    assert removals == [BlackHolesCancelled, StarSwallowed, StarSwallowed]
    spared = scored(PATH_OF_4, "1=A.10 2=B.X 3=C.X 4=D.7", "4/2", seats=4)
    assert (spared.vanished, spared.swallowed) == ([2, 3], [])


def test_GS_4_a_chain_of_three_or_more_black_holes_vanishes_whole() -> None:
    three = scored(PATH_OF_5, "1=D.5 2=A.X 3=B.X 4=C.X 5=E.6", "5/3")
    assert (three.vanished, three.swallowed) == ([2, 3, 4], [])
    four = scored("1-2 2-3 3-4 4-5 5-6", "1=E.7 2=A.X 3=B.X 4=C.X 5=D.X 6=E.3", "6/4")
    assert (four.vanished, four.swallowed) == ([2, 3, 4, 5], [])


def test_GS_5_a_star_beside_a_vanished_and_a_live_black_hole_is_swallowed() -> None:
    told = scored("1-2 2-3 3-4 3-5", "1=A.X 2=B.X 3=D.10 4=C.X 5=E.6", "5/3")
    assert (told.vanished, told.swallowed) == ([1, 2], [3])
    assert told.paid() == {"E": 5, "C": 3}


def test_GS_6_a_black_hole_is_never_swallowed() -> None:
    for lines in ("1-2 2-3 3-1", "1-2 2-3", "1-2 1-3"):
        for tokens in ("1=A.X 2=B.X 3=C.X", "1=A.X 2=B.X 3=C.7", "1=A.X 2=B.7 3=C.X", "1=A.7 2=B.X 3=C.X"):
            told = scored(lines, tokens, "3/1", seats=3)
            assert "X" not in [event.token for event in only(told.events, StarSwallowed)]


def test_GS_7_a_black_hole_swallows_its_owners_tokens_too() -> None:
    told = scored("1-2 1-3", "1=A.X 2=A.10 3=A.D", "3/1", seats=3)
    assert told.swallowed == [2, 3]
    assert told.totals == {"A": (0, 1)}


def test_GS_8_a_double_beside_a_double_stays_worth_0_and_doubles_no_more_than_before() -> None:
    told = scored(PATH_OF_4, "1=A.D 2=A.D 3=B.7 4=C.10", "4/2", seats=3)
    assert told.totals == {"A": (0, 2), "B": (14, 1), "C": (10, 1)}
    assert [event.star for event in only(told.events, ValueDoubled)] == [3]


def test_GS_9_a_double_beside_vanished_black_holes_only_stays_and_doubles() -> None:
    told = scored(PATH_OF_5, "1=A.X 2=B.X 3=C.D 4=A.7 5=B.10", "5/3", seats=3)
    assert told.swallowed == []
    assert told.totals == {"A": (14, 1), "B": (10, 1), "C": (0, 1)}


def test_GS_11_surviving_black_holes_and_doubles_are_stars_that_are_paid_for() -> None:
    per_star = scored(PATH_OF_5, "1=C.X 2=A.1 3=A.10 4=B.7 5=C.D", "5/3", seats=3)
    assert per_star.totals == {"A": (10, 1), "B": (14, 1), "C": (0, 2)}
    assert per_star.paid() == {"B": 5, "A": 3, "C": 2}
    alone = scored("1-2", "1=A.X 2=B.10", "2/1", seats=3)
    assert alone.paid() == {"A": 3}
    tied = scored("1-2 2-3 3-4", "1=A.D 2=B.D 3=A.D 4=B.D", "4/2", seats=3)
    assert tied.paid() == {"A": 2, "B": 2}


def test_GS_16_alone_with_0_or_from_the_start_one_receives_both_prizes() -> None:
    assert scored("1-2 2-3", "1=A.10 2=B.X 3=C.7", "3/1", seats=3).paid() == {"B": 4}
    assert scored(PATH_OF_4, "1=A.X 2=B.X 3=C.D 4=C.D", "4/2", seats=3).paid() == {"C": 6}
    assert scored("1-2 2-3", "1=A.10 2=A.7 3=A.1", "3/1", seats=3).paid() == {"A": 4}


@pytest.mark.parametrize(
    ("lines", "holes"), [("1-2", 2), ("1-2 2-3", 3), ("1-2 2-3 3-4 4-1", 4), ("1-2 1-3 1-4 1-5", 5)]
)
def test_GS_17_if_no_token_is_left_nobody_is_paid(lines: str, holes: int) -> None:
    told = scored(lines, " ".join(f"{n + 1}={'ABCDE'[n]}.X" for n in range(holes)), "5/3")
    assert told.vanished == list(range(1, holes + 1))
    assert told.totals == {}
    assert told.paid() == {}
    assert not only(told.events, PrizePaid)
    assert not only(told.events, ConsolationPaid)


def test_GS_21_the_first_player_is_drawn_or_chosen_by_the_host() -> None:
    drawn = {asterism.new("sternenhimmel", seats=4, seed=seed).to_act[0] for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    for seat in range(4):
        chosen = asterism.new("sternenhimmel", seats=4, seed=1, first_player=seat)
        assert chosen.to_act == (seat,)
        assert "first_player" not in chosen.plain_deal


def test_GS_22_the_owner_may_look_at_own_face_down_tokens() -> None:
    match = table_of("Leo Virgo Scorpius")
    play(match, "10 Leo 1")
    leo = [seen(match, seat).places[0] for seat in (0, 1)]
    assert [place and place.stars[0].token for place in leo] == ["10", None]


def test_GS_23_returned_tokens_were_seen_by_all_and_are_hidden_again_in_hand() -> None:
    match = table_of("Libra Leo Virgo")
    play(match, "10 Libra 1, X Libra 2, 5 Libra 3, 3 Libra 4")
    for seat in (None, 0, 1, 2):
        told = {event.star: event.token for event in match.history(seat) if isinstance(event, Placed) and event.token}
        told |= {event.star: event.token for event in only(match.history(seat), Revealed)}
        assert told == {1: "10", 2: "X", 3: "5", 4: "3"}
        assert seen(match, seat).hand == ([] if seat is None else SET)
        assert seen(match, seat).hand_sizes == [9, 9, 9]


def test_GS_24_coins_are_public() -> None:
    match = table_of("Libra Leo Virgo")
    play(match, "10 Libra 1, 3 Libra 2, 5 Libra 3, 1 Libra 4")
    assert all(seen(match, seat).coins == coins(match) == [4, 1, 2] for seat in (None, 0, 1, 2))


def test_GS_30_lines_that_cross_join_nothing() -> None:
    """Stars 1 to 4 of a square, its diagonals 1-3 and 2-4 crossing in the middle, tied by 1-2."""
    boards = boards_with("1-3 2-4 1-2", "4/2")
    corners = {1: (20.0, 20.0), 2: (80.0, 20.0), 3: (80.0, 80.0), 4: (20.0, 80.0)}
    stars = tuple(
        msgspec.structs.replace(star, x=corners[number][0], y=corners[number][1])
        for number, star in enumerate(boards.board[0].stars, start=1)
    )
    crossed = Boards(board=(msgspec.structs.replace(boards.board[0], stars=stars), *boards.board[1:]))
    told = filled(match_with(crossed, seats=4), "1=A.10 2=B.7 3=C.X 4=D.6")
    assert told.swallowed == [1]
    assert told.paid() == {"B": 4, "D": 2, "C": 1}


def test_GS_33_a_bot_takes_the_seat_of_one_who_drops_out_and_tokens_and_coins_stay() -> None:
    match = table_of("Libra Leo Virgo")
    play(match, "10 Libra 1, 3 Libra 2, 5 Libra 3, 1 Libra 4, 7 Leo 1")
    players = [Player("A"), Player("B", bot="greedy"), Player("C")]
    record = record_of(match, players, [Mark(after=5, kind="bot_took_over", seat=1)])
    again = asterism.replay(record.to_json())
    assert again.state == match.state
    assert [seen(again, seat) for seat in range(3)] == [seen(match, seat) for seat in range(3)]
    choice = int(GAME.kernels.sample(again.terms.setup, again.blinded(2), 2, seeded("bot")))
    again.play(choice, seat=2)
    assert "A bot takes over" in rulebook()["GS-33"]
