"""Evenings, who takes part in them, and leagues."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

ID, GUEST, TIME = sa.String(32), sa.String(64), sa.Float(53)


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "evenings",
        sa.Column("id", ID, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("organiser", GUEST),
        sa.Column("league", ID),
        sa.Column("opened", TIME, nullable=False),
        sa.Column("is_over", sa.Boolean, nullable=False),
        sa.Column("evening", sa.LargeBinary, nullable=False),
        comment="evenings of clubs; the version fences changes by several processes",
    )
    op.create_index("evenings_organiser", "evenings", ["organiser"])
    op.create_index("evenings_league", "evenings", ["league"])
    op.create_table(
        "evening_players",
        sa.Column("guest", GUEST, primary_key=True),
        sa.Column("evening", ID, primary_key=True),
        comment="derived from the evenings: who takes part in which",
    )
    op.create_index("evening_players_evening", "evening_players", ["evening"])
    op.create_table(
        "leagues",
        sa.Column("id", ID, primary_key=True),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("organiser", GUEST),
        sa.Column("best", sa.Integer),
        sa.Column("opened", TIME, nullable=False),
        comment="leagues over several evenings",
    )
    op.create_index("leagues_organiser", "leagues", ["organiser"])
