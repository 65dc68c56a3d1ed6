"""Prints a digest of everything that happens in a few random matches; compiled and uncompiled must agree."""

from __future__ import annotations

import hashlib
import sys

import msgspec

from asterism.kernel import copy_of, seeded
from tests.contract.support import TABLES, random_match, seen_by, walk


def trace(name: str, seats: int, number: int) -> str:
    """One line for each move of a match: the state, what it told, and what each seat would sample."""
    match = random_match(name, seats, f"trace {number}")
    rng, digest, lines = seeded("trace"), hashlib.sha256(), []
    for _ in walk(match, f"trace {number}"):
        digest.update(match.state.tobytes())
        digest.update(msgspec.json.encode(match.turns[-1].events if match.turns else ()))
        seat = match.current_seat
        assert seat is not None
        world = copy_of(match.state)
        match.game.hidden.resample(match.terms.setup, world, seat, rng)
        digest.update(world.tobytes() + seen_by(match.terms, world, seat))
        digest.update(f"{match.game.bot.evaluate(match.terms.setup, world, seat):.6f}".encode())
        lines.append(digest.hexdigest()[:8])
    return f"{name} {seats} {number} {' '.join(lines)} {match.results}"


def main() -> None:
    """Trace as many matches of every table as the first argument says."""
    for name, seats in TABLES:
        for number in range(int(sys.argv[1])):
            sys.stdout.write(trace(name, seats, number) + "\n")


if __name__ == "__main__":
    main()
