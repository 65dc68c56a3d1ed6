"""Finished matches whose people all agree that they may become puzzles. It only reads, also beside a running server."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, Engine, select
from sqlalchemy.exc import SQLAlchemyError

from asterism.errors import AsterismError, BadRecord
from asterism.game import Game
from asterism.match import Match
from asterism.record import digest_of
from asterism.server.domain import EveningRound
from asterism.server.store.database import BadDatabase, open_for_reading
from asterism.server.store.schema import accounts, api_tokens, events, table_index
from asterism.server.tables import events as log_events
from asterism.server.tables import summary as summaries
from asterism.server.tables.records import record_of
from asterism.server.tables.steps import replayed
from asterism.server.tables.summary import TableSummary

logger = logging.getLogger(__name__)

T = TypeVar("T")


def given_matches(folder: Path, database: str | None, game: Game) -> Iterator[tuple[str, Match]]:
    """The matches of a game that may become puzzles, in the order in which they ended, by the digests of their records.

    Who agrees is read once, when the first match is asked for.
    """
    engine = open_for_reading(folder, database)
    try:
        for table_id in _read(engine, partial(given_tables, game=game.name)):
            rows = _read(engine, partial(log_of, table_id=table_id))
            try:
                found = match_at(table_id, rows, game)
            except (AsterismError, msgspec.MsgspecError, ValueError, IndexError, KeyError) as error:
                logger.warning("table %s is left out, its match cannot be replayed: %s", table_id, error)
                continue
            if found is not None:
                yield found
    finally:
        engine.dispose()


def given_tables(connection: Connection, game: str) -> list[str]:
    """The tables of a game whose matches are over and may become puzzles."""
    agree = those_who_agree(connection)
    ended = select(table_index.c.table_id, table_index.c.summary).where(
        table_index.c.game == game, table_index.c.ended.is_not(None)
    )
    rows = connection.execute(ended.order_by(table_index.c.ended, table_index.c.table_id))
    found = [(row.table_id, summaries.read(bytes(row.summary))) for row in rows]
    return [table_id for table_id, summary in found if summary is not None and is_given(summary, agree)]


def those_who_agree(connection: Connection) -> set[str]:
    """The guests whose matches may become puzzles. For a program, its owner agrees."""
    people = set(connection.scalars(select(accounts.c.guest).where(accounts.c.for_puzzles)))
    programs = connection.scalars(select(api_tokens.c.guest).where(api_tokens.c.owner.in_(people)))
    return people | set(programs)


def is_given(summary: TableSummary, agree: set[str]) -> bool:
    """Whether every person at the table agrees. Bots are not asked.

    Nobody knows what a neighbour at the same device thinks of it, or a person who has been erased. A match that was
    continued has moves of other people in it, and a deal that others play too could spoil it for them.
    """
    people = [seat.guest for seat in summary.seats if seat.kind == "person"]
    is_own_deal = summary.origin is None or (
        isinstance(summary.origin, EveningRound) and not summary.origin.is_duplicate
    )
    return (
        summary.results is not None
        and is_own_deal
        and len(people) > 0
        and len(people) == len(set(people))
        and all(guest in agree for guest in people)
    )


def log_of(connection: Connection, table_id: str) -> list[bytes]:
    """The events of a table."""
    query = select(events.c.event).where(events.c.table_id == table_id).order_by(events.c.seq)
    return [bytes(row) for row in connection.scalars(query)]


def match_at(table_id: str, rows: list[bytes], game: Game) -> tuple[str, Match] | None:
    """The match of a table and the digest of its record.

    None if it was played with an owner's own boards, tiles or cards, whose texts would be in the puzzle.
    """
    opened = log_events.decode(rows[0])
    if not isinstance(opened, log_events.TableOpened):
        raise BadRecord("its log does not begin with its opening")
    if opened.rules != game.version:
        raise BadRecord(f"it was played by rules {opened.rules}; here {game.name} has rules {game.version}")
    if any(not isinstance(opened.options.get(name, ""), str) for name in game.files):
        return None
    state = replayed(table_id, opened, rows[1:])
    return digest_of(record_of(state)), state.started_match


def _read(engine: Engine, query: Callable[[Connection], T]) -> T:
    try:
        with engine.connect() as connection:
            return query(connection)
    except SQLAlchemyError as error:
        raise BadDatabase(f"the server's matches cannot be read: {type(error).__name__}") from error
