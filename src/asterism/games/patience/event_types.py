"""What a move caused, in the words of the rules. Rows count from 1."""

from __future__ import annotations

from asterism.game import Event


class Laid(Event, frozen=True, tag="laid"):
    """A card went on the end of a row; `rule` says why it fits."""

    card: str
    kind: str
    place: str
    on: str
    on_place: str
    row: int
    front: bool
    rule: str


class RowStarted(Event, frozen=True, tag="row_started"):
    """No card fitted, so one of them began a new row."""

    card: str
    kind: str
    place: str
    row: int
    rule: str = "SO18"


class RowsJoined(Event, frozen=True, tag="rows_joined"):
    """The Star joined two rows, in the place of the lower number."""

    front: int
    back: int
    row: int
    rule: str = "SO16"


class Drawn(Event, frozen=True, tag="drawn"):
    """A new card came from the stock."""

    seat: int
    card: str
    kind: str
    place: str
    rule: str = "SO6"


class Finished(Event, frozen=True, tag="finished"):
    """All cards are laid; the rows are counted and rated."""

    rows: int
    rating: str
    rule: str = "SO20"


PatienceEvent = Laid | RowStarted | RowsJoined | Drawn | Finished
