"""Processes that are killed: one of two servers, and their PostgreSQL."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.server.chaos import LEASE, REFUSALS
from tests.server.conftest import Place
from tests.server.faults.outcome import Outcome, Progress, crowd_at, hurry, note_log, play_through, wait_for
from tests.server.live_server import Server
from tests.server.postgres import TemporaryCluster, cluster

AWAY_SECONDS = 3.0


@contextmanager
def two_servers(folder: Path) -> Iterator[tuple[TemporaryCluster, Place, list[Server]]]:
    """Two servers on one PostgreSQL."""
    with ExitStack() as stack:
        database = stack.enter_context(cluster(temporary=True))
        assert isinstance(database, TemporaryCluster)
        place = Place(folder, database.new_database())
        yield (
            database,
            place,
            [
                stack.enter_context(Server(folder / f"{number}", database=place.database, lease=LEASE))
                for number in range(2)
            ],
        )


def kill_a_server(folder: Path, tables: int) -> Outcome:
    """One of two servers dies under load; its people go to the other."""
    outcome = Outcome(
        "one of two servers", f"kill -9 under load, {tables} tables on one PostgreSQL, a lease of {LEASE:g} s"
    )
    with two_servers(folder) as (_, place, servers):
        players = crowd_at(servers[0], tables, "server", REFUSALS)
        for player in players:
            player.addresses = [server.url for server in servers]

        def fault() -> str:
            wait_for(lambda: all(player.seq > 5 for player in players))
            hurry(players)
            servers[0].stop(signal.SIGKILL)
            seconds = Progress(players).seconds_until_all_went_on()
            outcome.well = f"{seconds:.1f} s after the kill every table went on at the other server"
            servers[0].start()
            return "server"

        play_through(players, fault, outcome, place)
        for server in servers:
            note_log(outcome, server)
    return outcome


def kill_the_database(folder: Path, tables: int) -> Outcome:
    """PostgreSQL dies under load, and comes back."""
    outcome = Outcome(
        "PostgreSQL", f"kill -9 under load, {tables} tables at two servers; started again after {AWAY_SECONDS:g} s"
    )
    with two_servers(folder) as (database, place, servers):
        players = crowd_at(servers[0], tables, "database", REFUSALS)
        for player in players:
            player.addresses = [server.url for server in servers]

        def fault() -> str:
            wait_for(lambda: all(player.seq > 5 for player in players))
            hurry(players)
            database.kill()
            time.sleep(AWAY_SECONDS)
            database.start()
            seconds = Progress(players).seconds_until_all_went_on()
            outcome.well = f"{seconds:.1f} s after PostgreSQL was back every table went on"
            return "database"

        play_through(players, fault, outcome, place)
        for server in servers:
            note_log(outcome, server)
    return outcome
