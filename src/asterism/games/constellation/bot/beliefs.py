"""What the others' plays tell about their cards.

Everybody builds a figure, so a play speaks for the cards that it brings nearer than most other plays would have done.
What a seat believes is a weight for each card that another seat may hold in each place, found once before a search.
"""

from __future__ import annotations

from math import inf
from typing import Any

from asterism.games.constellation.bot.policy import weigh_plays
from asterism.games.constellation.hidden import blind, cards_possible, finish_deck, most_restricted, unseen_cards
from asterism.games.constellation.rules_actions import ACTIONS
from asterism.games.constellation.rules_choices import legal
from asterism.games.constellation.rules_trail import PLAYED, PLAYER, first_remembered, lay_table_before
from asterism.games.constellation.state import CARDS, HELD, NOBODY, SEATS, TRAIL, UNKNOWN, Setup, State
from asterism.kernel import (
    EventBuffer,
    Floats,
    Ints,
    Rng,
    exp,
    first_of,
    how_many,
    log,
    member,
    random_below,
    routine,
    rule,
    scratch_fractions,
    scratch_row,
)

BELIEFS = SEATS * HELD * CARDS
STRICTNESS = 7.0
"""How strictly players are thought to build: a play without any use is exp(7) times as rare as the best one."""
WORST = 1.5
"""Beyond that, harm is all the same."""
ENVY = 0.25
"""How much a play's use to anybody counts against it, for each other seat."""
WHIM = 0.1
"""How many plays are made for other reasons."""
FINE = 1 << 24


@rule
def weights_at(seat: int, place: int) -> int:
    """Where the weights begin of the cards that a seat may hold in a place."""
    return (seat * HELD + place) * CARDS


# --- believing -------------------------------------------------------------------------------


@routine
def infer_beliefs(setup: Setup, state: State, seat: int, beliefs: Floats, spare: Any, events: EventBuffer) -> None:
    """Weigh the cards that the others may hold by what they have played since they drew them."""
    for i in range(BELIEFS):
        beliefs[i] = 0.0
    actions, values = scratch_row(ACTIONS), scratch_fractions(CARDS, ACTIONS)
    for number in range(first_remembered(state), state.checks):
        player = state.trail[number % TRAIL][PLAYER]
        if state.hands[player][0] == UNKNOWN:
            spare[0] = state
            lay_table_before(setup, state, number, spare[0])
            count = legal(setup, spare[0], player, actions)
            made = place_among(actions, count, state.trail[number % TRAIL][PLAYED])
            if made < count:
                weigh_for_each_card(setup, spare[0], player, actions, count, values)
                learn_from(setup, state, number, values, count, made, beliefs)
    for first in range(0, BELIEFS, CARDS):
        turn_into_weights(beliefs[first : first + CARDS])


@rule
def place_among(actions: Ints, count: int, action: int) -> int:
    """Where an action stands in a list; `count` if it is not there."""
    place = 0
    while place < count and actions[place] != action:
        place += 1
    return place


@rule
def weigh_for_each_card(setup: Setup, past: State, player: int, actions: Ints, count: int, values: Any) -> None:
    """What each play meant to the holder of each card, less what it meant to the holder of any card.

    Nobody wants to help the others, and a larger table has more of them.
    """
    for place in range(setup.objectives):
        past.hands[player][place] = UNKNOWN
    for i in range(count):
        for card in range(CARDS):
            values[card][i] = 0.0
    for i in range(setup.count):
        past.hands[player][0] = setup.deck[i]
        weigh_plays(setup, past, player, 1.0, actions, count, values[setup.deck[i]])
    for i in range(count):
        total = 0.0
        for card in range(CARDS):
            total += values[card][i]
        for card in range(CARDS):
            values[card][i] -= ENVY * (setup.seats - 1) * total / setup.count


@rule
def learn_from(setup: Setup, state: State, number: int, values: Any, count: int, made: int, beliefs: Floats) -> None:
    """Add, for each card, the logarithm of how likely its holder would have made this play."""
    player = state.trail[number % TRAIL][PLAYER]
    for i in range(setup.count):
        card = setup.deck[i]
        likely = log(likelihood(values[card], count, made))
        for place in range(setup.objectives):
            if state.drawn_at[player][place] <= number:
                beliefs[weights_at(player, place) + card] += likely


@rule
def likelihood(values: Floats, count: int, made: int) -> float:
    """How likely one of the plays is made, the more useful ones being the likelier."""
    best, total = 0.0, 0.0
    for i in range(count):
        best = max(best, values[i])
    if best == 0.0:
        return 1.0 / count
    for i in range(count):
        total += how_often(values[i], best)
    return WHIM / count + (1.0 - WHIM) * how_often(values[made], best) / total


@rule
def how_often(value: float, best: float) -> float:
    """How often a play is made for each time that the best one is."""
    return exp(STRICTNESS * max(-WORST, value / best - 1.0))


@rule
def turn_into_weights(beliefs: Floats) -> None:
    """Weights from logarithms; the likeliest card has 1."""
    best = -inf
    for card in range(CARDS):
        best = max(best, beliefs[card])
    for card in range(CARDS):
        beliefs[card] = exp(beliefs[card] - best)


# --- imagining -------------------------------------------------------------------------------


@routine
def resample_by_beliefs(setup: Setup, state: State, seat: int, beliefs: Floats, rng: Rng) -> None:
    """Draw one of the worlds that are possible to the seat, the likelier ones more often.

    Of several cards a player is thought to build one at a time: the others are anything.
    """
    blind(setup, state, seat)
    unseen = unseen_cards(setup, state)
    held = most_restricted(setup, state)
    while held != NOBODY:
        other, place = held // HELD, held % HELD
        candidates = cards_possible(setup, state, unseen, other, place)
        if random_below(rng, setup.objectives) == 0:
            first = weights_at(other, place)
            card = one_by_weight(candidates, beliefs[first : first + CARDS], rng)
        else:
            card = member(candidates, random_below(rng, how_many(candidates)))
        state.hands[other][place] = card
        unseen &= ~(1 << card)
        held = most_restricted(setup, state)
    finish_deck(state, unseen, rng)


@rule
def one_by_weight(cards: int, weights: Floats, rng: Rng) -> int:
    """One of these cards, the weightier the likelier."""
    total, rest = 0.0, cards
    while rest:
        total += weights[first_of(rest)]
        rest &= rest - 1
    at = total * random_below(rng, FINE) / FINE
    while cards & (cards - 1):
        at -= weights[first_of(cards)]
        if at < 0.0:
            break
        cards &= cards - 1
    return first_of(cards)
