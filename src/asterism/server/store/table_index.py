"""A table's card: what lists and sweeps need to know of a table without opening it.

A card follows from the log and is written in the same transaction as the entry that changed it, so it is never
ahead of the log nor behind it, and can be made anew from it.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Phase = Literal["waiting", "playing", "over", "closed"]


class IndexEntry(msgspec.Struct, frozen=True):
    """A table as its last entry left it."""

    game: str
    phase: Phase
    listed: bool
    due: float | None
    """When something happens although nobody asks: 0 for at once (a bot is to move), a deadline, or never."""
    guests: tuple[str, ...]
    """Who holds a seat."""
    summary: bytes
    """What lists show of the table, encoded; anybody who gets the list reads it."""
    ended: float | None = None
    """When the match was over."""


class EndedTable(msgspec.Struct, frozen=True):
    """A table at which the match is over."""

    table_id: str
    ended: float
    summary: bytes


class ListedTable(msgspec.Struct, frozen=True):
    """A table in a list."""

    table_id: str
    game: str
    phase: Phase
    opened: float
    updated: float
    summary: bytes
