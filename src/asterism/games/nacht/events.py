"""What a move caused, in the words of the rules. Seats count from 0."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from asterism.game import Event, Seat, Terms
from asterism.games.nacht import event_rows as happened
from asterism.games.nacht.pieces import NAMES, name_of
from asterism.games.nacht.state import MOST_FORGOES, SIDE, STACK


class TileRevealed(Event, frozen=True, tag="tile_revealed"):
    """The player on turn turned up the top tile of the stack."""

    seat: int
    tile: str
    rule: str = "N25"


class StackUsedUp(Event, frozen=True, tag="stack_used_up"):
    """That was the last tile of the stack."""

    rule: str = "N64"


class TileLaid(Event, frozen=True, tag="tile_laid"):
    """A tile was laid in its place: one's own first or second, or one won by knocking."""

    seat: int
    tile: str
    rule: str


class DidNotFit(Event, frozen=True, tag="did_not_fit"):
    """A tile was tried, does not fit and went back."""

    seat: int
    tile: str
    rule: str = "GN22"


class SquareClosed(Event, frozen=True, tag="square_closed"):
    """A marker went into the square between four tiles."""

    seat: int
    tiles: list[str]
    coins: int
    rule: str


class ConstellationFinished(Event, frozen=True, tag="constellation_finished"):
    """The last tile of a constellation was laid."""

    seat: int
    sky: str
    coins: int
    rule: str


class SetAsidePaid(Event, frozen=True, tag="set_aside_paid"):
    """The coins set aside for forgoing went to the bank."""

    seat: int
    coins: int
    rule: str


class Forgone(Event, frozen=True, tag="forgone"):
    """A player forwent laying and set a coin aside; `aside` counts them."""

    seat: int
    aside: int
    rule: str


class SaidWeiter(Event, frozen=True, tag="said_weiter"):
    """A turn ended with "Weiter!". GN23: others may knock now, whether or not anything was overlooked."""

    seat: int
    rule: str


class LetPass(Event, frozen=True, tag="let_pass"):
    """A player did not knock."""

    seat: int
    rule: str = "GN23"


class Knocked(Event, frozen=True, tag="knocked"):
    """A player knocked for a tile of another; None where none has to be named."""

    seat: int
    rival: int
    tile: str | None
    rule: str = "N53"


class KnockRewarded(Event, frozen=True, tag="knock_rewarded"):
    """The knock was right."""

    seat: int
    coins: int = 1
    rule: str = "N59"


class KnockFined(Event, frozen=True, tag="knock_fined"):
    """The knock was wrong."""

    seat: int
    coins: int = 1
    rule: str = "N63"


class BonusPaid(Event, frozen=True, tag="bonus_paid"):
    """A player without tiles came to his turn."""

    seat: int
    coins: int = 1
    rule: str = "N65"


class StrictFromNow(Event, frozen=True, tag="strict_from_now"):
    """A full round brought nothing: the rest of the match is strict."""

    rule: str = "GN38"


class TilesPaidFor(Event, frozen=True, tag="tiles_paid_for"):
    """Two players: the one with tiles left paid for them."""

    seat: int
    tiles: int
    coins: int
    rule: str


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """All tiles lie, or (two players) this seat has none left."""

    seat: int | None
    rule: str


Events = (
    TileRevealed
    | StackUsedUp
    | TileLaid
    | DidNotFit
    | SquareClosed
    | ConstellationFinished
    | SetAsidePaid
    | Forgone
    | SaidWeiter
    | LetPass
    | Knocked
    | KnockRewarded
    | KnockFined
    | BonusPaid
    | StrictFromNow
    | TilesPaidFor
    | MatchEnded
)

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
