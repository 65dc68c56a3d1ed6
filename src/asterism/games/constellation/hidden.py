"""What a seat cannot know: other seats' cards, the order of the deck, and how it will be reshuffled.

What it does know beyond its own cards: a figure that stood without a win is on no card that was held
at that time; and a deck made by a reshuffle holds exactly the cards that were reshuffled (B3).
"""

from __future__ import annotations

from asterism.games.constellation.rules_asking import lies_open
from asterism.games.constellation.rules_cards import GENERATOR_PRIME, is_ruled_out
from asterism.games.constellation.state import HELD, NOBODY, RUNNING, UNKNOWN, Setup, State
from asterism.kernel import Rng, first_of, how_many, member, random_below, rule, shuffle


@rule
def knows_hand(setup: Setup, state: State, seat: int, other: int) -> bool:
    """One's own cards are known, visible ones to all, and all of them when the match is over (C12, C46)."""
    return seat == other or setup.visible == 1 or state.outcome != RUNNING


@rule
def knows_card(setup: Setup, state: State, seat: int, other: int, place: int) -> bool:
    """A card of a known hand, or one whose figure all are talking about (C39)."""
    return knows_hand(setup, state, seat, other) or lies_open(state, other, place)


@rule
def blind(setup: Setup, state: State, seat: int) -> None:
    """Forget the others' cards, the order of the deck and the secret of reshuffles; seat -1 is a spectator."""
    for other in range(setup.seats):
        for place in range(setup.objectives):
            if not knows_card(setup, state, seat, other, place):
                state.hands[other][place] = UNKNOWN
    for i in range(setup.count):
        state.deck[i] = UNKNOWN
    state.secret = 0


@rule
def resample(setup: Setup, state: State, seat: int, rng: Rng) -> None:
    """Draw one of the worlds that are possible to the seat, each equally likely.

    A card drawn later is ruled out for fewer figures, so the cards that a hand may hold form a chain of
    sets for each reshuffle. Filling the most restricted places first leaves every later place the same
    number of choices for every choice made: no world is favoured, and there is always a card to choose.
    """
    blind(setup, state, seat)
    unseen = unseen_cards(setup, state)
    held = most_restricted(setup, state)
    while held != NOBODY:
        other, place = held // HELD, held % HELD
        candidates = cards_possible(setup, state, unseen, other, place)
        card = member(candidates, random_below(rng, how_many(candidates)))
        state.hands[other][place] = card
        unseen &= ~(1 << int(card))
        held = most_restricted(setup, state)
    finish_deck(state, unseen, rng)


@rule
def unseen_cards(setup: Setup, state: State) -> int:
    """Bit set of the cards that lie in an unknown hand or in the deck."""
    unseen = 0
    for i in range(setup.count):
        unseen |= 1 << int(setup.deck[i])
    for i in range(state.discards):
        unseen &= ~(1 << int(state.discard[i]))
    for seat in range(setup.seats):
        for place in range(setup.objectives):
            if state.hands[seat][place] != UNKNOWN:
                unseen &= ~(1 << int(state.hands[seat][place]))
    return unseen


@rule
def most_restricted(setup: Setup, state: State) -> int:
    """The unknown held card that was drawn earliest: seat times HELD plus place, or NOBODY."""
    found = NOBODY
    for seat in range(setup.seats):
        for place in range(setup.objectives):
            earlier = found == NOBODY or state.drawn_at[seat][place] < state.drawn_at[found // HELD][found % HELD]
            if state.hands[seat][place] == UNKNOWN and earlier:
                found = seat * HELD + place
    return found


@rule
def cards_possible(setup: Setup, state: State, unseen: int, seat: int, place: int) -> int:
    """Bit set of the unseen cards that this held card may be."""
    possible = 0
    for i in range(setup.count):
        card = int(setup.deck[i])
        if (unseen >> card) & 1 and not is_ruled_out(state, card, seat, place):
            possible |= 1 << card
    return possible


@rule
def finish_deck(state: State, unseen: int, rng: Rng) -> None:
    """All cards that are in no hand lie in the deck, in any order; nobody knows how it will be reshuffled."""
    count = 0
    while unseen:
        state.deck[state.next_card + count] = first_of(unseen)
        unseen &= unseen - 1
        count += 1
    shuffle(rng, state.deck[state.next_card :], count)
    state.secret = 1 + random_below(rng, GENERATOR_PRIME - 1)
