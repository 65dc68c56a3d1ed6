"""`python -m asterism.compiler [GAME ...]` builds the libraries of games that are not there yet."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from asterism.compiler.build import build_all
from asterism.engine.sources import library_file, library_folder
from asterism.engine.targets import TARGETS, this_machine
from asterism.game import names


def main() -> None:
    """Build what the command line asks for, with a line for each library."""
    parser = argparse.ArgumentParser(prog="python -m asterism.compiler", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all, unless named")
    parser.add_argument("--target", choices=TARGETS, help="a kind of machine; this one, unless named")
    parser.add_argument("--folder", type=Path, default=library_folder(), help="where to put them")
    given = parser.parse_args()
    target = TARGETS[given.target] if given.target else this_machine()
    if target is None:
        sys.exit("libraries are not made for this kind of machine")
    wanted = [game for game in given.games or names() if not library_file(game, target, given.folder).exists()]
    start = time.monotonic()
    for number, file in enumerate(build_all(wanted, target, given.folder), start=1):
        seconds = f"{time.monotonic() - start:.0f} s"
        print(f"Compiled {file.name} ({file.stat().st_size // 1024} kB), {number} of {len(wanted)}, after {seconds}")  # noqa: T201


if __name__ == "__main__":
    main()
