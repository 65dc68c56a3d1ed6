"""Notifications: where people want to be told of their tables, what they were told, and their quiet hours."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

TABLE_ID, GUEST, TIME = sa.String(32), sa.String(64), sa.Float(53)


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "push_targets",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", GUEST, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("session", GUEST),
        sa.Column("url", sa.String(2000), nullable=False),
        sa.Column("key", sa.String(200), nullable=False),
        sa.Column("secret", sa.String(200), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("origin", sa.String(200), nullable=False),
        sa.Column("created", TIME, nullable=False),
        sa.Column("error", sa.String(200), nullable=False, server_default=""),
        comment="where people want to be told of their tables: browsers with their push services, and webhooks",
    )
    op.create_index("push_targets_guest", "push_targets", ["guest"])
    op.create_index("push_targets_session", "push_targets", ["session"])
    op.create_table(
        "push_notices",
        sa.Column("target", sa.String(32), primary_key=True),
        sa.Column("table_id", TABLE_ID, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("subject", sa.String(40), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", TIME),
        comment="what each target was last told about a table, after which event, and when to look again",
    )
    op.create_index("push_notices_table", "push_notices", ["table_id"])
    op.create_table(
        "quiet_hours",
        sa.Column("guest", GUEST, primary_key=True),
        sa.Column("begins", sa.Integer, nullable=False),
        sa.Column("ends", sa.Integer, nullable=False),
        sa.Column("time_zone", sa.String(64), nullable=False),
        comment="when people want to be told nothing, in minutes of the day where they are",
    )
