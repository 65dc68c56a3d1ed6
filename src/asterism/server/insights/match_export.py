"""The finished matches of a server, for a scale over all games. It only reads, also beside a running server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Connection, select
from sqlalchemy.exc import SQLAlchemyError

from asterism.arena.scale import PlayedMatch, Player
from asterism.server.insights.rated_matches import BOT_PREFIX, is_rated, rated_match_of
from asterism.server.store.database import BadDatabase, open_for_reading
from asterism.server.store.schema import accounts, api_tokens, table_index
from asterism.server.tables import summary as summaries


def matches_of_server(folder: Path, database: str | None) -> list[PlayedMatch]:
    """All rated matches, in the order in which they ended. People who do not want to be listed have no name."""
    engine = open_for_reading(folder, database)
    try:
        with engine.connect() as connection:
            return list(read(connection))
    except SQLAlchemyError as error:
        raise BadDatabase(f"the server's matches cannot be read: {type(error).__name__}") from error
    finally:
        engine.dispose()


def read(connection: Connection) -> Iterator[PlayedMatch]:
    """The rated matches of a database."""
    ended = select(table_index.c.table_id, table_index.c.summary).where(table_index.c.ended.is_not(None))
    rows = connection.execute(ended.order_by(table_index.c.ended, table_index.c.table_id))
    found = [(row.table_id, summaries.read(row.summary)) for row in rows]
    rated = [
        (table, summary.game, rated_match_of(summary)) for table, summary in found if summary and is_rated(summary)
    ]
    latest = {entrant: name for *_, match in rated for entrant, name in zip(match.entrants, match.names, strict=True)}
    known = players_in(connection, latest)
    for table, game, match in rated:
        players = tuple(known[entrant] for entrant in match.entrants)
        yield PlayedMatch(game, players, tuple(match.ranks), f"table {table}")


def players_in(connection: Connection, latest: dict[str, str]) -> dict[str, Player]:
    """Who the entrants are, given their latest names. Bots are the same everywhere, and a program has one name."""
    programs = {row.guest: row.name for row in connection.execute(select(api_tokens.c.guest, api_tokens.c.name))}
    listed = select(accounts.c.guest, accounts.c.name).where(accounts.c.rated)
    people = {row.guest: row.name for row in connection.execute(listed)}
    players = {}
    for entrant, name in latest.items():
        if entrant.startswith(BOT_PREFIX):
            players[entrant] = Player("bot", entrant.removeprefix(BOT_PREFIX))
        elif entrant in programs:
            players[entrant] = Player("program", programs[entrant], entrant)
        else:
            shown = (people[entrant] or name) if entrant in people else ""
            players[entrant] = Player("person", shown, entrant, listed=entrant in people)
    return players
