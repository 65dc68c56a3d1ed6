"""From the rows that the rules wrote to events, and what each seat may learn of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from asterism.game import Event, Seat, Terms
from asterism.games.constellation import event_rows as happened
from asterism.games.constellation.event_types import (
    CloudPut,
    DeckReshuffled,
    FigureStood,
    MatchDrawn,
    MatchWon,
    MoonMoved,
    ObjectiveDiscarded,
    ObjectiveDrawn,
    ObjectiveRealised,
    ObjectiveShown,
    ObjectivesKept,
    PointScored,
    StarPlaced,
    StarReplaced,
    SwappingBegan,
    TilesSwapped,
)
from asterism.games.constellation.hidden import knows_hand
from asterism.games.constellation.moves import coordinates
from asterism.games.constellation.pieces import POINTS, name_of, number_of
from asterism.games.constellation.rules_cards import is_ruled_out
from asterism.games.constellation.rules_checking import CELL_ROOM
from asterism.games.constellation.rules_ending import (
    BY_CARDS,
    BY_PLAYS,
    BY_REPETITION,
    BY_STALENESS,
    BY_SWAPS,
    BY_TIE,
    BY_TILES,
)

REASONS = {
    BY_CARDS: "figure",
    BY_TILES: "tiles",
    BY_REPETITION: "repetition",
    BY_STALENESS: "stale",
    BY_SWAPS: "swaps",
    BY_PLAYS: "plays",
    BY_TIE: "tie",
}


def tell(terms: Terms, rows: Any) -> list[Event]:
    """The rows that the rules wrote, as events that know everything; `redact` them before showing."""
    return [READERS[row[0]](terms, *row[1:]) for row in rows.tolist()]


def _star(kind: int) -> int | None:
    return None if kind < 0 else POINTS[kind]


def _placed(terms: Terms, seat: int, kind: int, q: int, r: int, *_: int) -> Event:
    return StarPlaced(seat=seat, star=POINTS[kind], q=q, r=r)


def _replaced(terms: Terms, seat: int, old: int, kind: int, q: int, r: int, *_: int) -> Event:
    return StarReplaced(seat=seat, old=POINTS[old], star=POINTS[kind], q=q, r=r)


def _moon_moved(terms: Terms, seat: int, from_q: int, from_r: int, q: int, r: int, *_: int) -> Event:
    return MoonMoved(seat=seat, from_q=from_q, from_r=from_r, q=q, r=r)


def _swapped(terms: Terms, seat: int, kind: int, q: int, r: int, other: int, other_q: int, other_r: int) -> Event:
    rule = "C55" if min(kind, other) < 0 else "C54"
    return TilesSwapped(seat, _star(kind), q, r, _star(other), other_q, other_r, rule)


def _covered(terms: Terms, seat: int, q: int, r: int, *_: int) -> Event:
    return CloudPut(seat=seat, q=q, r=r, rule="C56" if terms.options.blocking else "C29")


def _cells(packed: tuple[int, ...]) -> list[tuple[int, int]]:
    first, second, last = packed
    cells = [first // CELL_ROOM, first % CELL_ROOM, second // CELL_ROOM, second % CELL_ROOM, last]
    return sorted(coordinates(cell) for cell in cells)


def _stood(terms: Terms, seat: int, card: int, kind: int, *packed: int) -> Event:
    return FigureStood(card=name_of(card), star=POINTS[kind], cells=_cells(packed[:3]))


def _realised(terms: Terms, seat: int, card: int, kind: int, *packed: int) -> Event:
    return ObjectiveRealised(seat=seat, card=name_of(card), star=POINTS[kind], cells=_cells(packed[:3]))


def _won(terms: Terms, seat: int, reason: int, *_: int) -> Event:
    by_cards = ("C51" if terms.options.points else "C15") if reason == BY_CARDS else "GC-33"
    return MatchWon(seat=seat, reason=REASONS[reason], rule=by_cards)


def _tied(terms: Terms, reason: int, *_: int) -> Event:
    if reason == BY_TIE:
        rule = "GC-35" if terms.options.points else "GC-10"
    else:
        rule = "C35" if reason == BY_TILES else "GC-29"
    return MatchDrawn(reason=REASONS[reason], rule=rule)


READERS: dict[int, Callable[..., Event]] = {
    happened.PLACED: _placed,
    happened.REPLACED: _replaced,
    happened.MOON_MOVED: _moon_moved,
    happened.SWAPPED: _swapped,
    happened.COVERED: _covered,
    happened.FIGURE_STOOD: _stood,
    happened.REALISED: _realised,
    happened.SCORED: lambda terms, seat, points, *_: PointScored(seat=seat, points=points),
    happened.SHOWN: lambda terms, seat, card, *_: ObjectiveShown(seat=seat, card=name_of(card)),
    happened.DRAWN: lambda terms, seat, card, *_: ObjectiveDrawn(seat=seat, card=name_of(card)),
    happened.DISCARDED: lambda terms, seat, card, *_: ObjectiveDiscarded(seat=seat, card=name_of(card)),
    happened.RESHUFFLED: lambda terms, cards, *_: DeckReshuffled(cards=cards),
    happened.KEPT: lambda terms, seat, *_: ObjectivesKept(seat=seat),
    happened.SWAPPING_BEGAN: lambda terms, *_: SwappingBegan(),
    happened.WON: _won,
    happened.TIED: _tied,
}


def redact(terms: Terms, event: Event, seat: Seat) -> Event:
    """A drawn card is known to its owner alone, unless all cards lie face up (C12, C46)."""
    if isinstance(event, ObjectiveDrawn) and event.seat != seat and not terms.options.visible:
        return msgspec.structs.replace(event, card=None)
    return event


def reveals(terms: Terms, state: Any, event: Event, seat: int) -> bool:
    """Drawn cards one may see, cards that others show, figures that rule cards out, and the end, when all is shown."""
    if isinstance(event, ObjectiveDrawn):
        return event.seat == seat or bool(terms.options.visible)
    if terms.options.visible:
        return False
    if isinstance(event, ObjectiveShown | ObjectiveRealised):
        return event.seat != seat
    if isinstance(event, FigureStood):
        return _was_possible(terms, state, event.card, seat)
    return isinstance(event, MatchWon | MatchDrawn)


def _was_possible(terms: Terms, state: Any, card: str, seat: int) -> bool:
    return any(
        not is_ruled_out(state, number_of(card), other, place)
        for other in range(terms.seats)
        if not knows_hand(terms.setup, state, seat, other)
        for place in range(terms.options.objectives)
    )
