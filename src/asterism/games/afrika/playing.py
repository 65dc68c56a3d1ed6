"""How a bot plays a round in its mind: a quick opinion of every card, found by playing.

The weights were sought by letting such opinions play thousands of matches of two against the greedy bot.
"""

from __future__ import annotations

from typing import Any

from asterism.games.africa_cards import CARDS, LION
from asterism.games.afrika.rounds import pile_points
from asterism.games.afrika.rules import PASS, TEN_VALUE, UNDER, choices, values_held
from asterism.games.afrika.state import Setup, State
from asterism.kernel import Ints, Log, Rng, first_of, how_many, routine, rule

TOPAZ = TEN_VALUE + 1
GEMS = TOPAZ - LION
"""The bit of the lowest value above 10 among the values held."""
HALF = 30
"""When so many cards are dealt, the round goes to its end."""
LEAD_V, LEAD_V2, LEAD_LION, LEAD_GEM, LEAD_GEM_V = 0.0, 0.0, -3.0, -2.0, -0.5
"""Leading: a plain card by its value and the square of it, a lion, a card above 10 by its height."""
PLAIN_V, PLAIN_V2, LION_BEATS, LION_PILE, GEM, GEM_PILE, GEM_V = 0.0, -0.0, -0.75, 0.1, -1.82, 0.5, -0.4
"""Beating a card up to 10, also by how many points lie there."""
SLIDE, SLIDE_V, SLIDE_PILE = -3.59, 0.08, 0.71
"""Sliding a card under."""
OVER, OVER_PILE, OVER_V = -1.32, 0.72, -0.5
"""Beating a card above 10; passing is worth 0."""
SPARE_GEM, LATE_GEM = 0.27, 0.0
"""Spending a card above 10 for each other value of that kind in hand, and late in the round."""
ROUND_POINT = 0.2
"""How much a point of the round counts beside the tokens: it tells more than who was first by chance."""


@rule
def opinion(action: int, bar: int, pile: int, gems: int, late: float) -> float:
    """What an action is worth: by the bar and the points of the pile, with so many values above 10 in hand."""
    if action == PASS:
        return 0.0
    if action >= UNDER:
        return SLIDE + pile * SLIDE_PILE + (action - UNDER + LION) * SLIDE_V
    value = action + LION
    if value >= TOPAZ:
        return opinion_of_gem(value - TOPAZ, bar, pile) + SPARE_GEM * (gems - 1) + LATE_GEM * late
    if value == LION:
        return LEAD_LION if bar == 0 else LION_BEATS + LION_PILE * pile
    if bar == 0:
        return LEAD_V * value + LEAD_V2 * value * value
    return PLAIN_V * value + PLAIN_V2 * value * value


@rule
def opinion_of_gem(height: int, bar: int, pile: int) -> float:
    """What it is worth to play a card above 10, by how much it is above a topaz."""
    if bar == 0:
        return LEAD_GEM + LEAD_GEM_V * height
    if bar < TOPAZ:
        return GEM + GEM_PILE * pile + GEM_V * height
    return OVER + OVER_PILE * pile + OVER_V * height


@rule
def lateness(state: State) -> float:
    """From 0 in the first half of a round to 1 when the stock is used up."""
    return max(0, state.drawn - HALF) / (CARDS - HALF)


@routine
def policy(setup: Setup, state: State, seat: int, rng: Rng) -> int:
    """The action of which it has the highest opinion."""
    actions = choices(state, seat)
    pile, gems, late = pile_points(state), how_many(values_held(state, seat) >> GEMS), lateness(state)
    chosen, highest = first_of(actions), -1e9
    while actions:
        action = first_of(actions)
        actions &= actions - 1
        value = opinion(action, state.bar, pile, gems, late)
        if value > highest:
            chosen, highest = action, value
    return chosen


@routine
def prior(setup: Setup, state: State, seat: int, actions: Ints, count: int, values: Any, spare: Any, log: Log) -> None:
    """The opinion of each action."""
    pile, gems, late = pile_points(state), how_many(values_held(state, seat) >> GEMS), lateness(state)
    for i in range(count):
        values[i] = opinion(actions[i], state.bar, pile, gems, late)


@rule
def prospects(setup: Setup, state: State, values: Any, spare: Any) -> None:
    """Each seat's fortune, and how clearly it did in the round scored last."""
    for seat in range(len(values)):
        values[seat] = state.fortune[seat] + ROUND_POINT * state.net[seat]


@rule
def rounds_scored(setup: Setup, state: State) -> int:
    """A round that is scored closes a chapter."""
    return state.finished
