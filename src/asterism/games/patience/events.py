"""From the rows that the rules wrote to events, and what each seat may learn of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from asterism.game import Event, Seat, Terms
from asterism.games._shared.africa_deck import code_of, kind_of
from asterism.games.patience import event_rows as happened
from asterism.games.patience.event_types import Drawn, Finished, Laid, RowsJoined, RowStarted
from asterism.games.patience.rules_fitting import why_it_fits
from asterism.games.patience.view import rating_of


def tell(terms: Terms, rows: Any) -> list[Event]:
    """The rows that the rules wrote, as events."""
    return [READERS[row[0]](terms, *row[1:]) for row in rows.tolist()]


def _face(terms: Terms, number: int) -> dict[str, Any]:
    card = terms.printed.card[number]
    return {"card": code_of(card), "kind": kind_of(card), "place": card.place}


def _laid(terms: Terms, number: int, end: int, row: int, front: int, *_: int) -> Event:
    card, on = terms.printed.card[number], terms.printed.card[end]
    rule = why_it_fits(terms.options, card, on) or ""
    face = _face(terms, number)
    return Laid(rule=rule, on=code_of(on), on_place=on.place, row=row + 1, front=bool(front), **face)


def _joined(terms: Terms, front: int, back: int, *_: int) -> Event:
    return RowsJoined(front=front + 1, back=back + 1, row=min(front, back) + 1)


READERS: dict[int, Callable[..., Event]] = {
    happened.LAID: _laid,
    happened.ROW_STARTED: lambda terms, card, row, *_: RowStarted(row=row, **_face(terms, card)),
    happened.ROWS_JOINED: _joined,
    happened.DRAWN: lambda terms, card, *_: Drawn(**_face(terms, card)),
    happened.ENDED: lambda terms, rows, *_: Finished(rows=rows, rating=rating_of(rows)),
}


def redact(terms: Terms, event: Event, seat: Seat) -> Event:
    """Nothing that happens is hidden from anybody."""
    return event


def reveals(terms: Terms, state: Any, event: Event, seat: int) -> bool:
    """A card drawn does (GSO20)."""
    return isinstance(event, Drawn)
