"""What the database holds. Every change here needs a revision in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    false,
)

metadata = MetaData()

TABLE_ID = String(32)

entries = Table(
    "entries",
    metadata,
    Column("table_id", TABLE_ID, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("entry", LargeBinary, nullable=False),
    comment="the log: nothing is ever changed or deleted here",
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", LargeBinary, nullable=False),
    comment="secrets that live as long as the log",
)

cards = Table(
    "cards",
    metadata,
    Column("table_id", TABLE_ID, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("game", String(32), nullable=False),
    Column("phase", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("due", Float(53)),
    Column("opened", Float(53), nullable=False),
    Column("updated", Float(53), nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("ended", Float(53)),
    Index("cards_due", "due"),
    Index("cards_ended", "game", "ended", "table_id"),
    Index("cards_listed", "listed", "phase", "updated"),
    comment="derived from the log: one row for each table, as its last entry left it",
)

sitters = Table(
    "sitters",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("table_id", TABLE_ID, primary_key=True),
    Index("sitters_table", "table_id"),
    comment="derived from the log: who holds a seat where",
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", TABLE_ID, primary_key=True),
    Column("holder", String(32), nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
    Index("leases_holder", "holder"),
    comment="which server process moves the bots and watches the clocks of a table",
)

persons = Table(
    "persons",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40)),
    Column("login_key", String(80), unique=True),
    Column("password", String(200)),
    Column("void_before", BigInteger),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Index("persons_rated", "rated"),
    comment="guests who told us something of themselves; without a login there is no account",
)

links = Table(
    "links",
    metadata,
    Column("digest", LargeBinary(32), primary_key=True),
    Column("guest", String(64), nullable=False),
    Column("until", Float(53), nullable=False),
    Index("links_guest", "guest"),
    comment="one-time links by which a person comes in on another device",
)

tokens = Table(
    "tokens",
    metadata,
    Column("digest", LargeBinary(32), primary_key=True),
    Column("id", String(16), nullable=False),
    Column("owner", String(64), nullable=False),
    Column("guest", String(64), nullable=False),
    Column("name", String(40), nullable=False),
    Column("created", Float(53), nullable=False),
    Index("tokens_owner", "owner"),
    comment="by which programs show who they are: each is a guest of its own",
)
