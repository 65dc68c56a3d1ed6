"""The rules of the solitaire: laying cards, starting rows, joining them with the Star."""

from __future__ import annotations

from asterism.games._shared.africa_deck import CARDS, NO_CARD, STAR
from asterism.games.patience import event_rows
from asterism.games.patience.state import HAND, ROWS, Setup, State, cards_in
from asterism.kernel import EventBuffer, Ints, Rng, emit, first_of, how_many, member, random_below, rule

SPOTS = 2 * ROWS
"""Where a card may go: on the last card of each row, then before the first one of each."""
START = HAND * SPOTS
"""Actions below this lay the card of a slot on a spot."""
JOIN = START + HAND
ACTIONS = JOIN + ROWS * ROWS
ON_LAST, BEFORE_FIRST, NEW_ROW, JOINED = range(4)
"""What a move does: it lays a card on the last one of a row or before the first, starts a row, or joins two."""


@rule
def start(setup: Setup, deal: Ints, state: State) -> None:
    """The first card begins the first row, and the next ones come into the hand (SO2-SO4)."""
    for place in range(CARDS):
        state.stock[place] = deal[place]
    for card in range(CARDS):
        state.after[card] = NO_CARD
    begin_row(state, state.stock[0])
    state.drawn = 1
    for slot in range(HAND):
        state.hand[slot] = NO_CARD
    for slot in range(setup.hand):
        state.hand[slot] = state.stock[state.drawn]
        state.drawn += 1


@rule
def is_over(setup: Setup, state: State) -> bool:
    """The game ends when the hand is empty (GSO18)."""
    for slot in range(HAND):
        if state.hand[slot] != NO_CARD:
            return False
    return True


@rule
def current_seat(setup: Setup, state: State) -> int:
    """There is one player (SO1)."""
    return 0


@rule
def to_act(setup: Setup, state: State) -> int:
    """The player, until the game is over."""
    return 0 if is_over(setup, state) else 1


@rule
def holds_star(state: State) -> bool:
    """Whether the Star of Africa is in hand."""
    for slot in range(HAND):
        if state.hand[slot] == STAR:
            return True
    return False


@rule
def spots_for(setup: Setup, state: State, slot: int) -> int:
    """Bit set of the spots on which the card of a slot may be laid (SO5, GSO1, GSO2).

    A Star that must be laid at once leaves no choice of another card (GSO5).
    """
    card = state.hand[slot]
    if card == NO_CARD or (setup.star_at_once and card != STAR and holds_star(state)):
        return 0
    spots, goes_on = 0, cards_in(setup.goes_on[card])
    for row in range(state.rows):
        spots |= ((goes_on >> int(state.last[row])) & 1) << row
    if setup.both_ends:
        for row in range(state.rows):
            spots |= ((goes_on >> int(state.first[row])) & 1) << (ROWS + row)
    return spots


@rule
def joins(state: State) -> int:
    """In how many ways the Star may join two rows: every ordered pair (SO16, GSO7)."""
    return state.rows * (state.rows - 1) if holds_star(state) else 0


@rule
def legal(setup: Setup, state: State, seat: int, actions: Ints) -> int:
    """Lay a card that fits (SO5), join rows (SO16), or, only if nothing fits, start a row (SO18, GSO3)."""
    found = 0
    for slot in range(HAND):
        spots = spots_for(setup, state, slot)
        while spots:
            actions[found] = slot * SPOTS + first_of(spots)
            spots &= spots - 1
            found += 1
    if found == 0:
        for slot in range(HAND):
            if state.hand[slot] != NO_CARD:
                actions[found] = START + slot
                found += 1
    for nth in range(joins(state)):
        front, back = nth_join(state, nth)
        actions[found] = action_for(JOINED, front, back)
        found += 1
    return found


@rule
def nth_join(state: State, nth: int) -> tuple[int, int]:
    """The front row and the back row at a place in the order of all ordered pairs."""
    front = nth // (state.rows - 1)
    back = nth % (state.rows - 1)
    return front, back + (back >= front)


@rule
def cards_at(ends: Ints, rows: int) -> int:
    """Bit set of the cards at these ends of the rows."""
    cards = 0
    for row in range(rows):
        cards |= 1 << int(ends[row])
    return cards


@rule
def row_ending_with(ends: Ints, card: int) -> int:
    """The row that has a card at this end."""
    row = 0
    while ends[row] != card:
        row += 1
    return row


@rule
def cards_under(setup: Setup, state: State, slot: int, cards: int) -> int:
    """Those of these cards on which the card of a slot may be laid (SO5, GSO2, GSO5)."""
    card = state.hand[slot]
    if card == NO_CARD or (setup.star_at_once and card != STAR and holds_star(state)):
        return 0
    return cards & cards_in(setup.goes_on[card])


@rule
def any_move(setup: Setup, state: State, rng: Rng) -> tuple[int, int, int]:
    """A uniformly random legal move: what it does, and the slot and the row, or the two rows, that it is about.

    The open ends are bit sets of cards, which are compared with a card at once.
    """
    lasts = cards_at(state.last, state.rows)
    firsts = cards_at(state.first, state.rows) if setup.both_ends else 0
    lays, held = 0, 0
    for slot in range(HAND):
        lays += how_many(cards_under(setup, state, slot, lasts)) + how_many(cards_under(setup, state, slot, firsts))
        held |= (state.hand[slot] != NO_CARD) << slot
    if lays == 0:
        return NEW_ROW, member(held, random_below(rng, how_many(held))), 0
    nth = random_below(rng, lays + joins(state))
    for slot in range(HAND):
        under = cards_under(setup, state, slot, lasts)
        if nth < how_many(under):
            return ON_LAST, slot, row_ending_with(state.last, member(under, nth))
        nth -= how_many(under)
        under = cards_under(setup, state, slot, firsts)
        if nth < how_many(under):
            return BEFORE_FIRST, slot, row_ending_with(state.first, member(under, nth))
        nth -= how_many(under)
    front, back = nth_join(state, nth)
    return JOINED, front, back


@rule
def sample(setup: Setup, state: State, seat: int, rng: Rng) -> int:
    """A uniformly random legal action."""
    what, first, second = any_move(setup, state, rng)
    return action_for(what, first, second)


@rule
def action_for(what: int, first: int, second: int) -> int:
    """The number of a move."""
    if what == JOINED:
        return JOIN + first * ROWS + second
    if what == NEW_ROW:
        return START + first
    return first * SPOTS + second + (ROWS if what == BEFORE_FIRST else 0)


@rule
def apply(setup: Setup, state: State, seat: int, action: int, events: EventBuffer) -> None:
    """Lay a card, start a row or join two (SO5, SO16, SO18)."""
    if action >= JOIN:
        what, first, second = JOINED, (action - JOIN) // ROWS, (action - JOIN) % ROWS
    elif action >= START:
        what, first, second = NEW_ROW, action - START, 0
    else:
        what, first, second = action // ROWS % 2, action // SPOTS, action % ROWS
    make_move(setup, state, what, first, second, events)


@rule
def move_at_random(setup: Setup, state: State, seat: int, rng: Rng, events: EventBuffer) -> None:
    """Make the move that `sample` would draw, without its number."""
    what, first, second = any_move(setup, state, rng)
    make_move(setup, state, what, first, second, events)


@rule
def make_move(setup: Setup, state: State, what: int, first: int, second: int, events: EventBuffer) -> None:
    """Lay a card, start a row or join two; then draw a new card (SO5, SO6)."""
    slot = first
    if what == JOINED:
        slot = slot_of_star(state)
        join_rows(state, first, second, events)
    elif what == NEW_ROW:
        begin_row(state, state.hand[slot])
        emit(events, event_rows.ROW_STARTED, state.hand[slot], state.rows)
    elif what == ON_LAST:
        lay_on_last(state, state.hand[slot], second, events)
    else:
        lay_before_first(state, state.hand[slot], second, events)
    draw_card(state, slot, events)
    if is_over(setup, state):
        emit(events, event_rows.ENDED, state.rows)


@rule
def slot_of_star(state: State) -> int:
    """Where in the hand the Star is."""
    slot = 0
    while state.hand[slot] != STAR:
        slot += 1
    return slot


@rule
def begin_row(state: State, card: int) -> None:
    """A card begins a new row."""
    state.first[state.rows] = card
    state.last[state.rows] = card
    state.rows += 1


@rule
def lay_on_last(state: State, card: int, row: int, events: EventBuffer) -> None:
    """A card goes on the last card of a row (SO5)."""
    emit(events, event_rows.LAID, card, state.last[row], row, 0)
    state.after[state.last[row]] = card
    state.last[row] = card


@rule
def lay_before_first(state: State, card: int, row: int, events: EventBuffer) -> None:
    """A card goes before the first card of a row (GSO1)."""
    emit(events, event_rows.LAID, card, state.first[row], row, 1)
    state.after[card] = state.first[row]
    state.first[row] = card


@rule
def join_rows(state: State, front: int, back: int, events: EventBuffer) -> None:
    """Front row, Star and back row become one, in the place of the lower number (SO16, GSO7)."""
    emit(events, event_rows.ROWS_JOINED, front, back)
    state.after[state.last[front]] = STAR
    state.after[STAR] = state.first[back]
    kept = min(front, back)
    first = state.first[front]
    last = state.last[back]
    state.rows -= 1
    for row in range(max(front, back), state.rows):
        state.first[row] = state.first[row + 1]
        state.last[row] = state.last[row + 1]
    state.first[kept] = first
    state.last[kept] = last
    state.first[state.rows] = 0
    state.last[state.rows] = 0


@rule
def draw_card(state: State, slot: int, events: EventBuffer) -> None:
    """The next card of the stock takes the empty slot, while there is one (SO6, GSO18)."""
    if state.drawn < CARDS:
        state.hand[slot] = state.stock[state.drawn]
        state.drawn += 1
        emit(events, event_rows.DRAWN, state.hand[slot])
    else:
        state.hand[slot] = NO_CARD


@rule
def returns(setup: Setup, state: State, scores: Ints, ranks: Ints) -> None:
    """The score is the number of rows, the fewer the better (SO19, GSO21)."""
    scores[0] = state.rows
    ranks[0] = 1
