"""How a table is created: a new deal, an earlier match played on, the challenge of a day, or a rematch.

What a person asks for is checked here and becomes the first event of the table's log.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

import msgspec

from asterism.bots import check_name, names_of_bots
from asterism.challenge import Challenge, options_without_haste
from asterism.deal import spell_out
from asterism.errors import AsterismError, BadOption
from asterism.fairness import commitment_to, new_secret
from asterism.game import Game, Terms, load
from asterism.options import agree_terms, usual_in
from asterism.record import Record, position_in
from asterism.server import clock
from asterism.server.domain import Clock
from asterism.server.protocol import requests
from asterism.server.tables import events
from asterism.server.tables.decisions.seating import CheckBot, checked_bot
from asterism.server.tables.state import TableState, bot_seat
from asterism.typed_text import clean_name


def new_table(request: requests.NewTable, guest: str, check_bot: CheckBot = check_name) -> events.TableOpened:
    """A table with a new deal, or with the challenge of a day, whose options are the same in every language."""
    if request.day is not None:
        return table_of_day(request, request.day, guest)
    options = {**usual_in(load(request.game), request.language), **request.options}
    return _open(msgspec.structs.replace(request, options=options), guest, check_bot)


def table_from_record(
    request: requests.PlayOn, record: Record, guest: str, check_bot: CheckBot = check_name
) -> events.TableOpened:
    """A table that begins with a position of this record, which is replayed and checked."""
    if len(request.seats) != record.seats:
        raise BadOption(f"this match has {record.seats} seats, not {len(request.seats)}")
    position_in(record, request.moves)
    table = requests.NewTable(
        game=record.game,
        seats=request.seats,
        name=request.name,
        nonce_hash="",
        options=record.options,
        visibility=request.visibility,
        clock=request.clock,
    )
    fixed_deal = events.FixedDeal(deal=record.deal, moves=record.moves[: request.moves])
    return _open(table, guest, check_bot, fixed_deal)


def rematch(state: TableState, guest: str, nonce_hash: str) -> events.TableOpened:
    """Another match with the same people and bots, everybody one seat further.

    The guest who asks sits down at once. For the others a seat is reserved until they come, with nonces of their own.
    """
    if state.phase != "over":
        raise AsterismError("a rematch comes after the end of the match")
    if state.opened.evening is not None:
        raise AsterismError("the evening seats everybody for its next round", "refused-rematch-evening")
    if guest not in {seat.guest for seat in state.seats}:
        raise AsterismError("only those who played can ask for a rematch; you can open a table of your own")
    seats = [_seat_again(seat, guest, nonce_hash) for seat in state.seats]
    return events.TableOpened(
        game=state.opened.game,
        rules=state.terms.game.version,
        options=state.opened.options,
        secret=new_secret(),
        seats=[seats[-1], *seats[:-1]],
        host=guest,
        visibility="private",
        clock=state.opened.clock,
    )


def table_of_evening(
    deal: events.EveningDeal,
    secret: str,
    seats: Sequence[events.SeatAssignment],
    *,
    host: str,
    terms: Terms,
    options: dict[str, Any],
    clock: Clock | None,
) -> events.TableOpened:
    """A table of a round: everybody is seated, and the match begins at once."""
    seed = f"{deal.evening} {deal.round} {' '.join(seat.name for seat in seats)}"
    return events.TableOpened(
        game=terms.game.name,
        rules=terms.game.version,
        options=options,
        secret=secret,
        seats=_with_names_of_bots(seats, seed),
        host=host,
        clock=clock,
        evening=deal,
    )


def _open(
    request: requests.NewTable, guest: str, check_bot: CheckBot, fixed_deal: events.FixedDeal | None = None
) -> events.TableOpened:
    game = load(request.game)
    if sum(plan.kind == "me" for plan in request.seats) > 1:
        raise BadOption("one person takes one seat; others at the same device are 'here'")
    people = sum(plan.kind in {"me", "here"} for plan in request.seats)
    options = with_one_device(game, request.options) if people > 1 else request.options
    terms = agree_terms(game, len(request.seats), options)
    if people > 1:
        check_one_device(terms)
    secret = "" if fixed_deal else new_secret()
    seats = [_seat_for(plan, number, request, guest, check_bot) for number, plan in enumerate(request.seats)]
    public_seed = msgspec.json.encode(fixed_deal).decode() if fixed_deal else commitment_to(secret)
    return events.TableOpened(
        game=game.name,
        rules=game.version,
        options=options,
        secret=secret,
        seats=_with_names_of_bots(seats, public_seed),
        host=guest,
        visibility=request.visibility,
        clock=request.clock,
        fixed_deal=fixed_deal,
    )


# --- seats -----------------------------------------------------------------------------------


def _seat_for(
    plan: requests.SeatPlan, number: int, request: requests.NewTable, guest: str, check_bot: CheckBot
) -> events.SeatAssignment:
    match plan.kind:
        case "me":
            return _person(clean_name(request.name), guest, request.nonce_hash)
        case "here":
            if plan.name is None:
                raise BadOption(f"seat {number} is for a person at the same device, so it needs a name")
            return _person(clean_name(plan.name), guest, request.nonce_hash)
        case "open":
            return events.SeatAssignment(kind="open")
        case _:
            return bot_seat(checked_bot(plan.bot, check_bot), name="")


def _with_names_of_bots(seats: Sequence[events.SeatAssignment], seed: str) -> list[events.SeatAssignment]:
    """The seats, with a name for each bot that none of the people has. Everybody may know the seed."""
    names = iter(names_of_bots(seed, len(seats), [seat.name for seat in seats]))
    return [bot_seat(seat.bot, next(names)) if seat.kind == "bot" and seat.bot else seat for seat in seats]


def _seat_again(seat: events.SeatAssignment, guest: str, nonce_hash: str) -> events.SeatAssignment:
    """A seat of the last match at the next one."""
    if seat.kind != "person":
        return seat
    if seat.guest == guest:
        return _person(seat.name, guest, nonce_hash)
    return events.SeatAssignment(kind="open", name=seat.name, guest=seat.guest)


def _person(name: str, guest: str, nonce_hash: str) -> events.SeatAssignment:
    return events.SeatAssignment(kind="person", name=name, guest=guest, nonce_hash=nonce_hash)


# --- people who share a device ---------------------------------------------------------------


def with_one_device(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """The options of a table where people share a device, with what the game needs for that."""
    return {**game.one_device, **options}


def check_one_device(terms: Terms) -> None:
    """Refuse options that cannot be played by people who share a device."""
    for name, value in terms.game.one_device.items():
        if getattr(terms.options, name) != value:
            raise BadOption(f"on one device {terms.game.title} is played with {name}={value}")


# --- the daily challenge ---------------------------------------------------------------------


def today() -> str:
    """Today's day for the daily challenge. Days are counted in UTC, so they are the same everywhere."""
    return clock.today().isoformat()


def challenge_of(game: Game, day: str) -> Challenge:
    """The challenge of a day, which has begun."""
    try:
        found = date.fromisoformat(day)
    except ValueError as error:
        raise BadOption(f"there is no day {day}") from error
    if day > (latest := today()):
        raise BadOption(f"the challenge of {day} is not there yet; today's is that of {latest}")
    return Challenge(game, found)


def table_of_day(request: requests.NewTable, day: str, guest: str) -> events.TableOpened:
    """The table at which a guest plays the challenge of a day. All but the name follows from game and day."""
    challenge = challenge_of(load(request.game), day)
    if [plan.kind for plan in request.seats] != ["me"]:
        raise BadOption("the daily challenge is for one person: the only seat to ask for is 'me', bots take the others")
    if request.options or request.clock:
        raise BadOption("the daily challenge is the same for everybody, so it takes neither options nor a clock")
    seats = [requests.SeatPlan(kind="bot", bot=challenge.level)] * challenge.seats
    seats[challenge.seat] = request.seats[0]
    request = msgspec.structs.replace(
        request, seats=seats, options=options_without_haste(challenge.game, challenge.seats)
    )
    deal = spell_out(challenge.terms.chances, challenge.deal)
    return _open(request, guest, check_name, events.FixedDeal(deal=deal, day=day))
