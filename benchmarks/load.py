"""Thousands of live tables on loopback: how long until every player sees a move.

Four people sit at each table, each with their own socket, and each table makes one move every five seconds. The clients
run in this process, the server in another. For comparison, the same run measures a bare echo server, which does the
minimum: it writes the same rows with the same guarantees and sends each message to the four sockets of its table.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from loading.crowd import EchoTable, Latencies, Table, connect_all, make_moves, seat_everybody
from rich.console import Console
from rich.table import Table as Grid

NO_LIMITS = ("tables", "tables-per-guest", "connections-per-guest", "messages-per-second", "new-tables-per-minute")
HEADINGS = ("", "moves/s", "mover p50", "p95", "p99", "others p95", "late", "CPU", "per move", "clients", "memory")
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Measured:
    """The measurement of one server."""

    name: str
    latencies: Latencies
    moves_per_second: float
    lasted: float
    """Seconds of the measurement."""
    cpu: float
    """The server's use of one core."""
    own_cpu: float
    """The clients' use of one core."""
    megabytes: float


def main() -> None:
    """Measure and print."""
    given = arguments()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if hard < 4 * given.tables + 100:
        sys.exit(f"{4 * given.tables} sockets need as many open files; this system allows {hard} ({soft} at first)")
    rows = [measure_echo(given), measure_asterism(given)]
    show(rows, given)


def arguments() -> argparse.Namespace:
    """What to measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--every", type=float, default=5, help="seconds between two moves of a table")
    parser.add_argument("--game", default="sternenhimmel")
    parser.add_argument("--database", help="a PostgreSQL address; else SQLite in a temporary folder")
    return parser.parse_args()


def measure_asterism(given: argparse.Namespace) -> Measured:
    """The complete server, `asterism serve`."""
    flags = [part for limit in NO_LIMITS for part in (f"--{limit}", "0")]
    command = ["-m", "asterism", "serve", "--no-open", "--port", "0", *flags]
    if given.database:
        command += ["--database", given.database]
    with tempfile.TemporaryDirectory() as data, server([*command, "--data", data]) as (process, address):
        latencies = Latencies()
        tables = [Table(latencies) for _ in range(given.tables)]

        async def set_up() -> None:
            await seat_everybody(address, given.game, tables)

        return measure(f"Asterism, {given.game}", process, tables, latencies, set_up, given)


def measure_echo(given: argparse.Namespace) -> Measured:
    """The bare echo server."""
    script = str(Path(__file__).parent / "loading" / "echo.py")
    with tempfile.TemporaryDirectory() as data, server([script, data]) as (process, address):
        latencies = Latencies()
        tables: list[Table] = [EchoTable(latencies) for _ in range(given.tables)]

        async def set_up() -> None:
            await connect_all(address, tables)

        return measure("bare echo, same rows", process, tables, latencies, set_up, given)


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
            process.kill()


def measure(
    name: str, process: int, tables: list[Table], latencies: Latencies, set_up: Callable, given: argparse.Namespace
) -> Measured:
    """Set up the tables, wait until the server is idle, and measure."""

    async def run() -> Measured:
        begun = time.monotonic()
        await set_up()
        print(
            f"{name}: {len(tables)} tables, {sum(len(table.lines) for table in tables)} sockets, "
            f"set up in {time.monotonic() - begun:.0f} s"
        )
        await asyncio.sleep(3)
        cpu, own, start = cpu_seconds(process), cpu_seconds(os.getpid()), time.monotonic()
        await make_moves(tables, given.every, given.seconds)
        lasted = time.monotonic() - start
        result = Measured(
            name,
            latencies,
            len(latencies.mover) / given.seconds,
            lasted,
            (cpu_seconds(process) - cpu) / lasted,
            (cpu_seconds(os.getpid()) - own) / lasted,
            resident(process),
        )
        for table in tables:
            table.close()
        return result

    return asyncio.run(run())


def cpu_seconds(process: int) -> float:
    """The CPU time of a process."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident(process: int) -> float:
    """A process's memory in megabytes."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * resource.getpagesize() / 1e6


def show(rows: list[Measured], given: argparse.Namespace) -> None:
    """Print the table and the ratios."""
    grid = Grid(title=f"{given.tables} tables of 4, one move every {given.every:g} s, for {given.seconds:g} s")
    for heading in HEADINGS:
        grid.add_column(heading, justify="left" if not heading else "right")
    for row in rows:
        at_mover, at_others = spread(row.latencies.mover), spread(row.latencies.others)
        grid.add_row(
            row.name,
            f"{row.moves_per_second:.0f}",
            *(f"{value * 1000:.1f} ms" for value in (at_mover[49], at_mover[94], at_mover[98], at_others[94])),
            f"{row.latencies.late}",
            f"{row.cpu:.0%}",
            f"{cpu_per_move(row):.0f} µs",
            f"{row.own_cpu:.0%}",
            f"{row.megabytes:.0f} MB",
        )
    console = Console(width=140)
    console.print(grid)
    echo, ours = (spread(row.latencies.mover)[94] for row in rows)
    per_move = cpu_per_move(rows[1]) / cpu_per_move(rows[0])
    console.print(f"p95 is {ours / echo:.1f} times the echo's, CPU per move {per_move:.2f} times.")
    for refused in set(rows[1].latencies.refused):
        console.print(f"refused {rows[1].latencies.refused.count(refused)} times: {refused}")


def cpu_per_move(row: Measured) -> float:
    """The server's CPU time for one move, in microseconds."""
    return row.cpu * row.lasted / len(row.latencies.mover) * 1e6


def spread(values: list[float]) -> list[float]:
    """The percentiles from 1 to 99."""
    return statistics.quantiles(values, n=100)


if __name__ == "__main__":
    main()
