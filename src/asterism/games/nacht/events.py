"""From the rows that the rules wrote to events, and what each seat may learn of them."""

from __future__ import annotations

from collections.abc import Callable

from asterism.game import ViewerSeat
from asterism.games.nacht import event_rows
from asterism.games.nacht.event_types import (
    BonusPaid,
    ConstellationFinished,
    DidNotFit,
    Forgone,
    Knocked,
    KnockFined,
    KnockRewarded,
    LetPass,
    MatchEnded,
    NachtEvent,
    SaidWeiter,
    SetAsidePaid,
    SquareClosed,
    StackUsedUp,
    StrictFromNow,
    TileLaid,
    TileRevealed,
    TilesPaidFor,
)
from asterism.games.nacht.options import NachtTerms
from asterism.games.nacht.pieces import NAMES, name_of
from asterism.games.nacht.state import MOST_FORGOES, SIDE, STACK, State
from asterism.layout import Grid

RULE_OF_LAYING = {event_rows.FIRST_TILE: "N32", event_rows.SECOND_TILE: "N33", event_rows.KNOCKED_TILE: "N58"}
RULE_OF_WEITER = {
    event_rows.NOTHING_FITS: "N30",
    event_rows.AFTER_LAYING: "N41",
    event_rows.MAYBE_OVERLOOKED: "GN23",
    event_rows.FORCED_PASS: "GN15",
}


def events_from_rows(terms: NachtTerms, rows: Grid) -> list[NachtEvent]:
    """The rows that the rules wrote, as events."""
    return [READERS[row[0]](terms, *row[1:]) for row in rows]


def corners_of(square: int) -> list[str]:
    """The four tiles round the square that its upper left tile names."""
    return [NAMES[square + step] for step in (0, 1, SIDE, SIDE + 1)]


def _square(terms: NachtTerms, seat: int, square: int, coins: int, *_: int) -> NachtEvent:
    return SquareClosed(seat=seat, tiles=corners_of(square), coins=coins, rule="N36" if coins else "N61")


def _finished(terms: NachtTerms, seat: int, sky: int, coins: int, before: int, *_: int) -> NachtEvent:
    rule = "N62" if coins == 0 else "N38" if before else "N37"
    return ConstellationFinished(seat=seat, sky=name_of(terms.printed.constellation[sky]), coins=coins, rule=rule)


def _aside_paid(terms: NachtTerms, seat: int, coins: int, occasion: int, *_: int) -> NachtEvent:
    for_laying = "N52" if coins == MOST_FORGOES else "N51"
    return SetAsidePaid(seat=seat, coins=coins, rule="GN16" if occasion == event_rows.AT_THE_END else for_laying)


def _forgone(terms: NachtTerms, seat: int, aside: int, *_: int) -> NachtEvent:
    return Forgone(seat=seat, aside=aside, rule="N43" if aside == 1 else "N50")


def _knocked(terms: NachtTerms, seat: int, rival: int, tile: int, *_: int) -> NachtEvent:
    return Knocked(seat=seat, rival=rival, tile=None if tile < 0 else NAMES[tile])


def _tiles_paid(terms: NachtTerms, seat: int, tiles: int, coins: int, *_: int) -> NachtEvent:
    return TilesPaidFor(seat=seat, tiles=tiles, coins=coins, rule="GN43" if coins < tiles else "N82")


def _ended(terms: NachtTerms, seat: int, *_: int) -> NachtEvent:
    return MatchEnded(seat=None, rule="N66") if seat < 0 else MatchEnded(seat=seat, rule="N81")


READERS: dict[int, Callable[..., NachtEvent]] = {
    event_rows.REVEALED: lambda terms, seat, tile, *_: TileRevealed(seat=seat, tile=NAMES[tile]),
    event_rows.STACK_EMPTY: lambda terms, *_: StackUsedUp(),
    event_rows.LAID: lambda terms, seat, tile, how, *_: TileLaid(seat=seat, tile=NAMES[tile], rule=RULE_OF_LAYING[how]),
    event_rows.DID_NOT_FIT: lambda terms, seat, tile, *_: DidNotFit(seat=seat, tile=NAMES[tile]),
    event_rows.SQUARE: _square,
    event_rows.FINISHED: _finished,
    event_rows.ASIDE_PAID: _aside_paid,
    event_rows.FORGONE: _forgone,
    event_rows.WEITER: lambda terms, seat, why, *_: SaidWeiter(seat=seat, rule=RULE_OF_WEITER[why]),
    event_rows.LET_PASS: lambda terms, seat, *_: LetPass(seat=seat),
    event_rows.KNOCKED: _knocked,
    event_rows.KNOCK_REWARDED: lambda terms, seat, *_: KnockRewarded(seat=seat),
    event_rows.KNOCK_FINED: lambda terms, seat, *_: KnockFined(seat=seat),
    event_rows.BONUS: lambda terms, seat, *_: BonusPaid(seat=seat),
    event_rows.STRICT: lambda terms, *_: StrictFromNow(),
    event_rows.TILES_PAID: _tiles_paid,
    event_rows.ENDED: _ended,
}


def redact(terms: NachtTerms, event: NachtEvent, seat: ViewerSeat) -> NachtEvent:
    """Everything happens in the open; only the stock of coins is covered, and no event tells it (GN39)."""
    return event


def reveals(terms: NachtTerms, state: State, event: NachtEvent, seat: int) -> bool:
    """A tile turned up does, unless it was the only one left."""
    return isinstance(event, TileRevealed) and STACK - state.drawn > 1
