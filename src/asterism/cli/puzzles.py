"""`asterism puzzles`: finds positions in which one move is clearly the best."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from asterism.cli.options import FixedSeed, GameName
from asterism.cli.output import progress_bar, write_line


def puzzles(
    game: GameName,
    *,
    count: Annotated[int, typer.Option(min=1, max=1000, help="How many puzzles to find.")] = 15,
    seed: FixedSeed = "puzzles",
    simulations: Annotated[
        int, typer.Option(min=100, help="Simulations of a moderate search; the large one makes ten times as many.")
    ] = 2000,
    out: Annotated[
        Path | None, typer.Option(help="Write the puzzles into this file.", show_default="print them")
    ] = None,
    records: Annotated[
        list[Path] | None,
        typer.Option(
            "--from", help="A saved match, or a folder of them; may be given several times.", show_default="bots play"
        ),
    ] = None,
) -> None:
    """Find puzzles: positions in which one move is clearly the best on what the seat knows."""
    from asterism.game import load
    from asterism.puzzles.mining import mine
    from asterism.puzzles.puzzle import DIFFICULTIES

    with progress_bar("Searching", quiet=False) as progress:
        found = mine(load(game), count, seed, simulations=simulations, records=records or (), progress=progress)
    if out is None:
        write_line(found.to_json().decode().rstrip("\n"))
        return
    out.write_bytes(found.to_json())
    grades = [puzzle.difficulty for puzzle in found.puzzles]
    named = ", ".join(f"{grades.count(grade)} {grade}" for grade in DIFFICULTIES)
    write_line(f"{len(grades)} of {count} puzzles ({named}): {out}")
