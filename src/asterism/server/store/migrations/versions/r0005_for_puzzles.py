"""Whose finished matches may become puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nobody has agreed yet."""
    op.add_column("accounts", sa.Column("for_puzzles", sa.Boolean, nullable=False, server_default=sa.false()))
