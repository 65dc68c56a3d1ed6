"""`make simulate`: run seeds, show what they find, and replay it.

python -m tests.simulation --minutes 10              seeds for ten minutes
python -m tests.simulation --seed 17 --trace         one seed, with everything that happens in it
python -m tests.simulation --script FILE             a script that was written when a seed failed
python -m tests.simulation --plant ghosts            with a planted fault
python -m tests.simulation --measure                 how many seeds each planted fault takes, into docs/quality.md
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

import msgspec

from tests.simulation.measure import write_measures
from tests.simulation.plants import PLANTS, planted
from tests.simulation.runs import Finding, Tally, search, shortened
from tests.simulation.script import Script, script_of
from tests.simulation.world import World, prepare

FOLDER = Path("artefacts")
HASH_SEED = "PYTHONHASHSEED"


def main() -> int:
    """Run what is asked for; 1 if something was found."""
    asked = arguments()
    prepare()
    if asked.measure:
        write_measures(asked.first, asked.most, asked.minutes * 60)
        return 0
    if asked.script or asked.seed:
        script = read_script(asked.script) if asked.script else script_of(asked.seed)
        return run_one(script, asked.plant, trace=asked.trace)
    end = time.monotonic() + asked.minutes * 60
    tally, finding = search(
        asked.first,
        lambda so_far: so_far.seeds < asked.seeds if asked.seeds else time.monotonic() < end,
        asked.plant,
    )
    say(summary(tally))
    if finding is None:
        return 0
    say(f"seed {finding.script.seed} found: {finding.violation}")
    report(shortened(finding, asked.plant))
    return 1


def arguments() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.simulation", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=1.0, help="how long to run seeds")
    parser.add_argument("--seeds", type=int, default=0, help="how many seeds to run, in the place of a time")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--seed", help="run this seed only")
    parser.add_argument("--script", type=Path, help="run this script only")
    parser.add_argument("--trace", action="store_true", help="print everything that happens in it")
    parser.add_argument("--plant", choices=PLANTS, help="with a fault of the server that is planted on purpose")
    parser.add_argument("--measure", action="store_true", help="write docs/quality.md anew")
    parser.add_argument("--most", type=int, default=500, help="seeds for each planted fault at the most")
    return parser.parse_args()


def run_one(script: Script, plant: str | None, *, trace: bool) -> int:
    """Run one script and say what came of it."""
    with planted(plant):
        world = World(script, trace=trace)
        violation = world.run()
    if world.trace is not None:
        say("\n".join(world.trace))
    say(f"{world.loop.steps} steps, {world.loop.time():.0f} simulated seconds, fingerprint {world.digest[:16]}")
    say(f"found: {violation}" if violation else "nothing found")
    return int(violation is not None)


def read_script(file: Path) -> Script:
    """A script from a file."""
    return msgspec.json.decode(file.read_bytes(), type=Script)


def report(finding: Finding) -> None:
    """Write the short script into a file, and say what it does."""
    FOLDER.mkdir(exist_ok=True)
    file = FOLDER / f"simulation-{finding.script.seed}.json"
    file.write_bytes(msgspec.json.format(msgspec.json.encode(finding.script), indent=1))
    say(f"shortened to {len(finding.script.acts)} acts: {finding.violation}")
    for act in finding.script.acts:
        say(f"  {act.at:7.3f} s  {act.kind}  who {act.who}  value {act.value}")
    say(f"replay it with: python -m tests.simulation --script {file}")


def summary(tally: Tally) -> str:
    """What several seeds came to."""
    hours = f"{tally.simulated / 3600:.1f} simulated hours in {tally.seconds:.0f} s"
    lines = [f"{tally.seeds} seeds, {tally.steps} steps, {tally.events} events written, {hours}"]
    lines += [f"{tally.seeds_per_hour} seeds per hour"]
    width = max((len(kind) for kind in tally.happened), default=0)
    lines += [f"  {kind.ljust(width)}  {number}" for kind, number in sorted(tally.happened.items())]
    return "\n".join(lines)


def say(text: str) -> None:
    """Print a line."""
    sys.stdout.write(text + "\n")


if __name__ == "__main__":
    if os.environ.get(HASH_SEED) != "0":  # sets and their order are part of a seed, too
        os.environ[HASH_SEED] = "0"
        os.execv(sys.executable, [sys.executable, "-m", "tests.simulation", *sys.argv[1:]])  # noqa: S606
    sys.exit(main())
