"""A puzzle as data, and the file with the puzzles of a game.

A file holds whole deals, so it is for whoever mines puzzles and for servers. What a person is shown of a puzzle is made
from the seat's own view, as at a table.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from asterism.deal import Plain, read_deal
from asterism.decoding import decode
from asterism.errors import AsterismError, BadRecord
from asterism.game import GAMES, load
from asterism.match import Match
from asterism.options import agree_terms
from asterism.record import play_moves

FORMAT = 1
FILE = "puzzles.json"
"""What the room of puzzles in a game's folder is called."""

Difficulty = Literal["easy", "medium", "hard"]
DIFFICULTIES: tuple[Difficulty, ...] = ("easy", "medium", "hard")


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move in the position of a puzzle, and what may be expected of it."""

    move: str
    """Its notation."""
    expected: float
    """The seat's chance of winning; alone at the table, the score to expect."""
    margin: float
    """The uncertainty of that: twice its standard error."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position, who is to move in it, and what the moves are worth."""

    id: str
    difficulty: Difficulty
    seats: int
    options: dict[str, Any]
    deal: Plain
    moves: list[str]
    """The moves that lead to the position, each as "seat notation"."""
    seat: int
    choices: list[Choice]
    """The best move first, then those that a large search tried most, in the order of what may be expected of them."""
    source: str
    """The match that it comes from: of bots with this seed, or the digest of a record."""

    @property
    def best(self) -> Choice:
        """The solution."""
        return self.choices[0]


class SearchSizes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many simulations were made."""

    moderate: int
    large: int
    small: tuple[int, int]
    """What an easy puzzle and one of medium difficulty are found with."""


class PuzzleSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The puzzles of a game, and how they were found. The same seed and sizes find the same again."""

    format: int = FORMAT
    game: str
    rules: int
    """The version of the game's rules."""
    seed: str
    simulations: SearchSizes
    puzzles: list[Puzzle]

    def to_json(self) -> bytes:
        """The bytes of the file: a line for each puzzle."""
        head = msgspec.json.encode(msgspec.structs.replace(self, puzzles=[])).removesuffix(b"]}")
        return head + b"\n" + b",\n".join(map(msgspec.json.encode, self.puzzles)) + b"\n]}\n"

    def puzzle(self, puzzle_id: str) -> Puzzle | None:
        """The puzzle with that id."""
        return next((puzzle for puzzle in self.puzzles if puzzle.id == puzzle_id), None)


def id_of(moves: list[str], deal: Plain) -> str:
    """A short name that follows from the position, so that a puzzle keeps it when others come or go."""
    return hashlib.sha256(msgspec.json.encode([deal, moves], order="deterministic")).hexdigest()[:8]


def read_puzzles(path: Path) -> PuzzleSet:
    """The puzzles in a file. Their positions are not checked."""
    try:
        found = decode(path.read_bytes(), PuzzleSet)
    except OSError as error:
        raise BadRecord(f"cannot read {path}: {error.strerror}") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"{path} is not a file of puzzles: {error}") from error
    if found.format != FORMAT:
        raise BadRecord(f"{path} has puzzles of format {found.format}; this Asterism reads {FORMAT}")
    version = load(found.game).version
    if found.rules != version:
        raise BadRecord(f"{path} has puzzles of rules {found.rules}; here {found.game} has rules {version}")
    return found


def has_puzzles(game: str) -> bool:
    """Whether puzzles come with the game."""
    return (GAMES / game / FILE).exists()


@cache
def puzzles_of(game: str) -> PuzzleSet | None:
    """The puzzles that come with a game."""
    return read_puzzles(GAMES / game / FILE) if has_puzzles(game) else None


def position_of(game: str, puzzle: Puzzle) -> Match:
    """The match in the position of the puzzle."""
    terms = agree_terms(load(game), puzzle.seats, puzzle.options)
    match = Match(terms, read_deal(terms.chances, puzzle.deal))
    play_moves(match, puzzle.moves)
    if puzzle.seat not in match.to_act:
        raise AsterismError(f"in puzzle {puzzle.id} of {game}, seat {puzzle.seat} is not to move")
    return match
