"""From the rows that the rules wrote to events, and what each seat may learn of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from asterism.game import Event, Seat, Terms
from asterism.games.nacht import event_rows as happened
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
    SaidWeiter,
    SetAsidePaid,
    SquareClosed,
    StackUsedUp,
    StrictFromNow,
    TileLaid,
    TileRevealed,
    TilesPaidFor,
)
from asterism.games.nacht.pieces import NAMES, name_of
from asterism.games.nacht.state import MOST_FORGOES, SIDE, STACK

RULE_OF_LAYING = {happened.FIRST_TILE: "N32", happened.SECOND_TILE: "N33", happened.KNOCKED_TILE: "N58"}
RULE_OF_WEITER = {
    happened.NOTHING_FITS: "N30",
    happened.AFTER_LAYING: "N41",
    happened.MAYBE_OVERLOOKED: "GN23",
    happened.FORCED_PASS: "GN15",
}


def tell(terms: Terms, rows: Any) -> list[Event]:
    """The rows that the rules wrote, as events."""
    return [READERS[row[0]](terms, *row[1:]) for row in rows.tolist()]


def corners_of(square: int) -> list[str]:
    """The four tiles round the square that its upper left tile names."""
    return [NAMES[square + step] for step in (0, 1, SIDE, SIDE + 1)]


def _square(terms: Terms, seat: int, square: int, coins: int, *_: int) -> Event:
    return SquareClosed(seat=seat, tiles=corners_of(square), coins=coins, rule="N36" if coins else "N61")


def _finished(terms: Terms, seat: int, sky: int, coins: int, before: int, *_: int) -> Event:
    rule = "N62" if coins == 0 else "N38" if before else "N37"
    return ConstellationFinished(seat=seat, sky=name_of(terms.printed.constellation[sky]), coins=coins, rule=rule)


def _aside_paid(terms: Terms, seat: int, coins: int, occasion: int, *_: int) -> Event:
    for_laying = "N52" if coins == MOST_FORGOES else "N51"
    return SetAsidePaid(seat=seat, coins=coins, rule="GN16" if occasion == happened.AT_THE_END else for_laying)


def _forgone(terms: Terms, seat: int, aside: int, *_: int) -> Event:
    return Forgone(seat=seat, aside=aside, rule="N43" if aside == 1 else "N50")


def _knocked(terms: Terms, seat: int, rival: int, tile: int, *_: int) -> Event:
    return Knocked(seat=seat, rival=rival, tile=None if tile < 0 else NAMES[tile])


def _tiles_paid(terms: Terms, seat: int, tiles: int, coins: int, *_: int) -> Event:
    return TilesPaidFor(seat=seat, tiles=tiles, coins=coins, rule="GN43" if coins < tiles else "N82")


def _ended(terms: Terms, seat: int, *_: int) -> Event:
    return MatchEnded(seat=None, rule="N66") if seat < 0 else MatchEnded(seat=seat, rule="N81")


READERS: dict[int, Callable[..., Event]] = {
    happened.REVEALED: lambda terms, seat, tile, *_: TileRevealed(seat=seat, tile=NAMES[tile]),
    happened.STACK_EMPTY: lambda terms, *_: StackUsedUp(),
    happened.LAID: lambda terms, seat, tile, how, *_: TileLaid(seat=seat, tile=NAMES[tile], rule=RULE_OF_LAYING[how]),
    happened.DID_NOT_FIT: lambda terms, seat, tile, *_: DidNotFit(seat=seat, tile=NAMES[tile]),
    happened.SQUARE: _square,
    happened.FINISHED: _finished,
    happened.ASIDE_PAID: _aside_paid,
    happened.FORGONE: _forgone,
    happened.WEITER: lambda terms, seat, why, *_: SaidWeiter(seat=seat, rule=RULE_OF_WEITER[why]),
    happened.LET_PASS: lambda terms, seat, *_: LetPass(seat=seat),
    happened.KNOCKED: _knocked,
    happened.KNOCK_REWARDED: lambda terms, seat, *_: KnockRewarded(seat=seat),
    happened.KNOCK_FINED: lambda terms, seat, *_: KnockFined(seat=seat),
    happened.BONUS: lambda terms, seat, *_: BonusPaid(seat=seat),
    happened.STRICT: lambda terms, *_: StrictFromNow(),
    happened.TILES_PAID: _tiles_paid,
    happened.ENDED: _ended,
}


def redact(terms: Terms, event: Event, seat: Seat) -> Event:
    """Everything happens in the open; only the stock of coins is covered, and no event tells it (GN39)."""
    return event


def reveals(terms: Terms, state: Any, event: Event, seat: int) -> bool:
    """A tile turned up does, unless it was the only one left."""
    return isinstance(event, TileRevealed) and STACK - int(state.drawn) > 1
