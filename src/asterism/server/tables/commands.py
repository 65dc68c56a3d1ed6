"""What people may ask of a table: every command becomes entries for the log, or a sentence that says why not.

All of this only looks at the state, so that a command can be judged again if another process was faster.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from asterism.errors import AsterismError, IllegalMove
from asterism.fairness import hash_of_nonce
from asterism.server.protocol import commands, models
from asterism.server.tables import events
from asterism.server.tables.creation import checked_bot
from asterism.server.tables.race import commands as race_commands
from asterism.server.tables.state import USUAL_BOT, TableState
from asterism.server.tables.take_back import last_move_of, take_back_terms

Entries = Sequence[events.TableEvent]

TALK_SPAN_MS, MOST_TALK = 10_000, 5
"""Nobody says more than this in so many milliseconds."""


@dataclass(frozen=True)
class Context:
    """What a judgement needs to know beside the state."""

    now: int
    away_ms: Sequence[int | None]
    """How long the person of each seat has been away."""
    grace_ms: int


def judge(state: TableState, guest: str | None, command: commands.Command, context: Context) -> Entries:
    """What a guest's command comes to; nothing if it was granted before."""
    if isinstance(command, commands.SeatBot | commands.ReturnToSeat | commands.Resign | commands.LeaveTable):
        return decide_seating(state, guest, command, context)
    match command:
        case commands.PlayMove():
            return decide_move(state, guest, command, context)
        case commands.ReportRaceShown() | commands.ClaimRace():
            return decide_race(state, guest, command, context)
        case commands.TakeBack() | commands.OfferDraw() | commands.AnswerOffer():
            return decide_consent(state, guest, command)
        case commands.SendChat():
            return decide_chat(state, guest, command, context)
    raise AsterismError("this is not asked of a table")


def automatic_events(state: TableState) -> Entries:
    """What the rules of the registry do by themselves: begin when the deal is there, and keep to what was agreed."""
    if state.phase == "waiting" and state.is_full and not state.unrevealed():
        return [events.MatchStarted(nonces=state.revealed_nonces())]
    if state.pending is None or state.waits_for():
        return []
    offer = state.pending.offer
    return [events.DrawAgreed()] if offer.kind == "draw" else [events.TurnsTakenBack(seat=offer.seat, to=offer.to)]


# --- sitting down and getting up -------------------------------------------------------------


def decide_taking_seat(state: TableState, guest: str, command: models.TakeSeat) -> Entries:
    """The seat held for this guest, or the first free one; whoever has one keeps it."""
    if state.seats_of(guest):
        return []
    if state.is_closed:
        raise AsterismError("this table was closed before the match began")
    free = [number for number, seat in enumerate(state.seats) if seat.kind == "open"]
    held = [number for number in free if state.seats[number].guest == guest]
    own = [*held, *(number for number in free if state.seats[number].guest is None)]
    if not own:
        held_back = "the free seats of this table are held for others" if free else "all seats of this table are taken"
        raise AsterismError(f"{held_back}; you can watch")
    return [events.SeatTaken(seat=own[0], name=command.name, guest=guest, nonce_hash=command.nonce_hash)]


def decide_revealing_nonce(state: TableState, guest: str, nonce: str) -> Entries:
    """A person's browser opens its nonce_hash, when nobody can sit down any more who would know what it hides."""
    seat = own_seats(state, guest)[0]
    if state.phase != "waiting" or state.seats[seat].nonce:
        return []
    if not state.is_full:
        raise AsterismError("a nonce stays unrevealed until all seats are taken")
    if hash_of_nonce(nonce) != state.seats[seat].nonce_hash:
        raise AsterismError("this is not the nonce that was unrevealed when you sat down")
    return [events.NonceRevealed(seat=seat, nonce=nonce)]


def decide_seating(
    state: TableState,
    guest: str | None,
    command: commands.SeatBot | commands.ReturnToSeat | commands.Resign | commands.LeaveTable,
    context: Context,
) -> Entries:
    """Who plays a seat: the person, for now a bot, or for good a bot."""
    match command:
        case commands.SeatBot():
            return decide_bot(state, guest, command, context)
        case commands.ReturnToSeat():
            return decide_returning(state, guest, command)
        case commands.Resign():
            return [events.PlayerResigned(seat=playing_seat(state, guest, command.seat), bot=USUAL_BOT)]
        case commands.LeaveTable():
            return decide_leaving(state, guest)


def decide_leaving(state: TableState, guest: str | None) -> Entries:
    """A guest gets up before the start; the host closes the table."""
    if state.phase != "waiting":
        raise AsterismError("the match has begun: let a bot play for you, or resign")
    if guest == state.opened.host:
        return [events.TableClosed()]
    if state.is_full:
        raise AsterismError("all seats are taken and the deal is being made; you can resign as soon as it is there")
    return [events.SeatLeft(seat=seat) for seat in own_seats(state, guest)]


def decide_bot(state: TableState, guest: str | None, command: commands.SeatBot, context: Context) -> Entries:
    """A bot for one's own seat, for an open one, or in the place of somebody who is away."""
    bot = checked_bot(command.bot)
    if command.seat >= len(state.seats):
        raise AsterismError(f"there is no seat {command.seat}; the seats are 0 to {len(state.seats) - 1}")
    if state.phase == "waiting":
        return seat_bot(state, guest, command.seat, bot, context)
    own = own_seats(state, guest)
    check_playing(state)
    if command.seat not in state.people:
        raise AsterismError("a bot plays there already")
    if command.seat in own:
        return [events.BotTookOver(seat=command.seat, bot=bot, why="asked")]
    check_away(state, command.seat, context)
    return [events.BotTookOver(seat=command.seat, bot=bot, why="away")]


def check_away(state: TableState, seat: int, context: Context) -> None:
    """Only who has been away for long enough can be replaced by the others."""
    away, name = context.away_ms[seat], state.seats[seat].name
    if away is None:
        raise AsterismError(f"{name} is here")
    if away < context.grace_ms:
        seconds = -(-(context.grace_ms - away) // 1000)
        raise AsterismError(f"{name} may be back soon; wait another {seconds} seconds")


def seat_bot(state: TableState, guest: str | None, seat: int, bot: str, context: Context) -> Entries:
    """The host fills an open seat, or that of somebody for whose nonce the deal waits in vain."""
    if guest != state.opened.host:
        raise AsterismError("only the host puts bots into open seats")
    if state.seats[seat].kind != "open":
        if not state.is_full or seat not in state.unrevealed() or state.seats[seat].guest == guest:
            raise AsterismError("this seat is taken")
        check_away(state, seat, context)
    return [events.BotSeated(seat=seat, bot=bot)]


def decide_returning(state: TableState, guest: str | None, command: commands.ReturnToSeat) -> Entries:
    """A person takes the seat back from the bot."""
    seat = own_seat(state, guest, command.seat)
    check_playing(state)
    return [] if seat in state.people else [events.PlayerReturned(seat=seat)]


# --- moving ----------------------------------------------------------------------------------


def decide_move(state: TableState, guest: str | None, command: commands.PlayMove, context: Context) -> Entries:
    """A person's move; one that is in the state already is not made twice."""
    if command.id in state.move_ids:
        return []
    seat = playing_seat(state, guest, command.seat)
    check_fresh(state, command.seq)
    move = read_move(state, command.move)
    if state.race is not None:
        return race_commands.answer(state, state.race, seat, command, move, context.now)
    return turn_event(state, seat, move, command.id)


def turn_event(
    state: TableState, seat: int, move: Any, move_id: str | None = None, *, overdue: bool = False
) -> Entries:
    """A legal move as an entry."""
    state.played.check(move, seat)
    notation = state.played.notation(state.played.read(move))
    return [events.TurnPlayed(seat=seat, move=notation, move_id=move_id, overdue=overdue)]


def decide_race(
    state: TableState, guest: str | None, command: commands.ReportRaceShown | commands.ClaimRace, context: Context
) -> Entries:
    """A person sees a moment in which the fastest counts, or answers in it."""
    seat = playing_seat(state, guest, command.seat)
    if state.race is None or seat not in state.to_act:
        raise IllegalMove("that moment is over")
    return race_commands.claim(state, state.race, seat, command, context.now)


def read_move(state: TableState, raw: msgspec.Raw) -> Any:
    """The game's own move in a command."""
    try:
        data = msgspec.json.decode(raw)
    except msgspec.DecodeError as error:
        raise IllegalMove(f"this is not a move: {error}") from error
    if not isinstance(data, dict):
        raise IllegalMove("a move is an object with a type")
    return state.played.read(data)


def check_fresh(state: TableState, seq: int) -> None:
    """A command counts if the position is still the one it was made for; talk and seats do not matter."""
    if not state.position_seq <= seq <= state.seq:
        raise IllegalMove("the table has moved on since; look again")


# --- consent ---------------------------------------------------------------------------------


def decide_consent(
    state: TableState, guest: str | None, command: commands.TakeBack | commands.OfferDraw | commands.AnswerOffer
) -> Entries:
    """What needs the others' consent, and whether they give it."""
    match command:
        case commands.TakeBack():
            return decide_take_back(state, guest, command)
        case commands.OfferDraw():
            return decide_draw(state, guest, command)
        case commands.AnswerOffer():
            return decide_answer(state, guest, command)


def decide_take_back(state: TableState, guest: str | None, command: commands.TakeBack) -> Entries:
    """Back to before the seat's last move: at once, or if the others agree."""
    seat = playing_seat(state, guest, command.seat)
    check_fresh(state, command.seq)
    to, terms = last_move_of(state, seat), take_back_terms(state, seat)
    if to is None or terms is None:
        raise AsterismError("you have made no move yet")
    if terms == "never":
        raise AsterismError("something hidden has come to light since your move, so it stays")
    if terms == "free":
        return [events.TurnsTakenBack(seat=seat, to=to)]
    return [offer(state, events.OfferMade(seat=seat, kind="take_back", to=to))]


def decide_draw(state: TableState, guest: str | None, command: commands.OfferDraw) -> Entries:
    """A draw, if everybody agrees and the game knows that."""
    seat = playing_seat(state, guest, command.seat)
    if not state.terms.game.draw_by_agreement:
        raise AsterismError(f"in {state.terms.game.title} nobody can agree on a draw")
    return [offer(state, events.OfferMade(seat=seat, kind="draw"))]


def offer(state: TableState, offered: events.OfferMade) -> events.OfferMade:
    """One question at a time."""
    if state.pending is not None:
        raise AsterismError(f"{state.seats[state.pending.offer.seat].name} has asked something; answer that first")
    return offered


def decide_answer(state: TableState, guest: str | None, command: commands.AnswerOffer) -> Entries:
    """Yes or no to the offer; whoever made it can only withdraw it."""
    if state.pending is None:
        raise AsterismError("nobody is asking for anything any more")
    seats = own_seats(state, guest)
    if state.pending.offer.seat in seats and not command.yes:
        return [events.OfferAnswered(seat=state.pending.offer.seat, yes=False)]
    answering = [seat for seat in state.waits_for() if seat in seats]
    if not answering:
        raise AsterismError("your answer is not waited for")
    return [events.OfferAnswered(seat=answering[0], yes=command.yes)]


# --- talking ---------------------------------------------------------------------------------


def decide_chat(state: TableState, guest: str | None, command: commands.SendChat, context: Context) -> Entries:
    """A player says something."""
    seats = own_seats(state, guest)
    seat = seats[0] if command.seat is None else own_seat(state, guest, command.seat)
    text = None if command.text is None else command.text.strip()
    if bool(text) == bool(command.phrase):
        raise AsterismError("say either some words or one of the phrases")
    recent = [said for said in state.chat if said.seat in seats and context.now - said.at < TALK_SPAN_MS]
    if len(recent) >= MOST_TALK:
        raise AsterismError("that was a lot at once; wait a few seconds before you say more")
    return [events.ChatSent(seat=seat, text=text, phrase=command.phrase)]


# --- whose seat ------------------------------------------------------------------------------


def own_seats(state: TableState, guest: str | None) -> list[int]:
    """The guest's seats; spectators have none."""
    seats = state.seats_of(guest)
    if not seats:
        raise IllegalMove("you are watching this table; only players do that")
    return seats


def own_seat(state: TableState, guest: str | None, wanted: int | None) -> int:
    """The guest's seat, or that one of several which the guest means."""
    seats = own_seats(state, guest)
    if wanted is None and len(seats) == 1:
        return seats[0]
    if wanted is None:
        raise IllegalMove("you hold several seats: say which one you mean")
    if wanted not in seats:
        raise IllegalMove(f"seat {wanted} is not yours")
    return wanted


def playing_seat(state: TableState, guest: str | None, wanted: int | None) -> int:
    """The same, of a match under way, where the guest and no bot plays."""
    seat = own_seat(state, guest, wanted)
    check_playing(state)
    if seat not in state.people:
        raise IllegalMove("a bot plays for you; come back first")
    return seat


def check_playing(state: TableState) -> None:
    """Only while the match goes on."""
    if state.phase == "waiting":
        raise IllegalMove("the table still waits for players")
    if state.phase != "playing":
        raise IllegalMove("the match is over")
