"""Objectives, their changes, the deck and points (C40-C52, GC-30 to GC-35)."""

from __future__ import annotations

from typing import Any

import pytest

import asterism
from asterism.errors import BadOption
from asterism.games.constellation import GAME
from asterism.match import Match
from asterism.options import agree_terms
from tests.games.constellation.table import (
    CASE_2,
    FULL,
    ROW,
    dealt,
    drawn,
    kinds,
    legal,
    plain,
    position,
    reason,
    refused,
    seen,
    told,
    winner,
)


def held(match: Match, seat: int) -> list[str | None]:
    return [objective.card for objective in seen(match, seat).hands[seat]]


# --- several objectives, visible objectives --------------------------------------------------


def test_C40_everybody_draws_the_agreed_number_of_cards() -> None:
    for objectives in range(1, 6):
        match = asterism.new("constellation", seats=3, objectives=objectives, seed=2)
        assert [len(hand) for hand in seen(match).hands] == [objectives] * 3
    for wrong in (0, 6):
        with pytest.raises(BadOption, match="a number from 1 to 5"):
            agree_terms(GAME, 2, {"objectives": wrong})


def test_C41_the_first_to_realise_one_of_several_figures_wins() -> None:
    for hand in ("P05 P07 P30", "P07 P05 P30", "P30 P07 P05"):
        match = position(CASE_2, f"{hand} P10 P09 P33", objectives=3)
        match.play("P4(1,3)")
        assert winner(match) == "A"


def test_C46_visible_objectives_are_seen_by_all() -> None:
    match = dealt(3, "P05 P07 P30", visible=True)
    for seat in (None, 0, 1, 2):
        assert [hand[0].card for hand in seen(match, seat).hands] == ["P05", "P07", "P30"]
    blinded = match.blinded(0)
    assert [int(card) + 1 for card in blinded.hands[:3, 0]] == [5, 7, 30]


def test_C46_with_visible_objectives_a_new_card_is_face_up() -> None:
    match = position(ROW, "P05 P07", visible=True, change="end_of_turn", coming="P30")
    match.play("P4(0,1)")
    match.play("change P05")
    assert [hand[0].card for hand in seen(match, 1).hands] == ["P30", "P07"]
    assert "P30" in [event.get("card") for event in plain(match.history(1))]


# --- changing objectives ---------------------------------------------------------------------


def test_C43_GC_30_a_card_may_be_changed_after_the_play_once_a_turn() -> None:
    match = position(ROW, "P05 P07", change="end_of_turn", coming="P30")
    assert not any(move.startswith("change") for move in legal(match))
    assert refused(match, "change P05") == "GC-30"
    match.play("P4(0,1)")
    assert match.current_seat == 0
    assert legal(match) == {"change P05", "keep"}
    match.play("change P05")
    assert match.current_seat == 1
    assert held(match, 0) == ["P30"]


def test_C43_nobody_needs_to_change() -> None:
    match = position(ROW, "P05 P07", change="end_of_turn")
    match.play("P4(0,1)")
    assert kinds(told(match, "keep")) == ["objectives_kept"]
    assert match.current_seat == 1
    assert held(match, 0) == ["P05"]


def test_C43_without_the_option_no_card_is_changed() -> None:
    match = position(ROW, "P05 P07")
    assert refused(match, "change P05") == "C43"


def test_C44_C45_the_old_card_is_shown_and_a_new_one_drawn() -> None:
    match = position(ROW, "P05 P07", change="end_of_turn", coming="P30")
    match.play("P4(0,1)")
    events = told(match, "change P05")
    assert kinds(events) == ["objective_shown", "objective_drawn", "objective_discarded"]
    assert seen(match, 1).discard == ["P05"]
    owner, other = plain(match.history(0)), plain(match.history(1))
    assert next(event["card"] for event in owner if event["rule"] == "C45") == "P30"
    assert next(event["card"] for event in other if event["rule"] == "C45") is None
    assert next(event["card"] for event in other if event["rule"] == "C44") == "P05"
    assert seen(match, 1).hands[0][0].card is None


def test_C43_only_a_held_card_can_be_changed() -> None:
    match = position(ROW, "P05 P07", change="end_of_turn")
    match.play("P4(0,1)")
    for wrong in ("change P07", "change P33", "change P77"):
        assert refused(match, wrong) == "C43"


def test_GC_30_with_several_cards_the_player_names_the_one_to_change() -> None:
    match = position(ROW, "P05 P09 P07 P10", objectives=2, change="end_of_turn", coming="P30")
    match.play("P4(0,1)")
    match.play("change P09")
    assert held(match, 0) == ["P05", "P30"]


def test_GC_30_the_limit_counts_changes_in_one_turn() -> None:
    match = position(ROW, "P05 P09 P07 P10", objectives=2, change="end_of_turn", change_limit=2, coming="P30 P33")
    match.play("P4(0,1)")
    match.play("change P09")
    assert match.current_seat == 0
    assert legal(match) == {"change P05", "change P30", "keep"}
    match.play("change P30")
    assert match.current_seat == 1
    assert held(match, 0) == ["P05", "P33"]
    match.play("P4(0,-1)")
    match.play("keep")
    assert match.current_seat == 0


def test_GC_30_at_the_start_of_the_turn_the_change_comes_before_the_play() -> None:
    match = position(ROW, "P05 P07", change="start_of_turn", coming="P30")
    assert "change P05" in legal(match)
    match.play("change P05")
    assert match.current_seat == 0
    assert held(match, 0) == ["P30"]
    assert refused(match, "change P30") == "GC-30"
    match.play("P4(0,1)")
    assert match.current_seat == 1


def test_GC_30_at_the_start_of_the_turn_a_lucky_draw_can_win_with_the_play() -> None:
    match = position(CASE_2, "P07 P10", change="start_of_turn", coming="P05")
    match.play("change P07")
    match.play("P4(1,3)")
    assert winner(match) == "A"


def test_GC_30_instead_of_a_play_the_cloud_stays_and_nothing_is_checked() -> None:
    match = position(ROW, "P05 P07", change="instead_of_play", clouds="A(1,0) B(0,0)", coming="P30")
    checks = match.state.checks
    match.play("change P05")
    assert match.current_seat == 1
    assert seen(match).clouds == [(1, 0), (0, 0)]
    assert match.state.checks == checks
    assert (seen(match).plays, seen(match).quiet) == (1, 1)
    assert refused(match, "M(1,1)") == "C31"


def test_GC_30_instead_of_a_play_is_not_for_the_first_turn() -> None:
    match = dealt(2, "P05 P07", change="instead_of_play")
    assert refused(match, "change P05") == "GC-30"
    match.play("P4(0,1)")
    assert refused(match, "change P07") == "GC-30"
    match.play("P5(0,2)")
    assert "change P05" in legal(match)


def test_GC_30_instead_of_a_play_several_cards_may_be_changed_if_agreed() -> None:
    match = position(ROW, "P05 P07", change="instead_of_play", change_limit=3, clouds="A(1,0)", coming="P30 P33")
    match.play("change P05")
    assert legal(match) == {"change P30", "keep"}
    match.play("change P30")
    match.play("keep")
    assert match.current_seat == 1
    assert seen(match).plays == 1


def test_GC_30_changes_instead_of_plays_count_for_a_stale_game() -> None:
    match = position(ROW, change="instead_of_play", clouds="A(1,0) B(2,0)", stale=6)
    for _ in range(6):
        match.play(next(move for move in match.legal_moves() if match.notation(move).startswith("change")))
    assert drawn(match)
    assert reason(match) == "stale"


def test_GC_30_change_moves_name_cards_of_their_owner_only() -> None:
    match = position(ROW, "P05 P07", change="end_of_turn")
    match.play("P4(0,1)")
    assert match.legal_moves(1) == []
    assert legal(match) == {"change P05", "keep"}


# --- the deck --------------------------------------------------------------------------------


def exhaust(seats: int = 2, reshuffle: int = 7) -> Match:
    """Change cards until the deck is empty."""
    match = dealt(seats, deck=22, change="start_of_turn", change_limit=5, reshuffle=reshuffle)
    star = 0
    while seen(match).deck:
        changes = [move for move in match.legal_moves() if match.notation(move).startswith("change")]
        if changes:
            match.play(changes[0])
        else:
            star += 1
            match.play(f"P{4 + star % 3}({star},0)")
    return match


def test_GC_32_an_empty_deck_is_made_of_the_discarded_cards() -> None:
    match = exhaust()
    discarded = set(seen(match).discard)
    assert len(discarded) == 20
    card = held(match, match.current_seat or 0)[0]
    if f"change {card}" not in legal(match):
        match.play("P6(0,1)")
        card = held(match, match.current_seat or 0)[0]
    seat = match.current_seat or 0
    events = told(match, f"change {card}")
    assert kinds(events) == ["objective_shown", "deck_reshuffled", "objective_drawn", "objective_discarded"]
    new = held(match, seat)[0]
    assert new in discarded
    assert new != card
    assert seen(match).discard == [card]
    assert seen(match).deck == 19


def test_GC_32_a_reshuffle_follows_from_the_deal_and_only_from_it() -> None:
    orders = set()
    for secret in (1, 2, 3, 99_999, 2_147_483_645):
        pair = []
        for _ in range(2):
            match = exhaust(reshuffle=secret)
            if not any(text.startswith("change") for text in legal(match)):
                match.play("P6(0,1)")
            match.play(next(move for move in match.legal_moves() if match.notation(move).startswith("change")))
            pair.append(tuple(match.state.deck[: match.state.deck_end].tolist()))
        assert pair[0] == pair[1]
        orders.add(pair[0])
    assert len(orders) == 5


def test_GC_32_on_a_multiple_redraw_all_draw_before_anybody_discards() -> None:
    """With one card left in the deck, the second drawer gets a reshuffled one, but neither of those realised."""
    tiles = "4(-1,0) 4(-2,0) 4(-3,0) 4(-3,1) 5(1,0) 5(2,0) 5(3,0) 5(2,1) 6(6,0) L(7,0)"
    probe = position(tiles, "P06 P30")
    fours, fives = [event["card"] for event in told(probe, "M(0,0)") if event["type"] == "figure_stood"]
    match = position(tiles, f"{fours} {fives}")
    state = match._state
    for _ in range(29):
        state.discard[state.discards] = state.deck[state.next_card]
        state.next_card += 1
        state.discards += 1
    events = told(match, "M(0,0)")
    assert kinds(events)[4:] == [
        "objective_drawn", "deck_reshuffled", "objective_drawn", "objective_discarded", "objective_discarded",
    ]  # fmt: skip
    assert not {fours, fives} & {held(match, 0)[0], held(match, 1)[0]}
    assert set(seen(match).discard) == {fours, fives}


# --- points ----------------------------------------------------------------------------------


def test_C47_C48_C49_a_figure_scores_a_point_and_its_card_is_replaced() -> None:
    match = position(CASE_2, "P05 P07 P10 P09", objectives=2, points=2, coming="P30")
    events = told(match, "P4(1,3)")
    assert kinds(events)[2:] == ["objective_realised", "point_scored", "objective_drawn", "objective_discarded"]
    assert seen(match).points == [1, 0]
    assert held(match, 0) == ["P30", "P07"]
    assert seen(match).discard == ["P05"]
    assert not match.is_over


def test_C50_the_game_goes_on_with_the_tiles_as_they_lie() -> None:
    match = position(CASE_2, "P05 P07 P10 P09", objectives=2, points=2)
    match.play("P4(1,3)")
    assert [(tile.q, tile.r) for tile in seen(match).tiles] == [(0, 0), (0, 1), (0, 2), (0, 3), (1, 3)]
    assert match.current_seat == 1


def test_C51_the_first_with_two_points_wins() -> None:
    match = position(CASE_2, "P05 P07 P10 P09", objectives=2, points=2)
    match._state.points[0] = 1
    events = told(match, "P4(1,3)")
    assert events[-1] == {"type": "match_won", "seat": 0, "reason": "figure", "rule": "C51"}
    assert [(result.score, result.rank) for result in match.results or ()] == [(2, 1), (0, 2)]


@pytest.mark.parametrize("target", [2, 3, 9])
def test_C52_another_target_may_be_agreed(target: int) -> None:
    match = position(CASE_2, "P05 P07 P10 P09", objectives=2, points=target)
    match._state.points[0] = target - 1
    match.play("P4(1,3)")
    assert winner(match) == "A"
    early = position(CASE_2, "P05 P07 P10 P09", objectives=2, points=target)
    early.play("P4(1,3)")
    assert not early.is_over


def test_C48_a_changed_card_scores_nothing() -> None:
    match = position(ROW, "P05 P07 P10 P09", objectives=2, points=2, change="end_of_turn")
    match.play("P4(0,1)")
    match.play("change P05")
    assert seen(match).points == [0, 0]


CROSSING = "4(-1,0) 4(-2,0) 4(-3,0) 4(-3,1) 5(1,0) 5(2,0) 5(3,0) 5(2,1) 6(6,0) L(7,0)"


def crossing(points: str, target: int, **options: Any) -> Match:
    """B and C realise one figure each with A's move of the Moon; the scores before it are given."""
    probe = position(CROSSING, "P06 P30")
    fours, fives = [event["card"] for event in told(probe, "M(0,0)") if event["type"] == "figure_stood"]
    hands = f"P06 P30 {fours} P31 {fives} P32"
    match = position(CROSSING, hands, seats=3, objectives=2, points=target, coming="P10 P09", **options)
    for seat, score in enumerate(points.split()):
        match._state.points[seat] = int(score)
    return match


def test_GC_34_several_players_may_score_with_one_play_and_draw_in_turn_order() -> None:
    match = crossing("0 0 0", 2)
    events = told(match, "M(0,0)")
    assert seen(match).points == [0, 1, 1]
    assert [event["seat"] for event in events if event["type"] == "objective_drawn"] == [1, 2]
    assert (held(match, 1)[0], held(match, 2)[0]) == ("P10", "P09")
    assert not match.is_over


def test_GC_34_the_active_player_draws_first() -> None:
    match = crossing("0 0 0", 5)
    match._state.turn = 2
    events = told(match, "M(0,0)")
    assert [event["seat"] for event in events if event["type"] == "objective_drawn"] == [2, 1]


def test_GC_35_if_several_reach_the_target_the_higher_score_wins() -> None:
    match = crossing("0 2 1", 2)
    match.play("M(0,0)")
    assert winner(match) == "B"
    assert [result.rank for result in match.results or ()] == [3, 1, 2]


def test_GC_35_level_players_play_on_until_one_leads() -> None:
    match = crossing("0 1 1", 2)
    match.play("M(0,0)")
    assert not match.is_over
    assert seen(match).points == [0, 2, 2]
    still_standing = next(card for card in seen(match).discard)
    match._state.hands[1, 0] = int(still_standing[1:]) - 1
    match.play("P6(7,0)")
    assert seen(match).points == [0, 3, 2]
    assert winner(match) == "B"


def test_GC_35_level_players_share_a_draw_where_that_is_agreed() -> None:
    match = crossing("0 1 1", 2, simultaneous="draw")
    events = told(match, "M(0,0)")
    assert events[-1] == {"type": "match_drawn", "reason": "tie", "rule": "GC-35"}
    assert drawn(match)


def test_GC_33_all_tiles_in_a_points_game_are_a_draw_or_the_leader_wins() -> None:
    for exhaustion, scores, expected in (
        ("draw", "1 0", None),
        ("leader", "1 0", "A"),
        ("leader", "1 1", None),
        ("leader", "0 1", "B"),
    ):
        match = position(FULL, "P06 P30 P31 P32", objectives=2, points=2, exhaustion=exhaustion)
        for seat, score in enumerate(scores.split()):
            match._state.points[seat] = int(score)
        match.play("P4(4,4)")
        assert match.is_over
        assert winner(match) == expected


def test_GC_33_a_point_of_the_last_tile_counts_first() -> None:
    column = "L(0,0) 6(0,1) 6(0,2) 6(0,3)"
    fours = " ".join(f"4({q},0)" for q in range(1, 9))
    fives = " ".join(f"5({q},-1)" for q in range(1, 9))
    sixes = " ".join(f"6({q},-2)" for q in range(1, 5))
    match = position(f"{column} {fours} {fives} {sixes}", "P01 P02 P30 P31", deck=33, objectives=2, points=2)
    match._state.points[0] = 1
    match.play("P6(0,4)")
    assert winner(match) == "A"
