"""How well a seat stands, as bots estimate it."""

from __future__ import annotations

from asterism.games._shared.africa_deck import CARDS, NO_CARD
from asterism.games.patience.rules import holds_star
from asterism.games.patience.state import HAND, Setup, State, cards_in
from asterism.kernel import rule

HAND_CARD = 0.15
"""What a card in hand that fits is worth, in rows."""
STAR_IN_HAND = 0.8
"""The Star can still save almost a whole row."""


@rule
def evaluate(setup: Setup, state: State, seat: int) -> float:
    """Few rows, and ends on which the hand and most of the unseen cards fit."""
    value = -float(state.rows)
    for slot in range(HAND):
        if state.hand[slot] != NO_CARD and fits_somewhere(setup, state, state.hand[slot]):
            value += HAND_CARD
    if holds_star(state):
        value += STAR_IN_HAND
    fitting = 0
    for place in range(state.drawn, CARDS):
        fitting += fits_somewhere(setup, state, state.stock[place])
    unseen = CARDS - state.drawn
    return value + fitting / unseen if unseen else value


@rule
def fits_somewhere(setup: Setup, state: State, card: int) -> bool:
    """Whether a card could be laid on any row."""
    goes_on = cards_in(setup.goes_on[card])
    for row in range(state.rows):
        if (goes_on >> int(state.last[row])) & 1 or (setup.both_ends and (goes_on >> int(state.first[row])) & 1):
            return True
    return False
