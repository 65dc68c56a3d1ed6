"""Drawing, discarding and reshuffling the objective cards."""

from __future__ import annotations

from asterism.games.constellation import event_rows
from asterism.games.constellation.state import HELD, NOBODY, Setup, State
from asterism.kernel import EventBuffer, emit, rule

GENERATOR_PRIME = 2_147_483_647
GENERATOR_FACTOR = 48_271
"""The generator of Lewis, Goodman and Miller: enough for an order that nobody can foresee at the table."""


@rule
def draw_card(state: State, seat: int, place: int, events: EventBuffer) -> None:
    """The top card of the deck comes into a hand; an empty deck is reshuffled first (GC-32)."""
    if state.next_card == state.deck_end:
        reshuffle(state, events)
    card = state.deck[state.next_card]
    state.next_card += 1
    state.hands[seat][place] = card
    state.drawn_at[seat][place] = state.checks
    state.drawn_from[seat][place] = state.reshuffles
    state.situations = 0
    emit(events, event_rows.DRAWN, seat, card)


@rule
def discard_card(state: State, seat: int, card: int, events: EventBuffer) -> None:
    """A card that has left a hand lies face up on the discard pile (C49)."""
    state.discard[state.discards] = card
    state.discards += 1
    emit(events, event_rows.DISCARDED, seat, card)


@rule
def reshuffle(state: State, events: EventBuffer) -> None:
    """The discarded cards become the new deck, in an order that follows from the deal's secret (GC-32)."""
    state.reshuffles += 1
    for i in range(state.discards):
        state.deck[i] = state.discard[i]
        state.shuffled_in[state.discard[i]] = state.reshuffles
    for last in range(state.discards - 1, 0, -1):
        other = secret_below(state, last + 1)
        card = state.deck[last]
        state.deck[last] = state.deck[other]
        state.deck[other] = card
    emit(events, event_rows.RESHUFFLED, state.discards)
    state.next_card = 0
    state.deck_end = state.discards
    forget_discards(state)


@rule
def forget_discards(state: State) -> None:
    """The discard pile is empty."""
    for i in range(state.discards):
        state.discard[i] = 0
    state.discards = 0


@rule
def secret_below(state: State, bound: int) -> int:
    """The next number from 0 to `bound` - 1 that follows from the secret of the deal."""
    state.secret = int(state.secret) * GENERATOR_FACTOR % GENERATOR_PRIME
    return int(state.secret) * bound // GENERATOR_PRIME


@rule
def change_card(state: State, seat: int, place: int, events: EventBuffer) -> None:
    """Show the old card, draw a new one, and only then discard the old (C44, C45, GC-32)."""
    card = state.hands[seat][place]
    emit(events, event_rows.SHOWN, seat, card)
    draw_card(state, seat, place, events)
    discard_card(state, seat, card, events)


@rule
def is_ruled_out(state: State, card: int, seat: int, place: int) -> bool:
    """Whether everybody knows that this held card cannot be `card` (B3 of the rulings).

    Its figure stood without a win since the held card was drawn; or it came into the deck by another
    reshuffle than the held card, whose deck had no other cards.
    """
    stood = state.stood_at[card] > state.drawn_at[seat][place]
    return stood or state.shuffled_in[card] != state.drawn_from[seat][place]


@rule
def is_discarded(state: State, card: int) -> bool:
    """Whether a card lies on the discard pile, for all to see."""
    for i in range(state.discards):
        if state.discard[i] == card:
            return True
    return False


@rule
def holder_of(setup: Setup, state: State, card: int) -> int:
    """Who holds a card and where: seat times HELD plus place, or NOBODY; never two (GC-45)."""
    for seat in range(setup.seats):
        for place in range(setup.objectives):
            if state.hands[seat][place] == card:
                return seat * HELD + place
    return NOBODY
