"""What each target has been told about each table, and which of it is to be judged again.

A row is claimed before its target is told and completed afterwards. If the process dies in between, the claim lapses
and the target is told again: a notice may come twice, in which case the second replaces the first, but none is lost.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, and_, delete, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from asterism.server.push.quiet_hours import QuietHours
from asterism.server.push.subjects import OVER_SECONDS
from asterism.server.push.targets import Target, quiet_hours_of, target_of
from asterism.server.store.schema import push_notices, push_targets, quiet_hours, seat_holders, table_index
from asterism.server.tables.summary import TableSummary, decode

CLAIM_SECONDS = 60.0
"""How long a process may take to tell a target; messages are sent within ten seconds, some at a time."""
PER_LOOK = 200
"""How many rows are judged in one go."""


class Told(msgspec.Struct, frozen=True):
    """What a target has been told about a table."""

    seq: int
    """The last event of the table when this was written."""
    subject: str = ""
    tries: int = 0
    """How often it has been tried in vain to tell the target what is next."""
    due: float | None = None


class Pending(msgspec.Struct, frozen=True):
    """A target and a table to be judged."""

    target: Target
    quiet: QuietHours | None
    table: TableSummary
    seq: int
    due: float | None
    ended: float | None
    told: Told | None


def find(connection: Connection, now: float) -> list[Pending]:
    """The targets and tables where something has happened, or may be due, since they were last judged."""
    holds = and_(seat_holders.c.guest == push_targets.c.guest, ~seat_holders.c.has_left)
    same = and_(push_notices.c.target == push_targets.c.id, push_notices.c.table_id == table_index.c.table_id)
    is_news = or_(push_notices.c.seq != table_index.c.seq, push_notices.c.due <= now)
    is_claimed = and_(push_notices.c.tries > 0, push_notices.c.due > now)
    query = (
        select(
            push_targets,
            quiet_hours.c.begins,
            quiet_hours.c.ends,
            quiet_hours.c.time_zone,
            table_index.c.seq.label("table_seq"),
            table_index.c.due.label("table_due"),
            table_index.c.ended,
            table_index.c.summary,
            push_notices.c.seq,
            push_notices.c.subject,
            push_notices.c.tries,
            push_notices.c.due,
        )
        .join(seat_holders, holds)
        .join(table_index, table_index.c.table_id == seat_holders.c.table_id)
        .outerjoin(push_notices, same)
        .outerjoin(quiet_hours, quiet_hours.c.guest == push_targets.c.guest)
        .where(is_current(now), or_(push_notices.c.seq.is_(None), and_(is_news, ~is_claimed)))
        .limit(PER_LOOK)
    )
    return list(map(pending_of, connection.execute(query)))


def is_current(now: float) -> Any:
    """Whether there may be anything to tell about a table of the index."""
    return or_(table_index.c.phase.in_(["waiting", "playing"]), table_index.c.ended > now - OVER_SECONDS)


def pending_of(row: Row[Any]) -> Pending:
    """A row of the query."""
    told = None if row.seq is None else Told(row.seq, row.subject, row.tries, row.due)
    table = decode(row.summary)
    return Pending(target_of(row), quiet_hours_of(row), table, row.table_seq, row.table_due, row.ended, told)


def write(connection: Connection, pending: Pending, told: Told) -> bool:
    """Write what a target has been told, unless another process has written since; says whether it was written."""
    key = {"target": pending.target.id, "table_id": pending.table.table}
    values, seen = msgspec.structs.asdict(told), pending.told
    if seen is None:
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        added = dialect.insert(push_notices).values({**key, **values}).on_conflict_do_nothing()
        return connection.scalar(added.returning(push_notices.c.target)) is not None
    is_unchanged = [push_notices.c[name] == value for name, value in key.items()]
    is_unchanged += [
        column.is_(None) if value is None else column == value
        for column, value in ((push_notices.c[name], value) for name, value in msgspec.structs.asdict(seen).items())
    ]
    changed = update(push_notices).where(*is_unchanged).values(values).returning(push_notices.c.target)
    return connection.scalar(changed) is not None


def forget_finished(connection: Connection, now: float) -> None:
    """Delete what was told about tables of which there is nothing more to tell."""
    current = select(table_index.c.table_id).where(is_current(now))
    connection.execute(delete(push_notices).where(push_notices.c.table_id.not_in(current)))
