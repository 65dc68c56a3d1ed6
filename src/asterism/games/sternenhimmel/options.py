"""The variants of Sternenhimmel, with the sheet's reading as the default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec

from asterism.deal import Chance, picked, shuffled
from asterism.errors import BadOption
from asterism.game import Options, TermsOf
from asterism.games.sternenhimmel.pieces import Board, Boards, check_boards, read_boards, with_positions, zodiac
from asterism.games.sternenhimmel.state import ADD, MULTIPLY, ONCE, SEATS, SETUP, Setup
from asterism.layout import blank

STACKING = {"multiply": MULTIPLY, "once": ONCE, "add": ADD}


class SternenhimmelOptions(Options, frozen=True, kw_only=True):
    """What may be agreed before a match."""

    consolation: Literal["reserve", "winner"] = "reserve"
    """Who pays the 3rd to 5th (GS-1)."""
    double_stacking: Literal["multiply", "once", "add"] = "multiply"
    """What several double stars beside one star do (GS-2)."""
    payouts: Literal["printed", "unit96"] = "printed"
    """The numbers on the boards, or the flatter table that 96 coins of value 1 always cover (GS-25)."""
    first_player: Literal["random"] | Annotated[int, msgspec.Meta(ge=0, le=SEATS - 1)] = "random"
    """Drawn by lot, or the seat the host chose (GS-21)."""
    coins: Literal["public", "hidden"] = "public"
    """Whether everybody sees everybody's coins during the match (GS-24)."""
    own_face_down: Literal["shown", "memory"] = "shown"
    """Whether one may look at one's own face-down tokens (GS-22)."""
    boards: Literal["zodiac"] | Boards = "zodiac"
    """The twelve boards: ours, or a file with those of a printed copy."""


PRESETS: Mapping[str, Mapping[str, Any]] = {
    "sheet": {},
    "memory": {"coins": "hidden", "own_face_down": "memory"},
    "edition_1995": {"consolation": "winner"},
}
"""The sheet's game; one in which more must be remembered; and the 1995 edition (GS-1)."""

FILES = {"boards": read_boards}
"""Options that may name a file, and how to read it."""


def printed(options: SternenhimmelOptions) -> Boards:
    """The boards of this match."""
    if options.boards == "zodiac":
        return zodiac()
    check_boards(options.boards)
    return with_positions(options.boards)


def setup(options: SternenhimmelOptions, seats: int, boards: Boards) -> Setup:
    """Options and boards as numbers for the kernels."""
    record: Setup = blank(SETUP)
    record.seats = seats
    record.winner_pays = options.consolation == "winner"
    record.stacking = STACKING[options.double_stacking]
    record.first_player = agreed_first_player(options, seats)
    for index, board in enumerate(boards.board):
        record.stars[index] = len(board.stars)
        record.large[index] = sum(1 << number for number, star in enumerate(board.stars) if star.large)
        record.prizes[index] = list(prizes_of(board, options))
        for one, other in board.lines:
            record.links[index][one - 1] |= 1 << (other - 1)
            record.links[index][other - 1] |= 1 << (one - 1)
    return record


def agreed_first_player(options: SternenhimmelOptions, seats: int) -> int:
    """The seat that begins, or -1 if the deal decides."""
    if options.first_player == "random":
        return -1
    if options.first_player >= seats:
        raise BadOption(f"first_player is seat {options.first_player}, but the seats are 0 to {seats - 1}")
    return options.first_player


def prizes_of(board: Board, options: SternenhimmelOptions) -> tuple[int, int]:
    """The two prizes of a board by the agreed payout table."""
    if options.payouts == "printed":
        return board.prizes
    if board.unit96 is None:
        raise BadOption(f"payouts=unit96 needs 'unit96' prizes on every board; '{board.name}' has none")
    return board.unit96


def chances(options: SternenhimmelOptions, seats: int, printed: Boards) -> Sequence[Chance]:
    """The boards are shuffled (S11), and a first player is drawn unless one was agreed (S17, GS-21)."""
    pile = shuffled("pile", [board.name for board in printed.board])
    return (pile, picked("first_player", range(seats))) if options.first_player == "random" else (pile,)


SternenhimmelTerms = TermsOf[SternenhimmelOptions, Boards, Setup]
