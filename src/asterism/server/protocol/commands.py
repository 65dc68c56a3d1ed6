"""What a person sends over a live connection to a table.

`seat` says for which seat. It may be left out by a person who holds only one.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from asterism.server.domain import Phrase
from asterism.server.protocol.requests import BotName

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
ReactionMs = Annotated[int, msgspec.Meta(ge=0, le=3_600_000)]
"""In a race: the time from when the race was on this screen until the answer."""


class PlayMove(msgspec.Struct, frozen=True, tag="play_move", forbid_unknown_fields=True):
    """Play a move at the position after event `seq`. A move that its seat sends again under the same id counts once."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    seq: int
    move: msgspec.Raw
    seat: SeatNumber | None = None
    ms: ReactionMs | None = None


class ReportRaceShown(msgspec.Struct, frozen=True, tag="report_race_shown", forbid_unknown_fields=True):
    """The race that event `opened` began is on the screen now."""

    opened: int
    seat: SeatNumber | None = None


class ClaimRace(msgspec.Struct, frozen=True, tag="claim_race", forbid_unknown_fields=True):
    """Answer in a race, and name the move later."""

    opened: int
    ms: ReactionMs
    seat: SeatNumber | None = None


class TakeBack(msgspec.Struct, frozen=True, tag="take_back", forbid_unknown_fields=True):
    """Take back the seat's last move: at once where that is free, else the others are asked."""

    seq: int
    seat: SeatNumber | None = None


class OfferDraw(msgspec.Struct, frozen=True, tag="offer_draw", forbid_unknown_fields=True):
    """Offer the others a draw."""

    seat: SeatNumber | None = None


class AnswerOffer(msgspec.Struct, frozen=True, tag="answer_offer", forbid_unknown_fields=True):
    """Accept or decline another player's offer. The player who made it withdraws it with a no."""

    yes: bool
    seat: SeatNumber | None = None


class SeatBot(msgspec.Struct, frozen=True, tag="seat_bot", forbid_unknown_fields=True):
    """Let a bot play a seat: one's own, that of a person who is away, or, for the host, an open one."""

    seat: SeatNumber
    bot: BotName | None = None


class ReturnToSeat(msgspec.Struct, frozen=True, tag="return_to_seat", forbid_unknown_fields=True):
    """Take one's seat back from the bot that took over."""

    seat: SeatNumber | None = None


class Resign(msgspec.Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """Give up the seat. A bot plays on."""

    seat: SeatNumber | None = None


class LeaveTable(msgspec.Struct, frozen=True, tag="leave_table", forbid_unknown_fields=True):
    """Leave a table that still waits for players. If the host leaves, the table is closed."""


class SendChat(msgspec.Struct, frozen=True, tag="send_chat", forbid_unknown_fields=True):
    """Send a chat line: either a text or a phrase."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)] | None = None
    phrase: Phrase | None = None
    seat: SeatNumber | None = None


class LookFromSeat(msgspec.Struct, frozen=True, tag="look_from_seat", forbid_unknown_fields=True):
    """See the table from one of one's own seats; without a seat, as a spectator sees it.

    People who share a device send this when they hand it over.
    """

    seat: SeatNumber | None = None


class RequestHints(msgspec.Struct, frozen=True, tag="request_hints", forbid_unknown_fields=True):
    """Ask for the best moves."""

    seat: SeatNumber | None = None


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Ask whether the connection is alive."""


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
