"""`asterism puzzles`: finds positions in which one move is clearly the best."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from asterism.cli.options import FixedSeed, GameName, require_extra
from asterism.cli.output import progress_bar, write_line

if TYPE_CHECKING:
    from collections.abc import Iterator

    from asterism.game import Game
    from asterism.match import Match


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
    data: Annotated[
        Path | None,
        typer.Option(help="The data folder of a server: matches of people who all agreed to it in the settings."),
    ] = None,
    database: Annotated[
        str | None, typer.Option(help="A server's PostgreSQL instead of --data; see `asterism serve`.")
    ] = None,
) -> None:
    """Find puzzles: positions in which one move is clearly the best on what the seat knows."""
    from asterism.game import load
    from asterism.puzzles.mining import mine
    from asterism.puzzles.puzzle import DIFFICULTIES

    loaded = load(game)
    matches = finished_matches(loaded, records or [], data, database)
    with progress_bar("Searching", quiet=False) as progress:
        found = mine(loaded, count, seed, simulations=simulations, matches=matches, progress=progress)
    if out is None:
        write_line(found.to_json().decode().rstrip("\n"))
        return
    out.write_bytes(found.to_json())
    grades = [puzzle.difficulty for puzzle in found.puzzles]
    named = ", ".join(f"{grades.count(grade)} {grade}" for grade in DIFFICULTIES)
    write_line(f"{len(grades)} of {count} puzzles ({named}): {out}")


def finished_matches(
    game: Game, records: list[Path], data: Path | None, database: str | None
) -> Iterator[tuple[str, Match]] | None:
    """The matches in these files and at this server; None if neither is named.

    The environment names no server here, because the same command is to find the same puzzles everywhere.
    """
    from itertools import chain

    from asterism.puzzles.mining import saved_matches

    if data is None and database is None:
        return saved_matches(game, records) if records else None
    require_extra("server")
    from asterism.server.insights.given_matches import given_matches

    return chain(saved_matches(game, records), given_matches(data or Path(), database, game))
