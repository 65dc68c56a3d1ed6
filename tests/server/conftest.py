"""The server's tests run on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from asterism.server.store import Store
from server.postgres import Cluster, cluster


@dataclass(frozen=True)
class Place:
    """Where a server under test keeps its tables."""

    data: Path
    database: str | None = None

    def open(self) -> Store:
        """The log that is kept there."""
        return Store(self.data, self.database)


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
