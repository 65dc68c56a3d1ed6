"""What the tests of environments share: episodes with random options, and random play."""

from __future__ import annotations

import random
from collections.abc import Iterator

from asterism.rl import Episode
from tests.contract.support import random_terms


def random_episode(name: str, seats: int, seed: str) -> Episode:
    """An episode with random options."""
    return Episode.on(random_terms(name, seats, random.Random(seed)), seed)


def walk(episode: Episode, seed: str) -> Iterator[Episode]:
    """The episode before each of its actions, each uniformly random, and once more when it is over."""
    chooser = random.Random(seed)
    while not episode.over:
        yield episode
        episode.step(chooser.choice(episode.actions().tolist()))
    yield episode
