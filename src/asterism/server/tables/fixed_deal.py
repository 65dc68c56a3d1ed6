"""Deals that are known before a table is opened: of an earlier match that is played on, and of a day."""

from __future__ import annotations

from datetime import UTC, date, datetime

from asterism.deal import draw, spell_out
from asterism.errors import BadOption
from asterism.fairness import seed_of_day
from asterism.game import Game, Terms, load
from asterism.options import agree
from asterism.record import Record, position_in
from asterism.server.protocol import models
from asterism.server.tables import events
from asterism.server.tables.creation import opening


def table_from_record(command: models.PlayOn, record: Record, guest: str) -> events.TableOpened:
    """A table that begins with a position of this record, which is replayed and checked."""
    if len(command.seats) != record.seats:
        raise BadOption(f"this match has {record.seats} seats, not {len(command.seats)}")
    position_in(record, command.moves)
    table = models.NewTable(
        game=record.game,
        seats=command.seats,
        name=command.name,
        nonce_hash="",
        options=record.options,
        visibility=command.visibility,
        clock=command.clock,
    )
    return opening(table, guest, events.FixedDeal(deal=record.deal, moves=record.moves[: command.moves]))


def table_of_the_day(command: models.NewTable, day: str, guest: str) -> events.TableOpened:
    """A table with the deal of a day."""
    terms = agree(load(command.game), len(command.seats), command.options)
    return opening(command, guest, deal_of_day(terms, day))


def today(game: Game) -> str | None:
    """The day whose deal is today's: everywhere the same, so it is counted in UTC."""
    return datetime.now(UTC).date().isoformat() if is_for_one(game) else None


def is_for_one(game: Game) -> bool:
    """Whether one plays it alone."""
    return list(game.seats) == [1]


def deal_of_day(terms: Terms, day: str) -> events.FixedDeal:
    """The deal of a day, for a game that one plays alone and by the sheet's rules: so people can compare."""
    game = terms.game
    latest = today(game)
    if latest is None:
        raise BadOption(f"there is no deal of the day for {game.title}: it is not played alone")
    if terms.options != game.options_type():
        raise BadOption("the deal of the day is played by the sheet's rules, without options")
    try:
        date.fromisoformat(day)
    except ValueError as error:
        raise BadOption(f"there is no day {day}") from error
    if day > latest:
        raise BadOption(f"the deal of {day} is not there yet; today's is that of {latest}")
    return events.FixedDeal(deal=spell_out(terms.chances, draw(terms.chances, seed_of_day(game.name, day))), day=day)
