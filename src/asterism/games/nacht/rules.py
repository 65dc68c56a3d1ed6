"""The rules of a turn: what the player on turn may do, and what follows from it.

Knocking is in `rules_knocking.py`; how turns follow each other and how the match ends is in `rules_turns.py`.
"""

from __future__ import annotations

from asterism.games.nacht import event_rows
from asterism.games.nacht.rules_knocking import answer, first_asked, may_knock, nameable, open_window, overlooked
from asterism.games.nacht.rules_laying import lay_own_tile
from asterism.games.nacht.rules_turns import (
    all_tiles_lie,
    end_at_once,
    end_match,
    end_turn,
    finisher,
    ready_to_decide,
    take_top_tile,
)
from asterism.games.nacht.state import (
    ASKINGS,
    DECIDE,
    FORGO,
    INNER,
    KNOCK,
    KNOCK_TILE,
    MOST_DROPS,
    MOST_FORGOES,
    OVER,
    PASS,
    STARTING_COINS,
    TILES,
    WEITER,
    WINDOW,
    Setup,
    State,
)
from asterism.kernel import EventBuffer, Ints, Rng, emit, first_of, how_many, member, random_below, rule

MOST_TILES_A_TURN = 2


@rule
def start(setup: Setup, deal: Ints, state: State) -> None:
    """One inner tile lies open, the rest is the stack, all have 15 coins; the first tile is turned up (N15-N25)."""
    first = member(INNER, deal[0])
    state.laid = 1 << first
    height = 0
    for i in range(1, TILES + 1):
        if deal[i] != first:
            state.stack[height] = deal[i]
            height += 1
    for seat in range(setup.seats):
        state.coins[seat] = STARTING_COINS
    after = TILES + 1
    if setup.orders > 1:
        for i in range(ASKINGS):
            state.asking[i] = deal[after + i] % setup.orders
        after += ASKINGS
    state.strict = setup.strict
    state.turn = deal[after] if setup.start_player < 0 else setup.start_player
    take_top_tile(state)
    ready_to_decide(state)


@rule
def is_over(setup: Setup, state: State) -> bool:
    """All 25 tiles lie (N66), or one of two players has none left (N81)."""
    return state.phase == OVER


@rule
def current_seat(setup: Setup, state: State) -> int:
    """The player on turn; after "Weiter!" the others, one by one."""
    return first_asked(setup, state) if state.phase == WINDOW else first_of(state.waiting)


@rule
def to_act(setup: Setup, state: State) -> int:
    """The player on turn, or all others who may still knock (N55); nobody once the match is over."""
    return state.waiting


@rule
def is_forced(state: State) -> bool:
    """After five forgoes one has to lay (N52); the five coins lie there for all to see (GN15)."""
    return state.aside[state.turn] == MOST_FORGOES


@rule
def layable(setup: Setup, state: State) -> int:
    """The tiles one may lay: strictly those that fit, else all not yet tried in vain (GN21, GN22)."""
    mine = state.held[state.turn]
    if state.strict or (is_forced(state) and not overlooked(state)):
        return mine & state.fitting
    return mine & ~state.missed[setup.drops - 1]


@rule
def may_forgo(state: State) -> bool:
    """With a free coin, at most five times in a row, and only as the whole turn (N42-N47, GN12, GN13)."""
    able = state.laid_now == 0 and not is_forced(state) and state.coins[state.turn] > 0
    return able and (not state.strict or overlooked(state) != 0)


@rule
def may_say_weiter(state: State) -> bool:
    """After laying always; else only if nothing fits, unless oversights are possible (N30, N41, GN15, GN20, GN21)."""
    if state.laid_now == 0 and (state.strict or is_forced(state)):
        return overlooked(state) == 0
    return True


@rule
def legal(setup: Setup, state: State, seat: int, actions: Ints) -> int:
    """Lay, forgo, "Weiter!" (N31); for the others knock or let pass (N53)."""
    deciding = state.phase == DECIDE
    tiles = layable(setup, state) if deciding else nameable(setup, state, seat)
    found = 0
    while tiles:
        actions[found] = first_of(tiles) + (0 if deciding else KNOCK_TILE)
        tiles &= tiles - 1
        found += 1
    if deciding and may_forgo(state):
        actions[found] = FORGO
        found += 1
    if deciding and may_say_weiter(state):
        actions[found] = WEITER
        found += 1
    if state.phase == WINDOW:
        if may_knock(state, seat):
            actions[found] = KNOCK
            found += 1
        actions[found] = PASS
        found += 1
    return found


@rule
def sample(setup: Setup, state: State, seat: int, rng: Rng) -> int:
    """A uniformly random legal action."""
    if state.phase != DECIDE:
        return sample_answer(setup, state, seat, rng)
    tiles = layable(setup, state)
    count = how_many(tiles)
    forgo, weiter = may_forgo(state), may_say_weiter(state)
    nth = random_below(rng, count + forgo + weiter)
    if nth < count:
        return member(tiles, nth)
    return FORGO if forgo and nth == count else WEITER


@rule
def sample_answer(setup: Setup, state: State, seat: int, rng: Rng) -> int:
    """A uniformly random knock, or letting it pass."""
    tiles = nameable(setup, state, seat)
    count = how_many(tiles)
    bare = state.phase == WINDOW and may_knock(state, seat)
    nth = random_below(rng, count + bare + (state.phase == WINDOW))
    if nth < count:
        return member(tiles, nth) + KNOCK_TILE
    return KNOCK if bare and nth == count else PASS


@rule
def apply(setup: Setup, state: State, seat: int, action: int, events: EventBuffer) -> None:
    """Make the move of the player on turn, or the answer of another seat, and all that follows."""
    if state.phase != DECIDE:
        answer(setup, state, seat, action, events)
    elif action < TILES:
        try_to_lay(setup, state, seat, action, events)
    elif action == FORGO and overlooked(state):
        forgo(setup, state, seat, events)
    else:
        say_weiter(setup, state, seat, events)


@rule
def try_to_lay(setup: Setup, state: State, seat: int, tile: int, events: EventBuffer) -> None:
    """A tile that fits is laid; one that does not goes back (GN22). After the second tile the turn ends (GN9, GN10)."""
    if not (state.fitting >> tile) & 1:
        note_miss(state, tile)
        emit(events, event_rows.DID_NOT_FIT, seat, tile)
        return
    if is_forced(state):
        forget_misses(state)
    lay_own_tile(setup, state, seat, tile, events)
    if all_tiles_lie(state):
        end_match(setup, state, events)
    elif state.laid_now == MOST_TILES_A_TURN:
        end_turn(setup, state, events)
    else:
        end_at_once(setup, state, events)


@rule
def note_miss(state: State, tile: int) -> None:
    """One more tile tried in vain; after the agreed number the tile is locked for this turn (GN22)."""
    for time in range(MOST_DROPS - 1, 0, -1):
        state.missed[time] |= state.missed[time - 1] & (1 << tile)
    state.missed[0] |= 1 << tile


@rule
def forget_misses(state: State) -> None:
    """Where laying is compulsory no tile stays locked once the picture has grown (GN22)."""
    for time in range(MOST_DROPS):
        state.missed[time] = 0


@rule
def forgo(setup: Setup, state: State, seat: int, events: EventBuffer) -> None:
    """One coin is set aside, and the turn is over (N43, N44, N48)."""
    state.coins[seat] -= 1
    state.aside[seat] += 1
    state.quiet = 0
    emit(events, event_rows.FORGONE, seat, state.aside[seat])
    end_turn(setup, state, events)


@rule
def say_weiter(setup: Setup, state: State, seat: int, events: EventBuffer) -> None:
    """The turn is over; unless a tile was laid or none could be overlooked, others may knock (N30, N41, N54-N57).

    Forgoing without a fitting tile ends here too, and looks the same to everybody (GN12).
    """
    if state.laid_now or state.strict or is_forced(state):
        emit(events, event_rows.WEITER, seat, reason_for_weiter(state))
        end_turn(setup, state, events)
    else:
        emit(events, event_rows.WEITER, seat, event_rows.MAYBE_OVERLOOKED)
        open_window(setup, state)


@rule
def reason_for_weiter(state: State) -> int:
    """Why nobody may knock: a tile was laid, the duty to lay met no fitting tile, or nothing can be overlooked."""
    if state.laid_now:
        return event_rows.AFTER_LAYING
    return event_rows.FORCED_PASS if is_forced(state) else event_rows.NOTHING_FITS


@rule
def returns(setup: Setup, state: State, scores: Ints, ranks: Ints) -> None:
    """Most coins win (N67, N83); a tie means several winners (N68), but of two the one who ended it wins (N84)."""
    ended_by = finisher(setup, state)
    for seat in range(setup.seats):
        scores[seat] = state.coins[seat]
        ranks[seat] = 1
        for other in range(setup.seats):
            level = state.coins[other] == state.coins[seat] and other == ended_by and other != seat
            if state.coins[other] > state.coins[seat] or level:
                ranks[seat] += 1
