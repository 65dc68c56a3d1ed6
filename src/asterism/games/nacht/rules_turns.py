"""How turns follow each other, and how the match ends."""

from __future__ import annotations

from asterism.games.nacht import event_rows
from asterism.games.nacht.rules_laying import deliver_set_aside, places_open
from asterism.games.nacht.state import ALL_TILES, DECIDE, MOST_DROPS, NO_TILE, OVER, STACK, Setup, State
from asterism.kernel import EventBuffer, emit, how_many, rule

NOBODY = -1
TWO = 2


@rule
def take_top_tile(state: State) -> None:
    """The player on turn takes the top tile of the stack and lays it face up (N25)."""
    tile = state.stack[state.drawn]
    state.drawn += 1
    state.held[state.turn] |= 1 << tile
    state.revealed = tile


@rule
def ready_to_decide(state: State) -> None:
    """The player on turn may do something; nothing was tried or laid yet."""
    state.phase = DECIDE
    state.waiting = 1 << state.turn
    state.fitting = places_open(state.laid)
    state.laid_now = 0
    for time in range(MOST_DROPS):
        state.missed[time] = 0


@rule
def end_turn(setup: Setup, state: State, events: EventBuffer) -> None:
    """After a turn and its knocking the match of two may be over (N81, GN40); else the left neighbour plays."""
    if two_are_done(setup, state):
        end_match(setup, state, events)
    else:
        next_turn(setup, state, events)


@rule
def next_turn(setup: Setup, state: State, events: EventBuffer) -> None:
    """The left neighbour reveals a tile (N24, N25); later, a player without tiles gets a bonus instead (N64, N65)."""
    state.turn = (state.turn + 1) % setup.seats
    if state.drawn < STACK:
        reveal(state, events)
    else:
        state.revealed = NO_TILE
        count_quiet_turn(setup, state, events)
        while state.held[state.turn] == 0:
            state.coins[state.turn] += 1
            emit(events, event_rows.BONUS, state.turn)
            state.turn = (state.turn + 1) % setup.seats
            count_quiet_turn(setup, state, events)
    ready_to_decide(state)
    end_at_once(setup, state, events)


@rule
def reveal(state: State, events: EventBuffer) -> None:
    """Turn up the top tile and say so (N25)."""
    take_top_tile(state)
    emit(events, event_rows.REVEALED, state.turn, state.revealed)
    if state.drawn == STACK:
        emit(events, event_rows.STACK_EMPTY)


@rule
def count_quiet_turn(setup: Setup, state: State, events: EventBuffer) -> None:
    """After a full round in which nobody laid a tile or set a coin aside, nothing can be overlooked any more (GN38)."""
    if state.quiet == setup.seats and not state.strict:
        state.strict = 1
        emit(events, event_rows.STRICT)
    state.quiet += 1


@rule
def two_are_done(setup: Setup, state: State) -> bool:
    """Two players: the stack is used up and one player has no tiles left (N81, GN42)."""
    return setup.seats == TWO and state.drawn == STACK and (state.held[0] == 0 or state.held[1] == 0)


@rule
def end_at_once(setup: Setup, state: State, events: EventBuffer) -> None:
    """Where agreed, a match of two ends in the middle of a turn (GN40)."""
    if setup.at_once and two_are_done(setup, state):
        end_match(setup, state, events)


@rule
def all_tiles_lie(state: State) -> bool:
    """The picture is finished (N66)."""
    return state.laid == ALL_TILES


@rule
def finisher(setup: Setup, state: State) -> int:
    """Who of two ended the match: the one without tiles; if both have none, the one who had none before (GN41)."""
    if setup.seats > TWO:
        return NOBODY
    other = 1 - state.turn
    return other if state.held[other] == 0 else state.turn


@rule
def end_match(setup: Setup, state: State, events: EventBuffer) -> None:
    """Coins set aside are lost (GN16); of two players the other pays for the tiles left (N82)."""
    state.phase = OVER
    state.waiting = 0
    for seat in range(setup.seats):
        deliver_set_aside(state, seat, event_rows.AT_THE_END, events)
    ended_by = finisher(setup, state)
    if ended_by != NOBODY:
        pay_for_tiles(state, 1 - ended_by, events)
    emit(events, event_rows.ENDED, ended_by)


@rule
def pay_for_tiles(state: State, seat: int, events: EventBuffer) -> None:
    """One coin for each tile left, as far as the money goes (N82, GN43)."""
    tiles = how_many(state.held[seat])
    if tiles:
        coins = min(tiles, state.coins[seat])
        state.coins[seat] -= coins
        emit(events, event_rows.TILES_PAID, seat, tiles, coins)
