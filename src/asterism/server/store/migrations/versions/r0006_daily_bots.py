"""What bots made of the challenges of days."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "daily_bots",
        sa.Column("bot", sa.String(200), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("begun", sa.Float(53), nullable=False),
        sa.Column("rank", sa.Integer),
        sa.Column("score", sa.Integer),
        comment="what a bot made of the challenge of a day; without a rank it is playing",
    )
