"""What a browser asks of a table. Whoever holds several seats says with `seat` for which one."""

from __future__ import annotations

from typing import Annotated

import msgspec

from asterism.server.protocol.models import Phrase, SeatNumber


class PlayMove(msgspec.Struct, frozen=True, tag="play_move", forbid_unknown_fields=True):
    """A move that a person wants to make, at the position after `seq`."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    seq: int
    move: msgspec.Raw
    seat: SeatNumber | None = None
    ms: Annotated[int, msgspec.Meta(ge=0, le=3_600_000)] | None = None
    """Where the fastest counts: how long it took, from when the moment was on the own screen."""


class ReportRaceShown(msgspec.Struct, frozen=True, tag="report_race_shown", forbid_unknown_fields=True):
    """The moment in which the fastest counts is on the screen now."""

    opened: int
    seat: SeatNumber | None = None


class ClaimRace(msgspec.Struct, frozen=True, tag="claim_race", forbid_unknown_fields=True):
    """Answer where the fastest counts, and say later what exactly."""

    opened: int
    ms: Annotated[int, msgspec.Meta(ge=0, le=3_600_000)]
    seat: SeatNumber | None = None


class TakeBack(msgspec.Struct, frozen=True, tag="take_back", forbid_unknown_fields=True):
    """Take back the seat's last move: at once where that is free, else the others are asked."""

    seq: int
    seat: SeatNumber | None = None


class OfferDraw(msgspec.Struct, frozen=True, tag="offer_draw", forbid_unknown_fields=True):
    """Ask the others for a draw."""

    seat: SeatNumber | None = None


class AnswerOffer(msgspec.Struct, frozen=True, tag="answer_offer", forbid_unknown_fields=True):
    """Agree to what another player asks for, or not; whoever asked withdraws with a no."""

    yes: bool
    seat: SeatNumber | None = None


class SeatBot(msgspec.Struct, frozen=True, tag="seat_bot", forbid_unknown_fields=True):
    """Let a bot play a seat: one's own, that of somebody who is away, or, for the host, an open one."""

    seat: SeatNumber
    bot: str | None = None


class ReturnToSeat(msgspec.Struct, frozen=True, tag="return_to_seat", forbid_unknown_fields=True):
    """Take one's seat back from the bot that sat in."""

    seat: SeatNumber | None = None


class Resign(msgspec.Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """Give the seat up for good; a bot plays on."""

    seat: SeatNumber | None = None


class LeaveTable(msgspec.Struct, frozen=True, tag="leave_table", forbid_unknown_fields=True):
    """Get up from a table that still waits; if the host does, the table is closed."""


class SendChat(msgspec.Struct, frozen=True, tag="send_chat", forbid_unknown_fields=True):
    """Say something: either words or a phrase."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)] | None = None
    phrase: Phrase | None = None
    seat: SeatNumber | None = None


class LookFromSeat(msgspec.Struct, frozen=True, tag="look_from_seat", forbid_unknown_fields=True):
    """See the table through one of one's own seats; without a seat, as a spectator does (the curtain is down)."""

    seat: SeatNumber | None = None


class RequestHints(msgspec.Struct, frozen=True, tag="request_hints", forbid_unknown_fields=True):
    """Ask for the best moves."""

    seat: SeatNumber | None = None


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """A sign of life."""


Command = (
    PlayMove
    | ReportRaceShown
    | ClaimRace
    | TakeBack
    | OfferDraw
    | AnswerOffer
    | SeatBot
    | ReturnToSeat
    | Resign
    | LeaveTable
    | SendChat
    | LookFromSeat
    | RequestHints
    | Ping
)
