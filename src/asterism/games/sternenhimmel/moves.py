"""The one kind of move: a token goes on a star. As data, as an action, and as text ("10 Leo 3")."""

from __future__ import annotations

import re

from asterism.errors import IllegalMove
from asterism.game import Move
from asterism.games.sternenhimmel.options import SternenhimmelTerms
from asterism.games.sternenhimmel.pieces import TOKENS, Board
from asterism.games.sternenhimmel.rules import action_for, place_of
from asterism.games.sternenhimmel.state import DOUBLE, KINDS, STARS, State

TEXT = re.compile(r"\s*(\S+)\s+(\S+(?:\s+\S+)*)\s+(\d{1,4})\s*")
"""Every blank has one place only: the expression takes linear time, also for a text that is no move."""
ACTIONS_ARE_FIXED = True
PLURAL = {"X": "black hole", "D": "double star"}


class Place(Move, frozen=True, tag="place"):
    """Put one of your tokens on a free star (S19)."""

    token: str
    sky: str
    """The constellation's name."""
    star: int
    """Counted from 1."""


def move_of(terms: SternenhimmelTerms, state: State, seat: int, action: int) -> Place:
    """The move that an action number means."""
    board, star, kind = action // (KINDS * STARS), action // KINDS % STARS, action % KINDS
    return Place(token=TOKENS[kind], sky=terms.printed.board[board].name, star=star + 1)


def action_of(terms: SternenhimmelTerms, state: State, seat: int, move: Place) -> int:
    """The action number of a move."""
    if move.token not in TOKENS:
        raise IllegalMove(f"there is no token '{move.token}'; tokens are {', '.join(TOKENS)}", "S6")
    board = board_index(terms, move.sky)
    stars = len(terms.printed.board[board].stars)
    if not 1 <= move.star <= stars:
        raise IllegalMove(f"{move.sky} has no star {move.star}; its stars are 1 to {stars}", "S8")
    return action_for(board, move.star - 1, TOKENS.index(move.token))


def board_index(terms: SternenhimmelTerms, name: str) -> int:
    """The number of the board with exactly this name."""
    for index, board in enumerate(terms.printed.board):
        if board.name == name:
            return index
    raise IllegalMove(f"there is no constellation called '{name}'", "S3")


def notation(terms: SternenhimmelTerms, move: Place) -> str:
    """For example "10 Leo 3"."""
    return f"{move.token} {move.sky} {move.star}"


def read_move(terms: SternenhimmelTerms, text: str) -> Place:
    """Read "10 Leo 3"; the beginning of a constellation's name is enough, in any of its languages."""
    match = TEXT.fullmatch(text)
    if match is None:
        raise IllegalMove(f"'{text.strip()}' is not a move; write token, constellation and star, such as '10 Leo 3'")
    token, sky, star = match.groups()
    return Place(token=token.upper(), sky=_board_called(terms, sky).name, star=int(star))


def _board_called(terms: SternenhimmelTerms, text: str) -> Board:
    wanted = text.casefold()
    exact = [board for board in terms.printed.board if wanted == board.name.casefold()]
    found = exact or [
        board for board in terms.printed.board if any(name.startswith(wanted) for name in _all_names(board))
    ]
    if not found:
        raise IllegalMove(f"there is no constellation called '{text}'", "S3")
    if len(found) > 1:
        choices = ", ".join(board.name for board in found)
        raise IllegalMove(f"'{text}' may mean {choices}; write a little more of the name")
    board: Board = found[0]
    return board


def _all_names(board: Board) -> list[str]:
    return [board.name.casefold(), *(name.casefold() for name in board.names.values())]


def why_illegal(terms: SternenhimmelTerms, state: State, seat: int, move: Place) -> IllegalMove:
    """Which rule forbids a placement that is not legal."""
    action = action_of(terms, state, seat, move)
    place = place_of(terms.plain_setup, state, action // (KINDS * STARS))
    if place < 0:
        return IllegalMove(f"{move.sky} is not in play", "S21")
    if not (state.free[place] >> (move.star - 1)) & 1:
        return IllegalMove(f"star {move.star} of {move.sky} already bears a token", "S20")
    held = [TOKENS[kind] for kind in range(KINDS) if (state.hand[seat] >> kind) & 1]
    left = (
        "no double star is"
        if TOKENS.index(move.token) == DOUBLE
        else f"the {PLURAL.get(move.token, move.token)} is not"
    )
    return IllegalMove(f"{left} in your hand; you hold {', '.join(held)}", "S19")
