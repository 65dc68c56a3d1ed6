"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

TABLE_ID, GUEST, TIME = sa.String(32), sa.String(64), sa.Float(53)


def upgrade() -> None:
    """Create all tables."""
    create_tables_of_games()
    create_tables_of_guests()


def create_tables_of_games() -> None:
    """The events of all tables, what is derived from them, and who drives which table."""
    op.create_table(
        "events",
        sa.Column("table_id", TABLE_ID, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("event", sa.LargeBinary, nullable=False),
        comment="the log of all tables: no row is ever changed or deleted",
    )
    op.create_table(
        "table_index",
        sa.Column("table_id", TABLE_ID, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("due", TIME),
        sa.Column("opened", TIME, nullable=False),
        sa.Column("updated", TIME, nullable=False),
        sa.Column("ended", TIME),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        comment="derived from the events: one row for each table, after its last event",
    )
    op.create_index("table_index_due", "table_index", ["due"])
    op.create_index("table_index_ended", "table_index", ["game", "ended", "table_id"])
    op.create_index("table_index_listed", "table_index", ["listed", "phase", "updated"])
    op.create_table(
        "seat_holders",
        sa.Column("guest", GUEST, primary_key=True),
        sa.Column("table_id", TABLE_ID, primary_key=True),
        sa.Column("has_left", sa.Boolean, nullable=False),
        comment="derived from the events: who holds a seat at which table, or held one before the match began",
    )
    op.create_index("seat_holders_table", "seat_holders", ["table_id"])
    op.create_table(
        "leases",
        sa.Column("table_id", TABLE_ID, primary_key=True),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        comment="which server process moves the bots and watches the clock of a table",
    )
    op.create_index("leases_holder", "leases", ["holder"])


def create_tables_of_guests() -> None:
    """What is kept about guests, and the server's own secrets."""
    op.create_table(
        "server_secrets",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
        comment="random secrets that stay the same as long as the database exists",
    )
    op.create_table(
        "accounts",
        sa.Column("guest", GUEST, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("login", sa.String(40)),
        sa.Column("login_key", sa.String(200), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("generation", sa.Integer, nullable=False, server_default="0"),
        sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
        comment="what guests told about themselves; without a login a guest cannot sign in elsewhere",
    )
    op.create_index("accounts_rated", "accounts", ["rated"])
    op.create_table(
        "ended_sessions",
        sa.Column("session", GUEST, primary_key=True),
        sa.Column("until", TIME, nullable=False),
        comment="sessions whose cookies are void, until these would be too old anyway",
    )
    op.create_index("ended_sessions_until", "ended_sessions", ["until"])
    op.create_table(
        "device_links",
        sa.Column("digest", sa.LargeBinary(32), primary_key=True),
        sa.Column("guest", GUEST, nullable=False),
        sa.Column("until", TIME, nullable=False),
        comment="one-time links that make another device the same guest",
    )
    op.create_index("device_links_guest", "device_links", ["guest"])
    op.create_table(
        "api_tokens",
        sa.Column("digest", sa.LargeBinary(32), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("owner", GUEST, nullable=False),
        sa.Column("guest", GUEST, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", TIME, nullable=False),
        comment="tokens of programs, each of which is a guest of its own",
    )
    op.create_index("api_tokens_owner", "api_tokens", ["owner"])
