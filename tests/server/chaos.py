"""Two servers on one PostgreSQL, players at many tables, and faults: servers and the database are killed under load.

The short form is a test. The long form is a command:

    python -m tests.server.chaos --tables 200 --faults 12
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from tests.server.crowd import Player, players_at
from tests.server.live_server import Server
from tests.server.postgres import TemporaryCluster, cluster

LEASE = 3.0
SERVER, DATABASE = "server", "database"
"""What is killed."""
SLOWLY = 4.0
"""Seconds that players take for a move at most until the last fault, so that no match is over before."""
REFUSALS = ("could not save this", "could not read this", "does not know whether this was saved")
"""What a database that is away is a reason for."""


@dataclass
class Report:
    """What came of it."""

    faults: list[str] = field(default_factory=list)
    """What was broken, in order."""
    complaints: list[str] = field(default_factory=list)
    """What players saw that nobody may see: a number twice, a gap, another past."""
    waited: dict[str, float] = field(default_factory=dict)
    """For each table the seconds from the last fault until its next event."""
    stuck: list[str] = field(default_factory=list)
    """The tables that did not come to their end."""

    @property
    def is_clean(self) -> bool:
        """Whether nobody has seen anything wrong."""
        return not self.complaints and not self.stuck


Fault = Callable[[], str]
"""Breaks something, mends it, and says what it was. It runs beside the players, on a thread of its own."""


class Chaos:
    """Players at tables, and what breaks under them."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self.report = Report()

    async def play(self, players: Sequence[Player], faults: Sequence[Fault], patience: float) -> Report:
        """Play all matches to the end, with these faults on the way."""
        playing = [asyncio.create_task(self._play(player)) for player in players]
        for fault in faults:
            await asyncio.sleep(self._rng.uniform(0.2, 2.5))
            self.report.faults.append(await asyncio.to_thread(fault))
        last_fault = time.monotonic()
        for player in players:
            player.pause = 0.1
        at_last_fault = {player.table: player.seq for player in players if not player.is_over}
        await self._watch(players, at_last_fault, last_fault, patience)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        self.report.stuck = sorted({player.table for player in players if not player.is_over})
        return self.report

    async def _play(self, player: Player) -> None:
        try:
            await player.play(lambda: None)
        except AssertionError as error:
            self.report.complaints.append(f"table {player.table}: {error}")

    async def _watch(self, players: Sequence[Player], before: dict[str, int], since: float, patience: float) -> None:
        """Note when each table goes on, until all matches are over or nobody has patience left."""
        while time.monotonic() < since + patience and not all(player.is_over for player in players):
            for player in players:
                if player.seq > before.get(player.table, player.seq):
                    self.report.waited.setdefault(player.table, time.monotonic() - since)
            await asyncio.sleep(0.05)


# --- faults ----------------------------------------------------------------------------------


def kill_server(servers: Sequence[Server], rng: random.Random) -> str:
    """One of them dies, and comes back after a while."""
    server = rng.choice(servers)
    server.stop(signal.SIGKILL)
    time.sleep(rng.uniform(0, 2 * LEASE))
    server.start()
    return f"server {server.port}"


def kill_database(database: TemporaryCluster, rng: random.Random) -> str:
    """It dies, and comes back after a moment."""
    database.kill()
    time.sleep(rng.uniform(0, 2))
    database.start()
    return DATABASE


def run(
    tables: int,
    faults: Sequence[str],
    folder: Path,
    seed: str,
    game: str = "sternenhimmel",
    patience: float = 120.0,
) -> Report:
    """Everything, from an empty database on."""
    rng = random.Random(seed)
    with ExitStack() as stack:
        database = stack.enter_context(cluster(temporary=True))
        assert isinstance(database, TemporaryCluster)
        address = database.new_database()
        servers = [stack.enter_context(Server(folder / f"{n}", database=address, lease=LEASE)) for n in range(2)]
        seats = ("open", "random")
        players = players_at(servers[0], tables, rng, seats, game, pause=SLOWLY, accepted_refusals=REFUSALS)
        for player in players:
            player.addresses = [server.url for server in servers]
        kinds: dict[str, Fault] = {
            SERVER: partial(kill_server, servers, rng),
            DATABASE: partial(kill_database, database, rng),
        }
        return asyncio.run(Chaos(rng).play(players, [kinds[fault] for fault in faults], patience))


def main() -> None:
    """The long form."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--faults", type=int, default=12)
    parser.add_argument("--seed", default="chaos")
    parser.add_argument("--game", default="afrika", help="a long one, so that no match is over before the last fault")
    parser.add_argument("--patience", type=float, default=600.0, help="seconds until a match counts as stuck")
    parser.add_argument("--folder", type=Path)
    asked = parser.parse_args()
    folder = asked.folder or Path(tempfile.mkdtemp(prefix="asterism-chaos-"))
    kinds = random.Random(asked.seed).choices([SERVER, DATABASE], [2, 1], k=asked.faults)
    report = run(asked.tables, kinds, folder, asked.seed, asked.game, asked.patience)
    waited = sorted(report.waited.values())
    late = [seconds for seconds in waited if seconds > LEASE]
    lines = [
        f"faults: {', '.join(report.faults)}",
        f"complaints: {len(report.complaints)}",
        *report.complaints,
        f"stuck: {len(report.stuck)} {report.stuck}",
        f"went on after the last fault: {len(waited)} tables, the last after {max(waited, default=0):.1f} s",
        f"after more than a lease of {LEASE} s: {len(late)} tables",
        f"the servers' logs are in {folder}",
    ]
    sys.stdout.write("\n".join(lines) + "\n")
    sys.exit(not report.is_clean)


if __name__ == "__main__":
    main()
