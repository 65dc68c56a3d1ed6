"""A wall clock that is wrong: hours ahead, set back while people play, and back again after a restart."""

from __future__ import annotations

import signal
from collections.abc import Sequence
from pathlib import Path

from tests.server.conftest import Place
from tests.server.crowd import Player, moves_in
from tests.server.faults.outcome import Outcome, Progress, crowd_at, hurry, note_log, play_through, wait_for
from tests.server.live_server import Server

HOURS = 3600
SECONDS_PER_MOVE = 60


def false_clock(file: Path) -> tuple[str, ...]:
    """What Python runs so that the server's clock is wrong by the seconds in this file."""
    return ("-m", "tests.server.faults.wrong_clock", str(file))


def set_the_clock(folder: Path, tables: int) -> Outcome:
    """The server starts five hours ahead; the clock is set back by ten, and forward again while the server is down."""
    outcome = Outcome(
        "wrong clock",
        f"server started 5 h ahead, {tables} tables with {SECONDS_PER_MOVE} s for a move; set back by 10 h under load; "
        "server killed, the clock set right, started",
    )
    offset, place = folder / "offset", Place(folder / "data")
    offset.write_text(str(5 * HOURS))
    with Server(place.data, program=false_clock(offset), log=folder / "log") as server:
        players = crowd_at(server, tables, "clock", clock={"kind": "move", "seconds": SECONDS_PER_MOVE})

        def fault() -> str:
            wait_for(lambda: all(player.seq > 5 for player in players))
            hurry(players)
            offset.write_text(str(-5 * HOURS))
            outcome.well = f"{Progress(players).seconds_until_all_went_on():.1f} s after it was set back and "
            server.stop(signal.SIGKILL)
            offset.write_text("0")
            progress = Progress(players)
            server.start()
            outcome.well += f"{progress.seconds_until_all_went_on():.1f} s after the restart every table had gone on"
            return "clock"

        play_through(players, fault, outcome, place)
        server.stop()
        note_log(outcome, server)
        warned = "the wall clock was set by" in server.log.read_text()
    late = overdue_at(players, place)
    outcome.wrong += late
    outcome.seen.append("everybody is known by their cookie as before")
    outcome.seen += [] if late else ["nobody's time ran out"]
    outcome.seen += ["the server's log says that the clock was set"] if warned else []
    return outcome


def overdue_at(players: Sequence[Player], place: Place) -> list[str]:
    """Tables at which somebody's time ran out."""
    tables = sorted({player.table for player in players})
    late = [table for table in tables if any(move.overdue for move in moves_in(place.events(table)))]
    return [f"time ran out at table {table}" for table in late]
