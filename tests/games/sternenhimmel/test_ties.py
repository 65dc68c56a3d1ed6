"""Ties (S41, S42, S49-S51) and what was ruled about them (GS-10 to GS-15)."""

from __future__ import annotations

import pytest

from asterism.games.sternenhimmel.event_types import ConsolationPaid, PrizePaid, TieBroken, Tied
from tests.games.sternenhimmel.table import only, scored

PATH_OF_4 = "1-2 2-3 3-4"
PATH_OF_5 = "1-2 2-3 3-4 4-5"


def test_S41_on_equal_totals_the_player_with_more_tokens_wins_the_tie() -> None:
    told = scored(PATH_OF_4, "1=A.6 2=B.1 3=B.5 4=C.3", "4/2", seats=3)
    assert only(told.events, TieBroken) == [
        TieBroken(seat=1, rival=0, sky="Test", tokens=2, rival_tokens=1, rule="S41"),
    ]
    assert told.paid() == {"B": 4, "A": 2, "C": 1}


@pytest.mark.parametrize(
    ("edges", "tokens"),
    [
        (PATH_OF_4, "1=B.X 2=C.10 3=A.5 4=B.5"),
        (PATH_OF_5, "1=B.D 2=C.1 3=C.D 4=B.5 5=A.10"),
    ],
    ids=["black hole", "double star"],
)
def test_S42_black_holes_and_doubles_count_as_tokens_in_a_tie(edges: str, tokens: str) -> None:
    told = scored(edges, tokens, "5/3", seats=3)
    points = told.totals["A"][0]
    assert told.totals["B"] == (points, 2)
    assert told.totals["A"] == (points, 1)
    assert told.paid()["B"] == 5
    assert told.paid()["A"] == 3


def test_S49_an_unbroken_tie_for_first_awards_no_prize_and_pays_each_by_the_star() -> None:
    told = scored(PATH_OF_5, "1=A.3 2=A.7 3=B.3 4=B.7 5=C.6", "5/3", seats=3)
    assert only(told.events, Tied) == [Tied(seats=[0, 1], sky="Test", rank=1, rule="S49")]
    assert only(told.events, PrizePaid) == []
    assert told.paid() == {"A": 2, "B": 2, "C": 1}


def test_S50_in_an_unbroken_tie_for_second_the_first_is_paid_as_usual() -> None:
    told = scored(PATH_OF_4, "1=A.10 2=B.7 3=C.7 4=D.1", "4/2", seats=4)
    assert only(told.events, PrizePaid) == [PrizePaid(seat=0, sky="Test", rank=1, coins=4, rule="S43")]


def test_S51_the_tied_seconds_are_paid_by_the_star_and_the_second_prize_is_not_paid() -> None:
    told = scored(PATH_OF_5, "1=A.10 2=B.1 3=B.6 4=C.1 5=C.6", "5/3", seats=3)
    assert only(told.events, Tied) == [Tied(seats=[1, 2], sky="Test", rank=2, rule="S51")]
    assert [(event.seat, event.coins) for event in only(told.events, ConsolationPaid)] == [(1, 2), (2, 2)]
    assert told.paid() == {"A": 5, "B": 2, "C": 2}


def test_GS_10_a_tie_is_broken_by_the_tokens_left_not_by_those_placed() -> None:
    vanished = scored(PATH_OF_4, "1=A.6 2=B.X 3=C.X 4=B.6", "4/2", seats=3)
    assert vanished.paid() == {"A": 1, "B": 1}
    swallowed = scored(PATH_OF_5, "1=C.X 2=B.10 3=A.7 4=D.1 5=B.7", "5/3", seats=4)
    assert swallowed.paid() == {"A": 1, "B": 1, "C": 1, "D": 1}
    surviving = scored(PATH_OF_4, "1=B.X 2=C.10 3=A.5 4=B.5", "4/2", seats=3)
    assert surviving.paid() == {"B": 4, "A": 2}


def test_GS_12_the_loser_of_a_broken_tie_for_first_is_second() -> None:
    told = scored(PATH_OF_5, "1=A.10 2=B.3 3=B.7 4=C.6 5=C.1", "5/3", seats=3)
    assert told.totals == {"A": (10, 1), "B": (10, 2), "C": (7, 2)}
    assert [(event.seat, event.rank) for event in only(told.events, PrizePaid)] == [(1, 1), (0, 2)]
    assert told.paid() == {"B": 5, "A": 3, "C": 2}


def test_GS_13_after_an_unbroken_tie_for_first_the_next_player_gets_no_second_prize() -> None:
    told = scored(PATH_OF_4, "1=A.10 2=B.10 3=C.7 4=C.1", "4/2", seats=3)
    assert told.totals["C"] == (8, 2)
    assert only(told.events, PrizePaid) == []
    assert told.paid() == {"A": 1, "B": 1, "C": 2}


@pytest.mark.parametrize(
    ("tokens", "paid"),
    [
        ("1=A.5 2=B.5 3=C.5 4=D.1 5=D.3", {"A": 1, "B": 1, "C": 1, "D": 2}),
        ("1=A.7 2=B.7 3=C.7 4=D.7 5=E.7", {"A": 1, "B": 1, "C": 1, "D": 1, "E": 1}),
        ("1=A.3 2=A.7 3=B.10 4=C.10 5=D.10", {"A": 5, "B": 1, "C": 1, "D": 1}),
        ("1=A.10 2=B.6 3=C.6 4=D.6 5=E.1", {"A": 5, "B": 1, "C": 1, "D": 1, "E": 1}),
        ("1=A.3 2=A.7 3=B.3 4=B.7 5=C.10", {"A": 2, "B": 2, "C": 1}),
    ],
    ids=["three first", "five first", "three second of four level", "three second", "two first of three level"],
)
def test_GS_14_of_three_or_more_only_a_unique_best_wins_and_only_a_unique_second(
    tokens: str, paid: dict[str, int]
) -> None:
    assert scored(PATH_OF_5, tokens, "5/3").paid() == paid


def test_GS_15_two_survivors_perfectly_tied_get_one_coin_per_star_and_no_prize() -> None:
    told = scored("1-2 2-3", "1=A.X 2=B.10 3=B.D", "3/1", seats=3)
    assert told.totals == {"A": (0, 1), "B": (0, 1)}
    assert told.paid() == {"A": 1, "B": 1}
    told = scored(PATH_OF_4, "1=A.10 2=B.1 3=A.1 4=B.10", "4/2", seats=3)
    assert told.paid() == {"A": 2, "B": 2}


def test_every_broken_tie_is_told_best_first_by_seat() -> None:
    told = scored("1-2 2-3 3-4 4-5 5-6", "1=A.10 2=B.3 3=B.7 4=C.1 5=C.3 6=C.6", "6/4", seats=3)
    assert [(event.seat, event.rival) for event in only(told.events, TieBroken)] == [(1, 0), (2, 0), (2, 1)]
    assert told.paid() == {"C": 6, "B": 4, "A": 1}
