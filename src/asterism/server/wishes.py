"""What people may ask of a table: every wish becomes entries for the log, or a sentence that says why not.

All of this only looks at the book, so that a wish can be judged again if another process was faster.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from asterism.errors import AsterismError, IllegalMove
from asterism.fair import seal_of
from asterism.server import entry as log
from asterism.server import racing, wire
from asterism.server.book import USUAL_BOT, Book
from asterism.server.consent import last_move_of, take_back_terms
from asterism.server.opening import known_bot

Entries = Sequence[log.Entry]

TALK_SPAN_MS, MOST_TALK = 10_000, 5
"""Nobody says more than this in so many milliseconds."""


@dataclass(frozen=True)
class Circumstances:
    """What a judgement needs to know beside the book."""

    now: int
    away_ms: Sequence[int | None]
    """How long the person of each seat has been away."""
    grace_ms: int


def judge(book: Book, guest: str | None, wish: wire.FromBrowser, about: Circumstances) -> Entries:
    """What a guest's wish comes to; nothing if it was granted before."""
    if isinstance(wish, wire.BotPlays | wire.ComeBack | wire.Resign | wire.Leave):
        return judge_seating(book, guest, wish, about)
    match wish:
        case wire.MoveWish():
            return judge_move(book, guest, wish, about)
        case wire.Shown() | wire.Claim():
            return judge_racing(book, guest, wish, about)
        case wire.TakeBackWish() | wire.DrawWish() | wire.Answer():
            return judge_consent(book, guest, wish)
        case wire.Say():
            return judge_talk(book, guest, wish, about)
    raise AsterismError("this is not asked of a table")


def what_follows(book: Book) -> Entries:
    """What the rules of the house do by themselves: begin when the deal is there, and keep to what was agreed."""
    if book.phase == "waiting" and book.is_full and not book.sealed():
        return [log.Started(nonces=book.nonces_so_far())]
    if book.pending is None or book.waits_for():
        return []
    offer = book.pending.offer
    return [log.Drawn()] if offer.kind == "draw" else [log.TakenBack(seat=offer.seat, to=offer.to)]


# --- sitting down and getting up -------------------------------------------------------------


def judge_sitting_down(book: Book, guest: str, wish: wire.TakeSeat) -> Entries:
    """The seat held for this guest, or the first free one; whoever has one keeps it."""
    if book.seats_of(guest):
        return []
    if book.is_closed:
        raise AsterismError("this table was closed before the match began")
    free = [number for number, seat in enumerate(book.seats) if seat.kind == "open"]
    held = [number for number in free if book.seats[number].guest == guest]
    own = [*held, *(number for number in free if book.seats[number].guest is None)]
    if not own:
        held_back = "the free seats of this table are held for others" if free else "all seats of this table are taken"
        raise AsterismError(f"{held_back}; you can watch")
    return [log.SeatTaken(seat=own[0], name=wish.name, guest=guest, seal=wish.seal)]


def judge_unsealing(book: Book, guest: str, nonce: str) -> Entries:
    """A person's browser opens its seal, when nobody can sit down any more who would know what it hides."""
    seat = own_seats(book, guest)[0]
    if book.phase != "waiting" or book.seats[seat].nonce:
        return []
    if not book.is_full:
        raise AsterismError("a nonce stays sealed until all seats are taken")
    if seal_of(nonce) != book.seats[seat].seal:
        raise AsterismError("this is not the nonce that was sealed when you sat down")
    return [log.Unsealed(seat=seat, nonce=nonce)]


def judge_seating(
    book: Book,
    guest: str | None,
    wish: wire.BotPlays | wire.ComeBack | wire.Resign | wire.Leave,
    about: Circumstances,
) -> Entries:
    """Who plays a seat: the person, for now a bot, or for good a bot."""
    match wish:
        case wire.BotPlays():
            return judge_bot(book, guest, wish, about)
        case wire.ComeBack():
            return judge_coming_back(book, guest, wish)
        case wire.Resign():
            return [log.Resigned(seat=playing_seat(book, guest, wish.seat), bot=USUAL_BOT)]
        case wire.Leave():
            return judge_leaving(book, guest)


def judge_leaving(book: Book, guest: str | None) -> Entries:
    """A guest gets up before the start; the host closes the table."""
    if book.phase != "waiting":
        raise AsterismError("the match has begun: let a bot play for you, or resign")
    if guest == book.opened.host:
        return [log.Closed()]
    if book.is_full:
        raise AsterismError("all seats are taken and the deal is being made; you can resign as soon as it is there")
    return [log.SeatLeft(seat=seat) for seat in own_seats(book, guest)]


def judge_bot(book: Book, guest: str | None, wish: wire.BotPlays, about: Circumstances) -> Entries:
    """A bot for one's own seat, for an open one, or in the place of somebody who is away."""
    bot = known_bot(wish.bot)
    if wish.seat >= len(book.seats):
        raise AsterismError(f"there is no seat {wish.seat}; the seats are 0 to {len(book.seats) - 1}")
    if book.phase == "waiting":
        return seat_bot(book, guest, wish.seat, bot, about)
    own = own_seats(book, guest)
    check_playing(book)
    if wish.seat not in book.people:
        raise AsterismError("a bot plays there already")
    if wish.seat in own:
        return [log.BotSatIn(seat=wish.seat, bot=bot, why="asked")]
    check_away(book, wish.seat, about)
    return [log.BotSatIn(seat=wish.seat, bot=bot, why="away")]


def check_away(book: Book, seat: int, about: Circumstances) -> None:
    """Only who has been away for long enough can be replaced by the others."""
    away, name = about.away_ms[seat], book.seats[seat].name
    if away is None:
        raise AsterismError(f"{name} is here")
    if away < about.grace_ms:
        seconds = -(-(about.grace_ms - away) // 1000)
        raise AsterismError(f"{name} may be back soon; wait another {seconds} seconds")


def seat_bot(book: Book, guest: str | None, seat: int, bot: str, about: Circumstances) -> Entries:
    """The host fills an open seat, or that of somebody for whose nonce the deal waits in vain."""
    if guest != book.opened.host:
        raise AsterismError("only the host puts bots into open seats")
    if book.seats[seat].kind != "open":
        if not book.is_full or seat not in book.sealed() or book.seats[seat].guest == guest:
            raise AsterismError("this seat is taken")
        check_away(book, seat, about)
    return [log.BotSeated(seat=seat, bot=bot)]


def judge_coming_back(book: Book, guest: str | None, wish: wire.ComeBack) -> Entries:
    """A person takes the seat back from the bot."""
    seat = own_seat(book, guest, wish.seat)
    check_playing(book)
    return [] if seat in book.people else [log.CameBack(seat=seat)]


# --- moving ----------------------------------------------------------------------------------


def judge_move(book: Book, guest: str | None, wish: wire.MoveWish, about: Circumstances) -> Entries:
    """A person's move; one that is in the book already is not made twice."""
    if wish.id in book.move_ids:
        return []
    seat = playing_seat(book, guest, wish.seat)
    check_fresh(book, wish.seq)
    move = read_move(book, wish.move)
    if book.heat is not None:
        return racing.answer(book, book.heat, seat, wish, move, about.now)
    return move_entry(book, seat, move, wish.id)


def move_entry(book: Book, seat: int, move: Any, move_id: str | None = None, *, overdue: bool = False) -> Entries:
    """A legal move as an entry."""
    book.played.check(move, seat)
    notation = book.played.notation(book.played.read(move))
    return [log.Moved(seat=seat, move=notation, move_id=move_id, overdue=overdue)]


def judge_racing(book: Book, guest: str | None, wish: wire.Shown | wire.Claim, about: Circumstances) -> Entries:
    """A person sees a moment in which the fastest counts, or answers in it."""
    seat = playing_seat(book, guest, wish.seat)
    if book.heat is None or seat not in book.to_act:
        raise IllegalMove("that moment is over")
    return racing.claim(book, book.heat, seat, wish, about.now)


def read_move(book: Book, raw: msgspec.Raw) -> Any:
    """The game's own move in a wish."""
    try:
        data = msgspec.json.decode(raw)
    except msgspec.DecodeError as error:
        raise IllegalMove(f"this is not a move: {error}") from error
    if not isinstance(data, dict):
        raise IllegalMove("a move is an object with a type")
    return book.played.read(data)


def check_fresh(book: Book, seq: int) -> None:
    """A wish counts if the position is still the one it was made for; talk and seats do not matter."""
    if not book.position_seq <= seq <= book.seq:
        raise IllegalMove("the table has moved on since; look again")


# --- consent ---------------------------------------------------------------------------------


def judge_consent(book: Book, guest: str | None, wish: wire.TakeBackWish | wire.DrawWish | wire.Answer) -> Entries:
    """What needs the others' consent, and whether they give it."""
    match wish:
        case wire.TakeBackWish():
            return judge_take_back(book, guest, wish)
        case wire.DrawWish():
            return judge_draw(book, guest, wish)
        case wire.Answer():
            return judge_answer(book, guest, wish)


def judge_take_back(book: Book, guest: str | None, wish: wire.TakeBackWish) -> Entries:
    """Back to before the seat's last move: at once, or if the others agree."""
    seat = playing_seat(book, guest, wish.seat)
    check_fresh(book, wish.seq)
    to, terms = last_move_of(book, seat), take_back_terms(book, seat)
    if to is None or terms is None:
        raise AsterismError("you have made no move yet")
    if terms == "never":
        raise AsterismError("something hidden has come to light since your move, so it stays")
    if terms == "free":
        return [log.TakenBack(seat=seat, to=to)]
    return [offer(book, log.Offered(seat=seat, kind="take_back", to=to))]


def judge_draw(book: Book, guest: str | None, wish: wire.DrawWish) -> Entries:
    """A draw, if everybody agrees and the game knows that."""
    seat = playing_seat(book, guest, wish.seat)
    if not book.terms.game.draw_by_agreement:
        raise AsterismError(f"in {book.terms.game.title} nobody can agree on a draw")
    return [offer(book, log.Offered(seat=seat, kind="draw"))]


def offer(book: Book, offered: log.Offered) -> log.Offered:
    """One question at a time."""
    if book.pending is not None:
        raise AsterismError(f"{book.seats[book.pending.offer.seat].name} has asked something; answer that first")
    return offered


def judge_answer(book: Book, guest: str | None, wish: wire.Answer) -> Entries:
    """Yes or no to the offer; whoever made it can only withdraw it."""
    if book.pending is None:
        raise AsterismError("nobody is asking for anything any more")
    seats = own_seats(book, guest)
    if book.pending.offer.seat in seats and not wish.yes:
        return [log.Answered(seat=book.pending.offer.seat, yes=False)]
    answering = [seat for seat in book.waits_for() if seat in seats]
    if not answering:
        raise AsterismError("your answer is not waited for")
    return [log.Answered(seat=answering[0], yes=wish.yes)]


# --- talking ---------------------------------------------------------------------------------


def judge_talk(book: Book, guest: str | None, wish: wire.Say, about: Circumstances) -> Entries:
    """A player says something."""
    seats = own_seats(book, guest)
    seat = seats[0] if wish.seat is None else own_seat(book, guest, wish.seat)
    text = None if wish.text is None else wish.text.strip()
    if bool(text) == bool(wish.phrase):
        raise AsterismError("say either some words or one of the phrases")
    recent = [said for said in book.chat if said.seat in seats and about.now - said.at < TALK_SPAN_MS]
    if len(recent) >= MOST_TALK:
        raise AsterismError("that was a lot at once; wait a few seconds before you say more")
    return [log.Said(seat=seat, text=text, phrase=wish.phrase)]


# --- whose seat ------------------------------------------------------------------------------


def own_seats(book: Book, guest: str | None) -> list[int]:
    """The guest's seats; spectators have none."""
    seats = book.seats_of(guest)
    if not seats:
        raise IllegalMove("you are watching this table; only players do that")
    return seats


def own_seat(book: Book, guest: str | None, wanted: int | None) -> int:
    """The guest's seat, or that one of several which the guest means."""
    seats = own_seats(book, guest)
    if wanted is None and len(seats) == 1:
        return seats[0]
    if wanted is None:
        raise IllegalMove("you hold several seats: say which one you mean")
    if wanted not in seats:
        raise IllegalMove(f"seat {wanted} is not yours")
    return wanted


def playing_seat(book: Book, guest: str | None, wanted: int | None) -> int:
    """The same, of a match under way, where the guest and no bot plays."""
    seat = own_seat(book, guest, wanted)
    check_playing(book)
    if seat not in book.people:
        raise IllegalMove("a bot plays for you; come back first")
    return seat


def check_playing(book: Book) -> None:
    """Only while the match goes on."""
    if book.phase == "waiting":
        raise IllegalMove("the table still waits for players")
    if book.phase != "playing":
        raise IllegalMove("the match is over")
