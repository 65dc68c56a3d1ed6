"""Puzzles for the browser: the position as the seat sees it, and what the moves are worth.

A puzzle's record holds the whole deal. None of what is hidden from the seat is in what is sent.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from asterism.bots import names_of_bots
from asterism.naming import Names
from asterism.puzzles.puzzle import Difficulty, Puzzle, PuzzleSet, position_of, puzzles_of
from asterism.record import Player
from asterism.server.errors import NotFound
from asterism.server.insights.replays import ReplayPosition

OTHER_PLAYER = "star"
"""As whom the other seats are shown."""
KEPT = 200


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle in the list of a game's puzzles."""

    id: str
    difficulty: Difficulty
    seats: int


class PuzzleChoice(msgspec.Struct, frozen=True):
    """A move in the position, and what may be expected of it."""

    move: Any
    text: str
    """Its notation."""
    event: Any
    """Its first event, as the seat would see it. It describes the move in words."""
    expected: float
    """The seat's chance of winning; alone at the table, the score to expect."""


class PuzzlePosition(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle, as its seat sees it."""

    id: str
    difficulty: Difficulty
    game: str
    options: dict[str, Any]
    printed: Any
    names: Names
    """What the components are called in words."""
    players: list[Player]
    seat: int
    position: ReplayPosition
    history: list[Any]
    """What has happened, as the seat knows it."""
    legal: list[Any]
    choices: list[PuzzleChoice]
    """The best move first, then the alternatives."""


def list_of_puzzles(game: str) -> list[PuzzleInfo]:
    """The puzzles of a game, the easiest first."""
    return [PuzzleInfo(one.id, one.difficulty, one.seats) for one in _set_of(game).puzzles]


@lru_cache(maxsize=KEPT)
def shown_puzzle(game: str, puzzle_id: str) -> PuzzlePosition:
    """A puzzle of a game, as its seat sees it."""
    puzzle = puzzle_called(game, puzzle_id)
    match, seat = position_of(game, puzzle), puzzle.seat
    choices = [(match.read(choice.move), choice) for choice in puzzle.choices]
    names = names_of_bots(puzzle.id, puzzle.seats, [])
    return PuzzlePosition(
        id=puzzle.id,
        difficulty=puzzle.difficulty,
        game=game,
        options=msgspec.to_builtins(match.terms.options),
        printed=match.terms.printed,
        names=match.terms.names,
        players=[Player("") if one == seat else Player(names[one], OTHER_PLAYER) for one in range(puzzle.seats)],
        seat=seat,
        position=ReplayPosition(match.view(seat), list(match.to_act), None, is_drawn=False),
        history=match.history(seat),
        legal=match.legal_moves(seat),
        choices=[
            PuzzleChoice(move, choice.move, match.first_event(move, seat), choice.expected) for move, choice in choices
        ],
    )


def puzzle_called(game: str, puzzle_id: str) -> Puzzle:
    """A puzzle of a game, with the whole deal."""
    puzzle = _set_of(game).puzzle(puzzle_id)
    if puzzle is None:
        raise NotFound(f"there is no puzzle '{puzzle_id}' of {game}")
    return puzzle


def _set_of(game: str) -> PuzzleSet:
    found = puzzles_of(game)
    if found is None:
        raise NotFound(f"there are no puzzles of {game}")
    return found
