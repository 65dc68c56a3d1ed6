"""`Store`: the log of all tables, append-only, one row for each thing that happened.

A row is identified by its table and its number there. That key is also the fence between several processes:
whoever writes a number first has it, and the other one hears of a conflict.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Select, exists, insert, or_, select, text, true, tuple_

from asterism.server.store.database import READS, open_postgres, open_sqlite, place_of, upgrade
from asterism.server.store.schema import cards, entries, leases, settings, sitters
from asterism.server.store.table_index import EndedTable, IndexEntry, ListedTable
from asterism.server.store.writer import Write, Writer, card_row, seat_guests, upsert_cards

T = TypeVar("T")

WROTE, HERE = "asterism_wrote", "asterism_here"
"""What processes tell each other: what they wrote, and who is at their tables."""
MOST_PER_NOTE = 150
"""PostgreSQL takes notes of up to 8,000 bytes."""


class Store:
    """The log in a SQLite file in the folder `data`, or in the PostgreSQL at the address `database`."""

    def __init__(self, data: Path, database: str | None = None) -> None:
        self.process = secrets.token_hex(8)
        """The name of this process among those that share the database."""
        self._guard = None
        if database is None:
            self._engine, self._guard = open_sqlite(data)
            self.place = str(data)
        else:
            self._engine = open_postgres(database)
            self.place = place_of(self._engine.url)
        self._reader = self._engine.execution_options(**READS)
        try:
            upgrade(self._engine)
        except BaseException:
            self._let_go()
            raise
        self._writer = Writer(self._engine, self._ring if self.is_shared else lambda _: None)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to this log too."""
        return self._engine.dialect.name == "postgresql"

    @property
    def dsn(self) -> str:
        """The address for PostgreSQL's own library. It holds the password: never print it."""
        return self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._writer.close()
        self._let_go()

    def _let_go(self) -> None:
        self._engine.dispose()
        if self._guard is not None:
            self._guard.close()

    # --- the log -----------------------------------------------------------------------------

    async def append(
        self, table_id: str, seq: int, new: Sequence[bytes], card: IndexEntry, *, seats_changed: bool = True
    ) -> None:
        """Add entries from number `seq` on, with the card that follows; returns when they are safely on the disk.

        EventConflict if a number is taken, StoreFailed if the database refuses: nothing is written then.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._writer.put(Write(table_id, seq, new, card, seats_changed, done))
        await done

    async def read(self, table_id: str, after: int = -1) -> list[bytes]:
        """The entries of a table behind number `after`, in order; none if there is no such table."""
        query = select(entries.c.entry).where(entries.c.table_id == table_id, entries.c.seq > after)
        return await self._read(lambda connection: list(map(bytes, connection.scalars(query.order_by(entries.c.seq)))))

    # --- lists -------------------------------------------------------------------------------

    async def open_tables(self, limit: int, game: str | None = None) -> list[ListedTable]:
        """The tables that everybody may see and that are not over, the latest first."""
        query = listing().where(cards.c.listed, cards.c.phase.in_(["waiting", "playing"]))
        if game is not None:
            query = query.where(cards.c.game == game)
        return await self._listed(query, limit)

    async def tables_of(self, guest: str, limit: int) -> list[ListedTable]:
        """The tables where the guest holds a seat, the latest first."""
        query = listing().join(sitters, sitters.c.table_id == cards.c.table_id).where(sitters.c.guest == guest)
        return await self._listed(query, limit)

    async def ended_tables(self, game: str, after: tuple[float, str], until: float, limit: int) -> list[EndedTable]:
        """The next tables of a game at which the match was over by `until`, in the order of their ends."""
        place = tuple_(cards.c.ended, cards.c.table_id)
        query = select(cards.c.table_id, cards.c.ended, cards.c.summary).where(
            cards.c.game == game, cards.c.ended <= until, place > after
        )
        ordered = query.order_by(cards.c.ended, cards.c.table_id).limit(limit)
        return await self._read(
            lambda connection: [EndedTable(**row) for row in connection.execute(ordered).mappings()]
        )

    async def _listed(self, query: Select[tuple[str, str, str, float, float, bytes]], limit: int) -> list[ListedTable]:
        ordered = query.order_by(cards.c.updated.desc()).limit(limit)
        return await self._read(
            lambda connection: [ListedTable(**row) for row in connection.execute(ordered).mappings()]
        )

    # --- sweeps ------------------------------------------------------------------------------

    async def due_tables(self, now: float) -> list[str]:
        """The tables where something is due and which no living process drives."""
        lapsed = or_(leases.c.until.is_(None), leases.c.until < text("CURRENT_TIMESTAMP"))
        query = select(cards.c.table_id).join(leases, leases.c.table_id == cards.c.table_id, isouter=True)
        return await self._column(query.where(cards.c.due <= now, lapsed).order_by(cards.c.due))

    async def tables_without_card(self) -> list[str]:
        """The tables of a log from before there were cards, or whose cards somebody threw away."""
        has_card = exists().where(cards.c.table_id == entries.c.table_id)
        return await self._column(select(entries.c.table_id).where(entries.c.seq == 0, ~has_card))

    async def write_card(self, table_id: str, seq: int, card: IndexEntry) -> None:
        """Write a card that was made anew from the log."""
        loop = asyncio.get_running_loop()
        write = Write(table_id, seq, [b""], card, seats_changed=True, done=loop.create_future())

        def put_down(connection: Connection) -> None:
            upsert_cards(connection, [card_row(write)])
            seat_guests(connection, table_id, card.guests)

        await self.run(put_down)

    async def last_numbers(self, table_ids: Iterable[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        query = select(cards.c.table_id, cards.c.seq).where(cards.c.table_id.in_(list(table_ids)))
        return await self._read(lambda connection: dict(map(tuple, connection.execute(query))))

    # --- everything else ---------------------------------------------------------------------

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do this in a transaction of its own, beside the event loop."""

        def transact() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.to_thread(transact)

    async def notify(self, channel: str, notes: Sequence[str]) -> None:
        """Pass notes to the processes that share the log."""
        await self.run(lambda connection: notify(connection, channel, notes))

    async def is_well(self) -> bool:
        """Whether the database answers."""
        try:
            return await self._read(lambda connection: connection.scalar(select(true())) is not None)
        except Exception:  # noqa: BLE001 (whatever it is, it is not well)
            return False

    def secret(self, name: str) -> bytes:
        """A random secret that stays the same for the life of this log."""
        query = select(settings.c.value).where(settings.c.name == name)
        with self._engine.begin() as connection:
            found = connection.scalar(query)
            if found is None:
                found = secrets.token_bytes(32)
                connection.execute(insert(settings).values(name=name, value=found))
            return bytes(found)

    async def _column(self, query: Select[tuple[str]]) -> list[str]:
        return await self._read(lambda connection: list(connection.scalars(query)))

    async def _read(self, work: Callable[[Connection], T]) -> T:
        def look() -> T:
            with self._reader.connect() as connection:
                return work(connection)

        return await asyncio.to_thread(look)

    def _ring(self, written: Sequence[Write]) -> None:
        """Tell the other processes, in as few notes as possible."""
        groups = [written[start : start + MOST_PER_NOTE] for start in range(0, len(written), MOST_PER_NOTE)]
        notes = [" ".join([self.process, *(f"{one.table_id}:{one.last}" for one in group)]) for group in groups]
        with self._engine.begin() as connection:
            notify(connection, WROTE, notes)


def notify(connection: Connection, channel: str, notes: Sequence[str]) -> None:
    """Pass notes to all who listen."""
    for note in notes:
        connection.execute(text("SELECT pg_notify(:channel, :note)"), {"channel": channel, "note": note})


def listing() -> Select[tuple[str, str, str, float, float, bytes]]:
    """What lists show."""
    return select(cards.c.table_id, cards.c.game, cards.c.phase, cards.c.opened, cards.c.updated, cards.c.summary)
