"""The moves of the solitaire, as data, as actions, and as text.

"8y 2" lays a card on row 2, "8y front 2" before its first card, "new 9r" starts a row, "S 1" lays the
Star as a joker, "S 1 2" joins row 1, the Star and row 2. Rows count from 1.
"""

from __future__ import annotations

import re

from asterism.errors import IllegalMove
from asterism.game import Move
from asterism.games._shared.africa_deck import BRIGAND, CARDS, STAR, code_of
from asterism.games.patience.options import PatienceTerms
from asterism.games.patience.rules import JOIN, SPOTS, START, holds_star
from asterism.games.patience.state import HAND, ROWS, State

TEXT = re.compile(r"\s*(?:(new)\s+(\S+)|(\S+)\s+(front\s+)?(\d{1,3})(?:\s+(\d{1,3}))?)\s*", re.IGNORECASE)


class Lay(Move, frozen=True, tag="lay"):
    """Lay a card on a row (SO5)."""

    card: str
    row: int
    front: bool = False
    """Before the first card of the row instead of on the last one (GSO1)."""


class StartRow(Move, frozen=True, tag="start_row"):
    """Start a new row, when nothing fits (SO18)."""

    card: str


class Join(Move, frozen=True, tag="join"):
    """Join two rows with the Star: the front row, the Star, the back row (SO16)."""

    front: int
    back: int


PatienceMove = Lay | StartRow | Join


def move_of(terms: PatienceTerms, state: State, seat: int, action: int) -> PatienceMove:
    """The move that an action number means with the hand of this moment."""
    if action >= JOIN:
        front, back = divmod(action - JOIN, ROWS)
        return Join(front=front + 1, back=back + 1)
    slot = action - START if action >= START else action // SPOTS
    card = state.hand[slot]
    if card not in range(CARDS):
        raise IllegalMove(f"there is no card {slot + 1} in your hand", "SO5")
    code = code_of(terms.printed.card[card])
    if action >= START:
        return StartRow(card=code)
    spot = action % SPOTS
    return Lay(card=code, row=spot % ROWS + 1, front=spot >= ROWS)


def action_of(terms: PatienceTerms, state: State, seat: int, move: PatienceMove) -> int:
    """The action number of a move with the hand of this moment."""
    if isinstance(move, Join):
        for row in (move.front, move.back):
            check_row(row)
        return JOIN + (move.front - 1) * ROWS + move.back - 1
    slot = slot_of(terms, state, move.card)
    if isinstance(move, StartRow):
        return START + slot
    check_row(move.row)
    return slot * SPOTS + move.row - 1 + (ROWS if move.front else 0)


def check_row(row: int) -> None:
    """Rows count from 1."""
    if not 1 <= row <= ROWS:
        raise IllegalMove(f"there is no row {row}", "GSO2")


def slot_of(terms: PatienceTerms, state: State, code: str) -> int:
    """Where in the hand this card is."""
    for slot in range(HAND):
        card = state.hand[slot]
        if card in range(CARDS) and code_of(terms.printed.card[card]) == code:
            return slot
    hand = [code_of(terms.printed.card[card]) for card in state.hand if card in range(CARDS)]
    raise IllegalMove(f"'{code}' is not in your hand; you hold {', '.join(hand)}", "SO5")


def notation(terms: PatienceTerms, move: PatienceMove) -> str:
    """For example "8y 2", "new 9r" or "S 1 2"."""
    if isinstance(move, Join):
        return f"{code_of(terms.printed.card[STAR])} {move.front} {move.back}"
    if isinstance(move, StartRow):
        return f"new {move.card}"
    return f"{move.card} {'front ' if move.front else ''}{move.row}"


def read_move(terms: PatienceTerms, text: str) -> PatienceMove:
    """Read a move, in small or capital letters."""
    match = TEXT.fullmatch(text)
    if match is None:
        raise IllegalMove(
            f"'{text.strip()}' is not a move; write card and row, such as '8y 2', 'new 8y' to start a row, "
            "or 'S 1 2' to join two rows with the Star"
        )
    new, starter, card, front, row, other = match.groups()
    if new:
        return StartRow(card=_code(terms, starter))
    code = _code(terms, card)
    if other is None:
        return Lay(card=code, row=int(row), front=front is not None)
    if code != code_of(terms.printed.card[STAR]) or front:
        raise IllegalMove(f"only the Star joins rows, not {code}", "SO16")
    return Join(front=int(row), back=int(other))


def _code(terms: PatienceTerms, text: str) -> str:
    for card in terms.printed.card:
        if code_of(card).casefold() == text.casefold():
            return code_of(card)
    raise IllegalMove(
        f"there is no card '{text}'; cards are written like 8y, B for the Brigand, S for the Star", "SO21"
    )


def why_illegal(terms: PatienceTerms, state: State, seat: int, move: PatienceMove) -> IllegalMove:
    """Which rule forbids a move that is not legal."""
    missing = [row for row in rows_of(move) if row > state.rows]
    if missing:
        return IllegalMove(f"there is no row {missing[0]}; the rows are 1 to {state.rows}", "GSO2")
    if isinstance(move, Join):
        if not holds_star(state):
            return IllegalMove("the Star of Africa is not in your hand", "SO16")
        return IllegalMove("the Star joins two different rows", "GSO7")
    if terms.plain_setup.star_at_once and holds_star(state) and move.card != code_of(terms.printed.card[STAR]):
        return IllegalMove("the Star of Africa must be laid first", "GSO5")
    if isinstance(move, StartRow):
        return IllegalMove("a row is started only when no card in hand fits on any row", "GSO3")
    return why_it_cannot_lie_there(terms, state, move)


def rows_of(move: PatienceMove) -> list[int]:
    """The rows that a move names."""
    if isinstance(move, Join):
        return [move.front, move.back]
    return [move.row] if isinstance(move, Lay) else []


def why_it_cannot_lie_there(terms: PatienceTerms, state: State, move: Lay) -> IllegalMove:
    """Why a card in hand does not go on that end of the row."""
    if move.front and not terms.plain_setup.both_ends:
        return IllegalMove("cards are laid only on the last card of a row", "GSO1")
    end = (state.first if move.front else state.last)[move.row - 1]
    on = terms.printed.card[end]
    rule = "GSO10" if end == BRIGAND else "SO8"
    return IllegalMove(f"{move.card} does not fit on {code_of(on)} ({on.place})", rule)
