"""The tables of a browser: their logs, and the index that lists are made from, both kept by the page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from asterism.decoding import decoder_of
from asterism.local.host import Host
from asterism.server.clock import steady
from asterism.server.domain import Phase
from asterism.server.tables.listing import listing_for
from asterism.server.tables.registry import NoSuchTable
from asterism.server.tables.storage import EndedTable, EventConflict, EventsLost, IndexedTable, IndexEntry
from asterism.server.tables.summary import decode

RETRY_SECONDS = 3.0
"""A tab that may not move a table's bots asks again three times in this span."""


class StoredEntry(msgspec.Struct, frozen=True):
    """A table in the index. Stored entries are a promise: a field may be added with a default, none removed."""

    table: str
    game: str
    phase: Phase
    opened: float
    updated: float
    """Seconds since 1970, like `opened`."""
    ended: float | None
    guests: list[str]
    summary: msgspec.Raw
    """A `TableSummary`."""
    listing: msgspec.Raw
    """The table as the person reads it in a list: the page shows lists without starting Python."""


class Times(msgspec.Struct, frozen=True):
    """What the index needs to know of a summary."""

    opened: int
    updated: int


decode_entry = decoder_of(StoredEntry).decode
decode_times = decoder_of(Times).decode


class LocalStore:
    """The log and the index of a browser's tables. Its tabs share them, as processes of a server share a database."""

    is_shared = True

    def __init__(self, host: Host, guest: str) -> None:
        self._host = host
        self._guest = guest

    async def append(
        self,
        table_id: str,
        seq: int,
        events: Sequence[bytes],
        entry: IndexEntry,
        *,
        seats_changed: bool = True,  # noqa: ARG002 (an entry is written whole)
    ) -> None:
        """Add events from number `seq` on; returns when they are stored."""
        times = decode_times(entry.summary)
        stored = StoredEntry(
            table=table_id,
            game=entry.game,
            phase=entry.phase,
            opened=times.opened / 1000,
            updated=times.updated / 1000,
            ended=entry.ended,
            guests=sorted({holder.guest for holder in entry.guests}),
            summary=msgspec.Raw(entry.summary),
            listing=msgspec.Raw(msgspec.json.encode(listing_for(self._guest, decode(entry.summary)))),
        )
        had = await self._host.append(table_id, seq, list(events), msgspec.json.encode(stored))
        if had == 0 and seq > 0:
            raise NoSuchTable("this table was deleted", "refused-no-table")
        if had > seq:
            raise EventConflict
        if had < seq:
            raise EventsLost

    async def read(self, table_id: str, after: int = -1) -> list[bytes]:
        """The events of a table behind number `after`."""
        return await self._host.read(table_id, after)

    async def delete(self, table_id: str) -> None:
        """Delete a table for good."""
        await self._host.delete(table_id)

    async def all_tables(self) -> list[StoredEntry]:
        """The index, the latest first. An entry that this version cannot read is left out; its log is kept."""
        return sorted(_readable(await self._host.tables()), key=lambda entry: -entry.updated)

    async def open_tables(self, limit: int, game: str | None = None) -> list[IndexedTable]:  # noqa: ARG002
        """None: nobody else could find them."""
        return []

    async def tables_of(self, guest: str, limit: int) -> list[IndexedTable]:
        """The tables where the guest holds a seat, the latest first."""
        found = [entry for entry in await self.all_tables() if guest in entry.guests]
        return [
            IndexedTable(entry.table, entry.game, entry.phase, entry.opened, entry.updated, bytes(entry.summary))
            for entry in found[:limit]
        ]

    async def ended_tables(self, game: str, after: tuple[float, str], until: float, limit: int) -> list[EndedTable]:
        """The next tables of a game whose matches were over by `until`, in the order of their ends."""
        found = [
            EndedTable(entry.table, entry.ended, bytes(entry.summary))
            for entry in await self.all_tables()
            if entry.game == game and entry.ended is not None and entry.ended <= until
        ]
        later = [table for table in found if (table.ended, table.table_id) > after]
        return sorted(later, key=lambda table: (table.ended, table.table_id))[:limit]


def _readable(entries: Iterable[bytes]) -> list[StoredEntry]:
    found = []
    for entry in entries:
        try:
            found.append(decode_entry(entry))
        except msgspec.MsgspecError:
            continue
    return found


class LocalLeases:
    """Of all tabs that show a table, one moves its bots. Where nobody looks at a table, its bots wait."""

    seconds = RETRY_SECONDS

    def __init__(self, host: Host, is_shown: Callable[[str], bool]) -> None:
        """`is_shown` says whether this tab shows a table."""
        self._host = host
        self._is_shown = is_shown
        self._held: set[str] = set()
        self._refused_until: dict[str, float] = {}

    async def claim(self, table_id: str) -> bool:
        """Whether this tab may drive the table."""
        if table_id in self._held:
            return True
        if not self._is_shown(table_id) or steady() < self._refused_until.get(table_id, 0.0):
            return False
        granted = await self._host.claim(table_id)
        if granted:
            self._held.add(table_id)
        else:
            self._refused_until[table_id] = steady() + self.seconds / 4
        return granted

    def forget_refusal(self, table_id: str) -> None:
        """The next claim asks again."""
        self._refused_until.pop(table_id, None)

    async def renew(self, wanted: Iterable[str]) -> None:
        """Give back the claims of all other tables."""
        for table_id in self._held - set(wanted):
            await self.release(table_id)

    async def release(self, table_id: str) -> None:
        """Leave a table to other tabs."""
        self._refused_until.pop(table_id, None)
        if table_id in self._held:
            self._held.discard(table_id)
            await self._host.release(table_id)
