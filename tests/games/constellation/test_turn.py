"""The plays of a turn, Clouds, and what is forbidden (C21-C34, GC-13 to GC-26, GC-36, GC-47, GC-48)."""

from __future__ import annotations

import asterism
from asterism.games.constellation.moves import cell_at
from asterism.games.constellation.pieces import STEPS
from asterism.games.constellation.rules_table import is_border
from asterism.games.constellation.state import BORDER
from asterism.match import Match
from tests.contract.support import random_match, walk
from tests.games.constellation.pieces import check_books
from tests.games.constellation.table import dealt, kinds, legal, position, refused, seen, told

ROW = "L(0,0) 4(1,0) 5(2,0) 6(3,0)"


def groups(match: Match) -> int:
    cells = {(tile.q, tile.r) for tile in seen(match).tiles}
    found = 0
    while cells:
        found += 1
        grown = {cells.pop()}
        while grown:
            grown = {(q + dq, r + dr) for q, r in grown for dq, dr in STEPS} & cells
            cells -= grown
    return found


def test_C21_players_take_turns_clockwise() -> None:
    match = dealt(4)
    order = []
    for move in ("P4(1,0)", "P5(2,0)", "P6(3,0)", "P4(4,0)", "P5(5,0)"):
        order.append(match.current_seat)
        match.play(move)
    assert order == [0, 1, 2, 3, 0]


def test_C22_a_turn_is_exactly_one_of_three_plays() -> None:
    match = position(ROW)
    assert {move[0] for move in legal(match)} == {"P", "R", "M"}
    assert refused(match, "X(0,0)(1,0)") == "C53"
    assert refused(match, "C(1,0)") == "C29"
    for move in ("P4(0,1)", "R5(1,0)", "M(1,1)"):
        one = position(ROW)
        one.play(move)
        assert one.current_seat == 1


def test_C23_GC_18_a_star_is_placed_beside_any_tile_of_any_group() -> None:
    match = position("L(0,0) 4(1,0) 5(5,0) 6(9,0)", clouds="A(5,0) B(0,0)")
    placements = {move for move in legal(match) if move.startswith("P")}
    cells = {(q + dq, r + dr) for q, r in ((0, 0), (1, 0), (5, 0), (9, 0)) for dq, dr in STEPS} - {(0, 0), (1, 0)}
    assert placements == {f"P{star}({q},{r})" for star in (4, 5, 6) for q, r in cells}
    match.play("P6(5,1)")
    assert [(tile.star, tile.q, tile.r) for tile in seen(match).tiles][-1] == (6, 5, 1)
    assert seen(match).reserve == [7, 7, 6]


def test_C23_a_star_needs_a_free_cell() -> None:
    assert refused(position(ROW), "P4(1,0)") == "C23"
    assert refused(position(ROW), "P4(0,0)") == "C23"


def test_C24_GC_19_a_replaced_star_goes_back_to_the_reserve() -> None:
    match = position(ROW)
    assert seen(match).reserve == [7, 7, 7]
    events = told(match, "R6(1,0)")
    right = {"type": "place", "direction": "right", "steps": 1, "then": "here", "more": 0}
    replaced = {"type": "star_replaced", "seat": 0, "old": 4, "star": 6, "q": 1, "r": 0, "at": right, "rule": "C24"}
    assert events[0] == replaced
    assert seen(match).reserve == [8, 7, 6]
    assert len(seen(match).tiles) == 4
    assert refused(match, "R6(7,7)") == "C24"


def test_C25_GC_16_the_moon_moves_any_distance() -> None:
    match = position(ROW)
    match.play("M(4,0)")
    assert seen(match).tiles[0].star is None
    assert (seen(match).tiles[0].q, seen(match).tiles[0].r) == (4, 0)


def test_C26_a_tile_must_share_a_side_with_a_tile_in_play() -> None:
    match = position(ROW)
    for move in ("P4(5,0)", "P4(1,2)", "P4(40,40)", "P4(99,0)"):
        assert refused(match, move) == "C26"
    for move in legal(match):
        if move[0] == "P":
            q, r = (int(number) for number in move[3:-1].split(","))
            assert any((q + dq, r + dr) in {(0, 0), (1, 0), (2, 0), (3, 0)} for dq, dr in STEPS)


def test_C27_C28_moving_the_moon_may_split_groups_that_are_joined_later() -> None:
    match = position("4(-1,0) L(0,0) 5(1,0)")
    assert groups(match) == 1
    match.play("M(2,0)")
    assert groups(match) == 2
    match.play("P6(0,0)")
    assert groups(match) == 1


def test_GC_17_there_may_be_three_groups() -> None:
    match = position("L(0,0) 4(1,0) 5(-1,1) 6(0,-1)")
    match.play("M(2,0)")
    assert groups(match) == 3
    check_books(match.state)


def test_C29_C30_the_cloud_lies_on_the_tile_just_played() -> None:
    match = dealt()
    expected: dict[int, tuple[int, int] | None] = {0: None, 1: None}
    moves = (("P4(1,0)", (1, 0)), ("P5(2,0)", (2, 0)), ("P6(3,0)", (3, 0)), ("R6(1,0)", (1, 0)), ("M(4,0)", (4, 0)))
    for move, cell in moves:
        seat = match.current_seat
        assert seat is not None
        events = told(match, move)
        put = next(event for event in events if event["type"] == "cloud_put")
        assert (put["seat"], put["q"], put["r"], put["rule"]) == (seat, *cell, "C29")
        expected[seat] = cell
        assert seen(match).clouds == [expected[0], expected[1]]


def test_C31_a_tile_under_a_cloud_may_be_neither_replaced_nor_moved() -> None:
    match = position(ROW, clouds="B(1,0)")
    assert refused(match, "R5(1,0)") == "C31"
    assert not any(move.startswith("R") and move.endswith("(1,0)") for move in legal(match))
    moonlit = position(ROW, clouds="B(0,0)")
    assert refused(moonlit, "M(1,1)") == "C31"
    assert not any(move.startswith("M") for move in legal(moonlit))


def test_C32_ones_own_cloud_locks_its_tile_too() -> None:
    match = position(ROW, clouds="A(1,0)")
    assert refused(match, "R5(1,0)") == "C31"
    assert refused(position(ROW, clouds="A(0,0)"), "M(1,1)") == "C31"


def test_C33_the_moon_may_not_be_replaced() -> None:
    match = position(ROW)
    assert refused(match, "R4(0,0)") == "C33"
    assert not any(move[0] == "R" and move.endswith("(0,0)") for move in legal(match))


def test_C34_the_moon_is_always_in_play() -> None:
    for seats in (2, 5):
        for match in walk(random_match("constellation", seats, "moon"), "moon"):
            assert [tile.star for tile in seen(match).tiles].count(None) == 1


def test_GC_13_the_moon_must_really_move() -> None:
    match = position(ROW)
    assert "M(0,0)" not in legal(match)
    assert refused(match, "M(0,0)") == "GC-13"


def test_GC_14_the_lifted_moon_must_touch_a_star() -> None:
    match = position("L(0,0) 4(1,0)")
    moves = {move for move in legal(match) if move[0] == "M"}
    assert moves == {"M(2,0)", "M(1,1)", "M(0,1)", "M(1,-1)", "M(2,-1)"}
    assert refused(match, "M(-1,0)") == "GC-14"
    assert refused(match, "M(5,5)") == "GC-14"


def test_GC_15_the_lonely_moon_can_neither_move_nor_be_replaced() -> None:
    match = dealt()
    assert refused(match, "M(0,1)") == "GC-15"
    assert refused(match, "R4(0,0)") == "C33"
    assert len(legal(match)) == 18


def test_GC_20_a_star_may_be_replaced_by_one_of_its_type_unless_forbidden() -> None:
    match = position(ROW)
    assert {"R4(1,0)", "R5(1,0)", "R6(1,0)"} <= legal(match)
    match.play("R4(1,0)")
    assert seen(match).clouds[0] == (1, 0)
    assert seen(match).reserve == [7, 7, 7]
    strict = position(ROW, null_moves="forbid")
    assert {move for move in legal(strict) if move.endswith("(1,0)")} == {"R5(1,0)", "R6(1,0)"}
    assert refused(strict, "R4(1,0)") == "GC-20"


def test_GC_21_a_star_without_a_neighbour_may_not_be_replaced() -> None:
    match = position("L(0,0) 4(1,0) 5(6,0)")
    assert refused(match, "R4(6,0)") == "GC-21"
    assert not any(move[0] == "R" and move.endswith("(6,0)") for move in legal(match))


def test_GC_22_an_empty_pile_gives_no_star() -> None:
    tiles = "L(0,0) " + " ".join(f"4({q},0)" for q in range(1, 9)) + " 5(9,0)"
    match = position(tiles)
    assert seen(match).reserve == [0, 7, 8]
    assert not any(move.startswith(("P4", "R4")) for move in legal(match))
    assert refused(match, "P4(0,1)") == "GC-22"
    assert refused(match, "R4(3,0)") == "GC-22"
    assert refused(match, "R4(9,0)") == "GC-22"


def test_GC_23_the_own_cloud_leaves_only_at_the_end_of_the_turn() -> None:
    match = position(ROW)
    match.play("M(1,1)")
    for move in ("P4(0,1)", "P4(4,0)"):
        assert not any(text.startswith("M") for text in legal(match)), match.current_seat
        match.play(move)
    assert any(text.startswith("M") for text in legal(match))


def test_GC_24_in_the_basic_game_no_tile_bears_two_clouds() -> None:
    for seats in (2, 4):
        match = asterism.new("constellation", seats=seats, seed=5, deck=33)
        for _ in walk(match, "clouds"):
            lying = [cloud for cloud in seen(match).clouds if cloud is not None]
            assert len(lying) == len(set(lying))


def test_GC_25_there_is_always_a_play() -> None:
    for number in range(4):
        match = random_match("constellation", 2 + number, f"play {number}")
        for _ in walk(match, f"play {number}"):
            assert legal(match)


def test_GC_26_nobody_may_pass() -> None:
    match = position(ROW)
    assert "keep" not in legal(match)
    assert refused(match, "keep") == "GC-26"


def test_GC_47_the_table_has_no_edge() -> None:
    match = dealt(deck=33)
    for q in range(1, 24):
        match.play(f"P{4 + q % 3}({q},0)")
    assert seen(match).tiles[-1].q == 23
    assert "P4(24,0)" in legal(match) or "P5(24,0)" in legal(match) or "P6(24,0)" in legal(match)
    far = position("L(48,-48) 4(48,-49)")
    assert "P4(48,-50)" in legal(far)


def test_GC_47_the_border_never_outgrows_its_numbers() -> None:
    """Stars as far apart as the Moon can carry them: each one touches nothing but the Moon when it is placed."""
    match, most = asterism.new("constellation", seats=2, seed=0), 0
    for q in range(1, 48, 2):
        while f"({q},0)" not in {text[2:] for text in legal(match) if text.startswith("P")}:
            _go_on(match, [f"M({q - 1},0)", *(text for text in legal(match) if text.startswith("R"))])
        _go_on(match, [text for text in legal(match) if text[0] == "P" and text[2:] == f"({q},0)"])
        most = max(most, match.state.borders)
        check_books(match.state)
    assert seen(match).tiles[-1].q == 47, "all 24 stars lie in one row"
    assert 120 <= most <= BORDER


def _go_on(match: Match, texts: list[str]) -> None:
    """The first of these plays that is legal and completes no figure; the last star ends the match anyway."""
    possible = [text for text in texts if text in legal(match)]
    match.play(next((text for text in possible if not _ends(match, text)), possible[0]))


def _ends(match: Match, text: str) -> bool:
    after = match.copy()
    after.play(text)
    return after.is_over


def test_GC_48_a_bot_that_takes_a_seat_over_knows_only_what_the_seat_knows() -> None:
    match = dealt(3, "P05 P07 P30")
    match.play("P4(0,1)")
    blinded = match.blinded(1)
    assert [int(card) for card in blinded.hands[:3, 0]] == [-1, 6, -1]
    assert blinded.secret == 0
    assert set(blinded.deck.tolist()[: match.terms.setup.count]) == {-1}


def test_C26_C27_the_books_of_the_table_agree_with_a_fresh_look() -> None:
    for number in range(3):
        match = random_match("constellation", 3, f"books {number}")
        for _ in walk(match, f"books {number}"):
            check_books(match.state)
            assert not is_border(match.state, cell_at(55, 55))


def test_GC_36_C21_after_the_play_the_left_neighbour_goes_on() -> None:
    match = position("L(0,0) 4(0,1) 4(0,2) 4(0,3)", "P07 P10 P30 P33 P05 P09", seats=3, objectives=2, points=2)
    events = told(match, "P4(1,3)")
    assert "point_scored" in kinds(events)
    assert seen(match).points == [0, 0, 1]
    assert match.current_seat == 1
