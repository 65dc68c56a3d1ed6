"""Chunks on all cores, noted one by one, so that a run can be gone on with after Ctrl+C."""

from __future__ import annotations

import os
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from pathlib import Path

import msgspec

from asterism.game import load
from tests.soak.chunk import ROWS, Chunk, Counts

SECONDS_PER_LINE = 30


def play(seed: str, number: int, rows: int) -> Counts:
    """One chunk, in a process of its own choice."""
    return Chunk(seed, number, rows).play()


class Run:
    """All chunks of a seed, until there are enough matches."""

    def __init__(self, matches: int, seed: str, log: Path, *, rows: int = ROWS, workers: int | None = None) -> None:
        self.matches, self.seed, self.rows = matches, seed, rows
        self.log = log
        """A line for each chunk that was played."""
        self.workers = workers or os.cpu_count() or 1
        self.done: dict[int, Counts] = {}

    def resume(self) -> None:
        """Take over the chunks of an earlier run with this seed."""
        if self.log.exists():
            lines = self.log.read_bytes().splitlines()
            self.done = {one.number: one for one in (msgspec.json.decode(line, type=Counts) for line in lines)}

    @property
    def played(self) -> int:
        """How many matches were played."""
        return sum(one.matches for one in self.done.values())

    def play(self, tell: Callable[[str], None]) -> None:
        """Play what is missing. A broken invariant ends the run with its sentence."""
        self.log.parent.mkdir(parents=True, exist_ok=True)
        start, before, last = time.monotonic(), self.played, time.monotonic()
        with self.log.open("wb") as log, ProcessPoolExecutor(self.workers) as pool:
            for counts in self.done.values():
                log.write(msgspec.json.encode(counts) + b"\n")
            for counts in self._chunks(pool):
                self.done[counts.number] = counts
                log.write(msgspec.json.encode(counts) + b"\n")
                log.flush()
                if time.monotonic() - last > SECONDS_PER_LINE:
                    last = time.monotonic()
                    speed = (self.played - before) / (last - start)
                    tell(f"{self.played:,} of {self.matches:,} matches, {speed:,.0f}/s, nothing broken")

    def _chunks(self, pool: ProcessPoolExecutor) -> Iterator[Counts]:
        """The chunks as they finish; a few wait for each process, so that none is idle."""
        numbers = (number for number in count() if number not in self.done)
        waiting: set[Future[Counts]] = set()
        try:
            while self.played < self.matches:
                while len(waiting) < 2 * self.workers:
                    waiting.add(pool.submit(play, self.seed, next(numbers), self.rows))
                finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for one in finished:
                    yield one.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def rows_of(done: Iterable[Counts]) -> list[list[str]]:
    """A row for each game and number of seats, and their sum."""
    by_table: dict[tuple[str, int], list[Counts]] = defaultdict(list)
    for counts in done:
        by_table[counts.game, counts.seats].append(counts)
    rows = [
        [game, str(seats), *figures(chunks), f"{max(one.longest for one in chunks):,} of {load(game).longest:,}"]
        for (game, seats), chunks in sorted(by_table.items())
    ]
    everything = [one for chunks in by_table.values() for one in chunks]
    return [*rows, ["**all**", "", *figures(everything), ""]]


def figures(chunks: list[Counts]) -> list[str]:
    """What some chunks played and checked together."""
    sums = (sum(getattr(one, name) for one in chunks) for name in ("matches", "positions", "sampled", "replayed"))
    return [f"{len(chunks):,}", *(f"{one:,}" for one in sums)]
