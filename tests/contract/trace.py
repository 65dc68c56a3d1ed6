"""Prints a digest of everything that happens in a few matches; compiled and uncompiled must agree."""

from __future__ import annotations

import hashlib
import random
import sys
from itertools import islice
from typing import Any

import msgspec

from asterism.deal import draw
from asterism.game import Terms
from asterism.kernel import copy_of, seeded
from asterism.match import Match
from tests.contract.support import TABLES, extreme_terms, random_terms, seen_by, walk

MOST_MOVES = 120
BETWEEN_OPINIONS = 8
"""What bots think of a position is slow uncompiled, so they are asked now and then."""


def trace(terms: Terms, seed: str) -> str:
    """One digest for each move of a match: the state, what it told, and what the seat to move imagines."""
    match = Match(terms, draw(terms.chances, seed.encode()))
    rng, digest, lines = seeded("trace"), hashlib.sha256(), []
    for number, _ in enumerate(islice(walk(match, seed), MOST_MOVES)):
        digest.update(match.state.tobytes())
        digest.update(msgspec.json.encode(match.turns[-1].events if match.turns else ()))
        seat = match.current_seat
        assert seat is not None
        world = copy_of(match.state)
        match.game.hidden.resample(terms.setup, world, seat, rng)
        digest.update(world.tobytes() + seen_by(terms, world, seat))
        if number % BETWEEN_OPINIONS == 0:
            digest.update(opinion(terms, world, seat, rng).encode())
        lines.append(digest.hexdigest()[:8])
    return f"{terms.game.name} {terms.seats} {seed} {' '.join(lines)} {match.results}"


def opinion(terms: Terms, world: Any, seat: int, rng: Any) -> str:
    """What a bot thinks of the position, and what it would do."""
    bot = terms.game.bot
    wanted = bot.policy(terms.setup, copy_of(world), seat, rng) if hasattr(bot, "policy") else None
    return f"{bot.evaluate(terms.setup, world, seat):.6f} {wanted}"


def main() -> None:
    """Trace as many matches of every table as the first argument says, half of them at the extremes of the options."""
    for name, seats in TABLES:
        chooser = random.Random(f"trace {name} {seats}")
        for number in range(int(sys.argv[1])):
            choose = extreme_terms if number % 2 else random_terms
            sys.stdout.write(trace(choose(name, seats, chooser), f"trace {number}") + "\n")


if __name__ == "__main__":
    main()
