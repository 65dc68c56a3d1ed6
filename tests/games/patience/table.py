"""Small tables for tests, in the notation of the worked cases.

`table("2g", "12y 3r", hand="8y 9r", stock="4b 5b")` has a row that is just 2g and one of 12y and 3r, the
hand 8y and 9r, and a stock of two. The cards not named lie in rows of their own that nobody looks at.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec

import asterism
from asterism.deal import draw
from asterism.game import Event
from asterism.games._shared.africa_deck import CARDS, NO_CARD, built_in_deck, code_of
from asterism.games.patience import GAME
from asterism.games.patience.state import cards_in
from asterism.match import Match
from asterism.options import agree_terms

CODES = [code_of(card) for card in built_in_deck().card]


def number_of(code: str) -> int:
    """The number of the card that is written so."""
    return CODES.index(code)


def numbers(codes: str) -> list[int]:
    """The numbers of several cards."""
    return [number_of(code) for code in codes.split()]


def table(*rows: str, hand: str, stock: str = "", **options: Any) -> Match:
    """A match with these rows, this hand and this stock, whatever came before."""
    held, left = numbers(hand), numbers(stock)
    terms = agree_terms(GAME, 1, {"hand": min(3, max(2, len(held))), **options})
    match = Match(terms, draw(terms.chances, b"table"))
    state = match._state
    state.hand[:] = NO_CARD
    state.hand[: len(held)] = held
    state.after[:] = NO_CARD
    state.rows = len(rows)
    for row, cards in enumerate(map(numbers, rows)):
        state.first[row], state.last[row] = cards[0], cards[-1]
        for card, after in pairwise(cards):
            state.after[card] = after
    state.drawn = CARDS - len(left)
    state.stock[:] = [card for card in range(CARDS) if card not in left] + left
    return match


def moves(match: Match) -> set[str]:
    """The legal moves as text."""
    return {match.notation(move) for move in match.legal_moves()}


def fits(card: str, on: str, **options: Any) -> bool:
    """Whether a card may be laid on another."""
    return card in followers(on, **options)


@cache
def setup_with(**options: Any) -> Any:
    """The setup of a match with these options."""
    return agree_terms(GAME, 1, options).setup


def followers(on: str, **options: Any) -> set[str]:
    """All cards that may be laid on this one."""
    takes = cards_in(setup_with(**options).takes[number_of(on)])
    return {code for number, code in enumerate(CODES) if (takes >> number) & 1}


def rows(match: Match) -> list[str]:
    """The rows as text."""
    view: Any = match.view(0)
    return [" ".join(row) for row in view.rows]


def told(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """The events of one kind, as plain data."""
    return [data for data in map(msgspec.to_builtins, events) if data["type"] == kind]


def dealt(order: str, **options: Any) -> Match:
    """A match whose stock begins with these cards, the others following as in the box."""
    first = order.split()
    rest = [code for code in CODES if code not in first]
    return asterism.new("patience", deal={"stock": first + rest}, **options)
