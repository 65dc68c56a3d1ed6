"""How playouts and the prior choose cards: a quick opinion of every card, found by playing.

The weights were sought by letting such opinions play rounds against greedy bots, thousands for each try.
"""

from __future__ import annotations

from typing import Any

from asterism.games._shared.africa_deck import LION
from asterism.games.afrika.rules import PASS, TEN_VALUE, UNDER, choices, values_held
from asterism.games.afrika.rules_rounds import pile_points
from asterism.games.afrika.state import Setup, State
from asterism.kernel import EventBuffer, Ints, Rng, first_of, how_many, routine, rule

TOPAZ = TEN_VALUE + 1
GEMS = TOPAZ - LION
"""The bit of the lowest value above 10 among the values held."""
LEAD_LION, LEAD_GEM, LEAD_HEIGHT, LEAD_SPARE = -3.0, -2.0, -0.6, -0.8
"""Leading a lion, or a card above 10: by its height above a topaz, and by how many such values are in hand."""
LION_BEATS, LION_PILE = -1.5, 0.11
GEM_BEATS, GEM_PILE, GEM_HEIGHT, GEM_SPARE = -7.0, 0.33, -1.6, -0.9
"""Beating a card up to 10, by how many points lie there; a plain card is worth 0 and the lowest comes first."""
SLIDE, SLIDE_PILE, SLIDE_VALUE, SLIDE_SPARE = -3.3, 0.28, -0.2, -4.0
"""Sliding a card under: better than a high card where that would be spent, hardly ever with a topaz at hand."""
OVER, OVER_PILE, OVER_HEIGHT, OVER_SPARE = -1.9, 0.57, -0.38, 1.1
"""Beating a card above 10; passing is worth 0."""
ROUND_POINT = 0.3
"""How much a point of the round counts beside the tokens: it tells more than who was first by chance."""


@rule
def opinion(action: int, bar: int, pile: int, gems: int) -> float:
    """What an action is worth: by the bar and the points of the pile, and by how many values above 10 are in hand."""
    if action == PASS:
        return 0.0
    if action >= UNDER:
        return SLIDE + SLIDE_PILE * pile + SLIDE_VALUE * (action - UNDER + LION) + SLIDE_SPARE * gems
    value = action + LION
    if value >= TOPAZ:
        return opinion_of_gem(value - TOPAZ, bar, pile, gems)
    if value > LION:
        return 0.0
    return LION_BEATS + LION_PILE * pile if bar else LEAD_LION


@rule
def opinion_of_gem(height: int, bar: int, pile: int, gems: int) -> float:
    """What it is worth to play a card above 10: by how much it is above a topaz, and how many such values are held."""
    if bar == 0:
        return LEAD_GEM + LEAD_HEIGHT * height + LEAD_SPARE * gems
    if bar < TOPAZ:
        return GEM_BEATS + GEM_PILE * pile + GEM_HEIGHT * height + GEM_SPARE * gems
    return OVER + OVER_PILE * pile + OVER_HEIGHT * height + OVER_SPARE * gems


@routine
def policy(setup: Setup, state: State, seat: int, rng: Rng) -> int:
    """The action of which it has the highest opinion."""
    actions = choices(state, seat)
    pile, gems = pile_points(state), how_many(values_held(state, seat) >> GEMS)
    chosen, highest = first_of(actions), -1e9
    while actions:
        action = first_of(actions)
        actions &= actions - 1
        value = opinion(action, state.bar, pile, gems)
        if value > highest:
            chosen, highest = action, value
    return chosen


@routine
def prior(
    setup: Setup, state: State, seat: int, actions: Ints, count: int, values: Any, spare: Any, events: EventBuffer
) -> None:
    """The opinion of each action."""
    pile, gems = pile_points(state), how_many(values_held(state, seat) >> GEMS)
    for i in range(count):
        values[i] = opinion(actions[i], state.bar, pile, gems)


@rule
def seat_values(setup: Setup, state: State, values: Any, spare: Any) -> None:
    """Each seat's fortune, and how clearly it did in the round scored last."""
    for seat in range(len(values)):
        values[seat] = state.fortune[seat] + ROUND_POINT * state.net[seat]


@rule
def rounds_scored(setup: Setup, state: State) -> int:
    """A round that is scored completes a stage."""
    return state.finished
