"""The levels, and how a search budget is written.

A lower level thinks less, overlooks more where moves can be overlooked, and does not always take the best move. It
never plays a move that it found hardly worth trying, and no level knows more than its seat.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from asterism.bots.attention import FULL
from asterism.bots.search.bot import Budget, SearchBot
from asterism.errors import BadOption


@dataclass(frozen=True)
class Level:
    """What makes a level."""

    simulations: int
    """How many it makes; for the best level at a table, which only time limits, about what it makes in that time."""
    seconds: float
    attention: int = FULL
    softness: float = 0.0
    """0: the best move; 1: each move as often as the search tried it; more: closer to all moves equally often."""
    least: float = 0.0
    """It never takes a move that the search tried less often than this, compared with the best."""


LEVELS = {
    "twinkle": Level(simulations=200, seconds=0.3, attention=35, softness=3.0, least=0.1),
    "star": Level(simulations=600, seconds=0.5, attention=65, softness=0.6, least=0.25),
    "nova": Level(simulations=2000, seconds=0.8, attention=90, softness=0.15, least=0.5),
    "supernova": Level(simulations=20_000, seconds=1.0),
}
BEST = "supernova"

BUDGET = re.compile(r":([1-9][0-9]{0,8})(ms)?(?:x([1-9][0-9]?))?", re.ASCII)
SCALE = re.compile(r"@[0-9]{1,4}(\.[0-9]{1,6})?", re.ASCII)


def read_level(name: str, scale: str, seed: str) -> SearchBot:
    """The bot of a level, such as "nova"; "nova@0.5" makes half its simulations, however long that takes."""
    level = LEVELS[name]
    if scale and not (SCALE.fullmatch(scale) and float(scale[1:]) > 0):
        raise BadOption(
            f"a level may be scaled by a positive number, such as '{name}@0.5'; '{name}{scale}' does not say that"
        )
    return SearchBot(
        seed,
        Budget(max(1, round(level.simulations * float(scale[1:])))) if scale else live_budget(name),
        attention=level.attention,
        softness=level.softness,
        least=level.least,
    )


def live_budget(name: str) -> Budget:
    """How long a level thinks at a table: the best one for its seconds, the others for their simulations."""
    level = LEVELS[name]
    return Budget(None if name == BEST else level.simulations, level.seconds)


def read_search(budget: str, seed: str) -> SearchBot:
    """The search with a given budget: ":2000" simulations, ":500ms", or ":500msx2" on two threads."""
    if not budget:
        return SearchBot(seed, live_budget(BEST))
    read = BUDGET.fullmatch(budget)
    if read is None:
        raise BadOption(
            f"a search thinks for a number of simulations or milliseconds, such as 'search:2000' or 'search:500ms', "
            f"on several threads with 'search:500msx2'; 'search{budget}' does not say that"
        )
    number, clock, threads = int(read[1]), read[2], int(read[3] or 1)
    return SearchBot(seed, Budget(None, number / 1000, threads) if clock else Budget(number, None, threads))
