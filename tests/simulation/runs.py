"""Seeds one after the other: what they found, and how fast they were."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from tests.simulation.plants import planted
from tests.simulation.reference import Violation
from tests.simulation.script import Script, script_of
from tests.simulation.shrink import shrunk
from tests.simulation.world import World


@dataclass
class Tally:
    """What several seeds came to."""

    seeds: int = 0
    steps: int = 0
    events: int = 0
    simulated: float = 0.0
    seconds: float = 0.0
    happened: Counter[str] = field(default_factory=Counter)
    """What people did and what went wrong, by kind."""

    def add(self, world: World, seconds: float) -> None:
        """Count one more."""
        self.seeds += 1
        self.steps += world.loop.steps
        self.events += sum(len(table.rows) for table in world.reference.tables.values())
        self.simulated += world.loop.time()
        self.seconds += seconds
        self.happened += world.faults + world.database.happened

    @property
    def seeds_per_hour(self) -> int:
        """How many seeds an hour of this machine has."""
        return round(3600 * self.seeds / self.seconds) if self.seconds else 0


@dataclass
class Finding:
    """A script that violates something."""

    script: Script
    violation: Violation


def run_script(script: Script, plant: str | None = None) -> tuple[World, Violation | None]:
    """Run one script."""
    with planted(plant):
        world = World(script)
        return world, world.run()


def search(first: int, goes_on: Callable[[Tally], bool], plant: str | None = None) -> tuple[Tally, Finding | None]:
    """Run seeds from this one on, until one finds something."""
    tally = Tally()
    for seed in numbers(first):
        if not goes_on(tally):
            break
        began = time.perf_counter()
        script = script_of(f"{seed}")
        world, violation = run_script(script, plant)
        tally.add(world, time.perf_counter() - began)
        if violation is not None:
            return tally, Finding(script, violation)
    return tally, None


def shortened(finding: Finding, plant: str | None = None) -> Finding:
    """The same finding by a short script."""

    def fails(script: Script) -> bool:
        _, violation = run_script(script, plant)
        return violation is not None and violation.invariant == finding.violation.invariant

    short = shrunk(finding.script, fails)
    _, violation = run_script(short, plant)
    assert violation is not None, "a script runs in the same way every time"
    return Finding(short, violation)


def numbers(first: int) -> Iterator[int]:
    """All numbers from this one on."""
    while True:
        yield first
        first += 1
