"""From the rows that the rules wrote to events, and what each seat may learn of them."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from asterism.game import ViewerSeat
from asterism.games.constellation import event_rows
from asterism.games.constellation.event_types import (
    CloudPut,
    ConstellationEvent,
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
    PlayerAnswered,
    PlayersAsked,
    PointScored,
    StarPlaced,
    StarReplaced,
    SwappingBegan,
    TilesSwapped,
)
from asterism.games.constellation.hidden import knows_card
from asterism.games.constellation.moves import coordinates
from asterism.games.constellation.options import ConstellationTerms
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
from asterism.games.constellation.state import ASK_TIE, State
from asterism.layout import Grid

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
    return [READERS[row[0]](terms, *row[1:]) for row in rows]


def _star(kind: int) -> int | None:
    return None if kind < 0 else POINTS[kind]


def _placed(terms: ConstellationTerms, seat: int, kind: int, q: int, r: int, *_: int) -> ConstellationEvent:
    return StarPlaced(seat=seat, star=POINTS[kind], q=q, r=r)


def _replaced(terms: ConstellationTerms, seat: int, old: int, kind: int, q: int, r: int, *_: int) -> ConstellationEvent:
    return StarReplaced(seat=seat, old=POINTS[old], star=POINTS[kind], q=q, r=r)


def _moon_moved(
    terms: ConstellationTerms, seat: int, from_q: int, from_r: int, q: int, r: int, *_: int
) -> ConstellationEvent:
    return MoonMoved(seat=seat, from_q=from_q, from_r=from_r, q=q, r=r)


def _swapped(
    terms: ConstellationTerms, seat: int, kind: int, q: int, r: int, other: int, other_q: int, other_r: int
) -> ConstellationEvent:
    rule = "C55" if min(kind, other) < 0 else "C54"
    return TilesSwapped(seat, _star(kind), q, r, _star(other), other_q, other_r, rule)


def _covered(terms: ConstellationTerms, seat: int, q: int, r: int, *_: int) -> ConstellationEvent:
    return CloudPut(seat=seat, q=q, r=r, rule="C56" if terms.options.blocking else "C29")


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
    event_rows.PLACED: _placed,
    event_rows.REPLACED: _replaced,
    event_rows.MOON_MOVED: _moon_moved,
    event_rows.SWAPPED: _swapped,
    event_rows.COVERED: _covered,
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
