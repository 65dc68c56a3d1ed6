"""The course of a match: the start, whose decision it is, and how a turn runs."""

from __future__ import annotations

from asterism.games.constellation import event_rows
from asterism.games.constellation.pieces import KINDS, TILES
from asterism.games.constellation.rules_actions import (
    CHANGE,
    COVER,
    GO_ON,
    KEEP,
    MOVE_MOON,
    PLACE,
    REPLACE,
    STOP,
    SWAP,
    earlier_of_swap,
    later_of_swap,
)
from asterism.games.constellation.rules_asking import ask, asked_seat, is_asking, is_settled_by
from asterism.games.constellation.rules_cards import change_card
from asterism.games.constellation.rules_checking import check, renew_cards
from asterism.games.constellation.rules_choices import legal, sample
from asterism.games.constellation.rules_ending import (
    BY_TIE,
    BY_TILES,
    call_it_a_draw,
    count_play,
    end_without_a_winner,
    remember_situation,
)
from asterism.games.constellation.rules_plays import column_of, move_moon, place_star, replace_star, row_of, swap_tiles
from asterism.games.constellation.rules_table import put_down
from asterism.games.constellation.rules_trail import note_play
from asterism.games.constellation.state import (
    ASK_FULL,
    ASK_TIE,
    ASKS,
    AT_END,
    CLOUD,
    GOES_ON,
    INSTEAD,
    NO_CARD,
    NOBODY,
    NOWHERE,
    ORIGIN,
    PLAY,
    RUNNING,
    SEATS,
    WON,
    Setup,
    State,
)
from asterism.games.constellation.state import CHANGE as CHANGING
from asterism.kernel import EventBuffer, Ints, emit, first_of, left_neighbour, routine, rule

__all__ = ["apply", "current_seat", "is_over", "legal", "returns", "sample", "start", "to_act"]


@rule
def start(setup: Setup, deal: Ints, state: State) -> None:
    """The Moon lies in the middle, Clouds lie before their owners, everybody draws cards (C9-C14)."""
    put_down(state, 0, ORIGIN)
    state.tiles = 1
    for seat in range(SEATS):
        state.clouds[seat] = NOWHERE
        for place in range(setup.objectives):
            state.hands[seat][place] = NO_CARD
    for kind in range(KINDS):
        state.standing[kind], state.claims[kind] = NO_CARD, NOBODY
    for card in range(setup.count):
        state.deck[card] = setup.deck[deal[card]]
    for seat in range(setup.seats):
        for place in range(setup.objectives):
            state.hands[seat][place] = state.deck[state.next_card]
            state.next_card += 1
    state.deck_end = setup.count
    state.turn = deal[setup.count]
    state.secret = deal[setup.count + 1] + 1
    state.winner = NOBODY


@rule
def is_over(setup: Setup, state: State) -> bool:
    """Whether the match is won or drawn."""
    return state.outcome != RUNNING


@rule
def current_seat(setup: Setup, state: State) -> int:
    """One seat moves at a time (C21), and when all are asked, one answers at a time (GC-49)."""
    return asked_seat(setup, state)


@rule
def to_act(setup: Setup, state: State) -> int:
    """The seat whose turn it is, or who is asked, as a bit set; nobody once the match is over."""
    return 0 if is_over(setup, state) else 1 << asked_seat(setup, state)


@routine
def apply(setup: Setup, state: State, seat: int, action: int, events: EventBuffer) -> None:
    """One decision: a play, where the Cloud goes, a card to change, to keep the cards, or an answer (C22, C29, C43)."""
    if action < CHANGE:
        moon = state.cell[state.moon]
        emit(events, event_rows.MOON, column_of(moon), row_of(moon))
    if action < COVER:
        play(setup, state, seat, action, events)
    elif action < CHANGE:
        put_cloud(state, seat, action - COVER, events)
        finish_play(setup, state, events)
    elif action < KEEP:
        change_objective(setup, state, seat, action - CHANGE, events)
    elif action == KEEP:
        emit(events, event_rows.KEPT, seat)
        finish_turn(setup, state, events)
    else:
        answer(setup, state, seat, action, events)


@rule
def play(setup: Setup, state: State, seat: int, action: int, events: EventBuffer) -> None:
    """Exactly one play (C22); then the Cloud goes on its tile, or where its owner chooses (C29, C56, GC-41)."""
    note_play(setup, state, seat, action)
    if action < REPLACE:
        place_star(state, seat, state.border[(action - PLACE) // KINDS], (action - PLACE) % KINDS, events)
    elif action < MOVE_MOON:
        replace_star(state, seat, (action - REPLACE) // KINDS, (action - REPLACE) % KINDS, events)
    elif action < SWAP:
        move_moon(state, seat, state.border[action - MOVE_MOON], events)
    else:
        swap_tiles(state, seat, earlier_of_swap(action - SWAP), later_of_swap(action - SWAP), events)
    if setup.blocking or state.swapping:
        state.phase = CLOUD
    else:
        put_cloud(state, seat, first_of(state.played), events)
        finish_play(setup, state, events)


@rule
def put_cloud(state: State, seat: int, tile: int, events: EventBuffer) -> None:
    """The Cloud moves in the last step of the turn (C29, GC-23)."""
    state.clouds[seat] = tile
    cell = state.cell[tile]
    emit(events, event_rows.COVERED, seat, column_of(cell), row_of(cell))


@rule
def finish_play(setup: Setup, state: State, events: EventBuffer) -> None:
    """First look for a win (GC-9, GC-27), which the players may have to settle (GC-49)."""
    check(setup, state, events)
    if state.outcome == RUNNING and not is_asking(state):
        go_on(setup, state, events)


@rule
def go_on(setup: Setup, state: State, events: EventBuffer) -> None:
    """Without a win, look for an end without one; then cards may be changed (GC-27, GC-29, GC-30)."""
    if state.tiles == TILES and not state.swapping:
        all_tiles_lie(setup, state, events)
    if state.outcome == RUNNING and not is_asking(state):
        count_play(setup, state, events)
        if state.outcome == RUNNING:
            if setup.change == AT_END:
                state.phase = CHANGING
            else:
                finish_turn(setup, state, events)


@rule
def all_tiles_lie(setup: Setup, state: State, events: EventBuffer) -> None:
    """The reserve is empty: the match is drawn, an open game goes on, or the players are asked (C35, C53, GC-28)."""
    if setup.open_game == ASKS:
        ask(state, ASK_FULL, events)
    elif setup.open_game == GOES_ON:
        begin_swapping(state, events)
    else:
        end_without_a_winner(setup, state, BY_TILES, events)


@rule
def begin_swapping(state: State, events: EventBuffer) -> None:
    """From now on each play swaps two tiles (C53, C54)."""
    state.swapping = 1
    emit(events, event_rows.SWAPPING_BEGAN)


@rule
def answer(setup: Setup, state: State, seat: int, action: int, events: EventBuffer) -> None:
    """An answer of one player; the one that settles the question ends the match or lets it go on (C39, C53, GC-49)."""
    emit(events, event_rows.ANSWERED, seat, action == GO_ON)
    question = state.phase
    if not is_settled_by(setup, state, action):
        return
    if action == STOP and question == ASK_TIE:
        call_it_a_draw(state, BY_TIE, events)
    elif action == STOP:
        end_without_a_winner(setup, state, BY_TILES, events)
    else:
        if question == ASK_TIE:
            renew_cards(setup, state, events)
        else:
            begin_swapping(state, events)
        go_on(setup, state, events)


@rule
def change_objective(setup: Setup, state: State, seat: int, place: int, events: EventBuffer) -> None:
    """A card is shown and another one drawn, as often in a turn as was agreed (C43-C45, GC-30)."""
    change_card(state, seat, place, events)
    state.changes += 1
    if setup.change == INSTEAD and state.changes == 1:
        state.quiet += 1
        count_play(setup, state, events)
    if state.outcome != RUNNING:
        return
    if state.phase == PLAY and setup.change != INSTEAD:
        remember_situation(setup, state, events)
    elif state.changes < setup.change_limit:
        state.phase = CHANGING
    else:
        finish_turn(setup, state, events)


@rule
def finish_turn(setup: Setup, state: State, events: EventBuffer) -> None:
    """The left neighbour goes on, even where a point was made on another player's turn (C21, GC-36)."""
    state.turn = left_neighbour(state.turn, setup.seats)
    state.phase = PLAY
    state.played = 0
    state.changes = 0
    remember_situation(setup, state, events)


@rule
def returns(setup: Setup, state: State, scores: Ints, ranks: Ints) -> None:
    """The winner is first, the others follow by points; in a draw all share the first place."""
    for seat in range(setup.seats):
        scores[seat] = state.points[seat]
        ranks[seat] = 1
        for other in range(setup.seats):
            if state.outcome == WON and state.points[other] > state.points[seat]:
                ranks[seat] += 1
