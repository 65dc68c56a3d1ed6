"""The steps of a scoring, written down as event rows for people to follow (S28-S51)."""

from __future__ import annotations

from asterism.games.sternenhimmel import event_rows
from asterism.games.sternenhimmel.rules_scoring import (
    FIRST,
    SECOND,
    coins_due,
    holders_of,
    is_alone,
    multiplier,
    prize_winners,
    stars_bearing,
    survivors,
    swallowed,
    vanished,
    who_consoles,
)
from asterism.games.sternenhimmel.state import DOUBLE, FACES, NUMBERS, Setup, State
from asterism.kernel import EventBuffer, emit, first_of, how_many, rule


@rule
def tell_scoring(setup: Setup, state: State, place: int, events: EventBuffer) -> None:
    """All steps in the order of the rules, of a constellation that has been counted and not yet paid."""
    tell_revealed(setup, state, place, events)
    tell_black_holes(setup, state, place, events)
    tell_doubled(setup, state, place, events)
    tell_totals(setup, state, place, events)
    tell_ties(setup, state, place, events)
    tell_payments(setup, state, place, events)


@rule
def tell_revealed(setup: Setup, state: State, place: int, events: EventBuffer) -> None:
    """All face-down tokens of the board are turned up (S29)."""
    board = state.places[place]
    hidden = setup.large[board]
    while hidden:
        star = first_of(hidden)
        hidden &= hidden - 1
        emit(events, event_rows.REVEALED, board, star, state.owner[place][star], state.kind[place][star])


@rule
def tell_black_holes(setup: Setup, state: State, place: int, events: EventBuffer) -> None:
    """Which black holes cancel each other (S30), and what the others swallow (S31)."""
    board = state.places[place]
    if vanished(setup, state, place):
        emit(events, event_rows.CANCELLED, board, vanished(setup, state, place))
    stars = swallowed(setup, state, place)
    while stars:
        star = first_of(stars)
        stars &= stars - 1
        emit(events, event_rows.SWALLOWED, board, star, state.owner[place][star], state.kind[place][star])


@rule
def tell_doubled(setup: Setup, state: State, place: int, events: EventBuffer) -> None:
    """Which values the double stars double (S35)."""
    board = state.places[place]
    alive = survivors(setup, state, place)
    for star in range(setup.stars[board]):
        kind = state.kind[place][star]
        beside = how_many(setup.links[board][star] & stars_bearing(setup, state, place, DOUBLE) & alive)
        if (alive >> star) & 1 and kind < NUMBERS and beside:
            value = FACES[kind]
            owner = state.owner[place][star]
            emit(events, event_rows.DOUBLED, board, star, owner, value, value * multiplier(setup, beside), beside)


@rule
def tell_totals(setup: Setup, state: State, place: int, events: EventBuffer) -> None:
    """Each player's total and the tokens left (S38, S42)."""
    for seat in range(setup.seats):
        if state.left[seat]:
            emit(events, event_rows.COUNTED, state.places[place], seat, state.points[seat], state.left[seat])


@rule
def tell_ties(setup: Setup, state: State, place: int, events: EventBuffer) -> None:
    """Which equal totals the number of tokens decided (S41), and which nothing could (S49, S51)."""
    board = state.places[place]
    for seat in range(setup.seats):
        for other in range(setup.seats):
            level = state.left[other] and state.points[seat] == state.points[other]
            if level and state.left[seat] > state.left[other]:
                emit(events, event_rows.TIE_BROKEN, board, seat, other, state.left[seat], state.left[other])
    for rank in (FIRST, SECOND):
        tied = holders_of(setup, state, rank)
        if how_many(tied) > 1:
            emit(events, event_rows.TIED, board, rank, tied)


@rule
def tell_payments(setup: Setup, state: State, place: int, events: EventBuffer) -> None:
    """Who receives how much, for which rank, and who pays it (S43-S51)."""
    board = state.places[place]
    winners = prize_winners(setup, state)
    for rank in range(FIRST, setup.seats + 1):
        seats = holders_of(setup, state, rank)
        while seats:
            seat = first_of(seats)
            seats &= seats - 1
            coins = coins_due(setup, state, board, seat, winners)
            if (winners >> seat) & 1:
                emit(events, event_rows.PRIZE, board, seat, rank, coins, is_alone(setup, state))
            else:
                emit(events, event_rows.CONSOLATION, board, seat, coins, who_consoles(setup, state, winners))
