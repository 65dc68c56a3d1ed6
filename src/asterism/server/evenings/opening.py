"""How an evening is opened, and the tables of its rounds."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec

from asterism.errors import BadOption
from asterism.fairness import new_secret
from asterism.game import Game, Terms, load
from asterism.options import agree_terms, usual_in
from asterism.server.evenings.state import Evening, RoundTable
from asterism.server.protocol import evening as wire
from asterism.server.tables import events
from asterism.server.tables.creation import table_of_evening
from asterism.server.tables.decisions.seating import CheckBot, checked_bot
from asterism.server.tables.state import bot_seat
from asterism.typed_text import clean_name


def new_evening(
    evening_id: str, request: wire.NewEvening, guest: str, league: str | None, now: int, check_bot: CheckBot
) -> Evening:
    """The evening that somebody asks for."""
    game = load(request.game)
    check_format(game, request)
    options = {**usual_in(game, request.language), **request.options}
    for seats in game.seats if request.leftover == "smaller" else [request.seats]:
        agree_terms(game, seats, options)
    return Evening(
        id=evening_id,
        name=clean_name(request.title),
        organiser=guest,
        organiser_name=clean_name(request.name),
        game=game.name,
        options=options,
        seats=request.seats,
        people=request.people,
        scoring=request.scoring,
        system=request.system,
        leftover=request.leftover,
        planned=request.rounds,
        bot=checked_bot(request.bot, check_bot),
        clock=request.clock,
        league=league,
        opened=now,
        secrets=[new_secret() for _ in range(request.rounds)],
    )


def check_format(game: Game, request: wire.NewEvening) -> None:
    """Refuse what cannot be played."""
    if max(game.seats) < 2:  # noqa: PLR2004
        raise BadOption(f"{game.title} is played alone; an evening is for games of several", "refused-evening-alone")
    if request.people > request.seats:
        raise BadOption(f"a table with {request.seats} seats has no room for {request.people} people")
    if request.scoring == "duplicate" and request.leftover == "smaller":
        message = "a duplicate evening has no smaller tables, because their deals would differ; choose bots or byes"
        raise BadOption(message, "refused-evening-smaller")


# --- tables of a round -----------------------------------------------------------------------


def opened_tables(evening: Evening, tables: Sequence[RoundTable]) -> dict[str, events.TableOpened]:
    """The first events of these tables of the last round. They follow from the evening, so they can be made again."""
    return {one.table: _opened(evening, one) for one in tables}


def _opened(evening: Evening, one: RoundTable) -> events.TableOpened:
    number = len(evening.rounds)
    is_duplicate = evening.scoring == "duplicate"
    secret = evening.secrets[number - 1]
    return table_of_evening(
        events.EveningDeal(evening.id, number, is_duplicate, evening.nonces),
        secret if is_duplicate else secret_of_table(secret, evening.rounds[-1].tables.index(one)),
        [_seat(evening, player) for player in one.seating],
        host=evening.organiser or "",
        terms=_terms(evening, len(one.seating)),
        options=evening.options,
        clock=evening.clock,
    )


def _terms(evening: Evening, seats: int) -> Terms:
    return agree_terms(load(evening.game), seats, evening.options)


def _seat(evening: Evening, player: int | None) -> events.SeatAssignment:
    """The person's seat, or a bot's. Of a person who was erased a bot is left."""
    entrant = None if player is None else evening.entrants[player]
    if entrant is None or entrant.guest is None:
        return bot_seat(evening.bot, name="")
    return events.SeatAssignment(kind="person", name=entrant.name, guest=entrant.guest)


def secret_of_table(secret: str, number: int) -> str:
    """Where every table has a deal of its own: its secret, which follows from that of the round."""
    return hashlib.sha256(msgspec.json.encode([secret, number])).hexdigest()
