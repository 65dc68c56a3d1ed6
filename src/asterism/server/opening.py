"""How a table begins: what a person asks for, checked, as the first entry of its log."""

from __future__ import annotations

from typing import Any

from asterism import bots
from asterism.errors import AsterismError, BadOption
from asterism.fair import new_secret
from asterism.game import Game, Terms, load
from asterism.options import agree
from asterism.server import entry as log
from asterism.server import wire
from asterism.server.book import USUAL_BOT, Book, bot_seat


def opening(wish: wire.NewTable, guest: str, known: log.KnownDeal | None = None) -> log.Opened:
    """A new table with a secret of its own, or with a known deal."""
    game = load(wish.game)
    if sum(plan.kind == "me" for plan in wish.seats) > 1:
        raise BadOption("one person takes one seat; others at the same device are 'here'")
    people = sum(plan.kind in {"me", "here"} for plan in wish.seats)
    options = with_one_device(game, wish.options) if people > 1 else wish.options
    terms = agree(game, len(wish.seats), options)
    if people > 1:
        check_one_device(terms)
    return log.Opened(
        game=game.name,
        rules=game.version,
        options=options,
        secret="" if known else new_secret(),
        seats=[seat_for(plan, number, wish, guest) for number, plan in enumerate(wish.seats)],
        host=guest,
        visibility=wish.visibility,
        clock=wish.clock,
        known=known,
    )


def with_one_device(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """The options of a table where people share a device, with what the game asks for there."""
    return {**game.one_device, **options}


def check_one_device(terms: Terms) -> None:
    """Refuse what cannot be played by people who share a device."""
    for name, value in terms.game.one_device.items():
        if getattr(terms.options, name) != value:
            raise BadOption(f"on one device {terms.game.title} is played with {name}={value}")


def seat_for(plan: wire.SeatPlan, number: int, wish: wire.NewTable, guest: str) -> log.Seat:
    """The seat that a plan asks for."""
    match plan.kind:
        case "me":
            return log.Seat(kind="person", name=wish.name, guest=guest, seal=wish.seal)
        case "here":
            if plan.name is None:
                raise BadOption(f"seat {number} is for a person at the same device, so it needs a name")
            return log.Seat(kind="person", name=plan.name, guest=guest, seal=wish.seal)
        case "open":
            return log.Seat(kind="open")
        case _:
            return bot_seat(known_bot(plan.bot), number)


def known_bot(name: str | None) -> str:
    """The name of a bot that there is."""
    bot = name or USUAL_BOT
    bots.check_name(bot)
    return bot


def rematch(book: Book, guest: str, seal: str) -> log.Opened:
    """The same company once more, everybody a seat further.

    Whoever asks sits down at once; for the others a seat is held until they come, with nonces of their own.
    """
    if book.phase != "over":
        raise AsterismError("a rematch comes after the end of the match")
    if guest not in {seat.guest for seat in book.seats}:
        raise AsterismError("only those who played can ask for a rematch; you can open a table of your own")
    seats = [seat_again(seat, guest, seal) for seat in book.seats]
    renamed = [
        bot_seat(seat.bot, number) if seat.kind == "bot" and seat.bot else seat
        for number, seat in enumerate([seats[-1], *seats[:-1]])
    ]
    return log.Opened(
        game=book.opened.game,
        rules=book.terms.game.version,
        options=book.opened.options,
        secret=new_secret(),
        seats=renamed,
        host=guest,
        visibility="private",
        clock=book.opened.clock,
    )


def seat_again(seat: log.Seat, guest: str, seal: str) -> log.Seat:
    """A seat of the last match at the next one."""
    if seat.kind != "person":
        return seat
    if seat.guest == guest:
        return log.Seat(kind="person", name=seat.name, guest=guest, seal=seal)
    return log.Seat(kind="open", name=seat.name, guest=seat.guest)
