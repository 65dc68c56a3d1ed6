"""The command that looks back at a match."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn

from asterism.cli.options import Json, Language, console, language_of, print_json, require_extra, write_line


def review(
    file: Annotated[Path, typer.Argument(help="A saved match; it need not be finished.")],
    *,
    simulations: Annotated[
        int | None, typer.Option(min=60, help="Simulations for each decision (6000); they make it repeatable.")
    ] = None,
    seconds: Annotated[float | None, typer.Option(min=0.01, help="Seconds for each decision, at most.")] = None,
    seat: Annotated[int | None, typer.Option(help="Look at the decisions of this seat only, counted from 0.")] = None,
    worst: Annotated[int, typer.Option(min=1, help="How many of the costliest decisions to tell.")] = 5,
    seed: Annotated[str, typer.Option(help="Another seed is another search.")] = "review",
    plot: Annotated[Path | None, typer.Option(help="Draw the chances into this file, .svg or .png.")] = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Look back at a match: how the chances went, which decisions cost most, and what was better."""
    from msgspec import to_builtins

    from asterism.bots.search.bot import Budget
    from asterism.record import replay
    from asterism.review import judging
    from asterism.review.report import Report

    spoken = language_of(language)
    if plot is not None:
        require_extra("arena")
        from asterism.review.plot import check_path, write_plot

        check_path(plot)
    match = replay(file)
    budget = judging.USUAL if simulations is seconds is None else Budget(simulations, seconds)
    with progress_bar(quiet=as_json) as bar:
        task = bar.add_task("", total=None)
        found = judging.review(
            match,
            budget,
            seed=seed,
            seat=seat,
            progress=lambda done, planned: bar.update(task, completed=done, total=planned),
        )
    if plot is not None:
        write_plot(found, plot, spoken, worst)
    best = match.best if match.is_over else None
    if as_json:
        costliest = [decision.move for decision in found.costliest(worst)]
        print_json(
            {"simulations": budget.simulations, "seconds": budget.seconds, "seed": seed}
            | to_builtins(found)
            | {"costliest": costliest, "best": to_builtins(best)}
        )
        return
    Report(found, spoken, best).show(console, worst)
    if plot is not None:
        write_line(f"Drawn: {plot}")


def progress_bar(*, quiet: bool) -> Progress:
    """On standard error, if somebody looks."""
    errors = Console(stderr=True)
    columns = SpinnerColumn(), TextColumn("Reviewing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    return Progress(*columns, console=errors, transient=True, disable=quiet or not errors.is_terminal)
