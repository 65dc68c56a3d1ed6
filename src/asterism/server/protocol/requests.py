"""What a person sends to open a table or to take a seat at one."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from asterism.server.domain import Clock, Visibility
from asterism.typed_text import MAX_NAME

ShortText = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME)]
BotName = Annotated[str, msgspec.Meta(max_length=200)]
Nonce = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
"""16 random bytes that the person's own browser drew. The deal follows from them, among others."""
NonceHash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
"""The SHA-256 hash of a nonce's text."""
Day = Annotated[str, msgspec.Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
"""Such as 2026-12-31."""


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request. Unknown fields are refused."""


class OwnersFile(Request, frozen=True):
    """The text of an owner's file of boards, tiles or cards, to be checked."""

    name: ShortText
    text: Annotated[str, msgspec.Meta(max_length=200_000)]


class SeatPlan(Request, frozen=True):
    """Who sits in a seat of a new table.

    "me" is the person who opens it, "here" another person at the same device, "open" is for anybody who comes.
    """

    kind: Literal["me", "here", "bot", "open"]
    bot: BotName | None = None
    name: ShortText | None = None
    """Of the other person at the same device."""


class NewTable(Request, frozen=True):
    """Open a table."""

    game: str
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=8)]
    name: ShortText
    """The name of the person who opens it."""
    nonce_hash: NonceHash
    options: dict[str, Any] = {}
    visibility: Visibility = "private"
    clock: Clock | None = None
    day: Day | None = None
    """Play the challenge of this day. The only seat to ask for is "me"; bots, options and deal follow from the day."""
    language: ShortText = "en"
    """The language of the person who opens it. Options that depend on it have its usual value unless given."""


class PlayOn(Request, frozen=True):
    """Open a table that continues an earlier match from one of its positions: of a table, or from a record."""

    moves: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    """How many moves of the match were made before that position."""
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=8)]
    name: ShortText
    """The name of the person who opens the table."""
    table: str | None = None
    """A table at which the match is over."""
    record: str | None = None
    """The text of a record."""
    visibility: Visibility = "private"
    clock: Clock | None = None


class TakeSeat(Request, frozen=True):
    """Take a free seat at a table."""

    name: ShortText
    nonce_hash: NonceHash


class RevealNonce(Request, frozen=True):
    """Reveal the nonce behind the hash, once all seats are taken."""

    nonce: Nonce


class Rematch(Request, frozen=True):
    """Play another match with the same players, everybody one seat further."""

    nonce_hash: NonceHash
