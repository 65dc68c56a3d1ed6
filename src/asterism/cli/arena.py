"""The commands that let bots play among themselves."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from asterism.cli.options import (
    GameName,
    Json,
    Language,
    Limit,
    OptionList,
    Preset,
    SeatCount,
    console,
    given_options,
    language_of,
    print_json,
    require_extra,
    terms_from,
    write_line,
)
from asterism.errors import BadOption
from asterism.game import load, names

if TYPE_CHECKING:
    from asterism.arena.tournament import Tournament

Jobs = Annotated[int | None, typer.Option(min=1, help="How many processes; by default one for every core.")]
Ray = Annotated[str | None, typer.Option(help="Play on the Ray cluster at this address; `local` starts one here.")]
FixedSeed = Annotated[str, typer.Option("--seed", help="The same seed gives the same games.")]
GAMES = 200
BOT = "nova@0.1"


def arena(
    game: Annotated[str | None, typer.Argument(help="The game's name; see `asterism games`.")] = None,
    *,
    bots: Annotated[str | None, typer.Option(help="The bots, with commas; your own as file.py:Class.")] = None,
    games: Annotated[int | None, typer.Option(min=1, help=f"How many games, at the least ({GAMES}).")] = None,
    seats: SeatCount = None,
    option: OptionList = [],  # noqa: B006
    preset: Preset = None,
    seed: FixedSeed = "0",
    until_clear: Annotated[bool, typer.Option(help="Stop as soon as it is clear which bot is better.")] = False,
    limit: Limit = None,
    jobs: Jobs = None,
    ray: Ray = None,
    out: Annotated[Path | None, typer.Option(help="Keep the games here; a rerun plays only what is missing.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a file of --out, or one that Ctrl+C left.")] = None,
    plots: Annotated[Path | None, typer.Option(help="Draw the results as SVG files into this folder.")] = None,
    as_json: Json = False,
) -> None:
    """Let bots play against each other, fairly, and rate them."""
    require_extra("arena")
    from asterism.arena import commands
    from asterism.arena.settings import settings_for
    from asterism.arena.tournament import Tournament, new_path, resumed
    from asterism.bots.sandbox import LIMIT

    words = None if bots is None else [word.strip() for word in bots.split(",")]
    tournament: Tournament
    if resume is not None:
        if game is not None or option or preset or out:
            raise BadOption(f"{resume} knows its game and options already; leave them out")
        tournament = resumed(resume, words, games)
    elif game is None:
        raise BadOption(f"say which game: {', '.join(names())}")
    else:
        terms = terms_from(game, seats, option, preset)
        settings = settings_for(terms, words or ["greedy", "random"], seed, limit=limit or LIMIT)
        tournament = Tournament(settings, games or GAMES, until_clear, out or new_path(game))
    kept = bool(out or resume)
    results = commands.run_arena(tournament, console, jobs=jobs, ray=ray, quiet=as_json, kept=kept)
    drawn = commands.write_plots(results, plots) if plots else []
    if as_json:
        print_json(commands.as_plain(results))
        return
    commands.show_standings(results, console)
    if drawn:
        write_line(f"Drawn: {', '.join(map(str, drawn))}")


def report(
    game: GameName,
    *,
    bot: Annotated[str, typer.Option(help="Who plays against itself; your own as file.py:Class.")] = BOT,
    games: Annotated[int, typer.Option(min=2, help="How many games for each number of players.")] = 200,
    seats: Annotated[list[int], typer.Option(help="How many players; may be given several times (all).")] = [],  # noqa: B006
    option: OptionList = [],  # noqa: B006
    preset: Preset = None,
    seed: FixedSeed = "0",
    jobs: Jobs = None,
    ray: Ray = None,
    out: Annotated[Path | None, typer.Option(help="Where to write the page (GAME-report.html).")] = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Let a bot play against itself, and write a page on the game's balance."""
    require_extra("arena")
    from asterism.arena import commands
    from asterism.options import preset_of

    loaded, spoken = load(game), language_of(language)
    given = {**preset_of(loaded, preset), **given_options(loaded, option)}
    findings = commands.run_report(
        loaded, bot, seats or list(loaded.seats), games, seed, given, jobs=jobs, ray=ray, quiet=as_json
    )
    if as_json:
        print_json(commands.as_plain(findings))
    if out is not None or not as_json:
        path = out or Path(f"{game}-report.html")
        commands.write_report(findings, spoken, path)
        if not as_json:
            write_line(f"Written: {path}")
