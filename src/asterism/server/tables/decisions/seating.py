"""Taking a seat, leaving it, and who plays it: the person or a bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from asterism.bots import names_of_bots
from asterism.errors import AsterismError, IllegalMove
from asterism.fairness import hash_of_nonce
from asterism.server.domain import Daily
from asterism.server.protocol import commands, requests
from asterism.server.tables import events
from asterism.server.tables.state import DEFAULT_BOT, TableState
from asterism.typed_text import clean_name, name_key

Events = Sequence[events.TableEvent]
CheckBot = Callable[[str], None]
"""Raises BadOption unless tables may use the bot of that name."""


# --- before the start ------------------------------------------------------------------------


def decide_taking_seat(state: TableState, guest: str, request: requests.TakeSeat) -> Events:
    """The seat reserved for this guest, or the first free one. A guest who has a seat keeps it."""
    if state.seats_of(guest):
        return []
    if state.is_closed:
        raise table_closed(state)
    free = [number for number, seat in enumerate(state.seats) if seat.kind == "open"]
    reserved = [number for number in free if state.seats[number].guest == guest]
    available = [*reserved, *(number for number in free if state.seats[number].guest is None)]
    if not available:
        reason = "the free seats of this table are reserved for others" if free else "all seats of this table are taken"
        raise AsterismError(f"{reason}; you can watch", "refused-full")
    name = clean_name(request.name)
    taken = events.SeatTaken(seat=available[0], name=name, guest=guest, nonce_hash=request.nonce_hash)
    return [*_renamed_bots(state, name), taken]


def table_closed(state: TableState) -> AsterismError:
    """Why nobody can sit down at a closed table."""
    if state.closed_because:
        message = f"the hosts of this server have closed this table: {state.closed_because}"
        return AsterismError(message, "table-closed-why", why=state.closed_because)
    return AsterismError("this table was closed before the match began", "table-closed")


def _renamed_bots(state: TableState, name: str) -> Events:
    """A bot whose name a person brings along takes another one."""
    return [
        events.BotSeated(seat=number, bot=seat.bot, name=name_for_bot(state, [name]))
        for number, seat in enumerate(state.seats)
        if seat.kind == "bot" and seat.bot and name_key(seat.name) == name_key(name)
    ]


def name_for_bot(state: TableState, others: Sequence[str] = ()) -> str:
    """A name that nobody at the table has, nor any of these others."""
    return names_of_bots(state.id, 1, [*(seat.name for seat in state.seats), *others])[0]


def decide_revealing_nonce(state: TableState, guest: str, nonce: str) -> Events:
    """A person's browser reveals its nonce, once nobody can sit down any more who would know it."""
    seat = own_seats(state, guest)[0]
    if state.phase != "waiting" or state.seats[seat].nonce:
        return []
    if not state.is_full:
        raise AsterismError("a nonce is revealed when all seats are taken, not before")
    if hash_of_nonce(nonce) != state.seats[seat].nonce_hash:
        raise AsterismError("this nonce does not match the hash that was sent when you sat down")
    return [events.NonceRevealed(seat=seat, nonce=nonce)]


def decide_leaving(state: TableState, guest: str | None) -> Events:
    """A guest leaves before the start. If the host leaves, the table is closed."""
    if state.phase != "waiting":
        raise AsterismError("the match has begun: let a bot play for you, or resign")
    if guest == state.opened.host:
        return [events.TableClosed()]
    if state.is_full:
        raise AsterismError("all seats are taken and the cards are being dealt; you can resign in a moment")
    return [events.SeatLeft(seat=seat) for seat in own_seats(state, guest)]


# --- admins of the server --------------------------------------------------------------------


def decide_closing(state: TableState, why: str) -> Events:
    """An admin closes a table that is not over."""
    return [events.TableClosed(why=why)] if state.phase in {"waiting", "playing"} else []


def decide_removal(state: TableState, guest: str) -> Events:
    """An admin has banned this guest: the seats are free again before the start, and bots play them afterwards."""
    own = state.seats_of(guest)
    if not own or state.phase not in {"waiting", "playing"}:
        return []
    if state.phase == "playing":
        return [events.BotTookOver(seat=seat, bot=DEFAULT_BOT, why="banned") for seat in own if seat in state.people]
    if guest == state.opened.host:
        return [events.TableClosed()]
    if not state.is_full:
        return [events.SeatLeft(seat=seat) for seat in own]
    names = names_of_bots(state.id, len(own), [seat.name for seat in state.seats])
    return [events.BotSeated(seat=seat, bot=DEFAULT_BOT, name=name) for seat, name in zip(own, names, strict=True)]


# --- the person or a bot ---------------------------------------------------------------------


def decide(
    state: TableState, guest: str | None, command: commands.ReturnToSeat | commands.Resign | commands.LeaveTable
) -> Events:
    """A person returns to the seat, or gives it up."""
    match command:
        case commands.ReturnToSeat():
            seat = own_seat(state, guest, command.seat)
            check_playing(state)
            return [] if seat in state.people else [_return_to(state, seat)]
        case commands.Resign():
            return [events.PlayerResigned(seat=playing_seat(state, guest, command.seat), bot=DEFAULT_BOT)]
        case commands.LeaveTable():
            return decide_leaving(state, guest)


def _return_to(state: TableState, seat: int) -> events.PlayerReturned:
    if isinstance(state.origin, Daily):
        message = "in the daily challenge a bot plays to the end, once it has taken over"
        raise AsterismError(message, "refused-daily-return")
    return events.PlayerReturned(seat=seat)


def decide_bot(
    state: TableState,
    guest: str | None,
    command: commands.SeatBot,
    *,
    away_ms: Sequence[int | None],
    grace_ms: int,
    check_bot: CheckBot,
) -> Events:
    """A bot for one's own seat, for an open one, or in place of a person who is away."""
    bot, seat = checked_bot(command.bot, check_bot), command.seat
    if seat >= len(state.seats):
        raise AsterismError(f"there is no seat {seat}; the seats are 0 to {len(state.seats) - 1}")
    if state.phase == "waiting":
        return _fill_seat(state, guest, seat, bot, away_ms[seat], grace_ms)
    own = own_seats(state, guest)
    check_playing(state)
    if seat not in state.people:
        raise AsterismError("a bot plays there already", "refused-bot-there")
    if seat in own:
        if state.opened.evening is not None:
            message = "at an evening everybody plays their own seat; resign if you have to go"
            raise AsterismError(message, "refused-bot-evening")
        return [events.BotTookOver(seat=seat, bot=bot, why="asked")]
    check_away(state, seat, away_ms[seat], grace_ms)
    return [events.BotTookOver(seat=seat, bot=bot, why="away")]


def _fill_seat(state: TableState, guest: str | None, seat: int, bot: str, away_ms: int | None, grace_ms: int) -> Events:
    """The host fills an open seat, or the seat of a person who is away while the deal waits for their nonce."""
    if guest != state.opened.host:
        raise AsterismError("only the host puts bots into open seats")
    if state.seats[seat].kind != "open":
        if not state.is_full or seat not in state.unrevealed() or state.seats[seat].guest == guest:
            raise AsterismError("this seat is taken", "refused-seat-taken")
        check_away(state, seat, away_ms, grace_ms)
    return [events.BotSeated(seat=seat, bot=bot, name=name_for_bot(state))]


def check_away(state: TableState, seat: int, away_ms: int | None, grace_ms: int) -> None:
    """The others can replace a person only after a long enough absence."""
    name = state.seats[seat].name
    if away_ms is None:
        raise AsterismError(f"{name} is here", "refused-here", player=name)
    if away_ms < grace_ms:
        seconds = -(-(grace_ms - away_ms) // 1000)
        message = f"{name} may be back soon; wait another {seconds} seconds"
        raise AsterismError(message, "refused-back-soon", player=name, seconds=seconds)


def checked_bot(name: str | None, check_bot: CheckBot) -> str:
    """The name of a bot that tables may use."""
    bot = name or DEFAULT_BOT
    check_bot(bot)
    return bot


# --- whose seat ------------------------------------------------------------------------------


def own_seats(state: TableState, guest: str | None) -> list[int]:
    """The guest's seats; spectators have none."""
    seats = state.seats_of(guest)
    if not seats:
        raise IllegalMove("you are watching this table; only players can do that")
    return seats


def own_seat(state: TableState, guest: str | None, wanted: int | None) -> int:
    """The guest's seat. A guest with several seats says which one."""
    seats = own_seats(state, guest)
    if wanted is None and len(seats) == 1:
        return seats[0]
    if wanted is None:
        raise IllegalMove("you hold several seats: say which one you mean")
    if wanted not in seats:
        raise IllegalMove(f"seat {wanted} is not yours")
    return wanted


def playing_seat(state: TableState, guest: str | None, wanted: int | None) -> int:
    """The guest's seat in a match under way, where the guest and no bot plays."""
    seat = own_seat(state, guest, wanted)
    check_playing(state)
    if seat not in state.people:
        raise IllegalMove("a bot plays for you; return to your seat first")
    return seat


def check_playing(state: TableState) -> None:
    """Only while the match is under way."""
    if state.phase == "waiting":
        raise IllegalMove("the table still waits for players")
    if state.phase != "playing":
        raise IllegalMove("the match is over")
