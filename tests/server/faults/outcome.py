"""What came of a fault, and how that is found out while people play."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.server.chaos import Chaos, Fault
from tests.server.conftest import Place
from tests.server.crowd import Player, lost_moves, players_at
from tests.server.live_server import NONCE_HASH, Guest, Server

PATIENCE = 240.0
SLOWLY = 4.0
"""Seconds that people take for a move at most until the fault strikes, so that no match is over before."""
TABLE = {
    "game": "sternenhimmel",
    "name": "Eve",
    "nonce_hash": NONCE_HASH,
    "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
}


@dataclass
class Outcome:
    """What came of a fault."""

    fault: str
    done: str
    """What was done, in a sentence for the table."""
    seen: list[str] = field(default_factory=list)
    """What people saw."""
    acknowledged: int = 0
    lost: int = 0
    """Of the acknowledged moves."""
    well: str = ""
    """How long until everything went on."""
    wrong: list[str] = field(default_factory=list)
    """What may not be: a past that changes, a match that does not end, a traceback."""

    def row(self) -> list[str]:
        """A row of the table."""
        moves = f"{self.lost} of {self.acknowledged:,}" if self.acknowledged else ""
        return [self.fault, self.done, "; ".join(self.seen), moves, self.well, "; ".join(self.wrong) or "nothing"]


def crowd_at(
    server: Server, tables: int, seed: str, refusals: Sequence[str] = (), clock: dict[str, Any] | None = None
) -> list[Player]:
    """Two people and a bot at each of these tables, who take some time for a move until the fault is over."""
    rng, seats = random.Random(seed), ("open", "random")
    return players_at(server, tables, rng, seats, command={"clock": clock}, pause=SLOWLY, accepted_refusals=refusals)


def play_through(players: Sequence[Player], fault: Fault, outcome: Outcome, place: Place) -> Outcome:
    """Play all matches to the end with this fault on the way, and note what is wrong and what is lost."""
    report = asyncio.run(Chaos(random.Random(outcome.fault)).play(players, [fault], PATIENCE))
    outcome.wrong += [*report.complaints, *(f"table {table} did not come to its end" for table in report.stuck)]
    outcome.seen += seen_by(players)
    note_moves(players, outcome, place)
    return outcome


def note_moves(players: Sequence[Player], outcome: Outcome, place: Place) -> None:
    """Look for all moves that were acknowledged so far."""
    outcome.acknowledged += sum(len(player.acknowledged) for player in players)
    outcome.lost += len(lost_moves(players, place.events))


def seen_by(players: Sequence[Player]) -> list[str]:
    """The reasons for which moves were refused, and how often people had to connect again."""
    refusals: Counter[str] = sum((player.refusals for player in players), Counter())
    again = sum(player.connections - 1 for player in players)
    seen = [f'{number} moves refused: "{reason}"' for reason, number in refusals.most_common()]
    return [*seen, f"{again} connections made again" if again else "no connection broke"]


def note_log(outcome: Outcome, server: Server) -> None:
    """A refusal is no fault of the server, so its log has no traceback of a request that failed."""
    log = server.log.read_text()
    outcome.wrong += [
        line for line in log.splitlines() if "a request failed" in line or "handling a message failed" in line
    ]


class Progress:
    """When tables go on."""

    def __init__(self, players: Sequence[Player]) -> None:
        self._players = players
        self._since = time.monotonic()
        self._before = {player.table: player.seq for player in players if not player.is_over}

    def seconds_until_all_went_on(self) -> float:
        """From when this was made until every table that was not over has a new event."""
        while time.monotonic() < self._since + PATIENCE:
            now = {player.table: player.seq for player in self._players}
            if all(now[table] > seq for table, seq in self._before.items()):
                return time.monotonic() - self._since
            time.sleep(0.02)
        return PATIENCE


def hurry(players: Sequence[Player]) -> None:
    """From now on nobody thinks for long, so that what is measured is the server."""
    for player in players:
        player.pause = 0.1


def wait_for(is_so: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait for something that players or the server do."""
    end = time.monotonic() + seconds
    while not is_so() and time.monotonic() < end:
        time.sleep(0.02)


def answer_to_new_table(server: Server) -> str:
    """What somebody sees who opens a table now."""
    with Guest(server, "Eve") as eve:
        answer = eve.http.post("/api/tables", json=TABLE)
    return f'a new table: {answer.status_code} "{sentence_of(answer.json())}"'


def sentence_of(answer: dict[str, Any]) -> str:
    """The reason in an answer."""
    return str(answer.get("detail", "it is open"))
