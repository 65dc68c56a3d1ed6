"""Who wants ratings, and when matches ended; of those that are over already the card's last change stands for it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the columns."""
    op.add_column("cards", sa.Column("ended", sa.Float(53)))
    op.execute("UPDATE cards SET ended = updated WHERE phase = 'over'")
    op.create_index("cards_ended", "cards", ["game", "ended", "table_id"])
    op.add_column("persons", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("persons_rated", "persons", ["rated"])
