"""From the rows that the rules wrote to events, and what each seat may learn of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from asterism.game import ViewerSeat
from asterism.games._shared.africa_deck import code_of, kind_of
from asterism.games.patience import event_rows
from asterism.games.patience.event_types import Drawn, Finished, Laid, PatienceEvent, RowsJoined, RowStarted
from asterism.games.patience.options import PatienceTerms
from asterism.games.patience.rules_fitting import why_it_fits
from asterism.games.patience.state import State
from asterism.games.patience.view import rating_of
from asterism.layout import Grid

PLAYER = 0
"""The only seat."""


def events_from_rows(terms: PatienceTerms, rows: Grid) -> list[PatienceEvent]:
    """The rows that the rules wrote, as events."""
    return [READERS[row[0]](terms, *row[1:]) for row in rows]


def _face(terms: PatienceTerms, number: int) -> dict[str, Any]:
    card = terms.printed.card[number]
    return {"card": code_of(card), "kind": kind_of(card), "place": card.place}


def _laid(terms: PatienceTerms, number: int, end: int, row: int, front: int, *_: int) -> PatienceEvent:
    card, on = terms.printed.card[number], terms.printed.card[end]
    rule = why_it_fits(terms.options, card, on) or ""
    face = _face(terms, number)
    return Laid(rule=rule, on=code_of(on), on_place=on.place, row=row + 1, front=bool(front), **face)


def _joined(terms: PatienceTerms, front: int, back: int, *_: int) -> PatienceEvent:
    return RowsJoined(front=front + 1, back=back + 1, row=min(front, back) + 1)


READERS: dict[int, Callable[..., PatienceEvent]] = {
    event_rows.LAID: _laid,
    event_rows.ROW_STARTED: lambda terms, card, row, *_: RowStarted(row=row, **_face(terms, card)),
    event_rows.ROWS_JOINED: _joined,
    event_rows.DRAWN: lambda terms, card, *_: Drawn(seat=PLAYER, **_face(terms, card)),
    event_rows.ENDED: lambda terms, rows, *_: Finished(rows=rows, rating=rating_of(rows)),
}


def redact(terms: PatienceTerms, event: PatienceEvent, seat: ViewerSeat) -> PatienceEvent:
    """Nothing that happens is hidden from anybody."""
    return event


def reveals(terms: PatienceTerms, state: State, event: PatienceEvent, seat: int) -> bool:
    """A card drawn does (GSO20)."""
    return isinstance(event, Drawn)
