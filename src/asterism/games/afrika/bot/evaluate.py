"""How well a seat stands, as bots estimate it."""

from __future__ import annotations

from asterism.games._shared.africa_deck import LION, STAR_VALUE, TOPAZ, value_of
from asterism.games.afrika.rules_rounds import pile_points
from asterism.games.afrika.rules_scoring import CHIP_COST
from asterism.games.afrika.state import Setup, State
from asterism.kernel import rule

POINT = 0.2
"""About what a point more in a round adds to a fortune."""
STAR_KEPT = 6.0
"""How many points the Star is worth while it stays in hand; gems are worth less, step by step."""
LION_KEPT = 1.5
"""A lion saves most of a thief chip."""
PLAIN_KEPT = 0.05
"""A plain card is worth a little more the higher it is."""


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
        points += pile_points(state) * height(state.bar)
    return state.fortune[seat] + POINT * points


@rule
def height(value: int) -> float:
    """From nothing for values up to 10 to one for the Star: about how likely such a card wins the trick."""
    return max(0, value - TOPAZ + 1) / (STAR_VALUE - TOPAZ + 1)


@rule
def strength_of_hand(state: State, seat: int) -> float:
    """High cards win later tricks, and lions escape chips."""
    strength = 0.0
    for slot in range(state.hand_size[seat]):
        value = value_of(state.hand[seat][slot])
        strength += LION_KEPT if value == LION else STAR_KEPT * height(value) + PLAIN_KEPT * value
    return strength
