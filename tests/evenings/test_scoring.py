"""Points of a round, standings and the league: what is equal stays equal, and nothing is made of nothing."""

from __future__ import annotations

from fractions import Fraction
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asterism.evenings import FinishedTable, PlayedRound, RoundScore, league_table, score_round, standings
from asterism.evenings.scoring import Scoring, compared

HALF = Fraction(1, 2)
FEW = settings(max_examples=60, deadline=None)


def table(names: str, scores: list[int], given_up: frozenset[int] = frozenset()) -> FinishedTable:
    """A finished table of people with these names; a dot is a bot."""
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    return FinishedTable(tuple(None if name == "." else name for name in names), tuple(scores), ranks, given_up)


tables_of_three = st.lists(
    st.lists(st.integers(0, 4), min_size=3, max_size=3).map(lambda scores: table("...", scores)), min_size=2, max_size=6
)


@FEW
@given(tables_of_three)
def test_the_shares_of_all_who_held_the_same_hand_are_half_on_average(tables: list[FinishedTable]) -> None:
    for seat in range(3):
        shares = [compared(tables, one, seat).share for one in tables]
        assert sum(shares, Fraction()) == HALF * len(tables)
        assert all(0 <= share <= 1 for share in shares)


@FEW
@given(tables_of_three)
def test_matchpoints_depend_only_on_who_was_better(tables: list[FinishedTable]) -> None:
    stretched = [table("...", [3 * score + 7 for score in one.scores]) for one in tables]
    for one, other in zip(tables, stretched, strict=True):
        assert [compared(tables, one, seat) for seat in range(3)] == [
            compared(stretched, other, seat) for seat in range(3)
        ]


@FEW
@given(st.lists(st.integers(0, 3), min_size=2, max_size=5))
def test_a_plain_table_shares_out_one_win(scores: list[int]) -> None:
    people = "ABCDE"[: len(scores)]
    made = score_round("plain", [table(people, scores)], [], len(scores))
    assert sum((one.points for one in made.values()), Fraction()) == 1
    assert sum((one.ahead for one in made.values()), Fraction()) == Fraction(len(scores), 2)


def test_a_result_is_compared_with_the_same_seat_at_all_other_tables() -> None:
    made = score_round("duplicate", [table("AB", [5, 3]), table("CD", [4, 3]), table("E.", [5, 9])], [], 2)
    assert [made[player].points for player in "ACE"] == [Fraction(3, 4), Fraction(), Fraction(3, 4)]
    assert made["B"].comparison is not None
    assert (made["B"].comparison.others, made["B"].comparison.beaten, made["B"].comparison.equalled) == (2, 0, 1)
    assert made["B"].points == Fraction(1, 4)


def test_what_was_not_played_is_average_and_what_a_bot_ended_is_nothing() -> None:
    tables = [
        table("AB", [9, 1], frozenset({0})),
        table("CD", [5, 2]),
        FinishedTable(("E", "F")),
    ]
    made = score_round("duplicate", tables, ["G"], 2)
    assert (made["A"].outcome, made["A"].points) == ("given_up", Fraction())
    assert made["C"].points == 0, "the hand that a bot ended is compared with all the same"
    assert (made["E"].outcome, made["E"].points) == ("unfinished", HALF)
    assert (made["G"].outcome, made["G"].points) == ("bye", HALF)
    assert score_round("plain", [], ["G"], 4)["G"].points == Fraction(1, 4)
    assert score_round("duplicate", [table("AB", [1, 2])], [], 2)["A"].points == HALF, "nobody to compare with"


def test_who_still_plays_has_no_points_yet() -> None:
    made = score_round("plain", [table("AB", [2, 1]), FinishedTable(("C", "D"))], ["E"], 2, has_ended=False)
    assert [made[player].outcome for player in "ABCDE"] == ["played", "played", "playing", "playing", "bye"]
    assert [made[player].points for player in "ABCDE"] == [1, 0, 0, 0, HALF]


@pytest.mark.parametrize("scoring", get_args(Scoring))
def test_a_bye_is_level_with_an_average_result(scoring: Scoring) -> None:
    drawn, unfinished = (("A", "B"), ("C", "D"))
    tables = [table("AB", [3, 3]), FinishedTable(unfinished)]
    made = standings("ABCDE", [PlayedRound((drawn, unfinished))], [score_round(scoring, tables, ["E"], 2)])
    assert {one.player: one.place for one in made} == dict.fromkeys("ABCDE", 1)


def test_ties_are_broken_by_who_came_ahead_then_by_opponents_then_shared() -> None:
    def score(points: int, ahead: int = 0) -> RoundScore:
        return RoundScore("played", Fraction(points), Fraction(ahead))

    rounds = [PlayedRound((("A", "B"), ("C", "D"))), PlayedRound((("A", "C"), ("B", "D")))]
    scores = [
        {"A": score(1), "B": score(0), "C": score(1), "D": score(0)},
        {"A": score(0, 1), "B": score(1), "C": score(0), "D": score(0)},
    ]
    made = standings(["A", "B", "C", "D", "late"], rounds, scores)
    assert {one.player: one.place for one in made} == {"A": 1, "B": 2, "C": 2, "D": 4, "late": 5}
    assert made[-1].rounds[0].outcome == "missed"


@FEW
@given(st.lists(st.dictionaries(st.sampled_from("ABCD"), st.fractions(0, 1), max_size=4), max_size=6), st.data())
def test_a_league_counts_the_best_evenings_and_no_evening_takes_points_away(
    evenings: list[dict[str, Fraction]], data: st.DataObject
) -> None:
    best = data.draw(st.one_of(st.none(), st.integers(1, 4)))
    made = {row.player: row for row in league_table(evenings, best)}
    for player, row in made.items():
        mine = sorted((evening[player] for evening in evenings if player in evening), reverse=True)
        assert row.points == sum(mine[:best], Fraction())
        assert sum(row.counted) == min(len(mine), best or len(mine))
    for row in league_table([*evenings, {"A": Fraction(1, 3)}], best):
        if row.player in made:
            assert row.points >= made[row.player].points
