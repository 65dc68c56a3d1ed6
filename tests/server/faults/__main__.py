"""`make faults`: every fault of the list, one after the other, and a table of what came of it."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

import asterism
from asterism.game import compile_game
from benchmarks.published import publish
from tests.server.faults.disks import NotAllowed
from tests.server.faults.faults import FAULTS

HEADINGS = ["fault", "what was done", "what people saw", "acknowledged moves lost", "until all was well", "wrong"]


def main() -> int:
    """Run the faults, and show what came of them."""
    parser = argparse.ArgumentParser(prog="make faults", description=__doc__)
    parser.add_argument("--tables", type=int, default=20, help="tables under load (20)")
    parser.add_argument("--only", default="", help="only faults with this in their names")
    parser.add_argument("--write", action="store_true", help="put the table into docs/quality.md")
    asked = parser.parse_args()
    for game in asterism.names():
        compile_game(game)
    rows, notes, wrong = [], [], 0
    for name, fault in FAULTS.items():
        if asked.only not in name:
            continue
        start = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="asterism-fault-") as folder:
            try:
                outcome = fault(Path(folder), asked.tables)
            except NotAllowed as reason:
                notes.append(f"{name}: {reason}.")
                continue
        sys.stdout.write(f"{name}: {time.monotonic() - start:.0f} s, {'; '.join(outcome.wrong) or 'nothing wrong'}\n")
        sys.stdout.flush()
        rows.append(outcome.row())
        wrong += bool(outcome.wrong)
    publish("faults", HEADINGS, rows, *notes, on="quality.md")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
