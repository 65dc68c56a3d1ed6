"""`python -m asterism.compiler [GAME ...]` builds the libraries of games that are not there yet.

They are for this machine, unless `--target` names others; `wasm32` are the modules for browsers.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from asterism.compiler.build import build_all
from asterism.engine.sources import library_file, library_folder
from asterism.engine.targets import BROWSER, TARGETS, this_machine
from asterism.game import names

NATIVE = "native"
"""How the command line calls this machine."""


def main() -> None:
    """Build what the command line asks for, with a line for each library."""
    machines = {NATIVE: this_machine(), **TARGETS, BROWSER.name: BROWSER}
    parser = argparse.ArgumentParser(prog="python -m asterism.compiler", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all, unless named")
    parser.add_argument(
        "--target", choices=machines, action="append", help="for which machine; may be given repeatedly"
    )
    parser.add_argument("--folder", type=Path, default=library_folder(), help="where to put them")
    given = parser.parse_args()
    targets = [target for name in given.target or [NATIVE] if (target := machines[name])]
    if not targets:
        sys.exit("libraries are not made for this kind of machine")
    wanted = {game: [library_file(game, target, given.folder) for target in targets] for game in given.games or names()}
    missing = {file: game for game, files in wanted.items() for file in files if not file.exists()}
    start, number = time.monotonic(), 0
    for file in build_all(dict.fromkeys(missing.values()), targets, given.folder):
        if file in missing:
            number += 1
            seconds = f"{time.monotonic() - start:.0f} s"
            size = f"{file.stat().st_size // 1024} kB"
            print(f"Compiled {file.name} ({size}), {number} of {len(missing)}, after {seconds}")  # noqa: T201


if __name__ == "__main__":
    main()
