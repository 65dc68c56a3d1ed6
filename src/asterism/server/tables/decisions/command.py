"""Every command of a person at a table, and what a table does by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from asterism.bots import check_name
from asterism.errors import AsterismError, IllegalMove
from asterism.server.protocol import commands
from asterism.server.tables import events
from asterism.server.tables.decisions import chat, offers, seating
from asterism.server.tables.decisions.seating import own_seat, playing_seat
from asterism.server.tables.decisions.turns import Decision, check_fresh, decode_move, play_turn
from asterism.server.tables.race.decisions import decide_answer, decide_claim
from asterism.server.tables.state import TableState


class Context(msgspec.Struct, frozen=True):
    """What a decision needs to know beside the state."""

    now: Callable[[], int]
    """Tells the table's time."""
    away_ms: Sequence[int | None]
    """How long the person of each seat has been away; only `SeatBot` asks."""
    grace_ms: int
    """How long a person may be away before the others can let a bot take over."""
    check_bot: seating.CheckBot = check_name


def decide(state: TableState, guest: str | None, command: commands.Command, context: Context) -> Decision:
    """What follows from a guest's command; nothing if it was carried out before."""
    match command:
        case commands.PlayMove():
            return decide_move(state, guest, command, context)
        case commands.ReportRaceShown() | commands.ClaimRace():
            return decide_race(state, guest, command, context)
        case commands.TakeBack() | commands.OfferDraw() | commands.AnswerOffer():
            return offers.decide(state, guest, command)
        case commands.SeatBot():
            return seating.decide_bot(
                state,
                guest,
                command,
                away_ms=context.away_ms,
                grace_ms=context.grace_ms,
                check_bot=context.check_bot,
            )
        case commands.ReturnToSeat() | commands.Resign() | commands.LeaveTable():
            return seating.decide(state, guest, command)
        case commands.SendChat():
            return chat.decide(state, guest, command, context.now())
    raise AsterismError(f"a table does not take the command {command.__struct_config__.tag}")


def decide_move(state: TableState, guest: str | None, command: commands.PlayMove, context: Context) -> Decision:
    """A move. An id counts once for its seat, even when the move is sent again over a new connection."""
    if is_repeated(state, own_seat(state, guest, command.seat), command):
        return []
    seat = playing_seat(state, guest, command.seat)
    check_fresh(state, command.seq)
    move = decode_move(state, command.move)
    if state.race is not None:
        return decide_answer(state, state.race, seat, command, move, context.now())
    return play_turn(state, seat, move, move_id=command.id)


def is_repeated(state: TableState, seat: int, command: commands.PlayMove) -> bool:
    """Whether the seat's move was carried out before. A repeated move names an earlier position than its own event."""
    event = state.move_ids.event_of(seat, command.id)
    if event is not None and command.seq >= event:
        raise IllegalMove(f"you have used the id {command.id} for an earlier move; give every move an id of its own")
    return event is not None


def decide_race(
    state: TableState, guest: str | None, command: commands.ReportRaceShown | commands.ClaimRace, context: Context
) -> Decision:
    """A person sees a race, or answers in it."""
    seat = playing_seat(state, guest, command.seat)
    if state.race is None or seat not in state.to_act:
        raise IllegalMove("this race is over")
    return decide_claim(state, state.race, seat, command, context.now())


def automatic_events(state: TableState) -> Sequence[events.TableEvent]:
    """What a table does by itself: the match starts when all nonces are revealed, and an accepted offer is kept."""
    if state.phase == "waiting" and state.is_full and not state.unrevealed():
        return [events.MatchStarted(nonces=state.revealed_nonces())]
    if state.offer is None or state.offer_waits_for():
        return []
    offer = state.offer.offer
    return [events.DrawAgreed()] if offer.kind == "draw" else [events.TurnsTakenBack(seat=offer.seat, to=offer.to)]
