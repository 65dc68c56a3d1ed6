"""What people tell of themselves, and what they come in with: links and tokens."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the tables of people."""
    op.create_table(
        "persons",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("login", sa.String(40)),
        sa.Column("login_key", sa.String(80), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("void_before", sa.BigInteger),
        comment="guests who told us something of themselves; without a login there is no account",
    )
    op.create_table(
        "links",
        sa.Column("digest", sa.LargeBinary(32), primary_key=True),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("until", sa.Float(53), nullable=False),
        comment="one-time links by which a person comes in on another device",
    )
    op.create_index("links_guest", "links", ["guest"])
    op.create_table(
        "tokens",
        sa.Column("digest", sa.LargeBinary(32), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        comment="by which programs show who they are: each is a guest of its own",
    )
    op.create_index("tokens_owner", "tokens", ["owner"])
