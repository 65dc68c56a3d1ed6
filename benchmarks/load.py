"""Thousands of live tables on loopback: how long until every player sees a move, and what a move and a table cost.

Four people sit at each table, each with their own socket. The clients run in this process, the servers in others: the
complete one, and for comparison a bare echo server, which does the minimum. It writes the same rows with the same
guarantees and sends each message to the four sockets of its table. Both are set up first. Then they are measured in
turns, so that whatever else the machine does concerns both alike, and the figures are medians.

With a PostgreSQL (`--database`) the complete server is measured with different numbers of processes (`--processes`).
"""

from __future__ import annotations

import argparse
import asyncio
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from loading.crowd import EchoTable, Latencies, Table, connect_all, make_moves, seat_everybody
from loading.processes import cpu_seconds, megabytes
from published import publish

NO_LIMITS = ("tables", "tables-per-guest", "connections-per-guest", "messages-per-second", "new-tables-per-minute")
NO_LIMITS += ("connections", "connections-per-address", "tables-per-address")
HEADINGS = ("moves/s", "server", "p50", "p95", "p99", "others' p95", "late", "CPU", "clients' CPU", "CPU of a move")
HEADINGS += ("times the echo's",)


@dataclass
class Slice:
    """What was measured of one server in one turn."""

    latencies: Latencies
    seconds: float
    moves_per_second: float
    cpu: float
    """The server's use of one core."""
    own_cpu: float
    """The clients' use of one core."""
    every: float
    """Seconds between two moves of a table."""

    @property
    def cpu_per_move(self) -> float:
        """The server's CPU time for one move, in microseconds."""
        return self.cpu * self.seconds / len(self.latencies.mover) * 1e6


@dataclass
class Measured:
    """One server, its tables, and what was measured."""

    name: str
    process: int
    tables: list[Table]
    set_up: Callable[[], Awaitable[None]]
    slices: list[Slice] = field(default_factory=list)
    before: float = 0.0
    """The server's memory before any table was opened, in megabytes."""
    live: float = 0.0
    """The same with all tables, before the first move."""

    def at(self, every: float) -> list[Slice]:
        """What was measured with this time between two moves."""
        return [one for one in self.slices if one.every == every]


def main() -> None:
    """Measure and print."""
    given = arguments()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if hard < 8 * given.tables + 100:
        sys.exit(f"{8 * given.tables} sockets need as many open files; this system allows {hard}")
    if given.database:
        rows = [row for number in given.processes for row in rows_with(given, number)]
        publish("processes", ("processes", *HEADINGS), rows)
    else:
        measured = run(given, 1)
        publish("load", HEADINGS, rows_of(measured, given), *notes_on(measured, given))


def rows_with(given: argparse.Namespace, processes: int) -> list[list[str]]:
    """The rows of one number of processes."""
    return [[f"{processes}", *row] for row in rows_of(run(given, processes), given)]


def run(given: argparse.Namespace, processes: int) -> list[Measured]:
    """Start the servers and measure them."""
    with ExitStack() as stack:
        measured = [stack.enter_context(echo(given)), stack.enter_context(asterism(given, processes))]
        asyncio.run(measure(measured, given))
    return measured


def arguments() -> argparse.Namespace:
    """What to measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=10, help="how long a turn of one server is")
    parser.add_argument("--turns", type=int, default=4, help="how many turns each server has")
    parser.add_argument("--every", type=float, nargs="+", default=[5, 2], help="seconds between two moves of a table")
    parser.add_argument("--game", default="sternenhimmel")
    parser.add_argument("--database", help="a PostgreSQL address; else SQLite in a temporary folder")
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4], help="with a PostgreSQL")
    parser.add_argument("--write", action="store_true", help="put the table into docs/benchmarks.md")
    return parser.parse_args()


@contextmanager
def asterism(given: argparse.Namespace, processes: int = 1) -> Iterator[Measured]:
    """The complete server, `asterism serve`."""
    flags = [part for limit in NO_LIMITS for part in (f"--{limit}", "0")]
    command = ["-m", "asterism", "serve", "--no-open", "--port", "0", *flags]
    if given.database:
        command += ["--database", given.database]
    if processes > 1:
        command += ["--processes", f"{processes}"]
    tables = [Table() for _ in range(given.tables)]
    with tempfile.TemporaryDirectory() as data, server([*command, "--data", data]) as (process, address):
        wait_until_ready(address)
        yield Measured("Asterism", process, tables, lambda: seat_everybody(address, given.game, tables))


@contextmanager
def echo(given: argparse.Namespace) -> Iterator[Measured]:
    """The bare echo server."""
    script = str(Path(__file__).parent / "loading" / "echo.py")
    tables: list[Table] = [EchoTable() for _ in range(given.tables)]
    with tempfile.TemporaryDirectory() as data, server([script, data]) as (process, address):
        yield Measured("echo", process, tables, lambda: connect_all(address, tables))


@contextmanager
def server(command: list[str]) -> Iterator[tuple[int, str]]:
    """A server in another process: its process id and its address."""
    with subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        found = re.search(r"http://\S+/", process.stdout.readline())
        assert found, "the server did not print its address"
        try:
            yield process.pid, found[0].rstrip("/").replace("localhost", "127.0.0.1")
        finally:
            process.terminate()


def wait_until_ready(address: str) -> None:
    """Wait until all games are compiled."""
    with httpx.Client(transport=httpx.HTTPTransport(retries=20), timeout=600) as client:
        while client.get(f"{address}/ready").status_code != httpx.codes.OK:
            time.sleep(0.5)


async def measure(measured: list[Measured], given: argparse.Namespace) -> None:
    """Set up the tables of all servers, then let the servers take turns."""
    for one in measured:
        begun, one.before = time.monotonic(), megabytes(one.process)
        await one.set_up()
        sockets = sum(len(table.lines) for table in one.tables)
        print(f"{one.name}: {len(one.tables)} tables, {sockets} sockets, set up in {time.monotonic() - begun:.0f} s")
        await asyncio.sleep(2)
        one.live = megabytes(one.process)
    for every in given.every:
        for _ in range(given.turns):
            for one in measured:
                one.slices.append(await take_turn(one, every, given.seconds))
    for one in measured:
        for table in one.tables:
            table.close()


async def take_turn(one: Measured, every: float, seconds: float) -> Slice:
    """Let all tables of one server play for a while."""
    latencies = Latencies()
    for table in one.tables:
        table.latencies = latencies
    cpu, own, start = cpu_seconds(one.process), time.process_time(), time.monotonic()
    await make_moves(one.tables, every, seconds)
    passed = time.monotonic() - start
    return Slice(
        latencies,
        passed,
        len(latencies.mover) / seconds,
        (cpu_seconds(one.process) - cpu) / passed,
        (time.process_time() - own) / passed,
        every,
    )


def rows_of(measured: Sequence[Measured], given: argparse.Namespace) -> list[list[str]]:
    """The rows of the table: for each pace the echo and the complete server."""
    bare, ours = measured
    rows = []
    for every in given.every:
        pairs = list(zip(bare.at(every), ours.at(every), strict=True))
        ratios = sorted(mine.cpu_per_move / base.cpu_per_move for base, mine in pairs)
        ratio = f"{statistics.median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})"
        rows += [row_of(bare, every), [*row_of(ours, every), ratio]]
    return rows


def row_of(one: Measured, every: float) -> list[str]:
    """What one server did at one pace: medians of its turns."""
    turns = one.at(every)

    def median(value: Callable[[Slice], float]) -> float:
        return statistics.median(map(value, turns))

    latencies = [f"{1000 * median(lambda turn, n=n: spread(turn.latencies.mover)[n]):.1f} ms" for n in (49, 94, 98)]
    return [
        f"{median(lambda turn: turn.moves_per_second):,.0f}",
        one.name,
        *latencies,
        f"{1000 * median(lambda turn: spread(turn.latencies.others)[94]):.1f} ms",
        f"{sum(turn.latencies.late for turn in turns)}",
        f"{median(lambda turn: turn.cpu):.0%}",
        f"{median(lambda turn: turn.own_cpu):.0%}",
        f"{median(lambda turn: turn.cpu_per_move):.0f} µs",
    ]


def notes_on(measured: Sequence[Measured], given: argparse.Namespace) -> list[str]:
    """What else should be said."""
    _, ours = measured
    paces = " and ".join(f"{every:g} s" for every in given.every)
    how = f"{given.tables:,} tables of {given.game}, one move every {paces}; medians of {given.turns} turns"
    memory = f"A live table with its four sockets takes {1000 * (ours.live - ours.before) / given.tables:.0f} kB"
    refusals = [reason for turn in ours.slices for reason in turn.latencies.refused]
    refused = [f"Refused {refusals.count(reason)} times: {reason}." for reason in sorted(set(refusals))]
    return [f"{how} of {given.seconds:g} s. {memory}.", *refused]


def spread(values: list[float]) -> list[float]:
    """The percentiles from 1 to 99."""
    return statistics.quantiles(values, n=100)


if __name__ == "__main__":
    main()
