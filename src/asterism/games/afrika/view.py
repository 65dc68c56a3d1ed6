"""What a seat may see of the table. No other module shows a state to people."""

from __future__ import annotations

import msgspec

from asterism.game import View, ViewerSeat
from asterism.games._shared.africa_deck import CARDS, LION, code_of
from asterism.games.afrika.moves import WORDS
from asterism.games.afrika.options import AfrikaTerms
from asterism.games.afrika.rules import is_over
from asterism.games.afrika.state import State, laid_by, laid_card, laid_under


class PileCard(msgspec.Struct, frozen=True):
    """A card of the pile, and who played it."""

    card: str
    seat: int
    under: bool


class Tokens(msgspec.Struct, frozen=True):
    """A fortune in as few victory tokens as can be, changed upwards 2:1 (A48, GA28)."""

    horseshoe: int
    ruby: int
    emerald: int
    topaz: int


class AfrikaView(View, frozen=True):
    """The table, as one seat sees it."""

    seat: int | None
    turn: int | None
    round: int
    """Counted from 1; after the match the last one."""
    rounds: int
    dealer: int
    hand: list[str]
    """The seat's own cards, the lowest first; a spectator has none."""
    hand_sizes: list[int]
    stock: int
    pile: list[PileCard]
    """From the bottom to the top."""
    to_beat: str | None
    """The value that must be beaten (GA3)."""
    top_owner: int | None
    passed: list[int]
    out: list[int]
    """Seats that have played their last card (A32)."""
    chips: list[int]
    """The thief chips before each seat."""
    taken: list[int]
    """Those of them taken in this round."""
    won_cards: list[int | None]
    won_points: list[int | None]
    """What is shown of the cards won is agreed (GA29)."""
    fortunes: list[int | None]
    """Other seats' fortunes may be hidden until the end (GA27)."""
    tokens: list[Tokens | None]


def view_for(terms: AfrikaTerms, state: State, seat: ViewerSeat) -> AfrikaView:
    """Everything that this seat may see; None is a spectator."""
    over = is_over(terms.plain_setup, state)
    seats = range(terms.seats)
    fortunes = [_visible_fortune(terms, state, other, seat) for other in seats]
    shown = terms.options.show_won
    return AfrikaView(
        seat=seat,
        turn=None if over else state.turn,
        round=state.finished + (not over),
        rounds=terms.plain_setup.rounds,
        dealer=state.dealer,
        hand=[] if seat is None else codes(terms, hand_of(state, seat)),
        hand_sizes=[state.hand_size[other] for other in seats],
        stock=CARDS - state.drawn,
        pile=_pile(terms, state),
        to_beat=WORDS[state.bar - LION] if state.bar else None,
        top_owner=state.owner if state.bar else None,
        passed=[other for other in seats if (state.passed >> other) & 1],
        out=[other for other in seats if not (state.holding >> other) & 1],
        chips=[state.chips[other] for other in seats],
        taken=[state.taken[other] for other in seats],
        won_cards=[None if shown == "none" else state.won[other] for other in seats],
        won_points=[state.points[other] if shown == "points" else None for other in seats],
        fortunes=fortunes,
        tokens=[None if fortune is None else in_tokens(fortune) for fortune in fortunes],
    )


def hand_of(state: State, seat: int) -> list[int]:
    """The cards of a hand, in the order of their numbers."""
    return sorted(state.hand[seat][: state.hand_size[seat]])


def codes(terms: AfrikaTerms, cards: list[int]) -> list[str]:
    """Cards as people write them."""
    return [code_of(terms.printed.card[card]) for card in cards]


def in_tokens(fortune: int) -> Tokens:
    """Two of a kind are changed into one of the next (A48)."""
    return Tokens(horseshoe=fortune // 8, ruby=fortune // 4 % 2, emerald=fortune // 2 % 2, topaz=fortune % 2)


def _visible_fortune(terms: AfrikaTerms, state: State, owner: int, seat: ViewerSeat) -> int | None:
    public = terms.options.show_tokens or owner == seat or is_over(terms.plain_setup, state)
    return state.fortune[owner] if public else None


def _pile(terms: AfrikaTerms, state: State) -> list[PileCard]:
    """Cards that were slid under lie at the bottom, the latest lowest (A25)."""
    entries = state.table[state.trick : state.shown]
    under = [entry for entry in entries if laid_under(entry)]
    upper = [entry for entry in entries if not laid_under(entry)]
    return [
        PileCard(
            card=code_of(terms.printed.card[laid_card(entry)]),
            seat=laid_by(entry),
            under=bool(laid_under(entry)),
        )
        for entry in [*reversed(under), *upper]
    ]
