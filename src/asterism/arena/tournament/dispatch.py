"""Sending batches of games to workers and collecting their outcomes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, wait
from itertools import islice

from asterism.arena.tournament.play import Outcome
from asterism.arena.tournament.schedule import Pairing
from asterism.arena.tournament.spec import TournamentSpec
from asterism.arena.tournament.workers import Batch, Workers

SECONDS_PER_BATCH = 2.0
"""The target: short enough to show progress, long enough that the overhead of a batch does not matter."""
MOST_PER_BATCH = 500

Collect = Callable[[list[Outcome]], bool]
"""Takes the outcomes of a batch. Returns whether the tournament can stop."""


def dispatch(workers: Workers, spec: TournamentSpec, schedule: Iterable[Pairing], collect: Collect) -> None:
    """Play the scheduled games, in any order, until none is left or `collect` returns true."""
    left, size, running = iter(schedule), BatchSize(), set[Batch]()
    enough = False
    while not enough:
        submit_batches(workers, spec, left, size, running)
        if not running:
            return
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for batch in done:
            outcomes = batch.result()
            size.learn(outcomes)
            enough = collect(outcomes) or enough


def submit_batches(
    workers: Workers, spec: TournamentSpec, left: Iterator[Pairing], size: BatchSize, running: set[Batch]
) -> None:
    """Keep every worker busy. Where there are several, one more batch waits for each."""
    waiting = 0 if workers.count == 1 else workers.count
    while len(running) < workers.count + waiting:
        batch = list(islice(left, size.games))
        if not batch:
            return
        running.add(workers.submit(spec, batch))


class BatchSize:
    """How many games make a batch, learnt from the games played so far."""

    def __init__(self) -> None:
        self._seconds = 0.0
        self._played = 0

    def learn(self, outcomes: Sequence[Outcome]) -> None:
        """Take the duration of these games into account."""
        self._seconds += sum(sum(outcome.seconds) for outcome in outcomes)
        self._played += len(outcomes)

    @property
    def games(self) -> int:
        """The size of the next batch."""
        if not self._played:
            return 1
        wanted = SECONDS_PER_BATCH * self._played / max(self._seconds, 1e-9)
        return max(1, min(MOST_PER_BATCH, int(wanted)))
