"""What the player may see: everything but the order of the stock."""

from __future__ import annotations

from asterism.game import View, ViewerSeat
from asterism.games._shared.africa_deck import CARDS, NO_CARD, code_of
from asterism.games.patience.options import PatienceTerms
from asterism.games.patience.rules import is_over
from asterism.games.patience.state import State

RATINGS = ("incredible", "very-good", "good", "fair", "insufficient")
"""For one row, two, three, four, and five or more (SO20)."""


class PatienceView(View, frozen=True):
    """The table."""

    seat: int | None
    turn: int | None
    hand: list[str]
    rows: list[list[str]]
    """The cards of each row, from the first to the last."""
    stock: int
    unseen: list[str]
    """The cards still in the stock; their order is secret."""
    rating: str | None
    """How well it went, once it is over."""


def rating_of(rows: int) -> str:
    """The word for a number of rows (SO20)."""
    return RATINGS[min(rows, len(RATINGS)) - 1]


def view_for(terms: PatienceTerms, state: State, seat: ViewerSeat) -> PatienceView:
    """Everything that the player and any spectator may see."""
    over = is_over(terms.plain_setup, state)
    codes = [code_of(card) for card in terms.printed.card]
    seen = set(state.stock[: state.drawn])
    return PatienceView(
        seat=seat,
        turn=None if over else 0,
        hand=[codes[card] for card in state.hand if card != NO_CARD],
        rows=[[codes[card] for card in cards_of(state, row)] for row in range(state.rows)],
        stock=CARDS - state.drawn,
        unseen=[code for number, code in enumerate(codes) if number not in seen],
        rating=rating_of(state.rows) if over else None,
    )


def cards_of(state: State, row: int) -> list[int]:
    """The cards of a row, from the first to the last."""
    cards = [state.first[row]]
    while state.after[cards[-1]] != NO_CARD:
        cards.append(state.after[cards[-1]])
    return cards
