"""How a table begins: what a person asks for, checked, as the first entry of its log."""

from __future__ import annotations

from typing import Any

from asterism import bots
from asterism.errors import AsterismError, BadOption
from asterism.fairness import new_secret
from asterism.game import Game, Terms, load
from asterism.options import agree
from asterism.server.protocol import models
from asterism.server.tables import events
from asterism.server.tables.state import USUAL_BOT, TableState, bot_seat


def opening(command: models.NewTable, guest: str, known: events.FixedDeal | None = None) -> events.TableOpened:
    """A new table with a secret of its own, or with a known deal."""
    game = load(command.game)
    if sum(plan.kind == "me" for plan in command.seats) > 1:
        raise BadOption("one person takes one seat; others at the same device are 'here'")
    people = sum(plan.kind in {"me", "here"} for plan in command.seats)
    options = with_one_device(game, command.options) if people > 1 else command.options
    terms = agree(game, len(command.seats), options)
    if people > 1:
        check_one_device(terms)
    return events.TableOpened(
        game=game.name,
        rules=game.version,
        options=options,
        secret="" if known else new_secret(),
        seats=[seat_for(plan, number, command, guest) for number, plan in enumerate(command.seats)],
        host=guest,
        visibility=command.visibility,
        clock=command.clock,
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


def seat_for(plan: models.SeatPlan, number: int, command: models.NewTable, guest: str) -> events.SeatAssignment:
    """The seat that a plan asks for."""
    match plan.kind:
        case "me":
            return events.SeatAssignment(kind="person", name=command.name, guest=guest, nonce_hash=command.nonce_hash)
        case "here":
            if plan.name is None:
                raise BadOption(f"seat {number} is for a person at the same device, so it needs a name")
            return events.SeatAssignment(kind="person", name=plan.name, guest=guest, nonce_hash=command.nonce_hash)
        case "open":
            return events.SeatAssignment(kind="open")
        case _:
            return bot_seat(checked_bot(plan.bot), number)


def checked_bot(name: str | None) -> str:
    """The name of a bot that there is."""
    bot = name or USUAL_BOT
    bots.check_name(bot)
    return bot


def rematch(state: TableState, guest: str, nonce_hash: str) -> events.TableOpened:
    """The same company once more, everybody a seat further.

    Whoever asks sits down at once; for the others a seat is held until they come, with nonces of their own.
    """
    if state.phase != "over":
        raise AsterismError("a rematch comes after the end of the match")
    if guest not in {seat.guest for seat in state.seats}:
        raise AsterismError("only those who played can ask for a rematch; you can open a table of your own")
    seats = [seat_again(seat, guest, nonce_hash) for seat in state.seats]
    renamed = [
        bot_seat(seat.bot, number) if seat.kind == "bot" and seat.bot else seat
        for number, seat in enumerate([seats[-1], *seats[:-1]])
    ]
    return events.TableOpened(
        game=state.opened.game,
        rules=state.terms.game.version,
        options=state.opened.options,
        secret=new_secret(),
        seats=renamed,
        host=guest,
        visibility="private",
        clock=state.opened.clock,
    )


def seat_again(seat: events.SeatAssignment, guest: str, nonce_hash: str) -> events.SeatAssignment:
    """A seat of the last match at the next one."""
    if seat.kind != "person":
        return seat
    if seat.guest == guest:
        return events.SeatAssignment(kind="person", name=seat.name, guest=guest, nonce_hash=nonce_hash)
    return events.SeatAssignment(kind="open", name=seat.name, guest=seat.guest)
