"""How a round begins, how hands are refilled, and how a round ends."""

from __future__ import annotations

from asterism.games._shared.africa_deck import CARDS, points_of
from asterism.games.afrika import event_rows
from asterism.games.afrika.rules_scoring import score_round, tell_winners
from asterism.games.afrika.state import (
    HAND,
    Setup,
    State,
    card_at,
    empty_hand,
    laid,
    laid_card,
    put_card,
)
from asterism.kernel import EventBuffer, Ints, emit, first_of, rule


@rule
def take_in_decks(setup: Setup, deal: Ints, state: State) -> None:
    """Copy the shuffled decks of all rounds into the state."""
    for number in range(setup.rounds):
        for place in range(CARDS):
            put_card(state, number, place, deal[number * CARDS + place])


@rule
def next_of(seats: int, seat: int) -> int:
    """The first of these seats clockwise after `seat` (A21)."""
    after = seats >> (seat + 1)
    return first_of(after) + seat + 1 if after else first_of(seats)


@rule
def deal_round(setup: Setup, state: State) -> None:
    """Deal four cards each, one at a time, starting at the dealer's left (A16); that player leads (A20, GA2)."""
    state.shown = 0
    state.trick = 0
    state.drawn = 0
    state.holding = (1 << setup.seats) - 1
    for seat in range(setup.seats):
        state.hand_size[seat] = 0
        state.taken[seat] = 0
        state.won[seat] = 0
        state.points[seat] = 0
    for _ in range(HAND):
        for step in range(1, setup.seats + 1):
            take_card(state, (state.dealer + step) % setup.seats)
    state.turn = (state.dealer + 1) % setup.seats


@rule
def take_card(state: State, seat: int) -> int:
    """Move the top card of the stock into a hand."""
    card = card_at(state, state.finished, state.drawn)
    state.drawn += 1
    state.hand[seat][state.hand_size[seat]] = card
    state.hand_size[seat] += 1
    return card


@rule
def draw_card(state: State, seat: int, events: EventBuffer) -> None:
    """Draw a card, as long as the stock lasts (A31)."""
    if state.drawn < CARDS:
        emit(events, event_rows.DRAWN, seat, take_card(state, seat))


@rule
def refill_after_trick(setup: Setup, state: State, events: EventBuffer) -> None:
    """Everybody who still has cards draws up to four, one card at a time, clockwise from the winner (GA1)."""
    for _ in range(HAND):
        for step in range(setup.seats):
            seat = (state.owner + step) % setup.seats
            if 0 < state.hand_size[seat] < HAND:
                draw_card(state, seat, events)


@rule
def end_round(setup: Setup, state: State, events: EventBuffer) -> None:
    """The last player with cards discards them, the round is scored, and the next one is dealt (A34-A41)."""
    last = first_of(state.holding)
    emit(events, event_rows.ROUND_ENDED, last, state.finished + 1)
    if state.shown > state.trick:
        clear_last_pile(setup, state, events)
    discard_hand(state, last, events)
    score_round(setup, state, events)
    state.finished += 1
    state.owner = 0
    if state.finished < setup.rounds:
        begin_next_round(setup, state, events)
    else:
        emit(events, event_rows.ENDED, state.finished)
        if events.room:
            tell_winners(setup, state, events)


@rule
def clear_last_pile(setup: Setup, state: State, events: EventBuffer) -> None:
    """The pile still on the table goes to the owner of its top card, or to nobody (GA16)."""
    if setup.discard_last_pile:
        emit(events, event_rows.PILE_DISCARDED, state.shown - state.trick)
        clear_pile(state)
    else:
        count, points = take_pile(state)
        emit(events, event_rows.PILE_TAKEN, state.owner, count, points)


@rule
def take_pile(state: State) -> tuple[int, int]:
    """Give the pile to the owner of its top card; return how many cards it has and what they score (A28)."""
    count = state.shown - state.trick
    points = pile_points(state)
    state.won[state.owner] += count
    state.points[state.owner] += points
    clear_pile(state)
    return count, points


@rule
def pile_points(state: State) -> int:
    """The points of the pile on the table (A36-A38)."""
    points = 0
    for place in range(state.trick, state.shown):
        points += points_of(laid_card(state.table[place]))
    return points


@rule
def clear_pile(state: State) -> None:
    """Empty the middle of the table."""
    state.trick = state.shown
    state.bar = 0
    state.passed = 0


@rule
def discard_hand(state: State, seat: int, events: EventBuffer) -> None:
    """The last hand is shown to everybody and scores for nobody (A35, GA31)."""
    hand = state.hand[seat]
    emit(events, event_rows.HAND_DISCARDED, seat, hand[0], hand[1], hand[2], hand[3])
    for slot in range(state.hand_size[seat]):
        state.table[state.shown] = laid(hand[slot], seat, 0)
        state.shown += 1
    clear_pile(state)
    state.hand_size[seat] = 0
    state.holding = 0
    empty_hand(state, seat)


@rule
def begin_next_round(setup: Setup, state: State, events: EventBuffer) -> None:
    """The player to the dealer's left deals the next round (A19)."""
    state.dealer = (state.dealer + 1) % setup.seats
    deal_round(setup, state)
    emit(events, event_rows.ROUND_DEALT, state.dealer, state.finished + 1)
    if events.room:
        for seat in range(setup.seats):
            hand = state.hand[seat]
            emit(events, event_rows.HAND_DEALT, seat, hand[0], hand[1], hand[2], hand[3])
