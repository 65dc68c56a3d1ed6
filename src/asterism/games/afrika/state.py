"""What the kernels know: the agreed `Setup` of a match and its `State`."""

from __future__ import annotations

from asterism.games._shared.africa_deck import CARDS, NO_CARD
from asterism.kernel import rule
from asterism.layout import Grid, Row, cells, record_type

SEATS = 5
ROUNDS = 5
HAND = 4
DECK_WORDS = 14
"""Four cards in a word: 54 cards fill thirteen and a half."""

EACH, TRICK, NONE = range(3)
BAR, TEN, RESET = range(3)


class Setup:
    """The options as numbers. It never changes during a match."""

    seats: int = cells()
    rounds: int = cells()
    first_dealer: int = cells()
    """The agreed seat, or -1 where the deal decides (GA30)."""
    refill: int = cells()
    """When hands are refilled (GA1)."""
    lion: int = cells()
    """What must be beaten after a lion has beaten a card (GA3)."""
    pass_final: int = cells()
    """1 where a player who passes is out of the trick (GA13)."""
    discard_last_pile: int = cells()
    """1 where nobody gets the pile that lies there when the round ends (GA16)."""
    bonus_on_gross: int = cells()
    """1 where the bonus looks at the points before paying for chips (GA22)."""
    chips_break_ties: int = cells()
    """1 where fewer chips decide equal points of a round (GA23)."""
    only_taken_chips: int = cells()
    """1 where only chips taken in the last round break a tie of the match (GA26)."""


class State:
    """Everything that changes."""

    decks: Grid = cells(ROUNDS, DECK_WORDS)
    """The shuffled cards of every round, four in a word; see `card_at`."""
    finished: int = cells(most=ROUNDS)
    """How many rounds have been scored."""
    dealer: int = cells(most=SEATS - 1)
    """Who dealt this round (A19)."""
    turn: int = cells(most=SEATS - 1)
    """The seat whose turn it is."""
    drawn: int = cells(most=CARDS)
    """How many cards of this round's deck have been dealt or drawn; the rest is the stock."""
    hand: Grid = cells(SEATS, HAND, index=CARDS)
    """The cards of each seat in the order in which they came, then NO_CARD.

    Of equal cards the one that came first is played. Nobody else knows which that is: equal cards may
    always have come in the order in which they are seen. So the colour of a card played rules out nothing.
    """
    hand_size: Row = cells(SEATS, most=HAND)
    """How many cards each seat holds."""
    holding: int = cells(members=SEATS)
    """Bit set of the seats that have cards."""
    table: Row = cells(CARDS, most=1023)
    """The cards laid open in this round, in that order, each with its seat; see `laid`. Each card is laid once."""
    shown: int = cells(most=CARDS)
    """How many those are."""
    trick: int = cells(most=CARDS)
    """Where in `table` the present trick begins."""
    bar: int = cells(most=16)
    """The value that must be beaten; 0 before a card is led."""
    owner: int = cells(most=SEATS - 1)
    """Who played the card on top of the pile."""
    passed: int = cells(members=SEATS)
    """Bit set of the seats that have passed."""
    chips: Row = cells(SEATS)
    """The thief chips before each seat, carried ones included."""
    taken: Row = cells(SEATS)
    """Those taken in this round."""
    won: Row = cells(SEATS, most=CARDS)
    """How many cards each seat has won in this round."""
    points: Row = cells(SEATS)
    """What they score."""
    net: Row = cells(SEATS)
    """The points of the round scored last, after paying for chips (GA19)."""
    owed: Row = cells(SEATS)
    """The chips held at that scoring, before paying."""
    fortune: Row = cells(SEATS)
    """The worth of each seat's victory tokens (A50)."""


SETUP = record_type(Setup)
STATE = record_type(State)


@rule
def card_at(state: State, number: int, place: int) -> int:
    """The card at this place of a round's deck."""
    return (int(state.decks[number][place >> 2]) >> ((place & 3) << 3)) & 0x3F


@rule
def put_card(state: State, number: int, place: int, card: int) -> None:
    """Put a card at this place of a round's deck."""
    shift = (place & 3) << 3
    others = int(state.decks[number][place >> 2]) & ~(0x3F << shift)
    state.decks[number][place >> 2] = others | (int(card) << shift)


@rule
def laid(card: int, seat: int, under: int) -> int:
    """A card laid open as one number: the card, who laid it, and whether it went underneath."""
    return card | (seat << 6) | (under << 9)


@rule
def laid_card(entry: int) -> int:
    """Which card was laid."""
    return entry & 0x3F


@rule
def laid_by(entry: int) -> int:
    """Who laid it."""
    return (entry >> 6) & 7


@rule
def laid_under(entry: int) -> int:
    """1 if it went underneath."""
    return entry >> 9


@rule
def empty_hand(state: State, seat: int) -> None:
    """No card is left, or none is known."""
    for slot in range(HAND):
        state.hand[seat][slot] = NO_CARD
