"""Mining puzzles: matches of bots, or other finished ones, are searched for positions that qualify.

All randomness follows from the seed, and searches count simulations, so the same seed finds the same puzzles
everywhere.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from asterism import bots
from asterism.bots import situation_of
from asterism.challenge import repeatable, terms_without_haste, usual_seats
from asterism.deal import draw
from asterism.errors import BadRecord
from asterism.game import Game, Terms
from asterism.match import Match
from asterism.puzzles.judging import Verdict, difficulty_of, judge, sizes_for
from asterism.puzzles.puzzle import DIFFICULTIES, Choice, Difficulty, Puzzle, PuzzleSet, SearchSizes, id_of
from asterism.record import digest_of, read_record, replay

PLAYER = "star"
"""Who plays the matches: well enough for sensible positions, and with mistakes that leave something to find."""
MATCHES_PER_PUZZLE = 40
"""After this many matches for each puzzle that is wanted, the search ends with what it has found."""
FROM_ONE_MATCH = 2
EASY_SHARE = 0.4
"""At most this part of the puzzles is easy."""
SAME_SOLUTION = 2
"""At most so many puzzles are solved by the same move, such as passing."""
DIGITS = 4

Progress = Callable[[int, int | None], None]
"""(puzzles found, puzzles wanted)."""


def mine(
    game: Game,
    count: int,
    seed: str,
    *,
    simulations: int,
    matches: Iterable[tuple[str, Match]] | None = None,
    progress: Progress = lambda _, __: None,
) -> PuzzleSet:
    """Find puzzles, in these matches with their sources or in matches of bots. There may be fewer than wanted."""
    sizes = sizes_for(simulations)
    found: list[Puzzle] = []
    solutions: Counter[str] = Counter()
    for source, match in bot_matches(game, seed, count * MATCHES_PER_PUZZLE) if matches is None else matches:
        from_here = 0
        for puzzle in puzzles_in(match, source, sizes, f"{seed} {source}", solutions):
            is_known = any(puzzle.id == other.id for other in found)
            too_easy = puzzle.difficulty == "easy" and easy_ones(found) >= math.ceil(count * EASY_SHARE)
            if is_known or too_easy:
                continue
            found.append(puzzle)
            solutions[puzzle.best.move] += 1
            from_here += 1
            progress(len(found), count)
            if from_here == FROM_ONE_MATCH or len(found) == count:
                break
        if len(found) == count:
            break
    ordered = sorted(found, key=lambda puzzle: DIFFICULTIES.index(puzzle.difficulty))
    return PuzzleSet(game=game.name, rules=game.version, seed=seed, simulations=sizes, puzzles=ordered)


def easy_ones(puzzles: Sequence[Puzzle]) -> int:
    """How many of them are easy."""
    return sum(puzzle.difficulty == "easy" for puzzle in puzzles)


# --- matches ---------------------------------------------------------------------------------


def bot_matches(game: Game, seed: str, most: int) -> Iterator[tuple[str, Match]]:
    """Matches of bots, each with its own seed as its source."""
    terms = terms_without_haste(game, usual_seats(game))
    for number in range(most):
        source = f"{seed} match {number}"
        yield source, played_by_bots(terms, source)


def played_by_bots(terms: Terms, seed: str) -> Match:
    """A whole match of bots."""
    match = Match(terms, draw(terms.chances, seed.encode()))
    players = [bots.make(repeatable(PLAYER), f"{seed} seat {seat}") for seat in range(terms.seats)]
    while not match.is_over:
        seat = match.to_act[0]
        match.play(players[seat].choose(situation_of(match, seat)), seat=seat)
    return match


def saved_matches(game: Game, paths: Sequence[Path]) -> Iterator[tuple[str, Match]]:
    """The matches in these files and folders, by their digests. Their players are not named in puzzles."""
    for path in paths:
        for file in sorted(path.glob("*.json")) if path.is_dir() else [path]:
            record = read_record(file)
            if record.game != game.name:
                raise BadRecord(f"{file} is a match of {record.game}, not of {game.name}")
            yield digest_of(record), replay(record)


# --- positions -------------------------------------------------------------------------------


def puzzles_in(
    match: Match, source: str, sizes: SearchSizes, seed: str, solutions: Mapping[str, int]
) -> Iterator[Puzzle]:
    """The positions of a match that are puzzles for the seat to move, in the order of the match.

    `solutions` counts those of the puzzles found so far: enough are solved by passing, for example.
    """
    again = Match(match.terms, match.deal)
    for turn in match.turns:
        if again.current_seat == turn.seat:
            situation, its_seed = situation_of(again, turn.seat), f"{seed} {len(again.turns)}"
            verdict = judge(
                situation, sizes, its_seed, lambda move: solutions.get(match.notation(move), 0) < SAME_SOLUTION
            )
            if verdict is not None:
                yield puzzle_of(
                    again, turn.seat, source, verdict, difficulty_of(situation, verdict.actions[0], sizes, its_seed)
                )
        again.play(turn.move, seat=turn.seat)


def puzzle_of(match: Match, seat: int, source: str, verdict: Verdict, difficulty: Difficulty) -> Puzzle:
    """The position as a puzzle for this seat."""
    moves = [f"{turn.seat} {match.notation(turn.move)}" for turn in match.turns]
    return Puzzle(
        id=id_of(moves, match.plain_deal),
        difficulty=difficulty,
        seats=match.seats,
        options=msgspec.to_builtins(match.terms.options),
        deal=msgspec.to_builtins(match.plain_deal),
        moves=moves,
        seat=seat,
        choices=choices_of(match, seat, verdict),
        source=source,
    )


def choices_of(match: Match, seat: int, verdict: Verdict) -> list[Choice]:
    """The judged moves in writing."""
    situation = situation_of(match, seat)
    return [
        Choice(
            move=match.notation(situation.move(action)),
            expected=round(abs(value.mean), DIGITS),
            margin=round(2.0 * math.sqrt(value.variance), DIGITS),
        )
        for action, value in zip(verdict.actions, verdict.values, strict=True)
    ]
