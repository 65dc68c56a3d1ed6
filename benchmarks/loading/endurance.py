"""`make endurance`: hundreds of live tables for an hour, to see whether the server needs more and more of anything.

People over real WebSockets and bots play all games; when a match is over, everybody leaves and another table is opened,
so that there are always as many. Once a minute the server's memory, its open files, the size of its database and the
tables in its memory are noted, with how long moves took in that minute.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path

import httpx
from load import NO_LIMITS, server, spread, wait_until_ready
from published import publish

from asterism.fairness import hash_of_nonce
from loading.crowd import AT_ONCE, Latencies, Table, cookie_of, decode
from loading.processes import cpu_seconds, family, megabytes

KINDS = [
    ("sternenhimmel", 3, {}),
    ("sternenhimmel", 4, {}),
    ("constellation", 2, {}),
    ("constellation", 3, {}),
    ("nacht", 3, {"mode": "streng"}),  # without knocking, which is a matter of people's reactions
    ("afrika", 4, {}),
    ("patience", 1, {}),
]
BOT = "greedy"
METRIC = "asterism_tables "
GIVE_UP_SECONDS = 120.0
"""A table that does not go on for so long is left, and counted as stuck."""


class LiveTable(Table):
    """A table of people and bots; only people's own moves are timed."""

    heard_at = 0.0

    def hear(self, seat: int, text: bytes, now: float) -> None:
        """Take in what the server says."""
        message, self.heard_at = decode(text), now
        if message.type == "turn" and message.move_id is not None and seat == self._mover:
            self.latencies.mover.append(now - self._sent)
        elif message.type == "refused":
            self.latencies.refused.append(message.reason)
        if message.position is not None:
            self.is_over = bool(message.position.results)
            if message.position.legal:
                self._turn = seat, message.seq, bytes(random.choice(message.position.legal))


@dataclass
class Sample:
    """What was noted once a minute."""

    minutes: float
    memory: float
    """In megabytes."""
    people: int
    """Connected, each with a WebSocket of the server's."""
    files: int
    database: float
    """In megabytes."""
    in_memory: float
    """Tables, as the server's metrics have them."""
    cpu: float
    """Of one core."""
    latencies: Latencies

    def milliseconds(self, percentile: int) -> float:
        """How long moves took."""
        return 1000 * spread(self.latencies.mover)[percentile - 1]


@dataclass
class Crowd:
    """Everybody who plays."""

    address: str
    every: float
    end: float
    latencies: Latencies = field(default_factory=Latencies)
    opened: int = 0
    finished: int = 0
    stuck: int = 0
    people: int = 0
    moves: int = 0
    refused: list[str] = field(default_factory=list)

    async def keep_playing(self, http: httpx.AsyncClient, opening: asyncio.Semaphore) -> None:
        """One table after the other."""
        while time.monotonic() < self.end:
            async with opening:
                table = await open_table(http, self.address)
            self.opened += 1
            self.people += len(table.lines)
            await self._play(table)
            self.people -= len(table.lines)
            table.close()

    async def _play(self, table: LiveTable) -> None:
        loop = asyncio.get_running_loop()
        while not table.is_over and time.monotonic() < self.end:
            await asyncio.sleep(random.uniform(0.5, 1.5) * self.every)
            table.latencies = self.latencies
            table.move(loop.time())
            if loop.time() - table.heard_at > GIVE_UP_SECONDS:
                self.stuck += 1
                return
        self.finished += table.is_over

    def take_latencies(self) -> Latencies:
        """Those since the last time."""
        taken, self.latencies = self.latencies, Latencies()
        self.moves += len(taken.mover)
        self.refused += taken.refused
        return taken


async def open_table(http: httpx.AsyncClient, address: str) -> LiveTable:
    """A table of some game, with one person at least, and bots."""
    game, seats, options = random.choice(KINDS)
    people = random.randint(1, min(seats, 2))
    nonce = random.randbytes(16).hex()
    person = {"name": "Somebody", "nonce_hash": hash_of_nonce(nonce)}
    kinds = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1), *[{"kind": "bot", "bot": BOT}] * (seats - people)]
    opened = await http.post("/api/tables", json={**person, "game": game, "seats": kinds, "options": options})
    opened.raise_for_status()
    number, cookies = opened.json()["table"], [cookie_of(opened)]
    for _ in range(people - 1):
        taken = await http.post(f"/api/tables/{number}/seat", json=person)
        taken.raise_for_status()
        cookies.append(cookie_of(taken))
    for cookie in cookies:
        sent = await http.post(f"/api/tables/{number}/nonce", json={"nonce": nonce}, headers={"Cookie": cookie})
        sent.raise_for_status()
    table = LiveTable()
    table.heard_at = asyncio.get_running_loop().time()
    await table.connect(address, [(f"/api/tables/{number}/play", cookie) for cookie in cookies])
    return table


async def live(given: argparse.Namespace, process: int, address: str, data: Path) -> tuple[Crowd, list[Sample]]:
    """Play, and note what the server needs."""
    crowd = Crowd(address, given.every, time.monotonic() + given.minutes * 60)
    limits = httpx.Limits(max_connections=AT_ONCE, max_keepalive_connections=0)
    async with httpx.AsyncClient(base_url=address, limits=limits, timeout=120) as http:
        http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        opening = asyncio.Semaphore(AT_ONCE // 2)
        playing = [asyncio.create_task(crowd.keep_playing(http, opening)) for _ in range(given.tables)]
        samples = await note(given, crowd, process, http, data)
        await asyncio.gather(*playing)
    return crowd, samples


async def note(
    given: argparse.Namespace, crowd: Crowd, process: int, http: httpx.AsyncClient, data: Path
) -> list[Sample]:
    """Once a minute, after all tables are open."""
    while crowd.opened < given.tables and time.monotonic() < crowd.end:  # noqa: ASYNC110 (nobody sets an event for it)
        await asyncio.sleep(0.2)
    crowd.take_latencies()
    samples, begin, cpu, before = list[Sample](), time.monotonic(), cpu_seconds(process), time.monotonic()
    while time.monotonic() + given.interval <= crowd.end:
        await asyncio.sleep(given.interval)
        metrics = (await http.get("/metrics")).text
        now, used = time.monotonic(), cpu_seconds(process)
        samples.append(
            Sample(
                minutes=(now - begin) / 60,
                memory=megabytes(process),
                people=crowd.people,
                files=open_files(process),
                database=size_of_database(data),
                in_memory=next(float(line.split()[1]) for line in metrics.splitlines() if line.startswith(METRIC)),
                cpu=(used - cpu) / (now - before),
                latencies=crowd.take_latencies(),
            )
        )
        cpu, before, last = used, now, samples[-1]
        print(
            f"{last.minutes:.1f} min: {last.memory:.0f} MB, {last.people} people, {last.files} files, "
            f"{last.database:.1f} MB in the database, {last.in_memory:.0f} tables in memory, "
            f"p99 {last.milliseconds(99):.0f} ms",
            flush=True,
        )
    return samples


def open_files(process: int) -> int:
    """The files and sockets that the server has open."""
    return sum(len(list(Path(f"/proc/{one}/fd").iterdir())) for one in family(process))


def size_of_database(data: Path) -> float:
    """In megabytes, with its write-ahead log."""
    return sum(file.stat().st_size for file in data.glob("asterism.sqlite*")) / 1e6


def per_hour(samples: Sequence[Sample], value: Callable[[Sample], float]) -> float:
    """The slope of the line through the second half: at first all tables are new, and matches short."""
    later = samples[len(samples) // 2 :]
    line = statistics.linear_regression([one.minutes / 60 for one in later], [value(one) for one in later])
    return line.slope


def rows_of(samples: Sequence[Sample]) -> list[list[str]]:
    """A row for each thing that was noted: at the start, in the middle, at the end, and how it grows."""
    shown: list[tuple[str, Callable[[Sample], float], str]] = [
        ("memory", lambda one: one.memory, " MB"),
        ("people connected", lambda one: one.people, ""),
        ("open files besides their sockets", lambda one: one.files - one.people, ""),
        ("tables in memory", lambda one: one.in_memory, ""),
        ("size of the database", lambda one: one.database, " MB"),
        ("a move, p50", lambda one: one.milliseconds(50), " ms"),
        ("a move, p95", lambda one: one.milliseconds(95), " ms"),
        ("a move, p99", lambda one: one.milliseconds(99), " ms"),
        ("processor, of one core", lambda one: 100 * one.cpu, " %"),
    ]
    moments = (samples[0], samples[len(samples) // 2], samples[-1])
    return [
        [name, *(f"{value(one):,.1f}{unit}" for one in moments), f"{per_hour(samples, value):+,.1f}{unit}"]
        for name, value, unit in shown
    ]


def main() -> int:
    """Play and publish."""
    parser = argparse.ArgumentParser(prog="make endurance", description=__doc__)
    parser.add_argument("--tables", type=int, default=500, help="live tables at any time (500)")
    parser.add_argument("--minutes", type=float, default=60.0, help="how long (60)")
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two moves of people at a table (5)")
    parser.add_argument("--interval", type=float, default=60.0, help="seconds between two samples (60)")
    parser.add_argument("--write", action="store_true", help="put the table into docs/quality.md")
    given = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    flags = [part for limit in NO_LIMITS for part in (f"--{limit}", "0")]
    command = ["-m", "asterism", "serve", "--no-open", "--port", "0", *flags]
    with tempfile.TemporaryDirectory() as data, server([*command, "--data", data]) as (process, address):
        wait_until_ready(address)
        crowd, samples = asyncio.run(live(given, process, address, Path(data)))
    grown = samples[-1].database - samples[0].database
    later = sum(len(one.latencies.mover) for one in samples[1:])
    refusals = [f'Refused {crowd.refused.count(one)} times: "{one}".' for one in sorted(set(crowd.refused))]
    publish(
        "live tables",
        ["", "first sample", "in the middle", "at the end", "slope per hour, second half"],
        rows_of(samples),
        f"{given.tables} live tables of all games for {given.minutes:g} minutes, a move of a person every "
        f"{given.every:g} s at each, between them {BOT} bots: {crowd.moves:,} moves of people, {crowd.finished:,} "
        f"matches played to their ends, {crowd.opened:,} tables opened, {crowd.stuck} stuck. The database grew by "
        f"{1000 * grown / max(1, later):.2f} kB for a move of a person, the bots' moves and new tables included.",
        *refusals,
        on="quality.md",
    )
    return int(bool(crowd.stuck or crowd.refused))


if __name__ == "__main__":
    sys.exit(main())
