"""How a match ends: with a winner, with all tiles on the table, or because it would go on for ever (GC-29).

A situation is remembered exactly, not as a hash: within a stretch without a placement no tile but the
Moon changes its cell, and swapped tiles change their types. So two bit sets of types, the Moon's cell
and the tiles under the Clouds say everything, and fit into three words. Whose turn it is follows from
the place in the list, because the situations of a stretch are those of consecutive turns.
"""

from __future__ import annotations

from asterism.games.constellation import event_rows
from asterism.games.constellation.state import DRAWN, NOBODY, WON, Setup, State
from asterism.kernel import EventBuffer, Ints, emit, rule

CLOUD_BITS = 5
NO_CLOUD = 31
TILE_BITS = 25
CELL_BITS = 14

BY_CARDS, BY_TILES, BY_REPETITION, BY_STALENESS, BY_SWAPS, BY_PLAYS, BY_TIE = range(7)
"""Why a match ended."""


@rule
def win(state: State, seat: int, reason: int, events: EventBuffer) -> None:
    """The match is over and has a winner."""
    state.outcome = WON
    state.winner = seat
    emit(events, event_rows.WON, seat, reason)


@rule
def call_it_a_draw(state: State, reason: int, events: EventBuffer) -> None:
    """The match is over and drawn."""
    state.outcome = DRAWN
    emit(events, event_rows.TIED, reason)


@rule
def end_without_a_winner(setup: Setup, state: State, reason: int, events: EventBuffer) -> None:
    """A draw, unless a points game lets the leader win (C35, GC-29, GC-33)."""
    leader = sole_leader(setup, state)
    if setup.target and setup.leader_wins and leader != NOBODY:
        win(state, leader, reason, events)
    else:
        call_it_a_draw(state, reason, events)


@rule
def sole_leader(setup: Setup, state: State) -> int:
    """The seat with more points than any other, or NOBODY."""
    leader = 0
    for seat in range(1, setup.seats):
        if state.points[seat] > state.points[leader]:
            leader = seat
    for seat in range(setup.seats):
        if seat != leader and state.points[seat] == state.points[leader]:
            return NOBODY
    return leader


@rule
def count_play(setup: Setup, state: State, events: EventBuffer) -> None:
    """Another play; too many without progress, or in all, end the match (GC-29 ii to iv)."""
    state.plays += 1
    limit = setup.swaps if state.swapping else setup.stale
    if limit and state.quiet >= limit:
        end_without_a_winner(setup, state, BY_SWAPS if state.swapping else BY_STALENESS, events)
    elif state.plays >= setup.most_plays:
        end_without_a_winner(setup, state, BY_PLAYS, events)


@rule
def cloud_of(state: State, seat: int) -> int:
    """The tile under a seat's Cloud in five bits."""
    return state.clouds[seat] & NO_CLOUD


@rule
def remember_situation(setup: Setup, state: State, events: EventBuffer) -> None:
    """Note the situation before a turn; one that occurs too often ends the match (GC-29 i)."""
    if setup.repetition == 0:
        return
    now = state.situations
    describe_situation(setup, state, state.situation[now])
    state.situations += 1
    if occurrences(setup, state, now) >= setup.repetition:
        end_without_a_winner(setup, state, BY_REPETITION, events)


@rule
def describe_situation(setup: Setup, state: State, words: Ints) -> None:
    """Write the situation into three words."""
    third = state.cell[state.moon]
    for seat in range(2, setup.seats):
        third |= cloud_of(state, seat) << (CELL_BITS + (seat - 2) * CLOUD_BITS)
    words[0] = state.of_kind[0] | (cloud_of(state, 0) << TILE_BITS)
    words[1] = state.of_kind[1] | (cloud_of(state, 1) << TILE_BITS)
    words[2] = third


@rule
def occurrences(setup: Setup, state: State, now: int) -> int:
    """How often this situation has occurred with the same player to move, this time included."""
    found = 0
    for earlier in range(now, -1, -setup.seats):
        same = state.situation[earlier][0] == state.situation[now][0]
        same &= state.situation[earlier][1] == state.situation[now][1]
        same &= state.situation[earlier][2] == state.situation[now][2]
        found += same
    return found
