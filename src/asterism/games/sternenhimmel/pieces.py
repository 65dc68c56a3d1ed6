"""The printed boards: ours of the zodiac, or the owner's own from a file."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from asterism.components import LongText, Source, Text, read_entries, read_toml
from asterism.errors import BadFile
from asterism.games.sternenhimmel.state import BOARDS, STARS

TOKENS = ("1", "3", "5", "6", "7", "10", "X", "D")
"""The kinds of tokens as people write them: X is a black hole, D a double star (S6, S7)."""

ZODIAC = Path(__file__).parent / "zodiac.toml"
FEWEST_STARS = 2
MOST_COINS = 1000
WIDTH, HEIGHT = 140, 100


class Star(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One star of a board. Without x and y the drawing puts the stars on a ring."""

    name: Text = ""
    large: bool = False
    x: float | None = None
    y: float | None = None
    designation: Text = ""
    hip: int | None = None


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One constellation: its stars, the lines between them, and its two prizes."""

    name: Text
    prizes: tuple[int, int]
    stars: tuple[Star, ...]
    lines: tuple[tuple[int, int], ...]
    """Pairs of star numbers, counted from 1."""
    names: dict[Text, Text] = {}
    unit96: tuple[int, int] | None = None
    """The prizes of the flatter payout table (GS-25)."""


class Boards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A full set of boards, as a boards file holds it."""

    board: tuple[Board, ...]
    name: Text = ""
    credits: LongText = ""

    def summary(self) -> str:
        """One line for each board."""
        width = max(len(board.name) for board in self.board)
        return "\n".join(
            f"{board.name:<{width}}  {board.prizes[0]}/{board.prizes[1]}  "
            f"{len(board.stars)} stars, {sum(star.large for star in board.stars)} large, {len(board.lines)} lines"
            for board in self.board
        )


@cache
def zodiac() -> Boards:
    """The twelve boards of the project."""
    return read_boards(ZODIAC)


NEEDS = {
    "name": "its name",
    "prizes": "its two prizes, such as prizes = [6, 4]",
    "stars": "its stars",
    "lines": "its lines, such as lines = [[1, 2], [2, 3]]",
}


def read_boards(path: Source) -> Boards:
    """The boards of a file; a fault is named together with the board it is in."""
    raw = read_toml(path, "boards", ["board"])
    boards = read_entries(path, raw, "board", Board, NEEDS, label="name")
    checked = Boards(board=boards, name=raw["name"], credits=raw.get("credits", ""))
    check_boards(checked)
    return checked


def with_positions(boards: Boards) -> Boards:
    """The same boards, with the stars of those that nobody drew on a ring."""
    return msgspec.structs.replace(boards, board=tuple(_with_positions(board) for board in boards.board))


def _with_positions(board: Board) -> Board:
    if all(star.x is not None and star.y is not None for star in board.stars):
        return board
    ring = []
    for index, star in enumerate(board.stars):
        angle = 2 * math.pi * index / len(board.stars)
        x = round(WIDTH / 2 + 55 * math.sin(angle), 1)
        y = round(HEIGHT / 2 - 38 * math.cos(angle), 1)
        ring.append(msgspec.structs.replace(star, x=x, y=y))
    return msgspec.structs.replace(board, stars=tuple(ring))


def check_boards(boards: Boards) -> None:
    """Refuse boards that the rules cannot be played on."""
    for fault in _faults(boards):
        raise BadFile(fault)


def _faults(boards: Boards) -> Iterator[str]:
    if len(boards.board) != BOARDS:
        yield f"a set has {BOARDS} boards (S3); this one has {len(boards.board)}"
    seen: set[str] = set()
    for board in boards.board:
        if not board.name.strip():
            yield "a board has an empty name"
        if board.name != board.name.strip() or "\n" in board.name:
            yield f"board {board.name!r} has blanks around its name or a line break in it, so no move could name it"
        if board.name.casefold() in seen:
            yield f"two boards are called '{board.name}'"
        seen.add(board.name.casefold())
        for fault in _faults_of(board):
            yield f"board '{board.name}' {fault}"


def _faults_of(board: Board) -> Iterator[str]:
    count = len(board.stars)
    if count == 0:
        yield "has no stars"
    elif count < FEWEST_STARS:
        yield f"has {count} star; it needs at least {FEWEST_STARS}"
    elif count > STARS:
        yield f"has {count} stars; more than {STARS} could leave everybody without a move (GS-18)"
    for first, second in filter(None, (board.prizes, board.unit96)):
        if min(first, second) < 0 or max(first, second) > MOST_COINS:
            yield f"has the prizes {first}/{second}; a prize is 0 to {MOST_COINS} coins"
    for number, spot in enumerate(board.stars, start=1):
        if not (0 <= (spot.x or 0) <= WIDTH and 0 <= (spot.y or 0) <= HEIGHT):
            yield f"has star {number} at {spot.x}, {spot.y}, which is not on the canvas of {WIDTH} by {HEIGHT}"
    yield from _faults_in_lines(board)
    for star in _unreached(board):
        yield f"falls apart: no lines lead from star 1 to star {star}"


def _faults_in_lines(board: Board) -> Iterator[str]:
    count = len(board.stars)
    drawn: set[frozenset[int]] = set()
    for one, other in board.lines:
        for star in (one, other):
            if not 1 <= star <= count:
                yield f"has a line {one}-{other}, but no star {star}; its stars are 1 to {count}"
        if one == other:
            yield f"has a line from star {one} to itself"
        if frozenset((one, other)) in drawn:
            yield f"has the line {one}-{other} twice"
        drawn.add(frozenset((one, other)))


def _unreached(board: Board) -> list[int]:
    reached = {1}
    for _ in board.stars:
        for one, other in board.lines:
            if one in reached or other in reached:
                reached |= {one, other}
    return [star for star in range(1, len(board.stars) + 1) if star not in reached]
