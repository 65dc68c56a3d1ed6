"""Admins, what they did, reports, mutes and bans."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

TABLE_ID, GUEST, TIME = sa.String(32), sa.String(64), sa.Float(53)


def upgrade() -> None:
    """Create the tables of admins."""
    op.create_table(
        "admins",
        sa.Column("guest", GUEST, primary_key=True),
        sa.Column("since", TIME, nullable=False),
        comment="the people whom the host named to look after this server",
    )
    op.create_table(
        "admin_links",
        sa.Column("digest", sa.LargeBinary(32), primary_key=True),
        sa.Column("until", TIME, nullable=False),
        comment="one-time links that make whoever opens them an admin",
    )
    op.create_table(
        "admin_acts",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", TIME, nullable=False),
        sa.Column("admin", GUEST, nullable=False),
        sa.Column("admin_name", sa.String(40), nullable=False),
        sa.Column("act", sa.String(32), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("subject_name", sa.String(40), nullable=False),
        sa.Column("why", sa.String(500), nullable=False),
        comment="what admins did: who, when, to whom and why",
    )
    op.create_index("admin_acts_at", "admin_acts", ["at"])
    op.create_table(
        "sanctions",
        sa.Column("guest", GUEST, primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("since", TIME, nullable=False),
        sa.Column("until", TIME),
        sa.Column("why", sa.String(500), nullable=False),
        comment="who may not chat until when (mute), and who may not take part at all (ban)",
    )
    create_reports()


def create_reports() -> None:
    """Create the table of reports."""
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", TIME, nullable=False),
        sa.Column("table_id", TABLE_ID, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", GUEST, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("line_at", TIME),
        sa.Column("line", sa.String(500), nullable=False),
        sa.Column("reporter", GUEST, nullable=False),
        sa.Column("note", sa.String(500), nullable=False),
        sa.Column("done", TIME),
        comment="names and chat lines that somebody at a table reported to the admins",
    )
    op.create_index("reports_at", "reports", ["at"])
    op.create_index("reports_reporter", "reports", ["reporter"])
