"""What a seat may see of the table. No other module shows a state to people."""

from __future__ import annotations

import msgspec

from asterism.game import View, ViewerSeat
from asterism.games.sternenhimmel.options import SternenhimmelTerms
from asterism.games.sternenhimmel.pieces import TOKENS
from asterism.games.sternenhimmel.rules import is_over
from asterism.games.sternenhimmel.state import ALL_TOKENS, KINDS, NO_BOARD, NOBODY, SECOND_DOUBLE, State
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
    paid: int
    """What the Reserve has paid so far (GS-25)."""
    scored: list[str]
    unseen: list[str]
    """The constellations still in the pile; their order is secret."""


def view_for(terms: SternenhimmelTerms, state: State, seat: ViewerSeat) -> SternenhimmelView:
    """Everything that this seat may see; None is a spectator."""
    over = is_over(terms.plain_setup, state)
    names = [board.name for board in terms.printed.board]
    drawn, in_play = state.pile[: state.drawn], state.places
    owners, kinds = state.owner, state.kind
    return SternenhimmelView(
        seat=seat,
        turn=None if over else state.turn,
        places=[
            _constellation(terms, in_play[place], owners[place], kinds[place], seat) for place in range(terms.seats)
        ],
        hand=[] if seat is None else tokens_in(state.hand[seat]),
        hand_sizes=_hand_sizes(terms, owners),
        coins=_visible_coins(terms, state, seat, over=over),
        paid=sum(state.coins),
        scored=[names[board] for board in drawn if board not in in_play],
        unseen=[name for index, name in enumerate(names) if index not in drawn],
    )


def tokens_in(hand: int) -> list[str]:
    """The tokens of a hand, the second double star included."""
    tokens = [TOKENS[kind] for kind in range(KINDS) if (hand >> kind) & 1]
    return [*tokens, TOKENS[-1]] if hand & SECOND_DOUBLE else tokens


def _hand_sizes(terms: SternenhimmelTerms, owners: list[list[int]]) -> list[int]:
    return [how_many(ALL_TOKENS) - sum(stars.count(seat) for stars in owners) for seat in range(terms.seats)]


def _visible_coins(terms: SternenhimmelTerms, state: State, seat: ViewerSeat, *, over: bool) -> list[int | None]:
    public = over or terms.options.coins == "public"
    return [state.coins[owner] if public or owner == seat else None for owner in range(terms.seats)]


def _constellation(
    terms: SternenhimmelTerms, index: int, owners: list[int], kinds: list[int], seat: ViewerSeat
) -> Constellation | None:
    if index == NO_BOARD:
        return None
    board = terms.printed.board[index]
    stars = [
        _star(owner, kind, hidden=star.large and not knows_face_down(terms, owner, seat))
        for star, owner, kind in zip(board.stars, owners, kinds, strict=False)
    ]
    return Constellation(sky=board.name, stars=stars)


def _star(owner: int, kind: int, *, hidden: bool) -> StarView:
    if owner == NOBODY:
        return StarView(owner=None, token=None)
    return StarView(owner=owner, token=None if hidden else TOKENS[kind])


def knows_face_down(terms: SternenhimmelTerms, owner: int, seat: ViewerSeat) -> bool:
    """Only the owner may look at a face-down token (S15), and not where memory is asked for (GS-22)."""
    return owner == seat and terms.options.own_face_down == "shown"
