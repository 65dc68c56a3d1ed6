"""What a seat cannot know: the others' hands, the order of the stock, and the decks of later rounds.

Every card laid open in this round is known, and so is the number of cards in each hand. Neither a
thief chip nor a pass tells anything for certain, since both are allowed to a player who could beat
(GA10). So the unseen cards may lie in any way in the other hands and the stock.
"""

from __future__ import annotations

from asterism.games._shared.africa_deck import CARDS
from asterism.games.afrika.state import (
    DECK_WORDS,
    ROUNDS,
    Setup,
    State,
    card_at,
    empty_hand,
    laid_card,
    put_card,
)
from asterism.kernel import Rng, first_of, how_many, random_below, rule

ALL_CARDS = (1 << CARDS) - 1


@rule
def blind(setup: Setup, state: State, seat: int) -> None:
    """Forget the others' hands and all decks; seat -1 is a spectator."""
    for number in range(ROUNDS):
        for word in range(DECK_WORDS):
            state.decks[number][word] = 0
    for other in range(setup.seats):
        if other != seat:
            empty_hand(state, other)


@rule
def unseen_by(state: State, seat: int) -> int:
    """Bit set of the cards that lie neither open nor in the seat's own hand."""
    unseen = ALL_CARDS
    for place in range(state.shown):
        unseen &= ~(1 << laid_card(int(state.table[place])))
    if seat >= 0:
        for slot in range(state.hand_size[seat]):
            unseen &= ~(1 << int(state.hand[seat][slot]))
    return unseen


@rule
def resample(setup: Setup, state: State, seat: int, rng: Rng) -> None:
    """Draw a world that agrees with all the seat knows: deal the unseen cards again."""
    blind(setup, state, seat)
    if state.finished < setup.rounds:
        deal_unseen(setup, state, seat, rng)
    for number in range(state.finished + 1, setup.rounds):
        lay_down(state, number, ALL_CARDS)
        shuffle_deck(state, number, 0, rng)


@rule
def deal_unseen(setup: Setup, state: State, seat: int, rng: Rng) -> None:
    """Shuffle the unseen cards; the first of them fill the other hands, the rest is the stock."""
    unseen = unseen_by(state, seat)
    place = CARDS - how_many(unseen)
    lay_down(state, state.finished, unseen)
    shuffle_deck(state, state.finished, place, rng)
    for other in range(setup.seats):
        if other != seat:
            for slot in range(state.hand_size[other]):
                state.hand[other][slot] = card_at(state, state.finished, place)
                put_card(state, state.finished, place, 0)
                place += 1


@rule
def lay_down(state: State, number: int, cards: int) -> None:
    """Put these cards in rising order at the end of a round's deck."""
    place = CARDS - how_many(cards)
    while cards:
        put_card(state, number, place, first_of(cards))
        cards &= cards - 1
        place += 1


@rule
def shuffle_deck(state: State, number: int, start: int, rng: Rng) -> None:
    """Put a round's deck into random order from a place on."""
    for last in range(CARDS - 1, start, -1):
        other = start + random_below(rng, last - start + 1)
        card = card_at(state, number, last)
        put_card(state, number, last, card_at(state, number, other))
        put_card(state, number, other, card)
