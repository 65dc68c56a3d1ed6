"""The open game with its swaps, and blocking Clouds (C53-C58, GC-20, GC-29, GC-38 to GC-44)."""

from __future__ import annotations

from typing import Any

import asterism
from asterism.game import Move
from asterism.games.constellation.moves import Swap
from asterism.match import Match
from tests.contract.support import walk
from tests.games.constellation.table import (
    CASE_2,
    FULL,
    ROW,
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


def opened(clouds: str = "", **options: Any) -> Match:
    """An open game in which A has just laid the last tile on (4,4) and B is to swap."""
    match = position(FULL, "P06 P30", open_game=True, clouds=clouds, **options)
    events = told(match, "P4(4,4)")
    assert kinds(events)[-1] == "swapping_began"
    return match


def star_at(match: Match, q: int, r: int) -> int | None:
    return next(tile.star for tile in seen(match).tiles if (tile.q, tile.r) == (q, r))


def test_C53_GC_42_an_open_game_goes_on_with_the_next_player_and_the_same_clouds() -> None:
    match = opened(clouds="B(0,0)")
    assert not match.is_over
    assert match.current_seat == 1
    assert seen(match).clouds == [(4, 4), (0, 0)]
    assert seen(match).decision == "swap"


def test_C54_each_play_swaps_two_tiles() -> None:
    match = opened()
    before = (star_at(match, 0, 0), star_at(match, 1, 0))
    match.play("X(0,0)(1,0)")
    assert (star_at(match, 1, 0), star_at(match, 0, 0)) == before
    assert len(seen(match).tiles) == 25


def test_C55_GC_44_the_moon_may_be_swapped_too() -> None:
    match = opened()
    star = star_at(match, 0, 0)
    events = told(match, "X(0,0)(2,2)")
    assert events[0]["rule"] == "C55"
    assert star_at(match, 0, 0) is None
    assert star_at(match, 2, 2) == star


def test_C55_a_swapped_moon_can_win() -> None:
    """The group of the Moon is looked for where the Moon now lies."""
    wins = 0
    for seed in range(6):
        match = asterism.new("constellation", seats=2, objectives=5, open_game=True, seed=f"open {seed}", swaps=60)
        for _ in walk(match, f"open {seed}"):
            pass
        swapped = any(event["rule"] in {"C54", "C55"} for event in plain(match.history()))
        wins += seen(match).winner is not None and swapped
    assert wins >= 1


def test_GC_38_in_the_swap_phase_there_are_only_swaps() -> None:
    match = opened()
    assert {move[0] for move in legal(match)} == {"X"}
    for move in ("P4(0,5)", "R4(0,0)", "M(0,5)"):
        assert refused(match, move) == "GC-38"
    cells = {(tile.q, tile.r) for tile in seen(match).tiles}
    match.play("X(0,0)(2,2)")
    assert {(tile.q, tile.r) for tile in seen(match).tiles} == cells


def test_GC_39_covered_tiles_are_not_swapped() -> None:
    match = opened(clouds="B(0,0)")
    for move in ("X(0,0)(1,0)", "X(1,0)(4,4)"):
        assert refused(match, move) == "C31"
    assert len(legal(match)) == 23 * 22 // 2


def test_GC_40_GC_20_equal_stars_may_be_swapped_unless_forbidden() -> None:
    match = opened()
    assert star_at(match, 0, 0) == star_at(match, 3, 0)
    assert "X(0,0)(3,0)" in legal(match)
    strict = opened(null_moves="forbid")
    assert "X(0,0)(3,0)" not in legal(strict)
    assert refused(strict, "X(0,0)(3,0)") == "GC-40"
    assert "X(0,0)(1,0)" in legal(strict)


def test_GC_41_the_player_chooses_which_swapped_tile_gets_the_cloud() -> None:
    for cell in ((0, 0), (1, 0)):
        match = opened()
        match.play("X(0,0)(1,0)")
        assert match.current_seat == 1
        assert legal(match) == {"C(0,0)", "C(1,0)"}
        assert refused(match, "C(2,2)") == "GC-41"
        match.play(f"C({cell[0]},{cell[1]})")
        assert seen(match).clouds[1] == cell
        assert match.current_seat == 0


def test_GC_29_a_hundred_swaps_without_a_point_are_a_draw() -> None:
    """Two equal stars are swapped again and again, so that nothing ever changes."""
    for limit in (100, 8):
        match = opened(repetition="off", swaps=limit)
        plays = 0
        while not match.is_over:
            swap = next(move for move in match.legal_moves() if swaps_equals(match, move))
            match.play(swap)
            match.play(match.legal_moves()[0])
            plays += 1
        assert plays == limit
        assert reason(match) == "swaps"


def swaps_equals(match: Match, move: Move) -> bool:
    """Whether a swap exchanges two stars of one type."""
    assert isinstance(move, Swap)
    return star_at(match, move.q, move.r) == star_at(match, move.other_q, move.other_r)


def test_GC_29_a_repeated_situation_of_swaps_is_a_draw() -> None:
    match = opened(swaps="off", repetition=2)
    moves = [("X(0,0)(1,0)", "C(0,0)"), ("X(0,4)(1,4)", "C(0,4)"), ("X(1,0)(2,0)", "C(1,0)"), ("X(1,4)(2,4)", "C(1,4)")]
    back = [("X(0,0)(2,0)", "C(0,0)"), ("X(0,4)(2,4)", "C(0,4)")]
    met: set[object] = set()
    for swap, cloud in [*moves, *back, *moves[2:], *back, *moves[2:], *back]:
        match.play(swap)
        match.play(cloud)
        view = seen(match)
        key = (tuple((tile.star, tile.q, tile.r) for tile in view.tiles), tuple(view.clouds), len(match.turns) // 2 % 2)
        assert match.is_over == (key in met)
        met.add(key)
        if match.is_over:
            break
    assert match.is_over


# --- blocking clouds -------------------------------------------------------------------------


def test_C56_GC_43_a_blocking_cloud_goes_on_any_tile() -> None:
    match = position(ROW, blocking=True, clouds="B(2,0)")
    match.play("P4(0,1)")
    assert match.current_seat == 0
    assert legal(match) == {"C(0,0)", "C(1,0)", "C(2,0)", "C(3,0)", "C(0,1)"}
    match.play("C(2,0)")
    assert match.current_seat == 1
    assert seen(match).clouds == [(2, 0), (2, 0)]


def test_C57_C58_a_blocking_cloud_must_change_its_tile() -> None:
    match = position(ROW, blocking=True, clouds="A(1,0) B(2,0)")
    match.play("P4(0,1)")
    assert "C(1,0)" not in legal(match)
    assert refused(match, "C(1,0)") == "C57"
    match.play("C(0,0)")
    match.play("P5(0,-1)")
    match.play("C(0,0)")
    match.play("P5(1,-1)")
    assert "C(0,0)" not in legal(match)
    assert "C(1,0)" in legal(match)


def test_GC_24_GC_43_a_tile_with_several_clouds_is_free_when_all_have_left() -> None:
    match = position(ROW, blocking=True, clouds="A(1,0) B(1,0)")
    match.play("P4(0,1)")
    match.play("C(0,0)")
    assert refused(match, "R5(1,0)") == "C31"
    match.play("P4(0,-1)")
    match.play("C(3,0)")
    assert "R5(1,0)" in legal(match)


def test_C56_the_play_comes_first_and_then_the_cloud() -> None:
    match = position(ROW, blocking=True)
    assert refused(match, "C(1,0)") == "C29"
    match.play("P4(0,1)")
    assert refused(match, "P4(0,2)") == "C29"


def test_GC_9_the_check_comes_after_a_chosen_cloud() -> None:
    match = position(CASE_2, "P05 P07", blocking=True)
    match.play("P4(1,3)")
    assert not match.is_over
    match.play("C(0,0)")
    assert winner(match) == "A"


def test_C56_in_the_swap_phase_a_blocking_cloud_goes_on_any_other_tile() -> None:
    match = position(FULL, "P06 P30", open_game=True, blocking=True, clouds="B(0,0)")
    match.play("P4(4,4)")
    match.play("C(4,4)")
    match.play("X(1,0)(2,0)")
    assert len(legal(match)) == 24
    assert "C(0,0)" not in legal(match)
