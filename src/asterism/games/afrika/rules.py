"""The rules of a trick: leading, beating, sliding under, passing.

How a round begins and ends is in `rules_rounds.py`, its scoring in `rules_scoring.py`.
"""

from __future__ import annotations

from asterism.games._shared.africa_deck import CARDS, LION, NO_CARD, TOPAZ, VALUES, value_of
from asterism.games.afrika import event_rows
from asterism.games.afrika.rules_rounds import (
    deal_round,
    draw_card,
    end_round,
    next_of,
    refill_after_trick,
    take_in_decks,
    take_pile,
)
from asterism.games.afrika.rules_scoring import final_rank
from asterism.games.afrika.state import BAR, EACH, HAND, RESET, TRICK, Setup, State, laid
from asterism.kernel import EventBuffer, Ints, Rng, emit, first_of, how_many, member, random_below, rule

TEN_VALUE = TOPAZ - 1
LION_BIT = 1
UNDER = VALUES
"""Actions 0 to 14 play the values 2 to 16; only values up to 10 ever go underneath."""
UNDER_VALUES = TEN_VALUE - LION + 1
PASS = UNDER + UNDER_VALUES
ACTIONS = PASS + 1
PASS_BIT = 1 << PASS


@rule
def start(setup: Setup, deal: Ints, state: State) -> None:
    """Every round's deck is shuffled; the first dealer deals (A15-A17)."""
    take_in_decks(setup, deal, state)
    state.dealer = deal[setup.rounds * CARDS] if setup.first_dealer < 0 else setup.first_dealer
    deal_round(setup, state)


@rule
def is_over(setup: Setup, state: State) -> bool:
    """The match ends after the last round has been scored (A2, GA32)."""
    return state.finished == setup.rounds


@rule
def current_seat(setup: Setup, state: State) -> int:
    """One seat moves at a time (A21)."""
    return state.turn


@rule
def to_act(setup: Setup, state: State) -> int:
    """The seat whose turn it is, as a bit set; nobody once the match is over."""
    return 0 if is_over(setup, state) else 1 << state.turn


@rule
def values_held(state: State, seat: int) -> int:
    """Bit set of the values in a hand, the lion's lowest; an empty slot would be a 1, which is shifted out."""
    held = 0
    for slot in range(HAND):
        held |= 1 << value_of(state.hand[seat][slot])
    return held >> LION


@rule
def choices(state: State, seat: int) -> int:
    """Bit set of the legal actions (A22-A27).

    The leader plays anything (A22). Then a higher value beats (A23), and so does a lion up to 10
    (A13, GA4); what is not higher may go underneath (A25, GA8). Above 10 one may pass (A27).
    """
    held = values_held(state, seat)
    if state.bar == 0:
        return held
    not_higher = held & ((1 << (state.bar - LION + 1)) - 1)
    if state.bar > TEN_VALUE:
        return (held & ~not_higher) | PASS_BIT
    return (held & ~not_higher) | (held & LION_BIT) | (not_higher << UNDER)


@rule
def legal(setup: Setup, state: State, seat: int, actions: Ints) -> int:
    """All legal actions, in rising order."""
    found = 0
    bits = choices(state, seat)
    while bits:
        actions[found] = first_of(bits)
        bits &= bits - 1
        found += 1
    return found


@rule
def sample(setup: Setup, state: State, seat: int, rng: Rng) -> int:
    """A uniformly random legal action."""
    bits = choices(state, seat)
    return member(bits, random_below(rng, how_many(bits)))


@rule
def apply(setup: Setup, state: State, seat: int, action: int, events: EventBuffer) -> None:
    """Play, slide under or pass; then see whether the trick or the round is over."""
    if action == PASS:
        state.passed |= 1 << seat
        emit(events, event_rows.PASSED, seat)
    elif action >= UNDER:
        slide_under(setup, state, seat, action - UNDER + LION, events)
    else:
        play_on_top(setup, state, seat, action + LION, events)
    go_on(setup, state, seat, events)


@rule
def play_on_top(setup: Setup, state: State, seat: int, value: int, events: EventBuffer) -> None:
    """Lead any card, or beat the pile (A22, A23, A13); the card's player now owns the top (A29)."""
    card = lay(state, seat, value, 0)
    emit(events, event_rows.BEATEN if state.bar else event_rows.LED, seat, card, state.bar)
    state.bar = bar_after(setup, state.bar, value)
    state.owner = seat
    if not setup.pass_final:
        state.passed = 0
    after_playing(setup, state, seat, events)


@rule
def slide_under(setup: Setup, state: State, seat: int, value: int, events: EventBuffer) -> None:
    """Take a thief chip and put a weaker card underneath; top, owner and bar stay (A24, A25, GA11, GA34)."""
    state.chips[seat] += 1
    state.taken[seat] += 1
    card = lay(state, seat, value, 1)
    emit(events, event_rows.SLID_UNDER, seat, card, state.chips[seat])
    after_playing(setup, state, seat, events)


@rule
def bar_after(setup: Setup, bar: int, value: int) -> int:
    """What the next card must beat: a lion that beat a card stays a 2 on a table with higher ones (A23, GA3)."""
    if bar == 0 or value != LION or setup.lion == RESET:
        return value
    return bar if setup.lion == BAR else TEN_VALUE


@rule
def lay(state: State, seat: int, value: int, under: int) -> int:
    """The card of this value that has been in hand longest lies on the table; later ones close the gap."""
    slot = 0
    while value_of(state.hand[seat][slot]) != value:
        slot += 1
    card = state.hand[seat][slot]
    state.hand_size[seat] -= 1
    last = state.hand_size[seat]
    for place in range(slot, last):
        state.hand[seat][place] = state.hand[seat][place + 1]
    state.hand[seat][last] = NO_CARD
    state.table[state.shown] = laid(card, seat, under)
    state.shown += 1
    return card


@rule
def after_playing(setup: Setup, state: State, seat: int, events: EventBuffer) -> None:
    """Draw a card (A31); a player who then has none is out of the round (A32)."""
    if setup.refill == EACH:
        draw_card(state, seat, events)
    if state.hand_size[seat] == 0:
        state.holding &= ~(1 << seat)
        emit(events, event_rows.OUT, seat)


@rule
def go_on(setup: Setup, state: State, seat: int, events: EventBuffer) -> None:
    """The trick ends when all with cards but the top's owner have passed (A28, GA14); else the next one plays.

    With one hand left it is that player's turn next in any case, so the round ends now (A34, GA17).
    """
    contenders = state.holding & ~state.passed
    trick_is_over = contenders & ~(1 << state.owner) == 0
    if trick_is_over:
        win_trick(setup, state, events)
    if state.holding & (state.holding - 1) == 0:
        end_round(setup, state, events)
    elif trick_is_over:
        lead_next(setup, state, events)
    else:
        state.turn = next_of(contenders, seat)


@rule
def win_trick(setup: Setup, state: State, events: EventBuffer) -> None:
    """The owner of the top card takes the pile, with or without cards in hand (A28, GA14)."""
    count, points = take_pile(state)
    emit(events, event_rows.TRICK_WON, state.owner, count, points, (state.holding >> state.owner) & 1)


@rule
def lead_next(setup: Setup, state: State, events: EventBuffer) -> None:
    """The winner leads (A30); without cards, the next clockwise who has some (GA15)."""
    if setup.refill == TRICK:
        refill_after_trick(setup, state, events)
    if (state.holding >> state.owner) & 1:
        state.turn = state.owner
    else:
        state.turn = next_of(state.holding, state.owner)
        emit(events, event_rows.LEAD_PASSED_ON, state.turn)
    state.owner = 0


@rule
def returns(setup: Setup, state: State, scores: Ints, ranks: Ints) -> None:
    """The largest fortune wins (A51), on equal ones fewer thief chips (A52); else they share (A53)."""
    for seat in range(setup.seats):
        scores[seat] = state.fortune[seat]
        ranks[seat] = final_rank(setup, state, seat)
