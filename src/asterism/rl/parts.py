"""How the matches of a batch are shared out among threads."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any

import numpy as np

from asterism.errors import BadOption
from asterism.game import Game

LEAST_PART = 128
"""A thread gets this many matches at least."""


@dataclass
class Part:
    """What one thread steps."""

    game: Game
    arguments: tuple[Any, ...]

    def run(self) -> None:
        """Do what is due in these matches."""
        self.game.kernels.step_matches(*self.arguments)


def is_count(value: Any) -> bool:
    """Whether it is a whole number of one at least."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool) and bool(value >= 1)


def threads_for(matches: int, wanted: int | None) -> int:
    """As many threads as cores, or as wanted, but none with too few matches to be worth it."""
    if wanted is not None and not is_count(wanted):
        raise BadOption(f"a batch runs on one thread at least, not {wanted!r}")
    return wanted or max(1, min(os.cpu_count() or 1, matches // LEAST_PART))
