"""From the rows that the rules wrote to events, and what each seat may learn of them."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from asterism.game import ViewerSeat
from asterism.games._shared.africa_deck import LION, NO_CARD, code_of, kind_of, value_of
from asterism.games.afrika import event_rows
from asterism.games.afrika.event_types import (
    AfrikaEvent,
    Beaten,
    BonusAwarded,
    ChipsCarried,
    ChipsPaid,
    Counted,
    Drawn,
    EmptyHanded,
    HandDealt,
    HandDiscarded,
    LeadPassedOn,
    Led,
    MatchEnded,
    MatchWon,
    Passed,
    PileDiscarded,
    PileTaken,
    PlayerOut,
    RoundDealt,
    RoundEnded,
    SlidUnder,
    TieBroken,
    TokenAwarded,
    TrickWon,
)
from asterism.games.afrika.moves import WORDS
from asterism.games.afrika.options import AfrikaTerms
from asterism.games.afrika.state import EACH, HAND, State
from asterism.layout import Grid

TOKENS = {1: ("horseshoe", "A42"), 2: ("ruby", "A43"), 3: ("emerald", "A44"), 4: ("topaz", "A45")}


def events_from_rows(terms: AfrikaTerms, rows: Grid) -> list[AfrikaEvent]:
    """The rows that the rules wrote, as events that know everything; `redact` them before showing."""
    return [READERS[row[0]](terms, *row[1:]) for row in rows]


def _code(terms: AfrikaTerms, card: int) -> str:
    return code_of(terms.printed.card[card])


def _kind(terms: AfrikaTerms, card: int) -> str:
    return kind_of(terms.printed.card[card])


def _hand(terms: AfrikaTerms, cards: tuple[int, ...]) -> list[str]:
    return [_code(terms, card) for card in sorted(cards) if card != NO_CARD]


def _led(terms: AfrikaTerms, seat: int, card: int, *_: int) -> AfrikaEvent:
    return Led(seat=seat, card=_code(terms, card), kind=_kind(terms, card))


def _beaten(terms: AfrikaTerms, seat: int, card: int, bar: int, *_: int) -> AfrikaEvent:
    rule = "A23" if value_of(card) > bar else "A13"
    return Beaten(rule=rule, seat=seat, card=_code(terms, card), kind=_kind(terms, card), over=WORDS[bar - LION])


def _slid_under(terms: AfrikaTerms, seat: int, card: int, chips: int, *_: int) -> AfrikaEvent:
    return SlidUnder(seat=seat, card=_code(terms, card), kind=_kind(terms, card), chips=chips)


def _drawn(terms: AfrikaTerms, seat: int, card: int, *_: int) -> AfrikaEvent:
    return Drawn(rule="A31" if terms.plain_setup.refill == EACH else "GA1", seat=seat, card=_code(terms, card))


def _trick_won(terms: AfrikaTerms, seat: int, cards: int, points: int, still_in: int, *_: int) -> AfrikaEvent:
    return TrickWon(rule="A28" if still_in else "GA14", seat=seat, cards=cards, points=points)


def _token(terms: AfrikaTerms, seat: int, rank: int, points: int, *_: int) -> AfrikaEvent:
    token, rule = TOKENS[rank]
    return TokenAwarded(rule=rule, seat=seat, rank=rank, token=token, points=points)


def _tie_broken(terms: AfrikaTerms, seat: int, rival: int, chips: int, rival_chips: int, *_: int) -> AfrikaEvent:
    return TieBroken(seat=seat, rival=rival, chips=chips, rival_chips=rival_chips)


def _chips_paid(terms: AfrikaTerms, seat: int, chips: int, points: int, left: int, *_: int) -> AfrikaEvent:
    return ChipsPaid(seat=seat, chips=chips, points=points, left=left)


def _won(terms: AfrikaTerms, winners: int, fortune: int, equals: int, *_: int) -> AfrikaEvent:
    seats = [seat for seat in range(terms.seats) if (winners >> seat) & 1]
    rule = "A53" if len(seats) > 1 else "A52" if equals > 1 else "A51"
    return MatchWon(rule=rule, seats=seats, fortune=fortune)


READERS: dict[int, Callable[..., AfrikaEvent]] = {
    event_rows.LED: _led,
    event_rows.BEATEN: _beaten,
    event_rows.SLID_UNDER: _slid_under,
    event_rows.PASSED: lambda terms, seat, *_: Passed(seat=seat),
    event_rows.DRAWN: _drawn,
    event_rows.OUT: lambda terms, seat, *_: PlayerOut(seat=seat),
    event_rows.TRICK_WON: _trick_won,
    event_rows.LEAD_PASSED_ON: lambda terms, seat, *_: LeadPassedOn(seat=seat),
    event_rows.ROUND_ENDED: lambda terms, seat, number, *_: RoundEnded(seat=seat, round=number),
    event_rows.PILE_TAKEN: lambda terms, seat, cards, points, *_: PileTaken(seat=seat, cards=cards, points=points),
    event_rows.PILE_DISCARDED: lambda terms, cards, *_: PileDiscarded(cards=cards),
    event_rows.HAND_DISCARDED: lambda terms, seat, *cards: HandDiscarded(seat=seat, cards=_hand(terms, cards[:HAND])),
    event_rows.COUNTED: lambda terms, seat, cards, points, *_: Counted(seat=seat, cards=cards, points=points),
    event_rows.CHIPS_PAID: _chips_paid,
    event_rows.CHIPS_CARRIED: lambda terms, seat, chips, *_: ChipsCarried(seat=seat, chips=chips),
    event_rows.TIE_BROKEN: _tie_broken,
    event_rows.TOKEN_AWARDED: _token,
    event_rows.EMPTY_HANDED: lambda terms, seat, points, *_: EmptyHanded(seat=seat, points=points),
    event_rows.BONUS_AWARDED: lambda terms, seat, points, *_: BonusAwarded(seat=seat, points=points),
    event_rows.ROUND_DEALT: lambda terms, seat, number, *_: RoundDealt(seat=seat, round=number),
    event_rows.HAND_DEALT: lambda terms, seat, *cards: HandDealt(seat=seat, cards=_hand(terms, cards[:HAND])),
    event_rows.ENDED: lambda terms, rounds, *_: MatchEnded(rounds=rounds),
    event_rows.WON: _won,
}


def redact(terms: AfrikaTerms, event: AfrikaEvent, seat: ViewerSeat) -> AfrikaEvent:
    """Cards drawn and dealt are known to their owner alone."""
    if isinstance(event, Drawn) and event.seat != seat:
        return msgspec.structs.replace(event, card=None)
    if isinstance(event, HandDealt) and event.seat != seat:
        return msgspec.structs.replace(event, cards=None)
    return event


def reveals(terms: AfrikaTerms, state: State, event: AfrikaEvent, seat: int) -> bool:
    """Own new cards do, and cards that another seat lays open."""
    if isinstance(event, Drawn | HandDealt):
        return event.seat == seat
    return isinstance(event, Led | Beaten | SlidUnder | HandDiscarded) and event.seat != seat
