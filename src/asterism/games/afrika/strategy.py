"""What a bot makes of a position."""

from __future__ import annotations

from asterism.games.africa_cards import LION, STAR_VALUE, value_of
from asterism.games.afrika.rounds import pile_points
from asterism.games.afrika.scoring import CHIP_COST
from asterism.games.afrika.state import Setup, State
from asterism.kernel import rule

POINT = 0.2
"""About what a point more in a round adds to a fortune."""
CARD_KEPT = 0.6
"""How many points the highest card is worth while it stays in hand."""


@rule
def evaluate(setup: Setup, state: State, seat: int) -> float:
    """The seat's lead in fortune, with the present round, the pile and the own hand as far as they promise."""
    others = 0.0
    for other in range(setup.seats):
        if other != seat:
            others += standing(state, other)
    return standing(state, seat) - others / (setup.seats - 1) + POINT * strength_of_hand(state, seat)


@rule
def standing(state: State, seat: int) -> float:
    """A seat's fortune and the points it may expect of this round."""
    points = float(state.points[seat] - CHIP_COST * state.chips[seat])
    if state.bar and state.owner == seat:
        points += pile_points(state) * (state.bar / STAR_VALUE) ** 2
    return state.fortune[seat] + POINT * points


@rule
def strength_of_hand(state: State, seat: int) -> float:
    """High cards win later tricks, and lions escape chips."""
    strength = 0.0
    for slot in range(state.hand_size[seat]):
        value = value_of(state.hand[seat, slot])
        strength += CARD_KEPT if value == LION else CARD_KEPT * (value / STAR_VALUE) ** 2
    return strength
