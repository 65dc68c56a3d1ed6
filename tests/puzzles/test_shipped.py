"""The puzzles that come with the games: each can be played, hides what its seat cannot know, and is found again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import asterism
from asterism.bots import situation_of
from asterism.deal import spell_out
from asterism.errors import BadRecord
from asterism.game import GAMES
from asterism.kernel import seeded
from asterism.layout import copy_of, plain
from asterism.match import Match
from asterism.puzzles.judging import CLEAR_CHANCE, CLEAR_SCORE, judge, search
from asterism.puzzles.mining import SAME_SOLUTION
from asterism.puzzles.puzzle import DIFFICULTIES, FILE, PuzzleSet, id_of, position_of, puzzles_of, read_puzzles
from asterism.server.errors import NotFound
from asterism.server.insights.puzzles import list_of_puzzles, shown_puzzle

FEWEST, MOST = 12, 20
DIGITS = 4


def set_of(game: str) -> PuzzleSet:
    """The puzzles of a game."""
    found = puzzles_of(game)
    assert found is not None
    return found


@pytest.mark.parametrize("game", asterism.names())
def test_every_puzzle_is_a_position_in_which_its_moves_are_legal_and_the_first_is_clearly_best(game: str) -> None:
    puzzles = set_of(game).puzzles
    assert FEWEST <= len(puzzles) <= MOST
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        match = position_of(game, puzzle)
        assert puzzle.id == id_of(puzzle.moves, puzzle.deal)
        for choice in puzzle.choices:
            match.check(choice.move, puzzle.seat)
        worth = [choice.expected if puzzle.seats > 1 else -choice.expected for choice in puzzle.choices]
        assert worth == sorted(worth, reverse=True)
        clear = CLEAR_CHANCE if puzzle.seats > 1 else CLEAR_SCORE
        assert worth[0] - worth[1] >= clear - 10**-DIGITS
    assert max(Counter(puzzle.best.move for puzzle in puzzles).values()) <= SAME_SOLUTION


@pytest.mark.parametrize("game", asterism.names())
def test_puzzles_come_with_the_easiest_first(game: str) -> None:
    found = list_of_puzzles(game)
    assert [DIFFICULTIES.index(one.difficulty) for one in found] == sorted(
        DIFFICULTIES.index(one.difficulty) for one in found
    )
    assert len({one.difficulty for one in found}) > 1


@pytest.mark.parametrize("game", asterism.names())
def test_what_is_sent_to_a_browser_is_the_same_in_every_world_that_the_seat_deems_possible(game: str) -> None:
    """If anything hidden were in it, it would change when what is hidden is dealt anew."""
    for puzzle in set_of(game).puzzles:
        match, seat = position_of(game, puzzle), puzzle.seat
        sent = msgspec.json.encode(shown_puzzle(game, puzzle.id))
        assert msgspec.json.encode(puzzle.deal) not in sent
        terms, world = match.terms, copy_of(match.blinded(seat))
        terms.game.kernels.resample(terms.setup, world, seat, seeded(f"other {puzzle.id}"))
        view = terms.game.view.view_for(terms, plain(world), seat)
        assert msgspec.json.encode(view) == msgspec.json.encode(shown_puzzle(game, puzzle.id).position.view)
        assert shown_puzzle(game, puzzle.id).history == match.history(seat)


@pytest.mark.parametrize("game", asterism.names())
def test_a_search_with_other_random_numbers_finds_the_best_move_again(game: str) -> None:
    found = set_of(game)
    for puzzle in (found.puzzles[0], found.puzzles[len(found.puzzles) // 2]):
        match = position_of(game, puzzle)
        best = search(situation_of(match, puzzle.seat), 2 * found.simulations.moderate, "once more")[0]
        assert match.notation(best.move) == puzzle.best.move


def test_the_search_for_puzzles_sees_only_what_the_seat_knows() -> None:
    """Two matches that differ only in what is hidden from the seat are judged alike."""
    puzzle = next(one for one in set_of("sternenhimmel").puzzles if len(one.moves) > 6)
    match = position_of("sternenhimmel", puzzle)
    situation, other = situation_of(match, puzzle.seat), swapped(match, puzzle.seat)
    assert other is not None
    sizes = msgspec.structs.replace(set_of("sternenhimmel").simulations, moderate=400, large=800)
    assert judge(situation, sizes, "same") == judge(situation_of(other, puzzle.seat), sizes, "same")


def swapped(match: Match, seat: int) -> Match | None:
    """A match that looks the same to this seat: the constellations still in the pile come in another order."""
    deal = match.deal.copy()
    for place in range(len(deal) - 2, 0, -1):
        other = deal.copy()
        other[place], other[place + 1] = deal[place + 1], deal[place]
        again = Match(match.terms, other)
        try:
            for turn in match.turns:
                again.play(turn.move, seat=turn.seat)
        except ValueError:
            continue
        is_other = spell_out(match.terms.chances, other) != match.plain_deal
        if is_other and again.blinded(seat) == match.blinded(seat):
            return again
    return None


def test_a_puzzle_or_game_that_is_not_there_is_not_found() -> None:
    with pytest.raises(NotFound, match="there is no puzzle 'none' of nacht"):
        shown_puzzle("nacht", "none")
    with pytest.raises(NotFound, match="there are no puzzles of chess"):
        list_of_puzzles("chess")


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        (lambda text: text[:-40], "is not a file of puzzles"),
        (lambda text: text.replace(b'"format":1', b'"format":9'), "puzzles of format 9"),
        (lambda text: text.replace(b'"rules":', b'"rules":9'), "puzzles of rules 9"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_with_a_sentence(
    tmp_path: Path, changed: Callable[[bytes], bytes], sentence: str
) -> None:
    file = tmp_path / FILE
    file.write_bytes(changed((GAMES / "nacht" / FILE).read_bytes()))
    with pytest.raises(BadRecord, match=sentence):
        read_puzzles(file)
    with pytest.raises(BadRecord, match="cannot read"):
        read_puzzles(tmp_path / "nowhere.json")
