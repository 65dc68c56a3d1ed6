"""The server's tests run on both databases."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import psycopg
import pytest

import asterism
from asterism.game import compile_game
from asterism.server.store import EventStore
from tests.server.live_server import Guest, Server
from tests.server.postgres import Cluster, cluster


@dataclass(frozen=True)
class Place:
    """Where a server under test keeps its tables."""

    data: Path
    database: str | None = None

    def open(self) -> EventStore:
        """The log that is kept there."""
        return EventStore(self.data, self.database)

    def events(self, table: str) -> list[bytes]:
        """A table's log as it is in the database right now, read past any server that uses it."""
        if self.database is None:
            with closing(sqlite3.connect(self.data / "asterism.sqlite")) as connection:
                rows = connection.execute("SELECT event FROM events WHERE table_id = ? ORDER BY seq", [table])
                return [event for (event,) in rows]
        with psycopg.connect(self.database) as connection:
            found = connection.execute("SELECT event FROM events WHERE table_id = %s ORDER BY seq", [table])
            return [bytes(event) for (event,) in found]


@pytest.fixture(scope="session")
def compiled() -> None:
    """All games are compiled before anybody's patience is measured: a server compiles them one after the other."""
    for game in asterism.names():
        compile_game(game)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, compiled: None) -> Iterator[Server]:  # noqa: ARG001 (only first)
    """A real server for all tests of one worker: every test plays at its own tables, as its own guests."""
    with Server(tmp_path_factory.mktemp("registry")) as running:
        yield running


@pytest.fixture
def ada(server: Server) -> Iterator[Guest]:
    """Somebody at that server."""
    with Guest(server) as guest:
        yield guest


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """Started once, by the first test that needs it."""
    with cluster() as running:
        yield running


@pytest.fixture
def address(postgres: Cluster) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    fresh = postgres.new_database()
    yield fresh
    postgres.drop(fresh)


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """A fresh database of either kind."""
    if request.param == "sqlite":
        return Place(tmp_path)
    return Place(tmp_path, request.getfixturevalue("address"))
