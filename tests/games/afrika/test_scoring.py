"""Points, thief chips, victory tokens, and the end of the match."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import asterism
from asterism.games.afrika.view import in_tokens
from tests.contract.support import walk
from tests.games.afrika.table import new_match, play, ranked, scored, table, told


def test_A3_A51_the_highest_total_of_victory_tokens_wins() -> None:
    assert ranked([9, 12, 3], held=[0, 5, 0], taken=[0, 5, 0]) == [2, 1, 3]


def test_A36_the_cards_won_are_counted() -> None:
    match = table("S", "3 4", pile="1.B", turn=0)
    events = play(match, "S")
    assert told(events, "counted") == [
        {"type": "counted", "seat": 0, "cards": 2, "points": 5, "rule": "A36"},
        {"type": "counted", "seat": 1, "cards": 0, "points": 0, "rule": "A36"},
    ]


def test_A39_each_thief_chip_costs_two_points() -> None:
    result = scored([20, 10], chips=[3, 0])
    assert result.net == [14, 10]
    assert told(result.events, "chips_paid") == [
        {"type": "chips_paid", "seat": 0, "chips": 3, "points": 6, "left": 14, "rule": "A39"}
    ]


def test_A40_chips_that_cannot_be_paid_are_carried_over() -> None:
    result = scored([4, 10], chips=[5, 0])
    assert result.chips == [3, 0]
    assert told(result.events, "chips_carried") == [{"type": "chips_carried", "seat": 0, "chips": 3, "rule": "A40"}]


@pytest.mark.parametrize(
    ("points", "chips", "net", "carried"),
    [(0, 0, 0, 0), (0, 4, 0, 4), (1, 1, 1, 1), (5, 2, 1, 0), (5, 3, 1, 1), (6, 3, 0, 0), (7, 2, 3, 0)],
)
def test_GA19_one_pays_as_many_as_possible_and_keeps_an_odd_point(
    points: int, chips: int, net: int, carried: int
) -> None:
    result = scored([points, 0], chips=[chips, 0])
    assert (result.net[0], result.chips[0]) == (net, carried)


@given(st.integers(0, 73), st.integers(0, 40))
def test_GA19_a_score_is_never_negative_and_no_payable_chip_is_carried(points: int, chips: int) -> None:
    result = scored([points, 0], chips=[chips, 0])
    assert result.net[0] >= 0
    assert result.chips[0] == 0 or result.net[0] < 2


def test_GA20_carried_chips_count_like_the_new_ones_in_the_next_round() -> None:
    match = table("3", "4 5", chips=[0, 3], rounds=2)
    match.play("3")
    state = match.state
    assert state.chips[:2].tolist() == [0, 3]
    assert state.taken[:2].tolist() == [0, 0]
    view = match.view()
    assert view.chips == [0, 3]  # type: ignore[attr-defined]


def test_GA21_unpaid_chips_cost_no_tokens_after_the_last_round() -> None:
    assert scored([0, 10], chips=[9, 0]).fortune == [4, 8]
    assert ranked([4, 8], held=[9, 0], taken=[9, 0]) == [2, 1]


def test_A41_tokens_are_awarded_by_the_points_after_paying() -> None:
    assert scored([20, 18], chips=[2, 0]).fortune == [4, 8]


def test_A42_A43_A44_A45_A46_horseshoe_ruby_emerald_topaz_and_nothing() -> None:
    result = scored([10, 30, 5, 20, 1])
    assert result.fortune == [2, 8, 1, 4, 0]
    awarded = {event["seat"]: (event["token"], event["rule"]) for event in told(result.events, "token_awarded")}
    assert awarded == {1: ("horseshoe", "A42"), 3: ("ruby", "A43"), 0: ("emerald", "A44"), 2: ("topaz", "A45")}
    assert told(result.events, "empty_handed") == [{"type": "empty_handed", "seat": 4, "points": 1, "rule": "A46"}]


def test_A47_more_than_40_points_earn_an_extra_topaz() -> None:
    result = scored([41, 10])
    assert result.fortune == [9, 4]
    assert told(result.events, "bonus_awarded") == [{"type": "bonus_awarded", "seat": 0, "points": 41, "rule": "A47"}]
    assert scored([40, 10]).fortune == [8, 4]


@pytest.mark.parametrize(("bonus_on", "fortune"), [("net", 8), ("gross", 9)])
def test_GA22_more_than_40_means_after_paying_or_as_an_option_before(bonus_on: str, fortune: int) -> None:
    assert scored([42, 10], chips=[1, 0], bonus_on=bonus_on).fortune[0] == fortune
    assert scored([43, 10], chips=[1, 0], bonus_on=bonus_on).fortune[0] == 9


def test_GA23_equal_points_share_the_better_place_and_the_next_is_skipped() -> None:
    assert scored([20, 20, 10]).fortune == [8, 8, 2]
    assert scored([20, 10, 10, 5]).fortune == [8, 4, 4, 1]
    assert scored([5, 5, 5, 5, 5]).fortune == [8] * 5
    assert scored([9, 8, 7, 6, 6]).fortune == [8, 4, 2, 1, 1]


def test_GA23_as_an_option_fewer_chips_before_paying_decide() -> None:
    result = scored([22, 20, 20], chips=[1, 0, 0], round_tie="chips")
    assert result.fortune == [2, 8, 8]
    assert told(result.events, "tie_broken")[0] == {
        "type": "tie_broken", "seat": 1, "rival": 0, "chips": 0, "rival_chips": 1, "rule": "GA23",
    }  # fmt: skip
    assert scored([22, 20, 20], chips=[1, 0, 0]).fortune == [8, 8, 8]


def test_GA24_with_fewer_players_the_list_simply_ends_even_for_no_points() -> None:
    assert scored([3, 0]).fortune == [8, 4]
    assert scored([3, 2, 0]).fortune == [8, 4, 2]
    assert scored([3, 2, 1, 0]).fortune == [8, 4, 2, 1]


@pytest.mark.parametrize(
    ("fortune", "tokens"), [(0, (0, 0, 0, 0)), (1, (0, 0, 0, 1)), (7, (0, 1, 1, 1)), (45, (5, 1, 0, 1))]
)
def test_A48_GA28_fortunes_are_shown_changed_two_to_one_without_a_decision(
    fortune: int, tokens: tuple[int, int, int, int]
) -> None:
    shown = in_tokens(fortune)
    assert (shown.horseshoe, shown.ruby, shown.emerald, shown.topaz) == tokens
    assert shown.horseshoe * 8 + shown.ruby * 4 + shown.emerald * 2 + shown.topaz == fortune


def test_A49_at_the_end_all_fortunes_are_uncovered() -> None:
    match = table("3", "4 5", show_tokens=False)
    assert match.view(0).fortunes == [0, None]  # type: ignore[attr-defined]
    events = play(match, "3")
    assert told(events, "match_ended") == [{"type": "match_ended", "rounds": 1, "rule": "A49"}]
    assert match.view(0).fortunes == [8, 4]  # type: ignore[attr-defined]


def test_A50_horseshoe_8_ruby_4_emerald_2_topaz_1() -> None:
    assert scored([4, 3, 2, 1]).fortune == [8, 4, 2, 1]


def test_the_best_possible_match_is_worth_45() -> None:
    assert 5 * scored([73, 0]).fortune[0] == 45


def test_A52_on_equal_fortunes_fewer_thief_chips_of_the_last_round_win() -> None:
    assert ranked([12, 12, 3], held=[2, 1, 0], taken=[0, 0, 0]) == [2, 1, 3]


def test_A53_still_equal_players_share_the_victory() -> None:
    assert ranked([12, 12, 3], held=[1, 1, 0], taken=[0, 0, 0]) == [1, 1, 3]
    match = table("3 11", "4 5", chips=[0, 0], pile="1.3 0.4 1.5", turn=0, last_pile="discard")
    match._state.holding, match._state.hand_size[0] = 0b11, 1
    match._state.hand[0, :2] = match._state.hand[0, 1], -1
    events = play(match, "11")
    assert told(events, "match_won") == [{"type": "match_won", "seats": [0, 1], "fortune": 8, "rule": "A53"}]


def test_GA26_held_chips_count_before_paying_or_as_an_option_only_those_taken() -> None:
    assert ranked([12, 12], held=[3, 2], taken=[0, 2]) == [2, 1]
    assert ranked([12, 12], held=[3, 2], taken=[0, 2], final_tie="taken") == [1, 2]


def test_GA26_the_chips_held_are_noted_before_they_are_paid() -> None:
    match = table("3", "4 5", pile="1.3 0.9", turn=0, chips=[1, 0])
    match.play("under 3")
    assert match.state.owed[:2].tolist() == [2, 0]
    assert match.state.chips[:2].tolist() == [1, 0]


def test_A52_the_winner_by_chips_is_told_so() -> None:
    match = table("3", "4 5", pile="1.3 0.9", turn=0, last_pile="discard")
    events = play(match, "under 3")
    won = told(events, "match_won")[0]
    assert (won["seats"], won["rule"]) == ([1], "A52")


def test_GA27_fortunes_are_shown_or_hidden_until_the_end() -> None:
    for shown, others in ((True, 12), (False, None)):
        match = table("3 4", "5 6", rounds=2, show_tokens=shown)
        match._state.fortune[:2] = [8, 12]
        assert match.view(0).fortunes == [8, others]  # type: ignore[attr-defined]
        assert match.view().fortunes == ([8, 12] if shown else [None, None])  # type: ignore[attr-defined]


def test_scores_are_fortunes_and_no_more_than_one_player_exceeds_forty() -> None:
    for seed in range(3):
        match = new_match(3, seed=seed)
        for _ in walk(match, str(seed)):
            pass
        assert [result.score for result in match.results or ()] == match.state.fortune[:3].tolist()
        for turn in match.turns:
            assert len(told(turn.events, "bonus_awarded")) <= 1
            points = [event["points"] for event in told(turn.events, "counted")]
            assert sum(points) <= 73


def test_the_results_name_every_seat() -> None:
    match = asterism.new("afrika", seats=5, seed=3)
    for _ in walk(match, "results"):
        pass
    assert [result.seat for result in match.results or ()] == [0, 1, 2, 3, 4]
