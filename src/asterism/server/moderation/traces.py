"""What the rows of moderation have about a person: exported for them, and erased with their data."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, select, update

from asterism.server.store.schema import admin_acts, admins, reports, sanctions


def traces_of(connection: Connection, guest: str) -> dict[str, Any]:
    """What a person gets to see of it: whether they are an admin, their mutes and bans, and the reports they made."""
    own = select(reports.c.at, reports.c.table_id, reports.c.name, reports.c.line, reports.c.note, reports.c.done)
    return {
        "admin_since": connection.scalar(select(admins.c.since).where(admins.c.guest == guest)),
        "sanctions": [
            {"kind": row.kind, "since": row.since, "until": row.until, "why": row.why}
            for row in connection.execute(select(sanctions).where(sanctions.c.guest == guest))
        ],
        "reports": [dict(row) for row in connection.execute(own.where(reports.c.reporter == guest)).mappings()],
    }


def erase_traces(connection: Connection, guest: str) -> None:
    """Within the transaction that erases a person: they are no admin, and nothing here has their name or words."""
    connection.execute(delete(admins).where(admins.c.guest == guest))
    connection.execute(delete(sanctions).where(sanctions.c.guest == guest))
    about = select(reports.c.id).where(reports.c.guest == guest)
    connection.execute(update(admin_acts).where(admin_acts.c.subject.in_(about)).values(subject_name="", why=""))
    connection.execute(delete(reports).where(reports.c.guest == guest))
    connection.execute(update(reports).where(reports.c.reporter == guest).values(reporter="", note=""))
    connection.execute(update(admin_acts).where(admin_acts.c.admin == guest).values(admin="", admin_name=""))
    connection.execute(
        update(admin_acts).where(admin_acts.c.subject == guest).values(subject="", subject_name="", why="")
    )
