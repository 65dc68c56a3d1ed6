"""The scoring of a round: points, thief chips, victory tokens (A36-A47)."""

from __future__ import annotations

from asterism.games.afrika import event_rows
from asterism.games.afrika.state import Setup, State
from asterism.kernel import EventBuffer, emit, first_of, rule

CHIP_COST = 2
BONUS_ABOVE = 40
BONUS = 1
WORTH = (0, 8, 4, 2, 1, 0)
"""The worth of the token for each rank: horseshoe, ruby, emerald, topaz; fifth place gets none (A42-A46, A50)."""
FIFTH = 5


@rule
def score_round(setup: Setup, state: State, events: EventBuffer) -> None:
    """Count points, pay for thief chips, then award tokens by rank (A36-A47)."""
    for seat in range(setup.seats):
        pay_for_chips(state, seat, events)
    for seat in range(setup.seats):
        award_token(setup, state, seat, events)
        award_bonus(setup, state, seat, events)


@rule
def pay_for_chips(state: State, seat: int, events: EventBuffer) -> None:
    """Each thief chip costs 2 points; chips that cannot be paid for are carried over (A39, A40, GA19, GA20)."""
    emit(events, event_rows.COUNTED, seat, state.won[seat], state.points[seat])
    paid = min(state.chips[seat], state.points[seat] // CHIP_COST)
    state.owed[seat] = state.chips[seat]
    state.chips[seat] -= paid
    state.net[seat] = state.points[seat] - CHIP_COST * paid
    if paid:
        emit(events, event_rows.CHIPS_PAID, seat, paid, CHIP_COST * paid, state.net[seat])
    if state.chips[seat]:
        emit(events, event_rows.CHIPS_CARRIED, seat, state.chips[seat])


@rule
def is_before(setup: Setup, state: State, one: int, other: int) -> bool:
    """Whether `one` ranks before `other` in this round; at equal points, fewer chips may decide (A41, GA23)."""
    if state.net[one] != state.net[other]:
        return state.net[one] > state.net[other]
    return setup.chips_break_ties == 1 and state.owed[one] < state.owed[other]


@rule
def award_token(setup: Setup, state: State, seat: int, events: EventBuffer) -> None:
    """Award the token of the seat's rank; tied players share the better rank, and the next rank is skipped (GA23)."""
    rank = 1
    for other in range(setup.seats):
        rank += is_before(setup, state, other, seat)
        if state.net[other] == state.net[seat] and is_before(setup, state, seat, other):
            emit(events, event_rows.TIE_BROKEN, seat, other, state.owed[seat], state.owed[other])
    state.fortune[seat] += WORTH[rank]
    if rank == FIFTH:
        emit(events, event_rows.EMPTY_HANDED, seat, state.net[seat])
    else:
        emit(events, event_rows.TOKEN_AWARDED, seat, rank, state.net[seat])


@rule
def award_bonus(setup: Setup, state: State, seat: int, events: EventBuffer) -> None:
    """A seat with more than 40 points in the round gets an extra topaz (A47, GA22)."""
    reached = state.points[seat] if setup.bonus_on_gross else state.net[seat]
    if reached > BONUS_ABOVE:
        state.fortune[seat] += BONUS
        emit(events, event_rows.BONUS_AWARDED, seat, reached)


# --- the end of the match --------------------------------------------------------------------


@rule
def wins_over(setup: Setup, state: State, one: int, other: int) -> bool:
    """Whether `one` ranks before `other`: by the larger fortune, then by fewer chips of the last round (A51, A52)."""
    if state.fortune[one] != state.fortune[other]:
        return state.fortune[one] > state.fortune[other]
    return last_chips(setup, state, one) < last_chips(setup, state, other)


@rule
def last_chips(setup: Setup, state: State, seat: int) -> int:
    """The thief chips that break a tie: all held at the last scoring, or only those taken in the last round (GA26)."""
    return state.taken[seat] if setup.only_taken_chips else state.owed[seat]


@rule
def final_rank(setup: Setup, state: State, seat: int) -> int:
    """The seat's final rank, from 1; tied players share it (A53)."""
    rank = 1
    for other in range(setup.seats):
        rank += wins_over(setup, state, other, seat)
    return rank


@rule
def tell_winners(setup: Setup, state: State, events: EventBuffer) -> None:
    """Report who won: alone, by fewer thief chips, or together (A51-A53)."""
    winners = 0
    equals = 0
    for seat in range(setup.seats):
        if final_rank(setup, state, seat) == 1:
            winners |= 1 << seat
    best = first_of(winners)
    for seat in range(setup.seats):
        equals += state.fortune[seat] == state.fortune[best]
    emit(events, event_rows.WON, winners, state.fortune[best], equals)
