"""`asterism simulate`: games of random moves."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table

from asterism.cli.options import FixedSeed, GameName, Json, OptionList, Preset, SeatCount, terms_from
from asterism.cli.output import console, print_json, progress_bar

GAMES_PER_CALL = 2000


def simulate(
    game: GameName,
    *,
    number: Annotated[int, typer.Option("--games", min=1, help="The number of games.")] = 10_000,
    seats: SeatCount = None,
    option: OptionList = [],  # noqa: B006
    preset: Preset = None,
    seed: FixedSeed = "0",
    as_json: Json = False,
) -> None:
    """Play games of uniformly random moves and show how they end."""
    from asterism.bots.simulation import Simulation

    simulation = Simulation(terms_from(game, seats, option, preset), seed)
    with progress_bar("Playing", quiet=as_json) as progress:
        while simulation.played < number:
            simulation.play(min(GAMES_PER_CALL, number - simulation.played))
            progress(simulation.played, number)
    summary = simulation.summary()
    if as_json:
        print_json({"game": game, "seed": seed, **summary})
    else:
        show(summary)


def show(summary: dict[str, Any]) -> None:
    """Print how the games ended."""
    table = Table("seat", "wins", "shared wins", "mean score", "lowest", "highest")
    for row in summary["seats"]:
        table.add_row(
            str(row["seat"]),
            f"{row['wins']:.1%}",
            f"{row['shared_wins']:.1%}",
            f"{row['mean_score']:.2f}",
            str(row["lowest"]),
            str(row["highest"]),
        )
    console.print(table)
    length = summary["length"]
    console.print(
        f"{summary['games']} games of {length['mean']:.1f} moves ({length['shortest']} to {length['longest']})"
    )
