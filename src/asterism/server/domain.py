"""What a table's log, its index and the wire all speak of.

These types are stored in the log. A change that old logs cannot be read with needs a type of its own here; a change
that only the wire needs belongs into `protocol`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Phase = Literal["waiting", "playing", "over", "closed"]
"""A table waits for players, plays, and is over. One that its host gave up before the match, or an admin of the server
at any time, is closed."""

Visibility = Literal["private", "listed"]
"""A private table is found by its link only, a listed one also in the lobby. Anybody who finds a table may watch."""

SeatKind = Literal["person", "bot", "open"]

OfferKind = Literal["take_back", "draw"]

Phrase = Literal[
    "hello", "good-luck", "your-turn", "one-moment", "nice-move", "oops", "thanks", "sorry", "well-played", "goodbye"
]
"""A chat line that a player sends with one touch; each reader sees it in their own language."""


class MoveClock(msgspec.Struct, frozen=True, tag_field="kind", tag="move", forbid_unknown_fields=True):
    """A time limit in seconds for every move."""

    seconds: Annotated[int, msgspec.Meta(ge=5, le=3600)]

    @property
    def span_ms(self) -> int:
        """The time for one move."""
        return self.seconds * 1000


class DaysClock(msgspec.Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """A time limit in days for every move."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)]

    @property
    def span_ms(self) -> int:
        """The time for one move."""
        return self.days * 86_400_000


Clock = MoveClock | DaysClock


class Forked(msgspec.Struct, frozen=True, tag_field="kind", tag="forked"):
    """The table continues an earlier match, so the person who opened it knew the deal."""

    moves: int
    """How many moves had been made."""


class Daily(msgspec.Struct, frozen=True, tag_field="kind", tag="daily"):
    """The table plays the challenge of a day: the same deal against the same bots for everybody, and one try."""

    day: str
    """Such as 2026-12-31."""


class EveningRound(msgspec.Struct, frozen=True, tag_field="kind", tag="evening"):
    """The table belongs to a round of an evening, which seats its people and compares their results."""

    evening: str
    round: int
    """The number of the round, from 1."""
    is_duplicate: bool
    """Whether other tables of the round play the same deal."""
    is_sealed: bool
    """Whether others may still play this deal, so that only those at the table may see anything of it."""


Origin = Forked | Daily | EveningRound
"""What a table is part of, or where a deal comes from that was fixed before the table was opened."""
