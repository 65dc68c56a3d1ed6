"""`asterism review`: which decisions of a match cost most."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from asterism.cli.options import Json, Language, language_of, require_extra
from asterism.cli.output import console, print_json, progress_bar, write_line


def review(
    file: Annotated[Path, typer.Argument(help="A saved match; it need not be finished.")],
    *,
    simulations: Annotated[
        int | None,
        typer.Option(
            min=60, help="Simulations per decision. Without --seconds, the review is repeatable.", show_default="6000"
        ),
    ] = None,
    seconds: Annotated[float | None, typer.Option(min=0.01, help="Seconds per decision, at most.")] = None,
    seat: Annotated[
        int | None,
        typer.Option(help="Review only the decisions of this seat, counted from 0.", show_default="all seats"),
    ] = None,
    worst: Annotated[int, typer.Option(min=1, help="How many of the costliest decisions to show.")] = 5,
    seed: Annotated[str, typer.Option(help="Another seed gives another search.")] = "review",
    plot: Annotated[Path | None, typer.Option(help="Draw the chances into this file, .svg or .png.")] = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Review a match: how the chances changed, which decisions cost most, and what was better."""
    from msgspec import to_builtins

    from asterism.bots.search.bot import Budget
    from asterism.cli.review_output import ReviewOutput
    from asterism.record import replay
    from asterism.review import judging

    chosen = language_of(language)
    if plot is not None:
        require_extra("arena")
        from asterism.review.plot import check_path, write_plot

        check_path(plot)
    match = replay(file)
    budget = judging.DEFAULT_BUDGET if simulations is seconds is None else Budget(simulations, seconds)
    with progress_bar("Reviewing", quiet=as_json) as progress:
        found = judging.review(match, budget, seed=seed, seat=seat, progress=progress)
    if plot is not None:
        write_plot(found, plot, chosen, worst)
    best = match.best if match.is_over else None
    if as_json:
        costliest = [decision.move for decision in found.costliest(worst)]
        print_json(
            {"simulations": budget.simulations, "seconds": budget.seconds, "seed": seed}
            | to_builtins(found)
            | {"costliest": costliest, "best": to_builtins(best)}
        )
        return
    ReviewOutput(found, chosen, best).show(console, worst)
    if plot is not None:
        write_line(f"Drawn: {plot}")
