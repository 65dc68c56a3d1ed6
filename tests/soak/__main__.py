"""`make soak`: random matches over all games, seats and options, with every invariant checked."""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

from benchmarks.published import publish
from tests.soak.chunk import MATCHES_PER_REPLAY, ROWS, STEPS_PER_SAMPLE, Broken
from tests.soak.run import Run, rows_of

LOGS = Path(__file__).parents[2] / "artefacts" / "soak"
HEADINGS = ["game", "seats", "sets of options", "matches", "positions", "drawn for costly checks", "records replayed",
            "longest match, and its bound"]  # fmt: skip


def tell(line: str) -> None:
    """Print at once, also into a file."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> int:
    """Play, and show what was played."""
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument("--matches", type=int, default=1_000_000, help="how many matches (a million)")
    parser.add_argument("--seed", default="1", help="the same seed gives the same matches (1)")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="processes (one for each core)")
    parser.add_argument("--resume", action="store_true", help="go on with the last run of this seed")
    parser.add_argument("--write", action="store_true", help="put the table into docs/quality.md")
    asked = parser.parse_args()
    run, start = Run(asked.matches, asked.seed, LOGS / f"{asked.seed}.jsonl", workers=asked.workers), time.monotonic()
    if asked.resume:
        run.resume()
    try:
        run.play(tell)
    except Broken as broken:
        tell(f"BROKEN: {broken}")
        return 1
    except KeyboardInterrupt:
        tell(f"{run.played:,} matches played; --resume goes on with them")
        return 130
    resumed = ", with parts of an earlier run" if asked.resume else ""
    publish(
        "soak",
        HEADINGS,
        rows_of(run.done.values()),
        f"With seed {asked.seed}, {(time.monotonic() - start) / 60:.0f} minutes in {asked.workers} processes{resumed}: "
        f"**{run.played:,} matches, nothing broken**. They are played "
        f"{ROWS} at a time; one position in about {ROWS * STEPS_PER_SAMPLE:,} is drawn for the costly checks, and one "
        f"match in {MATCHES_PER_REPLAY} of each set of options is replayed from its record.",
        on="quality.md",
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
