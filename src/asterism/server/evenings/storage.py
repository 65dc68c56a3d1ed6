"""Evenings and leagues in the database: rows beside the log, each evening with a version that fences its changes."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, and_, func, insert, or_, select, update

from asterism.server.errors import NotFound
from asterism.server.evenings.state import Evening, decode, encode
from asterism.server.store import EventStore
from asterism.server.store.schema import evening_players, evenings, leagues, table_index
from asterism.server.tables.summary import TableSummary
from asterism.server.tables.summary import decode as decode_summary

MAX_LISTED = 50


class League(msgspec.Struct, frozen=True):
    """A league as it is stored."""

    id: str
    title: str
    organiser: str | None
    best: int | None


class StoredEvening(msgspec.Struct, frozen=True):
    """An evening and how often it was changed."""

    evening: Evening
    version: int


class EveningStorage:
    """Reads and writes evenings and leagues."""

    def __init__(self, store: EventStore) -> None:
        self._store = store

    async def add(self, evening: Evening) -> None:
        """Write a new evening."""
        row = {
            "id": evening.id,
            "version": 0,
            "organiser": evening.organiser,
            "league": evening.league,
            "opened": evening.opened / 1000,
            "is_over": False,
            "evening": encode(evening),
        }
        await self._store.run(lambda connection: connection.execute(insert(evenings).values(row)))

    async def read(self, evening_id: str) -> StoredEvening:
        """An evening as it is now."""
        query = select(evenings.c.evening, evenings.c.version).where(evenings.c.id == evening_id)
        row = await self._store.query(lambda connection: connection.execute(query).first())
        if row is None:
            raise NotFound(f"there is no evening {evening_id}", "refused-no-evening")
        return StoredEvening(decode(bytes(row.evening)), row.version)

    async def write(self, later: Evening, version: int) -> bool:
        """Replace the evening of this version; False if somebody else was faster."""
        change = (
            update(evenings)
            .where(evenings.c.id == later.id, evenings.c.version == version)
            .values(
                version=version + 1,
                organiser=later.organiser,
                is_over=later.ended is not None and not later.has_sealed_rounds,
                evening=encode(later),
            )
        )

        def write(connection: Connection) -> bool:
            if connection.execute(change).rowcount != 1:
                return False
            connection.execute(evening_players.delete().where(evening_players.c.evening == later.id))
            guests = [one.guest for one in later.entrants if one.guest is not None]
            if guests:
                connection.execute(insert(evening_players), [{"guest": guest, "evening": later.id} for guest in guests])
            return True

        return await self._store.run(write)

    async def of_guest(self, guest: str, limit: int = MAX_LISTED) -> list[Evening]:
        """The evenings that a guest organises or takes part in, the latest first."""
        joined = select(evening_players.c.evening).where(evening_players.c.guest == guest)
        query = (
            select(evenings.c.evening)
            .where(or_(evenings.c.organiser == guest, evenings.c.id.in_(joined)))
            .order_by(evenings.c.opened.desc(), evenings.c.id)
            .limit(limit)
        )
        return await self._evenings(query)

    async def of_league(self, league_id: str) -> list[Evening]:
        """The evenings of a league, the first one first."""
        query = select(evenings.c.evening).where(evenings.c.league == league_id)
        return await self._evenings(query.order_by(evenings.c.opened, evenings.c.id))

    async def _evenings(self, query: object) -> list[Evening]:
        rows = await self._store.query(lambda connection: list(connection.scalars(query)))  # type: ignore[call-overload]
        return [decode(bytes(row)) for row in rows]

    async def open_of(self, guest: str) -> int:
        """How many evenings that are not over the guest organises."""
        condition = and_(evenings.c.organiser == guest, ~evenings.c.is_over)
        query = select(func.count()).select_from(evenings).where(condition)
        return await self._store.query(lambda connection: connection.scalar(query) or 0)

    async def open_versions(self) -> dict[str, int]:
        """The evenings that are not over, and how often each was changed."""
        query = select(evenings.c.id, evenings.c.version).where(~evenings.c.is_over)
        return await self._store.query(lambda connection: dict(map(tuple, connection.execute(query))))

    async def summaries(self, table_ids: Iterable[str]) -> dict[str, TableSummary]:
        """What the index has of these tables."""
        query = select(table_index.c.table_id, table_index.c.summary).where(table_index.c.table_id.in_(list(table_ids)))
        rows = await self._store.query(lambda connection: connection.execute(query).all())
        return {row.table_id: decode_summary(bytes(row.summary)) for row in rows}

    # --- leagues -----------------------------------------------------------------------------

    async def add_league(self, league: League, opened: float) -> None:
        """Write a new league."""
        row = {**msgspec.structs.asdict(league), "opened": opened}
        await self._store.run(lambda connection: connection.execute(insert(leagues).values(row)))

    async def league(self, league_id: str) -> League:
        """A league."""
        query = select(leagues.c.id, leagues.c.title, leagues.c.organiser, leagues.c.best).where(
            leagues.c.id == league_id
        )
        row = await self._store.query(lambda connection: connection.execute(query).first())
        if row is None:
            raise NotFound(f"there is no league {league_id}", "refused-no-league")
        return League(*row)

    async def leagues_of(self, guest: str) -> list[League]:
        """The leagues that a guest organises, the latest first."""
        query = select(leagues.c.id, leagues.c.title, leagues.c.organiser, leagues.c.best).where(
            leagues.c.organiser == guest
        )
        ordered = query.order_by(leagues.c.opened.desc(), leagues.c.id).limit(MAX_LISTED)
        return await self._store.query(lambda connection: [League(*row) for row in connection.execute(ordered)])

    async def forget_organiser(self, guest: str) -> None:
        """The leagues of a person whose data is deleted go on without an organiser."""
        change = update(leagues).where(leagues.c.organiser == guest).values(organiser=None)
        await self._store.run(lambda connection: connection.execute(change))
