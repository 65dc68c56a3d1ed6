"""What a browser asks of a table. Whoever holds several seats says with `seat` for which one."""

from __future__ import annotations

from typing import Annotated

import msgspec

from asterism.server.wire.tables import Phrase, SeatNumber


class MoveWish(msgspec.Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """A move that a person wants to make, at the position after `seq`."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    seq: int
    move: msgspec.Raw
    seat: SeatNumber | None = None
    ms: Annotated[int, msgspec.Meta(ge=0, le=3_600_000)] | None = None
    """Where the fastest counts: how long it took, from when the moment was on the own screen."""


class Shown(msgspec.Struct, frozen=True, tag="shown", forbid_unknown_fields=True):
    """The moment in which the fastest counts is on the screen now."""

    opened: int
    seat: SeatNumber | None = None


class Claim(msgspec.Struct, frozen=True, tag="claim", forbid_unknown_fields=True):
    """Answer where the fastest counts, and say later what exactly."""

    opened: int
    ms: Annotated[int, msgspec.Meta(ge=0, le=3_600_000)]
    seat: SeatNumber | None = None


class TakeBackWish(msgspec.Struct, frozen=True, tag="take_back", forbid_unknown_fields=True):
    """Take back the seat's last move: at once where that is free, else the others are asked."""

    seq: int
    seat: SeatNumber | None = None


class DrawWish(msgspec.Struct, frozen=True, tag="draw", forbid_unknown_fields=True):
    """Ask the others for a draw."""

    seat: SeatNumber | None = None


class Answer(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """Agree to what another player asks for, or not; whoever asked withdraws with a no."""

    yes: bool
    seat: SeatNumber | None = None


class BotPlays(msgspec.Struct, frozen=True, tag="bot_plays", forbid_unknown_fields=True):
    """Let a bot play a seat: one's own, that of somebody who is away, or, for the host, an open one."""

    seat: SeatNumber
    bot: str | None = None


class ComeBack(msgspec.Struct, frozen=True, tag="come_back", forbid_unknown_fields=True):
    """Take one's seat back from the bot that sat in."""

    seat: SeatNumber | None = None


class Resign(msgspec.Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """Give the seat up for good; a bot plays on."""

    seat: SeatNumber | None = None


class Leave(msgspec.Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Get up from a table that still waits; if the host does, the table is closed."""


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Say something: either words or a phrase."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)] | None = None
    phrase: Phrase | None = None
    seat: SeatNumber | None = None


class Look(msgspec.Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """See the table through one of one's own seats; without a seat, as a spectator does (the curtain is down)."""

    seat: SeatNumber | None = None


class HintWish(msgspec.Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """Ask for the best moves."""

    seat: SeatNumber | None = None


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """A sign of life."""


FromBrowser = (
    MoveWish
    | Shown
    | Claim
    | TakeBackWish
    | DrawWish
    | Answer
    | BotPlays
    | ComeBack
    | Resign
    | Leave
    | Say
    | Look
    | HintWish
    | Ping
)
