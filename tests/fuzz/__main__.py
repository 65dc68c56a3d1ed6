"""`make fuzz`: atheris over everything that parses, its time divided over all targets."""

from __future__ import annotations

import argparse
import hashlib
import json
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from benchmarks.published import publish
from tests.fuzz.target import Target, tell
from tests.fuzz.targets import TARGETS

FOLDER = Path(__file__).parents[2] / "artefacts" / "fuzz"
PATIENCE = 300.0
"""Seconds that a target may take beside its time, to start and to make a crash small."""


@dataclass
class Outcome:
    """What came of one target."""

    target: str
    tried: int
    accepted: int
    corpus: int
    crash: str


def fuzz(target: Target, seconds: float) -> Outcome:
    """A process of its own, from the examples and from what earlier runs found worth keeping."""
    corpus = FOLDER / target.name.replace(" ", "-").replace("'", "")
    corpus.mkdir(parents=True, exist_ok=True)
    for seed in target.seeds():
        (corpus / hashlib.sha256(seed).hexdigest()[:16]).write_bytes(seed)
    for left in (".json", ".crash"):
        corpus.with_suffix(left).unlink(missing_ok=True)
    command = [sys.executable, "-m", "tests.fuzz.worker", target.name, str(corpus), str(seconds)]
    with corpus.with_suffix(".log").open("w") as log:
        ran = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=log, text=True, timeout=seconds + PATIENCE, check=False
        )
    counts = json.loads(found.read_text()) if (found := corpus.with_suffix(".json")).exists() else {}
    crash = (
        "" if ran.returncode == 0 else ran.stdout or f"it ended with {ran.returncode}; see {corpus.with_suffix('.log')}"
    )
    kept = sum(1 for _ in corpus.iterdir())
    tell(f"{target.name}: {counts.get('tried', 0):,} inputs, {kept:,} kept" + (f"\n{crash}" if crash else ""))
    return Outcome(target.name, counts.get("tried", 0), counts.get("accepted", 0), kept, crash)


def main() -> int:
    """Divide the time, and show what was tried."""
    parser = argparse.ArgumentParser(prog="make fuzz", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="of all targets together (60)")
    parser.add_argument("--only", default="", help="only targets with this in their names")
    parser.add_argument("--workers", type=int, default=1, help="targets at the same time (1)")
    parser.add_argument("--fresh", action="store_true", help="forget what earlier runs kept")
    parser.add_argument("--write", action="store_true", help="put the table into docs/quality.md")
    asked = parser.parse_args()
    if asked.fresh:
        shutil.rmtree(FOLDER, ignore_errors=True)
    wanted = [target for target in TARGETS if asked.only in target.name]
    seconds = asked.minutes * 60 * asked.workers / len(wanted)
    with ThreadPoolExecutor(asked.workers) as pool:
        outcomes = list(pool.map(lambda target: fuzz(target, seconds), wanted))
    rows = [
        [one.target, f"{one.tried:,}", f"{one.accepted:,}", f"{one.corpus:,}", "**found**" if one.crash else "none"]
        for one in outcomes
    ]
    total = sum(one.tried for one in outcomes)
    publish(
        "fuzzing",
        ["what is parsed", "inputs tried", "accepted", "kept as new ways through the code", "crashes"],
        [*rows, ["**all**", f"{total:,}", f"{sum(one.accepted for one in outcomes):,}", "", ""]],
        f"{asked.minutes:g} minutes, {seconds:.0f} seconds for each target.",
        on="quality.md",
    )
    return int(any(one.crash for one in outcomes))


if __name__ == "__main__":
    sys.exit(main())
