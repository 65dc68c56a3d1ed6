"""How a match ends, and figures of several players at once (C35, C39, GC-10 to GC-12, GC-27 to GC-29, GC-31)."""

from __future__ import annotations

from typing import Any

import pytest

from asterism.errors import BadOption
from asterism.match import Match
from tests.games.constellation.table import (
    MIXED,
    dealt,
    drawn,
    kinds,
    legal,
    position,
    reason,
    rows_of_five,
    seen,
    told,
    winner,
)

CROSSING = "4(-1,0) 4(-2,0) 4(-3,0) 4(-3,1) 5(1,0) 5(2,0) 5(3,0) 5(2,1) 6(6,0) L(7,0)"
"""The Moon on (0,0) completes a figure of fours and one of fives."""
FULL = rows_of_five(MIXED)


def crossing(hands: str, seats: int = 2, **options: Any) -> Match:
    return position(CROSSING, hands, seats=seats, **options)


def cards_of_the_crossing() -> list[str]:
    match = crossing("P06 P30")
    return [event["card"] for event in told(match, "M(0,0)") if event["type"] == "figure_stood"]


def test_C35_GC_28_when_all_tiles_lie_the_game_is_drawn() -> None:
    match = position(FULL)
    assert seen(match).reserve == [1, 0, 0]
    events = told(match, "P4(4,4)")
    assert events[-1] == {"type": "match_drawn", "reason": "tiles", "rule": "C35"}
    assert drawn(match)
    assert {result.rank for result in match.results or ()} == {1}


def test_GC_28_one_tile_in_the_reserve_is_not_the_end() -> None:
    match = position(FULL)
    match.play("M(5,0)")
    assert not match.is_over


def test_GC_27_a_figure_of_the_last_tile_wins() -> None:
    match = last_tile_wins()
    assert seen(match).reserve == [0, 0, 1]
    match.play("P6(0,4)")
    assert winner(match) == "A"


def last_tile_wins() -> Match:
    """The Moon and three sixes in a column; the last six below them makes P01."""
    column = "L(0,0) 6(0,1) 6(0,2) 6(0,3)"
    fours = " ".join(f"4({q},0)" for q in range(1, 9))
    fives = " ".join(f"5({q},-1)" for q in range(1, 9))
    sixes = " ".join(f"6({q},-2)" for q in range(1, 5))
    return position(f"{column} {fours} {fives} {sixes}", "P01", deck=33)


def test_C39_the_moon_may_complete_several_figures_at_once() -> None:
    assert len(cards_of_the_crossing()) == 2


def test_GC_10_several_satisfied_players_draw_new_cards_and_play_on() -> None:
    fours, fives = cards_of_the_crossing()
    match = crossing(f"{fives} {fours}", coming="P06 P30")
    events = told(match, "M(0,0)")
    assert kinds(events)[2:] == ["objective_realised"] * 2 + ["objective_drawn"] * 2 + ["objective_discarded"] * 2
    assert not match.is_over
    assert match.current_seat == 1
    assert [hand[0].card for seat in (0, 1) for hand in [seen(match, seat).hands[seat]]] == ["P06", "P30"]
    assert set(seen(match).discard) == {fours, fives}


def test_GC_10_the_active_player_has_no_priority_and_a_draw_may_be_agreed() -> None:
    fours, fives = cards_of_the_crossing()
    match = crossing(f"{fives} {fours}", simultaneous="draw")
    events = told(match, "M(0,0)")
    assert events[-1] == {"type": "match_drawn", "reason": "tie", "rule": "GC-10"}
    assert drawn(match)


def test_GC_10_one_satisfied_player_wins_even_where_two_figures_stand() -> None:
    fours, _ = cards_of_the_crossing()
    match = crossing(f"P06 {fours}", simultaneous="draw")
    match.play("M(0,0)")
    assert winner(match) == "B"


def test_GC_11_a_replacement_may_satisfy_two_players_as_well() -> None:
    """The star on (0,-1) becomes a 5: the fours shrink to five cells, the fives grow to five."""
    tiles = "L(0,0) 4(-1,0) 4(-2,0) 4(-3,0) 4(-4,1) 4(0,-1) 5(1,-1) 5(2,-1) 5(3,-1)"
    probe = position(tiles, "P06 P30")
    stood = [event["card"] for event in told(probe, "R5(0,-1)") if event["type"] == "figure_stood"]
    assert len(stood) == 2
    match = position(tiles, " ".join(stood))
    events = told(match, "R5(0,-1)")
    assert kinds(events).count("objective_realised") == 2
    assert not match.is_over


def test_GC_11_GC_31_even_a_placement_may_satisfy_two_players() -> None:
    """One figure stood before its card was drawn; a placement completes another."""
    tiles = "L(0,0) 4(0,1) 4(0,2) 4(0,3) 4(1,3) 5(1,0) 5(2,0) 5(3,0)"
    match = position(tiles, "P07 P06", change="end_of_turn", coming="P05 P30 P33")
    match.play("P6(0,-1)")
    match.play("change P07")
    probe = position(tiles, "P07 P06")
    card = next(event["card"] for event in told(probe, "P5(3,1)") if event.get("star") == 5 and "card" in event)
    match._state.hands[1, 0] = int(card[1:]) - 1
    events = told(match, "P5(3,1)")
    assert kinds(events).count("objective_realised") == 2


def test_GC_12_two_own_figures_are_one_win() -> None:
    fours, fives = cards_of_the_crossing()
    match = crossing(f"{fours} {fives} P06 P30", objectives=2)
    match.play("M(0,0)")
    assert winner(match) == "A"
    assert [result.score for result in match.results or ()] == [1, 0]


def test_GC_12_in_the_points_game_each_card_scores() -> None:
    fours, fives = cards_of_the_crossing()
    match = crossing(f"{fours} {fives} P06 P30", objectives=2, points=3)
    match.play("M(0,0)")
    assert seen(match).points == [2, 0]


def test_GC_31_a_newly_drawn_figure_counts_at_the_next_check() -> None:
    match = position("L(0,0) 4(0,1) 4(0,2) 4(0,3) 4(1,3)", "P07 P06", change="end_of_turn", coming="P05")
    match.play("P6(0,-1)")
    match.play("change P07")
    assert not match.is_over
    match.play("P6(-1,0)")
    assert winner(match) == "A"


def test_GC_31_a_newly_drawn_figure_that_the_next_play_breaks_does_not_count() -> None:
    match = position("L(0,0) 4(0,1) 4(0,2) 4(0,3) 4(1,3)", "P07 P06", change="end_of_turn", coming="P05")
    match.play("P6(0,-1)")
    match.play("change P07")
    match.play("R6(0,3)")
    assert not match.is_over


# --- endless games ---------------------------------------------------------------------------


def shuttle(match: Match) -> list[str]:
    """Both players replace a star to and fro for ever; the list of what happened last."""
    events: list[str] = []
    plays = 0
    while not match.is_over and plays < 600:
        seat = match.current_seat
        column = 1 + 2 * (seat or 0)
        cells = (column, column + 1)
        cloud = seen(match).clouds[seat or 0]
        q = cells[1] if cloud == (cells[0], 0) else cells[0]
        star = next(tile.star for tile in seen(match).tiles if (tile.q, tile.r) == (q, 0))
        events = kinds(told(match, f"R{star}({q},0)"))
        plays += 1
    return [*events, str(plays)]


LINE = "L(0,0) 4(1,0) 5(2,0) 4(3,0) 5(4,0)"


def test_GC_29_the_third_time_the_same_situation_occurs_is_a_draw() -> None:
    match = position(LINE)
    *_, event, plays = shuttle(match)
    assert event == "match_drawn"
    assert reason(match) == "repetition"
    # The situation after two plays, when both Clouds lie, comes back every four plays.
    assert int(plays) == 2 + 4 + 4


def test_GC_29_a_situation_is_tiles_clouds_and_player_to_move() -> None:
    """Every situation of the shuttle is counted by hand, and the match ends exactly with the third occurrence."""
    match = position(LINE)
    met: dict[object, int] = {}
    while not match.is_over:
        seat = match.current_seat or 0
        cloud = seen(match).clouds[seat]
        q = 2 + 2 * seat if cloud == (1 + 2 * seat, 0) else 1 + 2 * seat
        star = next(tile.star for tile in seen(match).tiles if (tile.q, tile.r) == (q, 0))
        match.play(f"R{star}({q},0)")
        view = seen(match)
        turn = (seat + 1) % 2
        key = (tuple((tile.star, tile.q, tile.r) for tile in view.tiles), tuple(view.clouds), turn)
        met[key] = met.get(key, 0) + 1
        assert match.is_over == (max(met.values()) == 3)


@pytest.mark.parametrize("times", [2, 5])
def test_GC_29_the_number_of_repetitions_may_be_agreed(times: int) -> None:
    short, usual = position(LINE, repetition=times), position(LINE)
    shuttle(short)
    shuttle(usual)
    assert (len(short.turns) - len(usual.turns)) == (times - 3) * 4


def test_GC_29_fifty_plays_without_a_new_star_are_a_draw() -> None:
    match = position(LINE, repetition="off")
    assert shuttle(match)[-1] == "50"
    assert reason(match) == "stale"
    assert drawn(match)
    shorter = position(LINE, repetition="off", stale=7)
    assert shuttle(shorter)[-1] == "7"


def test_GC_29_a_placed_star_begins_the_count_anew() -> None:
    match = position(LINE, repetition="off", stale=5)
    for move in ("R4(1,0)", "R4(3,0)", "R5(2,0)", "R5(4,0)", "P6(5,0)", "R4(3,0)"):
        match.play(move)
    assert seen(match).quiet == 1
    assert not match.is_over


def test_GC_29_500_plays_are_the_end_in_any_case() -> None:
    match = position(LINE, repetition="off", stale="off", most_plays=60)
    assert shuttle(match)[-1] == "60"
    assert reason(match) == "plays"
    assert dealt().terms.setup.most_plays == 500


def test_GC_29_a_changed_card_makes_the_situation_a_new_one() -> None:
    match = position(LINE, change="end_of_turn", stale="off", repetition=2)
    moves = ["R4(1,0)", "R4(3,0)", "R5(2,0)", "R5(4,0)", "R4(1,0)", "R4(3,0)"]
    for move in moves[:-2]:
        match.play(move)
        match.play("keep")
    card = seen(match, 0).hands[0][0].card
    match.play("R4(1,0)")
    match.play(f"change {card}")
    match.play("R4(3,0)")
    match.play("keep")
    assert not match.is_over
    unchanged = position(LINE, change="end_of_turn", stale="off", repetition=2)
    for move in moves[:-1]:
        unchanged.play(move)
        if not unchanged.is_over:
            unchanged.play("keep")
    if not unchanged.is_over:
        unchanged.play(moves[-1])
        unchanged.play("keep")
    assert unchanged.is_over


def test_GC_29_in_a_points_game_the_leader_may_win_in_the_end() -> None:
    for exhaustion, expected in (("draw", None), ("leader", "B")):
        match = position(LINE, objectives=2, points=3, exhaustion=exhaustion)
        match._state.points[1] = 1
        shuttle(match)
        assert match.is_over
        assert winner(match) == expected
    level = position(LINE, objectives=2, points=3, exhaustion="leader")
    shuttle(level)
    assert drawn(level)


def test_GC_29_stale_is_tested_before_a_change_and_repetition_after_it() -> None:
    match = position(LINE, change="end_of_turn", repetition="off", stale=5)
    for move in ("R4(1,0)", "R4(3,0)", "R5(2,0)", "R5(4,0)"):
        match.play(move)
        assert "keep" in legal(match)
        match.play("keep")
    match.play("R4(1,0)")
    assert match.is_over


def test_GC_29_the_last_limit_cannot_be_switched_off() -> None:
    """Alone it makes sure that every match ends."""
    with pytest.raises(BadOption, match="option 'most_plays' takes a number from 50 to 500; 'off' is not that"):
        dealt(most_plays="off")
    match = position(LINE, repetition="off", stale="off", swaps="off")
    *_, plays = shuttle(match)
    assert (reason(match), plays) == ("plays", "500")


def test_GC_29_GC_30_changes_instead_of_one_play_count_as_one_play_in_all() -> None:
    options: dict[str, Any] = {"change": "instead_of_play", "change_limit": 2, "stale": "off", "most_plays": 50}
    match = position(LINE, clouds="A(1,0) B(3,0)", **options)
    turns = 0
    while not match.is_over:
        match.play(next(move for move in match.legal_moves() if match.notation(move).startswith("change")))
        match.play(next(move for move in match.legal_moves() if match.notation(move).startswith("change")))
        turns += 1
        if turns == 49:
            break
    assert seen(match).plays == 49
    match.play(next(move for move in match.legal_moves() if match.notation(move).startswith("change")))
    assert reason(match) == "plays"


def test_GC_50_a_points_game_goes_to_two_points_or_more() -> None:
    with pytest.raises(BadOption, match=r"option 'points' takes 0 or 2 or 3 or 4 .*; 1 is not that"):
        dealt(objectives=2, points=1)
    assert [dealt(objectives=2, points=points).terms.setup.target for points in (0, 2, 9)] == [0, 2, 9]
