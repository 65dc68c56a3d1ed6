"""Knocking: after "Weiter!" the others may take a tile that was overlooked (N53-N63)."""

from __future__ import annotations

from asterism.games.nacht import event_rows
from asterism.games.nacht.rules_laying import lay_knocked_tile
from asterism.games.nacht.rules_turns import all_tiles_lie, end_match, end_turn
from asterism.games.nacht.state import ASKINGS, KNOCK, KNOCK_TILE, PASS, PROVE, WINDOW, Setup, State
from asterism.kernel import EventBuffer, emit, rule


@rule
def open_window(setup: Setup, state: State) -> None:
    """Before the next tile is revealed all others may knock, whether or not there is a reason to (N55, GN23)."""
    state.phase = WINDOW
    state.waiting = ((1 << setup.seats) - 1) & ~(1 << state.turn)
    state.windows += 1


@rule
def first_asked(setup: Setup, state: State) -> int:
    """Of those who have not answered yet, the first in this window's order (GN24)."""
    order = state.asking[(state.windows - 1) % ASKINGS]
    for place in range(setup.seats - 1):
        seat = (state.turn + setup.steps[order][place]) % setup.seats
        if (state.waiting >> seat) & 1:
            return seat
    return state.turn


@rule
def overlooked(state: State) -> int:
    """The tiles that the player on turn could have laid (N54)."""
    return state.held[state.turn] & state.fitting


@rule
def may_knock(state: State, seat: int) -> bool:
    """A knock needs a free coin for the fine (GN29)."""
    return state.coins[seat] > 0


@rule
def nameable(setup: Setup, state: State, seat: int) -> int:
    """The tiles one may knock for: any with proof, the overlooked ones once a bare knock was right (GN25b)."""
    if state.phase == PROVE:
        return overlooked(state)
    return state.held[state.turn] if setup.proof and may_knock(state, seat) else 0


@rule
def answer(setup: Setup, state: State, seat: int, action: int, events: EventBuffer) -> None:
    """Each of the others knocks once, or lets it pass; the first right knock ends it (N60, GN25, GN27)."""
    if action == PASS:
        emit(events, event_rows.LET_PASS, seat)
        leave_window(setup, state, seat, events)
    elif action == KNOCK:
        knock(setup, state, seat, events)
    else:
        knock_for(setup, state, seat, action - KNOCK_TILE, events)


@rule
def knock(setup: Setup, state: State, seat: int, events: EventBuffer) -> None:
    """Without proof a knock is right if anything was overlooked; then the knocker picks a tile (GN25b).

    Where proof is due, a knock that names no tile is a wrong one.
    """
    emit(events, event_rows.KNOCKED, seat, state.turn, -1)
    if overlooked(state) and not setup.proof:
        state.phase = PROVE
        state.waiting = 1 << seat
    else:
        fine(setup, state, seat, events)


@rule
def knock_for(setup: Setup, state: State, seat: int, tile: int, events: EventBuffer) -> None:
    """A right knock lays the tile at once (N58, GN26), a wrong one costs a coin (N63)."""
    if state.phase != PROVE:
        emit(events, event_rows.KNOCKED, seat, state.turn, tile)
    if (overlooked(state) >> tile) & 1:
        lay_knocked_tile(setup, state, seat, tile, events)
        if all_tiles_lie(state):
            end_match(setup, state, events)
        else:
            end_turn(setup, state, events)
    else:
        fine(setup, state, seat, events)


@rule
def fine(setup: Setup, state: State, seat: int, events: EventBuffer) -> None:
    """A wrong knock costs 1 coin, paid to the bank (N63, GN28)."""
    state.coins[seat] -= 1
    emit(events, event_rows.KNOCK_FINED, seat)
    leave_window(setup, state, seat, events)


@rule
def leave_window(setup: Setup, state: State, seat: int, events: EventBuffer) -> None:
    """The seat has answered; after the last answer the next player's turn begins (GN23)."""
    state.waiting &= ~(1 << seat)
    if state.waiting == 0:
        end_turn(setup, state, events)
