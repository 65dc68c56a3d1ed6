"""A disk that is full or read-only: a small tmpfs, which only root may mount."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.conftest import Place
from tests.server.faults.outcome import (
    Outcome,
    Progress,
    answer_to_new_table,
    crowd_at,
    hurry,
    note_log,
    play_through,
    wait_for,
)
from tests.server.live_server import Server

SIZE = "24m"
REFUSALS = ("the disk of the server is full",)


class NotAllowed(Exception):
    """Something that this fault needs is not allowed here."""


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A folder on a disk of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    mounted = run("mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder))
    if mounted.returncode != 0:
        raise NotAllowed(f"a disk of its own cannot be mounted here ({mounted.stderr.strip()}), so this was left out")
    try:
        yield folder
    finally:
        run("umount", "-l", str(folder))


def run(*command: str) -> subprocess.CompletedProcess[str]:
    """Run a program of the system."""
    return subprocess.run(command, capture_output=True, text=True, check=False)


def refused_start(data: Path) -> str:
    """The sentence with which a server refuses to start on this folder."""
    command = [sys.executable, "-m", "asterism", "serve", "--no-open", "--port", "0", "--data", str(data)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    said = " ".join((ended.stdout + ended.stderr).split())
    assert ended.returncode != 0, "it started"
    return "a traceback" if "Traceback" in said else said.rpartition("asterism: ")[2]


def fill(disk: Path) -> None:
    """Write until there is no room left, not even for one byte."""
    for size in (1 << 20, 1 << 12, 1):
        with (disk / f"filler {size}").open("wb", buffering=0) as file:
            try:
                while True:
                    file.write(bytes(size))
            except OSError:
                continue


def empty(disk: Path) -> None:
    """Make room again."""
    for file in disk.glob("filler *"):
        file.unlink()


def fill_the_disk(folder: Path, tables: int) -> Outcome:
    """The disk runs full under load, and somebody makes room."""
    outcome = Outcome("full disk", f"a tmpfs of {SIZE} filled to the last byte under load, {tables} tables in SQLite")
    with small_disk(folder / "disk") as disk, Server(disk / "data", log=folder / "log") as server:
        players = crowd_at(server, tables, "full", REFUSALS)

        def fault() -> str:
            wait_for(lambda: all(player.seq > 5 for player in players))
            fill(disk)
            hurry(players)
            wait_for(lambda: sum(player.refusals.total() for player in players) >= tables)
            outcome.seen.append(answer_to_new_table(server))
            empty(disk)
            seconds = Progress(players).seconds_until_all_went_on()
            outcome.well = f"{seconds:.1f} s after there was room every table went on"
            return "full disk"

        play_through(players, fault, outcome, Place(disk / "data"))
        server.stop()
        note_log(outcome, server)
        fill(disk)
        outcome.seen.append(f'a start on the full disk: "{start_on_full_disk(disk)}"')
    return outcome


def start_on_full_disk(disk: Path) -> str:
    """A new folder on a disk without room."""
    return refused_start(disk / "new").replace(str(disk), "...")


def forbid_writing(folder: Path, tables: int) -> Outcome:
    """A server that stopped finds its folder read-only, and later writable again."""
    outcome = Outcome(
        "read-only folder",
        f"server killed under load, {tables} tables in SQLite; its disk mounted read-only; started; mounted writable; "
        "started",
    )
    with small_disk(folder / "disk") as disk, Server(disk / "data", log=folder / "log") as server:
        players = crowd_at(server, tables, "read-only")

        def fault() -> str:
            wait_for(lambda: all(player.seq > 5 for player in players))
            hurry(players)
            server.stop(signal.SIGKILL)
            made = run("mount", "-o", "remount,ro", str(disk))
            assert made.returncode == 0, made.stderr
            outcome.seen.append(f'the host: "{refused_start(disk / "data").replace(str(disk), "...")}"')
            run("mount", "-o", f"remount,rw,size={SIZE}", str(disk))
            progress = Progress(players)
            server.start()
            outcome.well = f"{progress.seconds_until_all_went_on():.1f} s after it was started, every table went on"
            return "read-only"

        play_through(players, fault, outcome, Place(disk / "data"))
        server.stop()
        note_log(outcome, server)
    return outcome
