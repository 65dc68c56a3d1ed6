"""Cards for lists and sweeps, and leases for several processes; the server fills the cards from the log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the derived tables."""
    op.create_table(
        "cards",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("due", sa.Float(53)),
        sa.Column("opened", sa.Float(53), nullable=False),
        sa.Column("updated", sa.Float(53), nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        comment="derived from the log: one row for each table, as its last entry left it",
    )
    op.create_index("cards_due", "cards", ["due"])
    op.create_index("cards_listed", "cards", ["listed", "phase", "updated"])
    op.create_table(
        "sitters",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        comment="derived from the log: who holds a seat where",
    )
    op.create_index("sitters_table", "sitters", ["table_id"])
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        comment="which server process moves the bots and watches the clocks of a table",
    )
    op.create_index("leases_holder", "leases", ["holder"])
