"""What admins of a server send and get, and what people report to them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from asterism.server.protocol.models import ChatLine, TableListing
from asterism.server.protocol.requests import Request

MAX_SENTENCE = 500
Sentence = Annotated[str, msgspec.Meta(max_length=MAX_SENTENCE)]
Reason = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_SENTENCE)]
Minutes = Annotated[int, msgspec.Meta(ge=1, le=525_600)]
"""Up to a year."""


class NewReport(Request, frozen=True):
    """Report the name of a seat, or one of its chat lines, to the admins of the server."""

    seat: int
    line_at: int | None = None
    """When the chat line was sent, which identifies it among those of the seat."""
    note: Sentence = ""


class ClaimAdmin(Request, frozen=True):
    """The secret of a link that names an admin."""

    secret: Annotated[str, msgspec.Meta(max_length=200)]


class CloseTable(Request, frozen=True):
    """Close a table; its people read why."""

    why: Reason


class Mute(Request, frozen=True):
    """Let nobody read what a person writes, for a time."""

    minutes: Minutes
    why: Sentence = ""


class Ban(Request, frozen=True):
    """Keep a person out until the ban is lifted."""

    why: Reason


class SettleReport(Request, frozen=True):
    """Mark a report as done."""

    why: Sentence = ""


class AdminInfo(msgspec.Struct, frozen=True):
    """An admin."""

    guest: str
    name: str
    since: int
    """Milliseconds since 1970, like all times here."""
    is_you: bool


class Standing(msgspec.Struct, frozen=True):
    """What a person may not do at the moment."""

    muted_until: int | None
    banned_since: int | None
    why: str
    """Of the ban, or else of the mute."""


class PersonInfo(msgspec.Struct, frozen=True):
    """A person, or a program, as admins see them. No password and no address is known."""

    guest: str
    name: str
    login: str | None
    program_of: str | None
    """The guest whose program it is."""
    table_changed: int | None
    """When something last happened at one of their tables."""
    tables: int
    standing: Standing


class ReportInfo(msgspec.Struct, frozen=True):
    """A report, with what was said at the table around it."""

    id: str
    at: int
    table: str
    guest: str
    name: str
    standing: Standing
    """Of the person who was reported."""
    line: str
    """The chat line; empty if the name was reported."""
    is_line: bool
    note: str
    done: int | None
    context: list[ChatLine]


class ActInfo(msgspec.Struct, frozen=True):
    """Something that an admin did."""

    at: int
    admin_name: str
    act: str
    subject: str
    subject_name: str
    why: str


class StorageInfo(msgspec.Struct, frozen=True):
    """Where everything is stored, and how much room it takes."""

    place: str
    bytes: int
    free_bytes: int | None
    """On the disk of a SQLite database; unknown for a PostgreSQL."""
    rows: dict[str, int]
    """By table of the database."""
    tables_of_week: int
    """Opened in the last seven days."""
    events_of_week: int
    """At tables where something happened in the last seven days."""


class VersionInfo(msgspec.Struct, frozen=True):
    """What runs here."""

    asterism: str
    python: str
    database: str
    schema: str
    rules: dict[str, int]
    """By game."""


class SettingInfo(msgspec.Struct, frozen=True):
    """A setting in force."""

    name: str
    """As the flag is called."""
    value: str | bool
    """Empty if nothing is set; secrets are hidden."""
    is_hidden: bool
    source: Literal["default", "flag", "environment"]


class ServerInfo(msgspec.Struct, frozen=True):
    """What an admin should know of the server."""

    storage: StorageInfo
    versions: VersionInfo
    settings: list[SettingInfo]


class AdminOverview(msgspec.Struct, frozen=True):
    """What the page of the admins shows first."""

    admins: list[AdminInfo]
    open_reports: int
    tables: dict[str, int]
    """How many tables there are, by phase."""


class AdminTables(msgspec.Struct, frozen=True):
    """The tables that were found, the latest first."""

    tables: list[TableListing]
    is_cut: bool
    """There are more."""
