"""What a seat may see of the table. No other module shows a state to people."""

from __future__ import annotations

from functools import cache

import msgspec

from asterism.game import View, ViewerSeat
from asterism.games.sternenhimmel.options import SternenhimmelTerms
from asterism.games.sternenhimmel.pieces import TOKENS
from asterism.games.sternenhimmel.rules import is_over
from asterism.games.sternenhimmel.state import ALL_TOKENS, KINDS, NO_BOARD, NOBODY, SECOND_DOUBLE, State
from asterism.kernel import how_many
from asterism.position import once_for_position


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
    common = _common(terms, state)
    return SternenhimmelView(
        seat=seat,
        turn=None if common.is_over else state.turn,
        places=_places_of(terms, state, seat, common),
        hand=[] if seat is None else tokens_in(state.hand[seat]),
        hand_sizes=common.hand_sizes,
        coins=_visible_coins(terms, state, seat, over=common.is_over),
        paid=common.paid,
        scored=common.scored,
        unseen=common.unseen,
    )


class Common(msgspec.Struct, frozen=True):
    """What everybody sees, and what only its owner may know."""

    is_over: bool
    places: list[Constellation | None]
    face_down: list[tuple[int, int, int]]
    """Place, star and owner of each token that lies face down."""
    hand_sizes: list[int]
    paid: int
    scored: list[str]
    unseen: list[str]


@once_for_position
def _common(terms: SternenhimmelTerms, state: State) -> Common:
    boards, drawn, in_play = terms.printed.board, state.pile[: state.drawn], state.places
    face_down: list[tuple[int, int, int]] = []
    return Common(
        is_over=is_over(terms.plain_setup, state),
        places=[_constellation(terms, state, place, face_down) for place in range(terms.seats)],
        face_down=face_down,
        hand_sizes=_hand_sizes(terms, state.owner),
        paid=sum(state.coins),
        scored=[boards[board].name for board in drawn if board not in in_play],
        unseen=[board.name for index, board in enumerate(boards) if index not in drawn],
    )


@cache
def tokens_in(hand: int) -> list[str]:
    """The tokens of a hand, the second double star included. All that hold the same share the list."""
    tokens = [token for kind, token in enumerate(TOKENS[:KINDS]) if (hand >> kind) & 1]
    return [*tokens, TOKENS[-1]] if hand & SECOND_DOUBLE else tokens


def _hand_sizes(terms: SternenhimmelTerms, owners: list[list[int]]) -> list[int]:
    placed = [owner for stars in owners for owner in stars]
    tokens = how_many(ALL_TOKENS)
    return [tokens - placed.count(seat) for seat in range(terms.seats)]


def _visible_coins(terms: SternenhimmelTerms, state: State, seat: ViewerSeat, *, over: bool) -> list[int | None]:
    public = over or terms.options.coins == "public"
    return [coins if public or owner == seat else None for owner, coins in enumerate(state.coins[: terms.seats])]


def _constellation(
    terms: SternenhimmelTerms, state: State, place: int, face_down: list[tuple[int, int, int]]
) -> Constellation | None:
    """A constellation as everybody sees it; adds the tokens that lie face down, those on large stars."""
    index = state.places[place]
    if index == NO_BOARD:
        return None
    board, stars = terms.printed.board[index], []
    for number, (star, owner, kind) in enumerate(zip(board.stars, state.owner[place], state.kind[place], strict=False)):
        if star.large and owner != NOBODY:
            face_down.append((place, number, owner))
        stars.append(_star(owner, None if star.large else kind))
    return Constellation(sky=board.name, stars=stars)


def _places_of(terms: SternenhimmelTerms, state: State, seat: ViewerSeat, common: Common) -> list[Constellation | None]:
    """The constellations with the face-down tokens that the seat knows."""
    places = common.places
    for place, number, owner in common.face_down:
        public = places[place]
        if public is not None and owner == seat and knows_face_down(terms, owner, seat):
            places, stars = list(places), list(public.stars)
            stars[number] = _star(owner, state.kind[place][number])
            places[place] = Constellation(sky=public.sky, stars=stars)
    return places


@cache
def _star(owner: int, kind: int | None) -> StarView:
    """A star, of which there are few different ones. Without a kind its token lies face down."""
    if owner == NOBODY:
        return StarView(owner=None, token=None)
    return StarView(owner=owner, token=None if kind is None else TOKENS[kind])


def knows_face_down(terms: SternenhimmelTerms, owner: int, seat: ViewerSeat) -> bool:
    """Only the owner may look at a face-down token (S15), and not where memory is asked for (GS-22)."""
    return owner == seat and terms.options.own_face_down == "shown"
