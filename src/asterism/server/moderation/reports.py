"""Reports: a name or a chat line that somebody at a table thinks an admin should see."""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from asterism.server.clock import now
from asterism.server.errors import NotFound, TooManyRequests
from asterism.server.moderation.acts import record
from asterism.server.store import EventStore
from asterism.server.store.schema import reports

MAX_OPEN = 20
"""Reports of one guest that wait for an admin."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What was reported, and by whom."""

    id: str
    at: float
    table_id: str
    seat: int
    guest: str
    name: str
    line_at: float | None
    """When the chat line was sent, in milliseconds since 1970; None if the name was reported."""
    line: str
    """The chat line, as the table had it."""
    reporter: str
    note: str
    """What the reporter said about it."""
    done: float | None = None


class Reports:
    """Takes reports, and shows them to admins."""

    def __init__(self, store: EventStore) -> None:
        self._store = store

    async def add(
        self,
        *,
        table_id: str,
        seat: int,
        guest: str,
        name: str,
        reporter: str,
        note: str,
        line: tuple[float, str] | None,
    ) -> None:
        """Report a name, or a chat line given by its time and text."""
        line_at, text = line or (None, "")
        report = Report(
            id=secrets.token_hex(8),
            at=now(),
            table_id=table_id,
            seat=seat,
            guest=guest,
            name=name,
            line_at=line_at,
            line=text,
            reporter=reporter,
            note=note,
        )

        def write(connection: Connection) -> None:
            mine = select(func.count()).select_from(reports).where(reports.c.reporter == reporter)
            if (connection.scalar(mine.where(reports.c.done.is_(None))) or 0) >= MAX_OPEN:
                message = f"{MAX_OPEN} of your reports are still to be read; the hosts will come to them"
                raise TooManyRequests(message, key="refused-reports", count=MAX_OPEN)
            connection.execute(insert(reports).values(msgspec.structs.asdict(report)))

        await self._store.run(write)

    async def latest(self, limit: int) -> list[Report]:
        """The reports that wait, then those that are done, the newest first."""
        query = select(reports).order_by(reports.c.done.is_not(None), reports.c.at.desc()).limit(limit)

        def read(connection: Connection) -> list[Report]:
            return [Report(**row) for row in connection.execute(query).mappings()]

        return await self._store.query(read)

    async def count_waiting(self) -> int:
        """How many reports wait for an admin."""
        query = select(func.count()).select_from(reports).where(reports.c.done.is_(None))
        return await self._store.query(lambda connection: connection.scalar(query) or 0)

    async def settle(self, admin: str, report_id: str, why: str) -> None:
        """Mark a report as done."""

        def write(connection: Connection) -> bool:
            done = update(reports).where(reports.c.id == report_id, reports.c.done.is_(None)).values(done=now())
            name = connection.scalar(done.returning(reports.c.name))
            if name is not None:
                record(connection, admin, "settled-report", report_id, name, why)
            return name is not None

        if not await self._store.run(write):
            raise NotFound("there is no such report, or it is done already", "refused-gone")
