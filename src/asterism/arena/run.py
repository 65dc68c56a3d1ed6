"""Running an arena: batches go out to workers, results come in, until all games are played or all is clear."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, wait
from itertools import islice

from asterism.arena.play import Outcome
from asterism.arena.schedule import Pairing
from asterism.arena.settings import Settings
from asterism.arena.workers import Batch, Workers

SECONDS_PER_BATCH = 2.0
"""Batches are made so long: short enough to see progress, long enough not to count beside the games."""
MOST_PER_BATCH = 500

Take = Callable[[list[Outcome]], bool]
"""Gets the games of a batch and says whether that is enough."""


def run(workers: Workers, settings: Settings, todo: Iterable[Pairing], take: Take) -> None:
    """Play the games, not necessarily in order, until there are no more or `take` has had enough."""
    left, pace, running = iter(todo), Pace(), set[Batch]()
    enough = False
    while not enough:
        hand_out(workers, settings, left, pace, running)
        if not running:
            return
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for batch in done:
            outcomes = batch.result()
            pace.learn(outcomes)
            enough = take(outcomes) or enough


def hand_out(workers: Workers, settings: Settings, left: Iterator[Pairing], pace: Pace, running: set[Batch]) -> None:
    """Keep every worker busy, with the next batch waiting where that saves time."""
    waiting = 0 if workers.count == 1 else workers.count
    while len(running) < workers.count + waiting:
        batch = list(islice(left, pace.games))
        if not batch:
            return
        running.add(workers.submit(settings, batch))


class Pace:
    """How many games make a batch, learnt from those that were played."""

    def __init__(self) -> None:
        self._seconds = 0.0
        self._played = 0

    def learn(self, outcomes: Sequence[Outcome]) -> None:
        """Take in how long games last."""
        self._seconds += sum(sum(outcome.seconds) for outcome in outcomes)
        self._played += len(outcomes)

    @property
    def games(self) -> int:
        """The size of the next batch."""
        if not self._played:
            return 1
        wanted = SECONDS_PER_BATCH * self._played / max(self._seconds, 1e-9)
        return max(1, min(MOST_PER_BATCH, int(wanted)))
