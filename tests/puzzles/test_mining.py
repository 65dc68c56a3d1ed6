"""Mining puzzles: the same seed finds the same, records may be searched, and grades follow from small searches."""

from __future__ import annotations

from pathlib import Path

import pytest

import asterism
from asterism.bots import situation_of
from asterism.errors import BadRecord
from asterism.puzzles.judging import difficulty_of, judge, sizes_for
from asterism.puzzles.mining import mine, played_by_bots, saved_matches
from asterism.puzzles.puzzle import position_of, puzzles_of, read_puzzles
from tests.cli.command_line import run

FEW = 300
GAME = "patience"


def test_the_same_seed_writes_the_same_file_byte_for_byte_and_another_seed_another(tmp_path: Path) -> None:
    files = []
    for name, seed in (("a", "one"), ("b", "one"), ("c", "two")):
        files.append(tmp_path / f"{name}.json")
        words = ("--count", "1", "--simulations", str(FEW), "--seed", seed, "--out", str(files[-1]))
        done = run("puzzles", GAME, *words)
        assert done.returncode == 0, done.stderr
        assert "1 of 1 puzzles" in done.stdout
    texts = [file.read_bytes() for file in files]
    assert texts[0] == texts[1] != texts[2]
    found = read_puzzles(files[0])
    assert (found.game, found.seed, found.simulations) == (GAME, "one", sizes_for(FEW))


def test_saved_matches_are_searched_and_their_players_are_not_named(tmp_path: Path) -> None:
    terms = asterism.new("sternenhimmel", seats=3).terms
    record = played_by_bots(terms, "saved").record()
    record.save(tmp_path / "match.json")
    game = terms.game
    found = mine(game, 1, "any", simulations=FEW, matches=saved_matches(game, [tmp_path]))
    again = mine(game, 1, "any", simulations=FEW, matches=saved_matches(game, [tmp_path / "match.json"] * 2))
    assert found == again
    assert found.puzzles
    [puzzle] = found.puzzles
    assert record.moves[: len(puzzle.moves)] == puzzle.moves
    assert len(puzzle.source) == 64
    position_of("sternenhimmel", puzzle)
    with pytest.raises(BadRecord, match="is a match of sternenhimmel, not of nacht"):
        next(saved_matches(asterism.load("nacht"), [tmp_path]))


def test_a_position_with_two_moves_or_with_equal_ones_is_no_puzzle() -> None:
    match = asterism.new("sternenhimmel", seats=3, seed=1)
    seat = match.current_seat
    assert seat is not None
    assert judge(situation_of(match, seat), sizes_for(FEW), "any") is None


def test_easy_puzzles_are_found_by_a_smaller_search_than_hard_ones() -> None:
    found = puzzles_of("sternenhimmel")
    assert found is not None
    for puzzle in (found.puzzles[0], found.puzzles[-1]):
        match = position_of("sternenhimmel", puzzle)
        situation = situation_of(match, puzzle.seat)
        best = next(one for one in situation.legal_actions if match.notation(situation.move(one)) == puzzle.best.move)
        seed = f"{found.seed} {puzzle.source} {len(puzzle.moves)}"
        assert difficulty_of(situation, best, found.simulations, seed) == puzzle.difficulty
    assert (found.puzzles[0].difficulty, found.puzzles[-1].difficulty) == ("easy", "hard")
