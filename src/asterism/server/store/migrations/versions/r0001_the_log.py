"""The log and the settings; a file from before there were migrations has them already."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create what is not there."""
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        comment="the log: nothing is ever changed or deleted here",
        if_not_exists=True,
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
        comment="secrets that live as long as the log",
        if_not_exists=True,
    )
