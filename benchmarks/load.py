"""Thousands of live tables on loopback: how long until every player sees a move, and what a move and a table cost.

Four people sit at each table, each with their own socket. The clients run in this process, the servers in others: the
complete one, and for comparison a bare echo server, which does the minimum. It writes the same rows with the same
guarantees and sends each message to the four sockets of its table. Both are set up first. Then they are measured in
turns, so that whatever else the machine does concerns both alike, and the figures are medians.
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
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from loading.crowd import EchoTable, Latencies, Table, connect_all, make_moves, seat_everybody
from loading.processes import cpu_seconds, megabytes
from rich.console import Console
from rich.table import Table as Grid

NO_LIMITS = ("tables", "tables-per-guest", "connections-per-guest", "messages-per-second", "new-tables-per-minute")
NO_LIMITS += ("connections", "connections-per-address", "tables-per-address")
HEADINGS = ("", "moves/s", "mover p50", "p95", "p99", "others p95", "late", "CPU", "per move", "clients", "memory")


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

    def median(self, value: Callable[[Slice], float]) -> float:
        """The median of all turns."""
        return statistics.median(map(value, self.slices))

    def percentile(self, number: int, *, of_mover: bool = True) -> float:
        """The median of this percentile of the latencies, in milliseconds."""
        return 1000 * self.median(lambda one: spread(one.latencies.mover if of_mover else one.latencies.others)[number])


def main() -> None:
    """Measure and print."""
    given = arguments()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if hard < 8 * given.tables + 100:
        sys.exit(f"{8 * given.tables} sockets need as many open files; this system allows {hard}")
    with ExitStack() as stack:
        measured = [stack.enter_context(echo(given)), stack.enter_context(asterism(given))]
        asyncio.run(measure(measured, given))
    show(measured, given)


def arguments() -> argparse.Namespace:
    """What to measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=10, help="how long a turn of one server is")
    parser.add_argument("--turns", type=int, default=4, help="how many turns each server has")
    parser.add_argument("--every", type=float, default=5, help="seconds between two moves of a table")
    parser.add_argument("--game", default="sternenhimmel")
    parser.add_argument("--database", help="a PostgreSQL address; else SQLite in a temporary folder")
    parser.add_argument("--processes", type=int, default=1, help="of the complete server; more need a PostgreSQL")
    return parser.parse_args()


@contextmanager
def asterism(given: argparse.Namespace) -> Iterator[Measured]:
    """The complete server, `asterism serve`."""
    flags = [part for limit in NO_LIMITS for part in (f"--{limit}", "0")]
    command = ["-m", "asterism", "serve", "--no-open", "--port", "0", *flags]
    if given.database:
        command += ["--database", given.database]
    if given.processes > 1:
        command += ["--processes", f"{given.processes}"]
    tables = [Table() for _ in range(given.tables)]
    with tempfile.TemporaryDirectory() as data, server([*command, "--data", data]) as (process, address):
        wait_until_ready(address)
        yield Measured(f"Asterism, {given.game}", process, tables, lambda: seat_everybody(address, given.game, tables))


@contextmanager
def echo(given: argparse.Namespace) -> Iterator[Measured]:
    """The bare echo server."""
    script = str(Path(__file__).parent / "loading" / "echo.py")
    tables: list[Table] = [EchoTable() for _ in range(given.tables)]
    with tempfile.TemporaryDirectory() as data, server([script, data]) as (process, address):
        yield Measured("bare echo, same rows", process, tables, lambda: connect_all(address, tables))


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
    for _ in range(given.turns):
        for one in measured:
            one.slices.append(await take_turn(one, given))
    for one in measured:
        for table in one.tables:
            table.close()


async def take_turn(one: Measured, given: argparse.Namespace) -> Slice:
    """Let all tables of one server play for a while."""
    latencies = Latencies()
    for table in one.tables:
        table.latencies = latencies
    cpu, own, start = cpu_seconds(one.process), time.process_time(), time.monotonic()
    await make_moves(one.tables, given.every, given.seconds)
    seconds = time.monotonic() - start
    return Slice(
        latencies,
        seconds,
        len(latencies.mover) / given.seconds,
        (cpu_seconds(one.process) - cpu) / seconds,
        (time.process_time() - own) / seconds,
    )


def show(measured: list[Measured], given: argparse.Namespace) -> None:
    """Print the table and the ratios."""
    grid = Grid(title=f"{given.tables} tables of 4, one move every {given.every:g} s; medians of {given.turns} turns")
    for heading in HEADINGS:
        grid.add_column(heading, justify="left" if not heading else "right")
    for one in measured:
        times = [one.percentile(49), one.percentile(94), one.percentile(98), one.percentile(94, of_mover=False)]
        grid.add_row(
            one.name,
            f"{one.median(lambda turn: turn.moves_per_second):.0f}",
            *(f"{time:.1f} ms" for time in times),
            f"{sum(turn.latencies.late for turn in one.slices)}",
            f"{one.median(lambda turn: turn.cpu):.0%}",
            f"{one.median(lambda turn: turn.cpu_per_move):.0f} µs",
            f"{one.median(lambda turn: turn.own_cpu):.0%}",
            f"{one.live:.0f} MB",
        )
    console = Console(width=140)
    console.print(grid)
    bare, ours = measured
    ratios = [mine.cpu_per_move / base.cpu_per_move for mine, base in zip(ours.slices, bare.slices, strict=True)]
    console.print(
        f"p95 is {ours.percentile(94) / bare.percentile(94):.1f} times the echo's, CPU per move "
        f"{statistics.median(ratios):.2f} times (from {min(ratios):.2f} to {max(ratios):.2f})."
    )
    console.print(f"A live table with its four sockets takes {1000 * (ours.live - ours.before) / given.tables:.0f} kB.")
    refusals = [reason for turn in ours.slices for reason in turn.latencies.refused]
    for refused in set(refusals):
        console.print(f"refused {refusals.count(refused)} times: {refused}")


def spread(values: list[float]) -> list[float]:
    """The percentiles from 1 to 99."""
    return statistics.quantiles(values, n=100)


if __name__ == "__main__":
    main()
