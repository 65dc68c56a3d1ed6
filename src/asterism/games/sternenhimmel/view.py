"""What a seat may see of the table: the one door for hidden information."""

from __future__ import annotations

from typing import Any

import msgspec

from asterism.game import Seat, Terms, View
from asterism.games.sternenhimmel.pieces import TOKENS
from asterism.games.sternenhimmel.rules import is_over
from asterism.games.sternenhimmel.state import ALL_TOKENS, KINDS, NO_BOARD, NOBODY, SECOND_DOUBLE
from asterism.kernel import how_many


class StarView(msgspec.Struct, frozen=True):
    """A star of a constellation in play. An owner without a token: it lies face down, unseen."""

    owner: int | None
    token: str | None


class Constellation(msgspec.Struct, frozen=True):
    """A constellation in play; its drawing and prizes are on the printed board of that name."""

    sky: str
    stars: list[StarView]


class SternenhimmelView(View, frozen=True):
    """The table, as one seat sees it (A3 of the rulings)."""

    seat: int | None
    turn: int | None
    places: list[Constellation | None]
    hand: list[str]
    """The seat's own tokens; a spectator has none."""
    hand_sizes: list[int]
    coins: list[int | None]
    """Other seats' coins may be hidden until the end (GS-24)."""
    scored: list[str]
    unseen: list[str]
    """The constellations still in the pile; their order is secret."""


def view(terms: Terms, state: Any, seat: Seat) -> SternenhimmelView:
    """Everything that this seat may see; None is a spectator."""
    over = bool(is_over(terms.setup, state))
    names = [board.name for board in terms.printed.board]
    drawn = [int(board) for board in state.pile[: state.drawn]]
    return SternenhimmelView(
        seat=seat,
        turn=None if over else int(state.turn),
        places=[_constellation(terms, state, place, seat) for place in range(terms.seats)],
        hand=[] if seat is None else tokens_in(state.hand[seat]),
        hand_sizes=[_hand_size(state, other) for other in range(terms.seats)],
        coins=[_visible_coins(terms, state, other, seat) for other in range(terms.seats)],
        scored=[names[board] for board in drawn if board not in state.places],
        unseen=[name for index, name in enumerate(names) if index not in drawn],
    )


def tokens_in(hand: int) -> list[str]:
    """The tokens of a hand, the second double star included."""
    tokens = [TOKENS[kind] for kind in range(KINDS) if (hand >> kind) & 1]
    return [*tokens, TOKENS[-1]] if hand & SECOND_DOUBLE else tokens


def _hand_size(state: Any, seat: int) -> int:
    return how_many(ALL_TOKENS) - int((state.owner == seat).sum())


def _visible_coins(terms: Terms, state: Any, owner: int, seat: Seat) -> int | None:
    public = terms.options.coins == "public" or owner == seat or is_over(terms.setup, state)
    return int(state.coins[owner]) if public else None


def _constellation(terms: Terms, state: Any, place: int, seat: Seat) -> Constellation | None:
    index = int(state.places[place])
    if index == NO_BOARD:
        return None
    board = terms.printed.board[index]
    return Constellation(
        sky=board.name,
        stars=[_star(terms, state, place, number, seat) for number in range(len(board.stars))],
    )


def _star(terms: Terms, state: Any, place: int, number: int, seat: Seat) -> StarView:
    owner = int(state.owner[place, number])
    if owner == NOBODY:
        return StarView(owner=None, token=None)
    face_down = terms.printed.board[state.places[place]].stars[number].large
    if face_down and not knows_face_down(terms, owner, seat):
        return StarView(owner=owner, token=None)
    return StarView(owner=owner, token=TOKENS[state.kind[place, number]])


def knows_face_down(terms: Terms, owner: int, seat: Seat) -> bool:
    """Only the owner may look at a face-down token (S15), and not where memory is asked for (GS-22)."""
    return owner == seat and terms.options.own_face_down == "shown"
