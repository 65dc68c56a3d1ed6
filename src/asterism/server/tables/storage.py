"""What a table needs of the place that keeps it. `store` provides it; nothing here knows a database."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

import msgspec

from asterism.server.domain import Phase
from asterism.server.tables.seats import SeatHolder
from asterism.server.tables.state import TableState
from asterism.server.tables.summary import encode, summary_of


class EventConflict(Exception):
    """Another process has already written an event with that number."""


class EventsLost(Exception):
    """The database has lost events that it had confirmed: the log ends before the number that was to be written."""


class IndexEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A table's entry in the index of all tables.

    It follows from the events and is written in the same transaction, so it is never ahead of the log nor behind it.
    """

    game: str
    phase: Phase
    listed: bool
    due: float | None
    """When the server has to act by itself: 0 for now (a bot is to move or to answer), a deadline, or never."""
    guests: tuple[SeatHolder, ...]
    """Who holds a seat, or held one before the match began."""
    summary: bytes
    """An encoded `TableSummary`."""
    ended: float | None = None
    """When the match was over."""


class IndexedTable(msgspec.Struct, frozen=True):
    """A table found in the index."""

    table_id: str
    game: str
    phase: Phase
    opened: float
    updated: float
    summary: bytes


class EndedTable(msgspec.Struct, frozen=True):
    """A table at which the match is over."""

    table_id: str
    ended: float
    summary: bytes


class TableStore(Protocol):
    """Keeps the events of all tables and an index of them."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write too."""
        ...

    async def append(
        self, table_id: str, seq: int, events: Sequence[bytes], entry: IndexEntry, *, seats_changed: bool = True
    ) -> None:
        """Add events from number `seq` on, with the index entry that follows; returns when they are on the disk.

        Raises EventConflict if a number is taken, and EventsLost if the event before is missing. Nothing is written
        then.
        """
        ...

    async def read(self, table_id: str, after: int = -1) -> list[bytes]:
        """The events of a table behind number `after`, in order; none if there is no such table."""
        ...

    async def open_tables(self, limit: int, game: str | None = None) -> list[IndexedTable]:
        """The listed tables that are not over, the latest first."""
        ...

    async def tables_of(self, guest: str, limit: int) -> list[IndexedTable]:
        """The tables where the guest holds a seat, the latest first."""
        ...


class TableLeases(Protocol):
    """Says which process moves the bots and watches the clock of a table."""

    seconds: float

    async def claim(self, table_id: str) -> bool:
        """Whether this process may drive the table."""
        ...

    async def renew(self, wanted: Iterable[str]) -> None:
        """Keep the leases of these tables and give back all others."""
        ...

    def forget_refusal(self, table_id: str) -> None:
        """Another process's lease may have lapsed: the next claim asks again."""
        ...


def due_at(state: TableState) -> float | None:
    """When the server has to act by itself, in seconds by the wall clock."""
    if state.race or state.bot_to_move is not None or state.bot_to_answer is not None:
        return 0.0
    return None if state.deadline is None else (state.deadline - state.time + state.updated) / 1000


def seat_holders_of(state: TableState) -> tuple[SeatHolder, ...]:
    """Who holds a seat at a table, and who has left it."""
    present = state.seats.holders
    if not state.former_guests:
        return present
    former = sorted(state.former_guests - {holder.guest for holder in present})
    return (*present, *(SeatHolder(guest, has_left=True) for guest in former))


def index_entry_of(state: TableState) -> IndexEntry:
    """The index entry of a table."""
    return IndexEntry(
        game=state.opened.game,
        phase=state.phase,
        listed=state.opened.visibility == "listed",
        due=due_at(state),
        guests=seat_holders_of(state),
        summary=encode(summary_of(state)),
        ended=state.ended and state.ended / 1000,
    )
