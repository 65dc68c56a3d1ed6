"""The tables of the database. A change here needs a revision in `migrations/versions`."""

from __future__ import annotations

from datetime import timedelta

from sqlalchemy import (
    Boolean,
    Column,
    ColumnElement,
    DateTime,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    false,
    func,
    or_,
)

metadata = MetaData()

SECRET = {"is_secret": True}
"""Marks tables and columns that let somebody in. A backup may leave them out."""

TABLE_ID, GUEST = String(32), String(64)

events = Table(
    "events",
    metadata,
    Column("table_id", TABLE_ID, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("event", LargeBinary, nullable=False),
    comment="the log of all tables: no row is ever changed or deleted",
)

table_index = Table(
    "table_index",
    metadata,
    Column("table_id", TABLE_ID, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("game", String(32), nullable=False),
    Column("phase", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("due", Float(53)),
    Column("opened", Float(53), nullable=False),
    Column("updated", Float(53), nullable=False),
    Column("ended", Float(53)),
    Column("summary", LargeBinary, nullable=False),
    Index("table_index_due", "due"),
    Index("table_index_ended", "game", "ended", "table_id"),
    Index("table_index_listed", "listed", "phase", "updated"),
    comment="derived from the events: one row for each table, after its last event",
)

seat_holders = Table(
    "seat_holders",
    metadata,
    Column("guest", GUEST, primary_key=True),
    Column("table_id", TABLE_ID, primary_key=True),
    Column("has_left", Boolean, nullable=False),
    Index("seat_holders_table", "table_id"),
    comment="derived from the events: who holds a seat at which table, or held one before the match began",
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", TABLE_ID, primary_key=True),
    Column("holder", String(32), nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
    Index("leases_holder", "holder"),
    comment="which server process moves the bots and watches the clock of a table",
)


def has_lapsed(seconds: float) -> ColumnElement[bool]:
    """Whether nobody has renewed a lease in time, by the clock of the database.

    A lease that seems to last longer than any was granted comes from before that clock was set back.
    """
    latest = func.now() + timedelta(seconds=2 * seconds)
    return or_(leases.c.until < func.now(), leases.c.until > latest)


server_secrets = Table(
    "server_secrets",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", LargeBinary, nullable=False),
    comment="random secrets that stay the same as long as the database exists",
    info=SECRET,
)

accounts = Table(
    "accounts",
    metadata,
    Column("guest", GUEST, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40)),
    Column("login_key", String(200), unique=True),
    Column("password", String(200), info=SECRET),
    Column("generation", Integer, nullable=False, server_default="0"),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("for_puzzles", Boolean, nullable=False, server_default=false()),
    Index("accounts_rated", "rated"),
    comment="what guests told about themselves; without a login a guest cannot sign in elsewhere",
)

ended_sessions = Table(
    "ended_sessions",
    metadata,
    Column("session", GUEST, primary_key=True),
    Column("until", Float(53), nullable=False),
    Index("ended_sessions_until", "until"),
    comment="sessions whose cookies are void, until these would be too old anyway",
)

device_links = Table(
    "device_links",
    metadata,
    Column("digest", LargeBinary(32), primary_key=True),
    Column("guest", GUEST, nullable=False),
    Column("until", Float(53), nullable=False),
    Index("device_links_guest", "guest"),
    comment="one-time links that make another device the same guest",
    info=SECRET,
)

api_tokens = Table(
    "api_tokens",
    metadata,
    Column("digest", LargeBinary(32), primary_key=True),
    Column("id", String(16), nullable=False),
    Column("owner", GUEST, nullable=False),
    Column("guest", GUEST, nullable=False),
    Column("name", String(40), nullable=False),
    Column("created", Float(53), nullable=False),
    Index("api_tokens_owner", "owner"),
    comment="tokens of programs, each of which is a guest of its own",
    info=SECRET,
)


push_targets = Table(
    "push_targets",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", GUEST, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("session", GUEST),
    Column("url", String(2000), nullable=False),
    Column("key", String(200), nullable=False),
    Column("secret", String(200), nullable=False),
    Column("name", String(80), nullable=False),
    Column("language", String(8), nullable=False),
    Column("origin", String(200), nullable=False),
    Column("created", Float(53), nullable=False),
    Column("error", String(200), nullable=False, server_default=""),
    Index("push_targets_guest", "guest"),
    Index("push_targets_session", "session"),
    comment="where people want to be told of their tables: browsers with their push services, and webhooks",
    info=SECRET,
)

push_notices = Table(
    "push_notices",
    metadata,
    Column("target", String(32), primary_key=True),
    Column("table_id", TABLE_ID, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("subject", String(40), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", Float(53)),
    Index("push_notices_table", "table_id"),
    comment="what each target was last told about a table, after which event, and when to look again",
)

quiet_hours = Table(
    "quiet_hours",
    metadata,
    Column("guest", GUEST, primary_key=True),
    Column("begins", Integer, nullable=False),
    Column("ends", Integer, nullable=False),
    Column("time_zone", String(64), nullable=False),
    comment="when people want to be told nothing, in minutes of the day where they are",
)

evenings = Table(
    "evenings",
    metadata,
    Column("id", TABLE_ID, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("organiser", GUEST),
    Column("league", TABLE_ID),
    Column("opened", Float(53), nullable=False),
    Column("is_over", Boolean, nullable=False),
    Column("evening", LargeBinary, nullable=False),
    Index("evenings_organiser", "organiser"),
    Index("evenings_league", "league"),
    comment="evenings of clubs; the version fences changes by several processes",
)

evening_players = Table(
    "evening_players",
    metadata,
    Column("guest", GUEST, primary_key=True),
    Column("evening", TABLE_ID, primary_key=True),
    Index("evening_players_evening", "evening"),
    comment="derived from the evenings: who takes part in which",
)

leagues = Table(
    "leagues",
    metadata,
    Column("id", TABLE_ID, primary_key=True),
    Column("title", String(40), nullable=False),
    Column("organiser", GUEST),
    Column("best", Integer),
    Column("opened", Float(53), nullable=False),
    Index("leagues_organiser", "organiser"),
    comment="leagues over several evenings",
)

admins = Table(
    "admins",
    metadata,
    Column("guest", GUEST, primary_key=True),
    Column("since", Float(53), nullable=False),
    comment="the people whom the host named to look after this server",
)

admin_links = Table(
    "admin_links",
    metadata,
    Column("digest", LargeBinary(32), primary_key=True),
    Column("until", Float(53), nullable=False),
    comment="one-time links that make whoever opens them an admin",
    info=SECRET,
)

admin_acts = Table(
    "admin_acts",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", Float(53), nullable=False),
    Column("admin", GUEST, nullable=False),
    Column("admin_name", String(40), nullable=False),
    Column("act", String(32), nullable=False),
    Column("subject", String(64), nullable=False),
    Column("subject_name", String(40), nullable=False),
    Column("why", String(500), nullable=False),
    Index("admin_acts_at", "at"),
    comment="what admins did: who, when, to whom and why",
)

sanctions = Table(
    "sanctions",
    metadata,
    Column("guest", GUEST, primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("since", Float(53), nullable=False),
    Column("until", Float(53)),
    Column("why", String(500), nullable=False),
    comment="who may not chat until when (mute), and who may not take part at all (ban)",
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", Float(53), nullable=False),
    Column("table_id", TABLE_ID, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", GUEST, nullable=False),
    Column("name", String(40), nullable=False),
    Column("line_at", Float(53)),
    Column("line", String(500), nullable=False),
    Column("reporter", GUEST, nullable=False),
    Column("note", String(500), nullable=False),
    Column("done", Float(53)),
    Index("reports_at", "at"),
    Index("reports_reporter", "reporter"),
    comment="names and chat lines that somebody at a table reported to the admins",
)

daily_bots = Table(
    "daily_bots",
    metadata,
    Column("bot", String(200), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("begun", Float(53), nullable=False),
    Column("rank", Integer),
    Column("score", Integer),
    comment="what a bot made of the challenge of a day; without a rank it is playing",
)
