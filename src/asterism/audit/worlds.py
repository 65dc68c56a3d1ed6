"""Many resampled states from one position must cover the possible worlds, and must not know the truth.

What others know stands for the hidden world. Two tests:

*Coverage.* If a few worlds come again and again, these are all that resampling reaches here. A twin in which others
know something else is a possible world; if it is none of those, resampling misses it. Where the only one reached is the
true one, a search that uses it sees through everybody's cards.

*Independence.* The same number of states is resampled in a position and in its twin. To the player both are the same,
so the samples must come from one distribution. For each sample, D is how much more it resembles the first world than
the second. The mean of D over the samples of the first position, less that over the samples of the second, is T. If
resampling does not know the truth, T is as often above zero as below, whatever the game and however the twin was found,
and for n pairs the probability that the sum of all T exceeds z times the root of the sum of their squares is at most
exp(-z²/2) (Hoeffding's inequality for symmetric signs). A finding is reported where this is below `DOUBT`.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from random import Random

import numpy as np

from asterism.audit.position import Position
from asterism.audit.report import Example, Tally
from asterism.audit.resampling import resample
from asterism.audit.trails import Trail

CHECKS = ("resampled_covers", "resampled_independent")
FEW = 8
"""With at most this many different worlds among the samples, more samples may show that there are no others."""
SAMPLES = 8
MANY = 150
"""How many samples are drawn where few worlds were reached."""
SEEN_OFTEN = 5
"""A world that was reached seldom hints at others that were not reached yet."""
DOUBT = 1e-6
"""How unlikely a result must be, if all is well, to be a finding."""


class Independence:
    """Collects T over all pairs of twins."""

    def __init__(self) -> None:
        self._values = list[float]()
        self._largest: tuple[float, Example] | None = None

    def add(self, value: float, example: Example) -> None:
        """One more pair."""
        self._values.append(value)
        if self._largest is None or value > self._largest[0]:
            self._largest = value, example

    def close(self, tally: Tally) -> None:
        """Count the result: one check for each pair, and a failure if all together are too unlikely."""
        if self._largest is None:
            return
        squares = math.fsum(value * value for value in self._values)
        z = math.fsum(self._values) / math.sqrt(squares) if squares else 0.0
        doubt = math.exp(-z * z / 2) if z > 0 else 1.0
        for _ in self._values[1:]:
            tally.count("resampled_independent")
        largest = self._largest[1]
        what = (
            f"resampled states resemble the true hidden state, over {len(self._values)} pairs of positions that look "
            f"the same to the player (z = {z:.1f}; by chance with a probability below {doubt:.0e})"
        )
        failure = Example(what, largest.player, largest.actions, largest.twin)
        tally.count("resampled_independent", failure if doubt < DOUBT else None)


def check(
    trail: Trail, twins: Sequence[Trail], player: int, rng: Random, tally: Tally, independence: Independence
) -> None:
    """Compare what is resampled in a position with its twins. All of them end where the player knows the same."""
    truth = trail.end.held_by_others(player)
    others = [twin for twin in twins if not np.array_equal(twin.end.held_by_others(player), truth)]
    if not others:
        return
    samples = _samples(trail, player, SAMPLES, rng, tally)
    if not samples:
        return
    _check_coverage(trail, others, player, rng, tally, samples)
    _check_independence(trail, others[-1], player, rng, tally, samples, independence)


def _samples(trail: Trail, player: int, count: int, rng: Random, tally: Tally) -> list[Position]:
    drawn = [resample(trail, player, rng, tally) for _ in range(count)]
    return [sample for sample in drawn if sample is not None]


def _check_coverage(
    trail: Trail, others: Sequence[Trail], player: int, rng: Random, tally: Tally, samples: list[Position]
) -> None:
    reached = Counter(_world(sample, player) for sample in samples)
    if len(reached) > SAMPLES // 2:
        tally.count("resampled_covers")
        return
    reached += Counter(_world(sample, player) for sample in _samples(trail, player, MANY, rng, tally))
    if len(reached) > FEW or min(reached.values()) < SEEN_OFTEN:
        tally.count("resampled_covers")
        return
    missed = next((twin for twin in others if _world(twin.end, player) not in reached), None)
    if missed is None:
        tally.count("resampled_covers")
        return
    draws, worlds = reached.total(), len(reached)
    is_truth = worlds == 1 and _world(trail.end, player) in reached
    what = f"{draws} resampled states were " + (
        "all the true state, although another is possible"
        if is_truth
        else f"{worlds} different state{'s' * (worlds > 1)} only, and never a certain other one that is possible"
    )
    tally.count("resampled_covers", Example(what, str(player), list(trail.actions), list(missed.actions)))


def _check_independence(
    trail: Trail,
    twin: Trail,
    player: int,
    rng: Random,
    tally: Tally,
    samples: list[Position],
    independence: Independence,
) -> None:
    other_samples = _samples(twin, player, len(samples), rng, tally)
    if len(other_samples) < len(samples):
        return
    here, there = trail.end.held_by_others(player), twin.end.held_by_others(player)
    differ = here != there
    both = [_resemblance(group, player, here[differ], there[differ], differ) for group in (samples, other_samples)]
    example = Example("", str(player), list(trail.actions), list(twin.actions))
    independence.add(both[0] - both[1], example)


def _resemblance(samples: Sequence[Position], player: int, here: object, there: object, differ: object) -> float:
    """How much more the samples resemble the one world than the other, from -1 to 1, in what differs between these."""
    rows = [sample.held_by_others(player)[differ] for sample in samples]
    return math.fsum(float(np.mean(row == here)) - float(np.mean(row == there)) for row in rows) / len(rows)


def _world(position: Position, player: int) -> bytes:
    return bytes(np.ascontiguousarray(position.held_by_others(player)).tobytes())
