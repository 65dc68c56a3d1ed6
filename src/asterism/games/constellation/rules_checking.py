"""The check after every play: whose figures stand, and what follows from it (C15, C38, C39, C48-C52, GC-8 to GC-12)."""

from __future__ import annotations

from asterism.games.constellation import event_rows
from asterism.games.constellation.pieces import KINDS
from asterism.games.constellation.rules_asking import ask
from asterism.games.constellation.rules_cards import discard_card, draw_card, holder_of, is_discarded, is_ruled_out
from asterism.games.constellation.rules_ending import BY_CARDS, BY_TIE, call_it_a_draw, sole_leader, win
from asterism.games.constellation.rules_figures import moons_group, standing_card
from asterism.games.constellation.state import (
    ASK_TIE,
    ASKS,
    ENDS,
    HELD,
    NO_CARD,
    NOBODY,
    ROW,
    RUNNING,
    Setup,
    State,
)
from asterism.kernel import EventBuffer, emit, first_of, member, rule

CELL_ROOM = ROW * ROW
"""Two cells fit into one number of an event row."""


@rule
def check(setup: Setup, state: State, events: EventBuffer) -> None:
    """Look for every player's figures, once after each play of any player (GC-8, GC-9)."""
    state.checks += 1
    any_stands = False
    for kind in range(KINDS):
        state.standing[kind] = standing_card(setup, state, kind)
        any_stands |= state.standing[kind] != NO_CARD
    if any_stands:
        drop_twins(state)
        look_at_figures(setup, state, events)


@rule
def drop_twins(state: State) -> None:
    """The same figure may stand in two types, or beside its mirror image (GC-2): it is one card, and counts once."""
    for kind in range(1, KINDS):
        for other in range(kind):
            if state.standing[kind] == state.standing[other]:
                state.standing[kind] = NO_CARD


@rule
def look_at_figures(setup: Setup, state: State, events: EventBuffer) -> None:
    """Figures stand: players who hold their cards are rewarded; for all others they are ruled out (B3)."""
    satisfied = 0
    for kind in range(KINDS):
        card = state.standing[kind]
        state.claims[kind] = NOBODY if card == NO_CARD else holder_of(setup, state, card)
        if state.claims[kind] != NOBODY:
            satisfied |= 1 << (state.claims[kind] // HELD)
    if events.room:
        tell_figures(setup, state, events)
    for kind in range(KINDS):
        if state.standing[kind] != NO_CARD:
            state.stood_at[state.standing[kind]] = state.checks
    if satisfied:
        reward(setup, state, satisfied, events)


@rule
def reward(setup: Setup, state: State, satisfied: int, events: EventBuffer) -> None:
    """Points for all (C48, GC-34); or the win, if it is one player's alone (C15, GC-10, GC-12)."""
    if setup.target:
        score(state, events)
        settle_points(setup, state, events)
    elif satisfied & (satisfied - 1) == 0:
        state.points[first_of(satisfied)] = 1
        win(state, first_of(satisfied), BY_CARDS, events)
    else:
        settle_tie(setup, state, events)
    if state.outcome == RUNNING and state.phase != ASK_TIE:
        renew_cards(setup, state, events)


@rule
def settle_tie(setup: Setup, state: State, events: EventBuffer) -> None:
    """Nobody has priority: as agreed it is a draw, play goes on, or the players are asked (C39, GC-10, GC-35)."""
    if setup.simultaneous == ENDS:
        call_it_a_draw(state, BY_TIE, events)
    elif setup.simultaneous == ASKS:
        ask(state, ASK_TIE, events)


@rule
def score(state: State, events: EventBuffer) -> None:
    """One point for each figure (C48, GC-12); a point is progress (GC-29)."""
    for kind in range(KINDS):
        if state.claims[kind] != NOBODY:
            seat = state.claims[kind] // HELD
            state.points[seat] += 1
            state.quiet = 0
            emit(events, event_rows.SCORED, seat, state.points[seat])


@rule
def settle_points(setup: Setup, state: State, events: EventBuffer) -> None:
    """A player who has reached the target and leads wins; level leaders play on, share or are asked (C51, GC-35)."""
    best = 0
    for seat in range(setup.seats):
        best = max(best, state.points[seat])
    if best < setup.target:
        return
    leader = sole_leader(setup, state)
    if leader != NOBODY:
        win(state, leader, BY_CARDS, events)
    else:
        settle_tie(setup, state, events)


@rule
def renew_cards(setup: Setup, state: State, events: EventBuffer) -> None:
    """Realised cards are replaced in turn order; all draw first, then all discard (C49, GC-10, GC-32, GC-34)."""
    for step in range(setup.seats):
        seat = (state.turn + step) % setup.seats
        for kind in range(KINDS):
            if state.claims[kind] != NOBODY and state.claims[kind] // HELD == seat:
                draw_card(state, seat, state.claims[kind] % HELD, events)
    for kind in range(KINDS):
        if state.claims[kind] != NOBODY:
            discard_card(state, state.claims[kind] // HELD, state.standing[kind], events)


# --- telling ---------------------------------------------------------------------------------


@rule
def tell_figures(setup: Setup, state: State, events: EventBuffer) -> None:
    """Which figures stand: those of a player, and those that nobody holds, if that is news (B3)."""
    for kind in range(KINDS):
        card = state.standing[kind]
        if card != NO_CARD and (state.claims[kind] != NOBODY or is_news(setup, state, card)):
            seat = state.claims[kind] // HELD if state.claims[kind] != NOBODY else NOBODY
            what = event_rows.REALISED if seat != NOBODY else event_rows.FIGURE_STOOD
            tiles = moons_group(state, kind)
            emit(
                events, what, seat, card, kind,
                two_cells(state, tiles, 0), two_cells(state, tiles, 2), state.cell[member(tiles, 4)],
            )  # fmt: skip


@rule
def two_cells(state: State, tiles: int, place: int) -> int:
    """The cells of two of these tiles, from `place` on, as one number."""
    return state.cell[member(tiles, place)] * CELL_ROOM + state.cell[member(tiles, place + 1)]


@rule
def is_news(setup: Setup, state: State, card: int) -> bool:
    """Whether a figure that stands rules its card out for any hand that might have held it until now."""
    if setup.visible or is_discarded(state, card):
        return False
    for seat in range(setup.seats):
        for place in range(setup.objectives):
            if not is_ruled_out(state, card, seat, place):
                return True
    return False
