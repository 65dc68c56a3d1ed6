"""`asterism report`: a page on a game's balance."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from asterism.cli.options import (
    FixedSeed,
    GameName,
    Jobs,
    Json,
    Language,
    OptionList,
    Preset,
    Ray,
    given_options,
    language_of,
    require_extra,
)
from asterism.cli.output import print_json, progress_bar, write_line
from asterism.errors import AsterismError
from asterism.game import load

if TYPE_CHECKING:
    from asterism.arena.report.experiment import BalanceReport, Experiment

BOT = "nova@0.1"


def report(
    game: GameName,
    *,
    bot: Annotated[str, typer.Option(help="The bot that plays against itself; your own as file.py:Class.")] = BOT,
    games: Annotated[int, typer.Option(min=2, help="The number of games for each number of players.")] = 200,
    seats: Annotated[
        list[int],
        typer.Option(help="A number of players; may be given several times.", show_default="all that the game allows"),
    ] = [],  # noqa: B006
    option: OptionList = [],  # noqa: B006
    preset: Preset = None,
    seed: FixedSeed = "0",
    jobs: Jobs = None,
    ray: Ray = None,
    out: Annotated[Path | None, typer.Option(help="Where to write the page.", show_default="GAME-report.html")] = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Let a bot play against itself, and write a page on the game's balance."""
    require_extra("arena")
    from msgspec import to_builtins

    from asterism.arena.report.experiment import Experiment
    from asterism.options import preset_of

    loaded, chosen = load(game), language_of(language)
    given = {**preset_of(loaded, preset), **given_options(loaded, option)}
    experiment = Experiment(loaded, bot, sorted(set(seats or loaded.seats)), games, seed, given)
    found = run(experiment, jobs=jobs, ray=ray, quiet=as_json)
    if as_json:
        print_json(to_builtins(found))
    if out is not None or not as_json:
        path = out or Path(f"{game}-report.html")
        write_page(found, chosen, path)
        if not as_json:
            write_line(f"Written: {path}")


def run(experiment: Experiment, *, jobs: int | None, ray: str | None, quiet: bool) -> BalanceReport:
    """Play all games of the experiment with a progress bar."""
    from asterism.arena.report.experiment import run_experiment
    from asterism.arena.tournament.workers import cores, open_workers

    for count in experiment.seats:
        experiment.spec(count)  # Mistakes are reported before the first game is played.
    played = 0
    with progress_bar("Playing", quiet=quiet) as progress, open_workers(jobs or cores(), ray) as workers:

        def advance(count: int) -> None:
            nonlocal played
            played += count
            progress(played, experiment.planned)

        advance(0)
        return run_experiment(experiment, workers, advance)


def write_page(found: BalanceReport, language: str, path: Path) -> None:
    """Write the page."""
    from asterism.arena.report.page import render_page

    try:
        path.write_text(render_page(found, language), encoding="utf-8")
    except OSError as error:
        raise AsterismError(f"cannot write {path}: {error.strerror}") from error
