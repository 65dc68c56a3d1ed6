"""What each target has been told about each table and evening, and which of it is to be judged again.

A row is claimed before its target is told and completed afterwards. If the process dies in between, the claim lapses
and the target is told again: a notice may come twice, in which case the second replaces the first, but none is lost.
The column `table_id` names a table or an evening: no two of them have the same id.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, and_, delete, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from asterism.server.evenings.state import Evening
from asterism.server.evenings.state import decode as decode_evening
from asterism.server.push.quiet_hours import QuietHours
from asterism.server.push.subjects import DAY, OVER_SECONDS, Subject, subject_of, subject_of_evening
from asterism.server.push.targets import Target, quiet_hours_of, target_of
from asterism.server.store.schema import evenings, push_notices, push_targets, quiet_hours, seat_holders, table_index
from asterism.server.tables.summary import TableSummary, decode

CLAIM_SECONDS = 60.0
"""How long a process may take to tell a target; messages are sent within ten seconds, some at a time."""
PER_LOOK = 200
"""How many rows are judged in one go."""
EVENING_SECONDS = 30 * DAY
"""So long after its opening an evening that is over is looked at."""


class Told(msgspec.Struct, frozen=True):
    """What a target has been told about a table or an evening."""

    seq: int
    """The last event of the table, or the version of the evening, when this was written."""
    subject: str = ""
    tries: int = 0
    """How often it has been tried in vain to tell the target what is next."""
    due: float | None = None


class Pending(msgspec.Struct, frozen=True):
    """A target, and a table or an evening, to be judged."""

    target: Target
    quiet: QuietHours | None
    about: TableSummary | Evening
    seq: int
    told: Told | None
    due: float | None = None
    ended: float | None = None
    """Those of the table's entry in the index."""

    @property
    def about_id(self) -> str:
        """The id of the table or evening."""
        return self.about.id if isinstance(self.about, Evening) else self.about.table

    @property
    def subject(self) -> Subject | None:
        """What there is to tell the target."""
        if isinstance(self.about, Evening):
            return subject_of_evening(self.about)
        return subject_of(self.about, self.due, self.ended, None if self.target.kind == "club" else self.target.guest)


def find(connection: Connection, now: float) -> list[Pending]:
    """The targets and tables where something has happened, or may be due, since they were last judged."""
    holds = and_(seat_holders.c.guest == push_targets.c.guest, ~seat_holders.c.has_left)
    same = and_(push_notices.c.target == push_targets.c.id, push_notices.c.table_id == table_index.c.table_id)
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
            *push_notices.c["seq", "subject", "tries", "due"],
        )
        .join(seat_holders, holds)
        .join(table_index, table_index.c.table_id == seat_holders.c.table_id)
        .outerjoin(push_notices, same)
        .outerjoin(quiet_hours, quiet_hours.c.guest == push_targets.c.guest)
        .where(is_current(now), is_to_judge(table_index.c.seq, now))
        .limit(PER_LOOK)
    )
    return [
        Pending(
            target_of(row),
            quiet_hours_of(row),
            decode(row.summary),
            row.table_seq,
            told_of(row),
            row.table_due,
            row.ended,
        )
        for row in connection.execute(query)
    ]


def find_evenings(connection: Connection, now: float) -> list[Pending]:
    """The webhooks of clubs, and the evenings that their owners organise, where something has happened or may be due.

    Quiet hours are those of a person. An evening that somebody leads disturbs no club.
    """
    same = and_(push_notices.c.target == push_targets.c.id, push_notices.c.table_id == evenings.c.id)
    query = (
        select(push_targets, evenings.c.version, evenings.c.evening, *push_notices.c["seq", "subject", "tries", "due"])
        .join(evenings, evenings.c.organiser == push_targets.c.guest)
        .outerjoin(push_notices, same)
        .where(push_targets.c.kind == "club", is_current_evening(now), is_to_judge(evenings.c.version, now))
        .limit(PER_LOOK)
    )
    return [
        Pending(target_of(row), None, decode_evening(bytes(row.evening)), row.version, told_of(row))
        for row in connection.execute(query)
    ]


def is_to_judge(seq: Any, now: float) -> Any:
    """Whether something has happened, or may be due, and no process is about to tell it."""
    is_news = or_(push_notices.c.seq != seq, push_notices.c.due <= now)
    is_claimed = and_(push_notices.c.tries > 0, push_notices.c.due > now)
    return or_(push_notices.c.seq.is_(None), and_(is_news, ~is_claimed))


def is_current(now: float) -> Any:
    """Whether there may be anything to tell about a table of the index."""
    return or_(table_index.c.phase.in_(["waiting", "playing"]), table_index.c.ended > now - OVER_SECONDS)


def is_current_evening(now: float) -> Any:
    """Whether there may be anything to tell about an evening."""
    return or_(~evenings.c.is_over, evenings.c.opened > now - EVENING_SECONDS)


def told_of(row: Row[Any]) -> Told | None:
    """What a target has been told, in a row of a query."""
    return None if row.seq is None else Told(row.seq, row.subject, row.tries, row.due)


def write(connection: Connection, pending: Pending, told: Told) -> bool:
    """Write what a target has been told, unless another process has written since; says whether it was written."""
    key = {"target": pending.target.id, "table_id": pending.about_id}
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
    """Delete what was told about tables and evenings of which there is nothing more to tell."""
    current = select(table_index.c.table_id).where(is_current(now))
    meeting = select(evenings.c.id).where(is_current_evening(now))
    is_finished = push_notices.c.table_id.not_in(current) & push_notices.c.table_id.not_in(meeting)
    connection.execute(delete(push_notices).where(is_finished))
