"""`asterism arena`: a tournament of bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from asterism.cli.options import (
    FixedSeed,
    Jobs,
    Json,
    Limit,
    OptionalGameName,
    OptionList,
    Preset,
    Ray,
    SeatCount,
    require_extra,
    required,
    terms_from,
)
from asterism.cli.output import console, print_json, progress_bar, write_line
from asterism.errors import AsterismError, BadOption

if TYPE_CHECKING:
    from asterism.arena.tournament.standings import Standings
    from asterism.arena.tournament.tournament import Tournament

GAMES = 200


class Interrupted(AsterismError):
    """The user pressed Ctrl+C. The games played so far are kept."""


def arena(
    game: OptionalGameName = None,
    *,
    bots: Annotated[
        str | None,
        typer.Option(
            help="The bots, separated by commas; your own as file.py:Class. A player that reads text, such as a "
            "language model, is name=text:file.py:function or name=command:program.",
            show_default="greedy,random",
        ),
    ] = None,
    games: Annotated[
        int | None, typer.Option(min=1, help="The number of games, rounded up to whole deals.", show_default=str(GAMES))
    ] = None,
    seats: SeatCount = None,
    option: OptionList = [],  # noqa: B006
    preset: Preset = None,
    seed: FixedSeed = "0",
    until_clear: Annotated[
        bool, typer.Option("--until-clear", help="Stop as soon as it is clear which bots are better than which.")
    ] = False,
    limit: Limit = None,
    tries: Annotated[int, typer.Option(min=1, help="The answers that a player of text may give in one turn.")] = 3,
    at_limit: Annotated[
        str,
        typer.Option(
            help="What a player of text does without a legal move in its tries and its time: random or forfeit."
        ),
    ] = "random",
    hide: Annotated[
        str, typer.Option(help="What prompts do not hold: rules, moves, or rules,moves.", show_default="nothing")
    ] = "",
    language: Annotated[str, typer.Option(help="The language of prompts: en, fr or de.")] = "en",
    jobs: Jobs = None,
    ray: Ray = None,
    out: Annotated[
        Path | None, typer.Option(help="Keep the results in this file; a later run plays only the missing games.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Continue a tournament from its results file; Ctrl+C prints where it is.")
    ] = None,
    plots: Annotated[Path | None, typer.Option(help="Draw the results as SVG files into this folder.")] = None,
    as_json: Json = False,
) -> None:
    """Let bots play each other and rate them. Every bot plays every seat with the same cards."""
    require_extra("arena")
    from msgspec import to_builtins

    from asterism.arena.tournament.spec import spec_for
    from asterism.arena.tournament.text_players import text_terms
    from asterism.arena.tournament.tournament import Tournament, default_path, resumed
    from asterism.bots import LIMIT
    from asterism.cli.arena_output import show_standings

    names = None if bots is None else [bot.strip() for bot in bots.split(",")]
    tournament: Tournament
    if resume is not None:
        if game is not None or option or preset or out:
            raise BadOption(f"{resume} already holds the game and its options; leave them out with --resume")
        tournament = resumed(resume, names, games)
    else:
        terms = terms_from(required(game), seats, option, preset)
        text = text_terms(tries=tries, at_limit=at_limit, hide=hide, language=language)
        spec = spec_for(terms, names or ["greedy", "random"], seed, limit=limit or LIMIT, text=text)
        tournament = Tournament(spec, games or GAMES, until_clear, out or default_path(terms.game.name))
    results = run(tournament, jobs=jobs, ray=ray, quiet=as_json, keep=bool(out or resume))
    drawn = write_plots(results, plots) if plots else []
    if as_json:
        print_json(to_builtins(results))
        return
    show_standings(results, console)
    if drawn:
        write_line(f"Drawn: {', '.join(map(str, drawn))}")


def run(tournament: Tournament, *, jobs: int | None, ray: str | None, quiet: bool, keep: bool) -> Standings:
    """Play the games with a progress bar. The file is deleted at the end unless the user asked for it."""
    from asterism.arena.tournament.workers import cores
    from asterism.cli.arena_output import command_to_resume, show_standings

    try:
        with progress_bar("Playing", quiet=quiet) as progress:
            tournament.play(progress, jobs or cores(), ray)
    except KeyboardInterrupt as interrupt:
        played = tournament.standings()
        if played.games and not quiet:
            show_standings(played, console)
        raise Interrupted(
            f"stopped after {played.games} of {tournament.planned} games. "
            f"Continue with:  {command_to_resume(tournament)}"
        ) from interrupt
    except AsterismError:
        if not keep:
            tournament.path.unlink()
        raise
    finally:
        tournament.close()
    if not keep:
        tournament.path.unlink()
    return tournament.standings()


def write_plots(results: Standings, folder: Path) -> list[Path]:
    """Draw the results into SVG files."""
    from asterism.arena.tournament.plots import draw_standings

    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for name, svg in draw_standings(results).items():
        path = folder / f"{name}.svg"
        path.write_text(svg, encoding="utf-8")
        paths.append(path)
    return paths
