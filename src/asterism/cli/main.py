"""The command line. NumPy and Numba are imported only where they are needed, so that help comes at once."""

from __future__ import annotations

import inspect
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from asterism.cli.arena import arena, report
from asterism.cli.options import (
    GameName,
    Json,
    Language,
    Limit,
    OptionList,
    Preset,
    SeatCount,
    Seed,
    console,
    language_of,
    print_json,
    require_extra,
    terms_from,
    write_line,
)
from asterism.cli.review import review
from asterism.errors import AsterismError, BadOption
from asterism.game import load, names
from asterism.server.settings import Settings

if TYPE_CHECKING:
    from asterism.game import Terms
    from asterism.record import Player

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Five tabletop games about the night sky: play, simulate, replay, review.",
)
app.command()(arena)
app.command()(report)
app.command()(review)
CHUNK = 2000

SIGNS = {"holds": "✓", "fails": "✗", "silent": "·"}
"""What stands before a finding's sentence."""


@app.command()
def games(*, as_json: Json = False) -> None:
    """List the games, their seats and their options."""
    from asterism.i18n import Translator
    from asterism.options import explain, seats_text

    found = [(load(name), Translator("en", name)) for name in names()]
    if as_json:
        print_json(
            {
                game.name: {
                    "title": game.title,
                    "seats": list(game.seats),
                    "rules": game.version,
                    "presets": {name: dict(options) for name, options in game.presets.items()},
                    "options": [
                        {"name": name, "takes": takes, "default": default} for name, takes, default in explain(game)
                    ],
                }
                for game, _ in found
            }
        )
        return
    for game, speech in found:
        table = Table("option", "takes", "default", "meaning", title_justify="left")
        table.title = f"{game.name}: {game.title}, {seats_text(game)} players"
        for name, takes, default in explain(game):
            table.add_row(name, takes, default, speech.say("option-" + name.replace("_", "-")))
        console.print(table)
        for name, options in game.presets.items():
            values = ", ".join(f"{key}={value}" for key, value in options.items()) or "the defaults"
            write_line(f"--preset {name}: {speech.say('preset-' + name.replace('_', '-'))} ({values})")


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="The game's name; see `asterism games`.")] = None,
    *,
    seats: SeatCount = None,
    option: OptionList = [],  # noqa: B006
    preset: Preset = None,
    seed: Seed = None,
    seat: Annotated[int, typer.Option(help="Your seat, counted from 0.")] = 0,
    bots: Annotated[
        str, typer.Option(help="The others, in order and repeated: twinkle, star, nova, supernova … or file.py:Class.")
    ] = "greedy,random",
    limit: Limit = None,
    name: Annotated[str, typer.Option(help="Your name.")] = "Player",
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved match.")] = None,
    earlier: Annotated[Path | None, typer.Option("--from", help="Play a saved match on, from the move given.")] = None,
    move: Annotated[int, typer.Option(help="With --from: how many of its moves lie behind.")] = 0,
    save: Annotated[Path | None, typer.Option(help="Where to save the match.")] = None,
    language: Language = None,
) -> None:
    """Play in the terminal against bots."""
    from asterism.bots import LIMIT, admit
    from asterism.cli.terminal import Terminal, new_path
    from asterism.deal import draw
    from asterism.i18n import Translator
    from asterism.match import Match
    from asterism.record import position_in, read_record, replay

    spoken = language_of(language)
    console.print(Translator(spoken).say("play-preparing"), style="dim")
    named = [admit(word) for word in bots.split(",")]
    if resume is not None:
        record = read_record(resume)
        match, players, path = replay(record), record.players, save or resume
        if all(player.bot is not None for player in players):
            raise BadOption(f"{resume} has no person's seat to go on with; watch it with `asterism replay`")
    elif earlier is not None:
        match = position_in(read_record(earlier), move)
        players, path = seated(match.seats, seat, name, named), save or new_path(match.game.name)
        match.players = tuple(player.name for player in players)
    elif game is None:
        raise BadOption(f"say which game: {', '.join(names())}")
    else:
        terms = terms_from(game, seats, option, preset)
        players = seated(terms.seats, seat, name, named)
        deal = draw(terms.chances, None if seed is None else seed.encode())
        match, path = Match(terms, deal, [player.name for player in players]), save or new_path(game)
    Terminal(match, players, spoken, write_line, input, path, limit or LIMIT).run()


def seated(seats: int, person: int, name: str, bots: list[str]) -> list[Player]:
    """The person in one seat, bots in the others."""
    from asterism.bots import title_of
    from asterism.record import Player

    if person not in range(seats):
        raise BadOption(f"there is no seat {person}; the seats are 0 to {seats - 1}")
    players: list[Player] = []
    for seat in range(seats):
        bot = bots[len([player for player in players if player.bot]) % len(bots)]
        players.append(Player(name) if seat == person else Player(f"{title_of(bot)} {seat + 1}", bot=bot))
    return players


@app.command()
def simulate(
    game: GameName,
    *,
    number: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 10_000,
    seats: SeatCount = None,
    option: OptionList = [],  # noqa: B006
    preset: Preset = None,
    seed: Seed = "0",
    as_json: Json = False,
) -> None:
    """Play games of uniformly random moves and show how they end."""
    from asterism.bots.simulation import Simulation

    simulation = Simulation(terms_from(game, seats, option, preset), seed or "0")
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("Playing", total=number)
        while simulation.played < number:
            progress.update(task, advance=simulation.play(min(CHUNK, number - simulation.played)))
    summary = simulation.summary()
    if as_json:
        print_json({"game": game, "seed": seed, **summary})
        return
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


@app.command()
def bench(
    game: GameName,
    *,
    seats: SeatCount = None,
    option: OptionList = [],  # noqa: B006
    preset: Preset = None,
    bot: Annotated[str | None, typer.Option(help="Measure how long this bot thinks, such as nova.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to measure.")] = 2.0,
    as_json: Json = False,
) -> None:
    """Measure random moves per second in one kernel call, on one core, or a bot's time for a move."""
    from asterism.bots.simulation import Simulation

    terms = terms_from(game, seats, option, preset)
    if bot is not None:
        bench_bot(terms, bot, seconds, as_json=as_json)
        return
    simulation = Simulation(terms, "bench")
    simulation.play(1)
    simulation.forget()
    start = time.process_time()
    while time.process_time() - start < seconds:
        simulation.play(CHUNK)
    spent = time.process_time() - start
    moves = simulation.moves / spent
    if as_json:
        print_json({"game": game, "seats": simulation.terms.seats, "moves_per_second": round(moves)})
    else:
        rate = f"{moves:,.0f} random moves per second ({simulation.played / spent:,.0f} games per second)"
        console.print(f"{game}, {simulation.terms.seats} seats: {rate}")


def bench_bot(terms: Terms, bot: str, seconds: float, *, as_json: bool) -> None:
    """Measure how long a bot thinks about a move; the first one, when kernels may be compiled, does not count."""
    from asterism.bots.timing import seconds_per_move

    seconds_per_move(terms, bot, 0.001)
    spent = seconds_per_move(terms, bot, seconds)
    if as_json:
        print_json({"game": terms.game.name, "seats": terms.seats, "bot": bot, "seconds_per_move": spent})
    else:
        console.print(f"{terms.game.name}, {terms.seats} seats: {bot} thinks {spent * 1000:,.1f} ms about a move")


@app.command(name="replay")
def replay_file(
    file: Annotated[Path, typer.Argument(help="A saved match.")],
    *,
    seat: Annotated[int | None, typer.Option(help="Look with the eyes of this seat; by default, all is shown.")] = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Tell a saved match from the first move to the last, and check it."""
    from asterism.i18n import Translator
    from asterism.record import replay

    match = replay(file)
    spoken = language_of(language)
    if as_json:
        from msgspec import to_builtins

        print_json(to_builtins(match.record()) | {"events": to_builtins([turn.events for turn in match.turns])})
        return
    if seat is not None:
        match.view(seat)
    speech = Translator(spoken, match.game.name)
    for number, turn in enumerate(match.turns, start=1):
        for index, event in enumerate(turn.events):
            known = event if seat is None else match.game.redact(match.terms, event, seat)
            prefix = f"{number:>3}. " if index == 0 else "     "
            write_line(prefix + speech.tell(known, match.players))
    write_line("\n" + match.text(seat, spoken))
    for result in sorted(match.results or (), key=lambda one: one.rank):
        player = match.players[result.seat]
        write_line(speech.say("play-result", rank=result.rank, player=player, score=result.score))


@app.command(name="verify")
def verify_file(
    file: Annotated[Path, typer.Argument(help="A saved match, for example one downloaded from a server.")],
    *,
    as_json: Json = False,
) -> None:
    """Check a saved match: unchanged, played by the rules, and fairly dealt."""
    from msgspec import to_builtins

    from asterism.verify import verify

    findings = verify(file)
    if as_json:
        print_json(to_builtins(findings))
    else:
        for finding in findings:
            write_line(f"{SIGNS[finding.verdict]} {finding.sentence}")
    if any(finding.verdict == "fails" for finding in findings):
        raise typer.Exit(1)


@app.command(name="check-file")
def check_file(
    game: GameName,
    file: Annotated[Path, typer.Argument(help="Your own boards, tiles or cards, as TOML.")],
) -> None:
    """Check a file with the components of your printed copy."""
    loaded = load(game)
    if not loaded.files:
        raise BadOption(f"{loaded.title} has no components that could come from a file")
    for key, read in loaded.files.items():
        write_line(read(file).summary())
        console.print(f"\nThis file is fine. Play with it: --option {key}={file}", markup=False, soft_wrap=True)


def serve(**settings: Any) -> None:
    """Serve the games to browsers."""
    require_extra("server")
    from asterism.server.run import run_server

    run_server(Settings(**settings))


serve.__signature__ = inspect.signature(Settings, eval_str=True)  # type: ignore[attr-defined]
app.command(context_settings={"auto_envvar_prefix": "ASTERISM"})(serve)


def main() -> None:
    """Run the command line; what a person got wrong is one sentence, not a traceback."""
    try:
        app()
    except AsterismError as error:
        Console(stderr=True).print(f"asterism: {error}", markup=False, highlight=False, soft_wrap=True)
        sys.exit(2)
