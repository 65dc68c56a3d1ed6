"""From the rows that the rules wrote to events, and what each seat may learn of them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import msgspec

from asterism.game import ViewerSeat
from asterism.games.constellation import event_rows
from asterism.games.constellation.event_types import (
    CloudPut,
    ConstellationEvent,
    DeckReshuffled,
    Direction,
    FigureStood,
    MatchDrawn,
    MatchWon,
    MoonMoved,
    ObjectiveDiscarded,
    ObjectiveDrawn,
    ObjectiveRealised,
    ObjectiveShown,
    ObjectivesKept,
    PlayerAnswered,
    PlayersAsked,
    PointScored,
    StarPlaced,
    StarReplaced,
    SwappingBegan,
    TilesSwapped,
    Whereabouts,
)
from asterism.games.constellation.hidden import knows_card
from asterism.games.constellation.moves import coordinates
from asterism.games.constellation.options import ConstellationTerms
from asterism.games.constellation.pieces import POINTS, Cell, name_of, number_of
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
from asterism.games.constellation.state import ASK_TIE, State
from asterism.layout import Grid

AROUND: list[tuple[Direction, Cell]] = [
    ("right", (1, 0)),
    ("lower_right", (0, 1)),
    ("lower_left", (-1, 1)),
    ("left", (-1, 0)),
    ("upper_left", (0, -1)),
    ("upper_right", (1, -1)),
]
"""The six directions, each next to the one before."""
REASONS = {
    BY_CARDS: "figure",
    BY_TILES: "tiles",
    BY_REPETITION: "repetition",
    BY_STALENESS: "stale",
    BY_SWAPS: "swaps",
    BY_PLAYS: "plays",
    BY_TIE: "tie",
}


def events_from_rows(terms: ConstellationTerms, rows: Grid) -> list[ConstellationEvent]:
    """The rows that the rules wrote, as events that know everything; `redact` them before showing."""
    events = list[ConstellationEvent]()
    moon: Cell = (0, 0)
    for kind, *numbers in rows:
        if kind == event_rows.MOON:
            moon = numbers[0], numbers[1]
        elif kind in PLAYS:
            event, moon = PLAYS[kind](terms, moon, *numbers)
            events.append(event)
        else:
            events.append(READERS[kind](terms, *numbers))
    return events


# --- plays, which happen somewhere round the Moon --------------------------------------------


def place_from(moon: Cell, cell: Cell) -> Whereabouts:
    """Where a cell is, seen from the Moon."""
    right, down = cell[0] - moon[0], cell[1] - moon[1]
    for (direction, (q, r)), (then, (next_q, next_r)) in pairwise([*AROUND, AROUND[0]]):
        # The two directions are a basis with determinant 1.
        steps, more = right * next_r - down * next_q, q * down - r * right
        if steps > 0 and more >= 0:
            return Whereabouts(direction, steps, then if more else "here", more)
    return Whereabouts("here", 0, "here", 0)


def _star(kind: int) -> int | None:
    return None if kind < 0 else POINTS[kind]


def _placed(
    terms: ConstellationTerms, moon: Cell, seat: int, kind: int, q: int, r: int, *_: int
) -> tuple[ConstellationEvent, Cell]:
    return StarPlaced(seat=seat, star=POINTS[kind], q=q, r=r, at=place_from(moon, (q, r))), moon


def _replaced(
    terms: ConstellationTerms, moon: Cell, seat: int, old: int, kind: int, q: int, r: int, *_: int
) -> tuple[ConstellationEvent, Cell]:
    at = place_from(moon, (q, r))
    return StarReplaced(seat=seat, old=POINTS[old], star=POINTS[kind], q=q, r=r, at=at), moon


def _moon_moved(
    terms: ConstellationTerms, moon: Cell, seat: int, from_q: int, from_r: int, q: int, r: int, *_: int
) -> tuple[ConstellationEvent, Cell]:
    return MoonMoved(seat=seat, from_q=from_q, from_r=from_r, q=q, r=r, at=place_from(moon, (q, r))), (q, r)


def _swapped(
    terms: ConstellationTerms, moon: Cell, seat: int, kind: int, q: int, r: int, other: int, other_q: int, other_r: int
) -> tuple[ConstellationEvent, Cell]:
    here, there = (q, r), (other_q, other_r)
    event = TilesSwapped(
        seat=seat,
        star=_star(kind),
        q=q,
        r=r,
        at=place_from(moon, here),
        other_star=_star(other),
        other_q=other_q,
        other_r=other_r,
        other_at=place_from(moon, there),
        rule="C55" if min(kind, other) < 0 else "C54",
    )
    return event, there if kind < 0 else here if other < 0 else moon


def _covered(
    terms: ConstellationTerms, moon: Cell, seat: int, q: int, r: int, *_: int
) -> tuple[ConstellationEvent, Cell]:
    rule = "C56" if terms.options.blocking else "C29"
    return CloudPut(seat=seat, q=q, r=r, at=place_from(moon, (q, r)), rule=rule), moon


PLAYS: dict[int, Callable[..., tuple[ConstellationEvent, Cell]]] = {
    event_rows.PLACED: _placed,
    event_rows.REPLACED: _replaced,
    event_rows.MOON_MOVED: _moon_moved,
    event_rows.SWAPPED: _swapped,
    event_rows.COVERED: _covered,
}
"""The event of a play, and where the Moon lies after it."""


# --- everything else -------------------------------------------------------------------------


def _cells(packed: tuple[int, ...]) -> list[tuple[int, int]]:
    first, second, last = packed
    cells = [first // CELL_ROOM, first % CELL_ROOM, second // CELL_ROOM, second % CELL_ROOM, last]
    return sorted(coordinates(cell) for cell in cells)


def _stood(terms: ConstellationTerms, seat: int, card: int, kind: int, *packed: int) -> ConstellationEvent:
    return FigureStood(card=name_of(card), star=POINTS[kind], cells=_cells(packed[:3]))


def _realised(terms: ConstellationTerms, seat: int, card: int, kind: int, *packed: int) -> ConstellationEvent:
    return ObjectiveRealised(seat=seat, card=name_of(card), star=POINTS[kind], cells=_cells(packed[:3]))


def _asked(terms: ConstellationTerms, question: int, *_: int) -> ConstellationEvent:
    if question == ASK_TIE:
        return PlayersAsked(about="tie", rule="GC-35" if terms.options.points else "C39")
    return PlayersAsked(about="tiles", rule="C53")


def _answered(terms: ConstellationTerms, seat: int, goes_on: int, *_: int) -> ConstellationEvent:
    return PlayerAnswered(seat=seat, answer="go_on" if goes_on else "stop")


def _won(terms: ConstellationTerms, seat: int, reason: int, *_: int) -> ConstellationEvent:
    by_cards = ("C51" if terms.options.points else "C15") if reason == BY_CARDS else "GC-33"
    return MatchWon(seat=seat, reason=REASONS[reason], rule=by_cards)


def _tied(terms: ConstellationTerms, reason: int, *_: int) -> ConstellationEvent:
    if reason == BY_TIE:
        rule = "GC-35" if terms.options.points else "GC-10"
    else:
        rule = "C35" if reason == BY_TILES else "GC-29"
    return MatchDrawn(reason=REASONS[reason], rule=rule)


READERS: dict[int, Callable[..., ConstellationEvent]] = {
    event_rows.FIGURE_STOOD: _stood,
    event_rows.REALISED: _realised,
    event_rows.SCORED: lambda terms, seat, points, *_: PointScored(seat=seat, points=points),
    event_rows.SHOWN: lambda terms, seat, card, *_: ObjectiveShown(seat=seat, card=name_of(card)),
    event_rows.DRAWN: lambda terms, seat, card, *_: ObjectiveDrawn(seat=seat, card=name_of(card)),
    event_rows.DISCARDED: lambda terms, seat, card, *_: ObjectiveDiscarded(seat=seat, card=name_of(card)),
    event_rows.RESHUFFLED: lambda terms, cards, *_: DeckReshuffled(cards=cards),
    event_rows.KEPT: lambda terms, seat, *_: ObjectivesKept(seat=seat),
    event_rows.SWAPPING_BEGAN: lambda terms, *_: SwappingBegan(),
    event_rows.WON: _won,
    event_rows.TIED: _tied,
    event_rows.ASKED: _asked,
    event_rows.ANSWERED: _answered,
}


def redact(terms: ConstellationTerms, event: ConstellationEvent, seat: ViewerSeat) -> ConstellationEvent:
    """A drawn card is known to its owner alone, unless all cards lie face up (C12, C46)."""
    if isinstance(event, ObjectiveDrawn) and event.seat != seat and not terms.options.visible:
        return msgspec.structs.replace(event, card=None)
    return event


def reveals(terms: ConstellationTerms, state: State, event: ConstellationEvent, seat: int) -> bool:
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


def _was_possible(terms: ConstellationTerms, state: State, card: str, seat: int) -> bool:
    return any(
        not is_ruled_out(state, number_of(card), other, place)
        for other in range(terms.seats)
        for place in range(terms.options.objectives)
        if not knows_card(terms.plain_setup, state, seat, other, place)
    )
