"""How playouts and the prior choose moves: a quick opinion of every move.

The weights were found by playing some thousand deals for each try, and hold on others.
"""

from __future__ import annotations

from typing import Any

from asterism.games._shared.africa_deck import CARDS, NO_CARD, STAR
from asterism.games.patience.rules import (
    JOIN,
    JOINED,
    SPOTS,
    START,
    action_for,
    joins,
    nth_join,
    slot_of_star,
    spots_for,
)
from asterism.games.patience.state import HAND, ROWS, Setup, State, cards_in
from asterism.kernel import EventBuffer, Ints, Rng, first_of, how_many, routine, rule, wide

TWICE = 0.16
"""What it is worth if all unseen cards fit in two places, where it is worth 1 if they fit at all."""
FITS = 0.35
"""What a card kept in hand is worth if it fits now."""
EASE = 1.5
"""What a kept card is worth that goes on every unseen card: the difficult ones are laid first."""
STAR_LAID, STAR_JOINS = -3.0, 0.9
"""The Star waits until nothing else fits. Then it joins two rows, unless a joker is needed more than a row less."""
NOWHERE = -1


@routine
def policy(setup: Setup, state: State, seat: int, rng: Rng) -> int:
    """The action of which it has the highest opinion."""
    unseen = unseen_cards(state)
    chosen, highest = NOWHERE, -1e9
    for slot in range(HAND):
        spots = spots_for(setup, state, slot)
        while spots:
            action = slot * SPOTS + first_of(spots)
            spots &= spots - 1
            value = opinion(setup, state, action, unseen)
            if value > highest:
                chosen, highest = action, value
    if chosen == NOWHERE:
        for slot in range(HAND):
            if state.hand[slot] != NO_CARD:
                value = opinion(setup, state, START + slot, unseen)
                if value > highest:
                    chosen, highest = START + slot, value
    for nth in range(joins(state)):
        front, back = nth_join(state, nth)
        action = action_for(JOINED, front, back)
        value = opinion(setup, state, action, unseen)
        if value > highest:
            chosen, highest = action, value
    return chosen


@routine
def prior(
    setup: Setup, state: State, seat: int, actions: Ints, count: int, values: Any, spare: Any, events: EventBuffer
) -> None:
    """The opinion of each action."""
    unseen = unseen_cards(state)
    for i in range(count):
        values[i] = opinion(setup, state, wide(actions[i]), unseen)


@rule
def unseen_cards(state: State) -> int:
    """Bit set of the cards in the stock."""
    unseen = 0
    for place in range(state.drawn, CARDS):
        unseen |= 1 << wide(state.stock[place])
    return unseen


@routine
def opinion(setup: Setup, state: State, action: int, unseen: int) -> float:
    """What an action is worth: by the ends and by the hand that it leaves."""
    if action >= JOIN:
        front, back = (action - JOIN) // ROWS, (action - JOIN) % ROWS
        taken, twice = cards_taken(setup, state, front, ROWS + back, 0)
        return STAR_LAID + STAR_JOINS + worth(setup, state, unseen, slot_of_star(state), taken, twice)
    if action >= START:
        slot, spot = action - START, NOWHERE
    else:
        slot, spot = action // SPOTS, action % SPOTS
    card = state.hand[slot]
    taken, twice = cards_taken(setup, state, spot, NOWHERE, cards_in(setup.takes[card]))
    return worth(setup, state, unseen, slot, taken, twice) + (STAR_LAID if card == STAR else 0.0)


@rule
def cards_taken(setup: Setup, state: State, spot: int, other: int, taken: int) -> tuple[int, int]:
    """Bit sets of the cards that fit on a new end, which takes `taken`, or on an open one, save those at two spots.

    The second has only the cards that fit in two places or more.
    """
    twice = 0
    for row in range(state.rows):
        if row != spot:
            fitting = cards_in(setup.takes[state.last[row]])
            twice |= taken & fitting
            taken |= fitting
        if setup.both_ends and ROWS + row != spot and ROWS + row != other:
            fitting = cards_in(setup.takes[state.first[row]])
            twice |= taken & fitting
            taken |= fitting
    return taken, twice


@rule
def worth(setup: Setup, state: State, unseen: int, slot: int, taken: int, twice: int) -> float:
    """How many unseen cards would fit, in one place or two, and how easily the cards that stay in hand can be laid."""
    share = 1.0 / max(1, how_many(unseen))
    value = share * (how_many(unseen & taken) + TWICE * how_many(unseen & twice))
    for kept in range(HAND):
        card = wide(state.hand[kept])
        if kept != slot and card not in (NO_CARD, STAR):
            value += FITS * ((taken >> card) & 1) + EASE * share * how_many(unseen & cards_in(setup.goes_on[card]))
    return value
