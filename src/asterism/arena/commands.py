"""The commands `asterism arena` and `asterism report`, behind their words on the command line."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from asterism.arena.explore import Findings, Inquiry, investigate
from asterism.arena.settings import code_in
from asterism.arena.standings import Standings
from asterism.arena.statistics import Estimate
from asterism.arena.tournament import Progress as Report
from asterism.arena.tournament import Tournament
from asterism.arena.workers import cores, hired
from asterism.errors import AsterismError
from asterism.game import Game

MOST_FAULTS = 5
"""How many faults of bots are told in full."""
MANY_MILLISECONDS = 10
"""From here on, nobody cares for hundredths."""


class Interrupted(AsterismError):
    """The person pressed Ctrl+C; nothing is lost."""


def run_arena(
    tournament: Tournament, console: Console, *, jobs: int | None, ray: str | None, quiet: bool, kept: bool
) -> Standings:
    """Play, show progress, and return the results. A file that nobody asked for goes when all is done."""
    try:
        with shown(quiet=quiet) as progress:
            tournament.play(progress, jobs or cores(), ray)
    except KeyboardInterrupt as interrupt:
        played = tournament.standings()
        if played.games and not quiet:
            show_standings(played, console)
        raise Interrupted(
            f"stopped after {played.games} of {tournament.planned} games. Go on with:  {how_to_go_on(tournament)}"
        ) from interrupt
    except AsterismError:
        if not kept:
            tournament.path.unlink()
        raise
    finally:
        tournament.close()
    if not kept:
        tournament.path.unlink()
    return tournament.standings()


def how_to_go_on(tournament: Tournament) -> str:
    """The command that plays the rest."""
    own = ["--bots", ",".join(tournament.settings.bots)] if code_in(tournament.settings) else []
    return shlex.join(["asterism", "arena", "--resume", str(tournament.path), *own])


@contextmanager
def shown(*, quiet: bool, what: str = "Playing") -> Iterator[Report]:
    """A live progress display on standard error, if somebody looks."""
    console = Console(stderr=True)
    columns = SpinnerColumn(), TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, planned: bar.update(task, completed=done, total=planned)


def show_standings(results: Standings, console: Console) -> None:
    """The results as a table and a few sentences; faults have a column only where there were any."""
    faulty = any(one.faults for one in results.entrants)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("bot", overflow="fold", min_width=11)
    for column in ("wins", "95 %", "rank", "score", "rating", "per move", *["faults"] * faulty):
        table.add_column(column, justify="right", no_wrap=True)
    for one in results.entrants:
        table.add_row(
            one.bot,
            f"{one.wins.value:.1%}",
            between(one.wins),
            f"{one.rank.value:.2f}",
            f"{one.score.value:.1f}",
            f"{one.rating.mu:.1f} ± {2 * one.rating.sigma:.1f}",
            duration(one.seconds_per_move),
            *[str(one.faults)] * faulty,
        )
    console.print(table)
    for line in sentences(results):
        console.print(line, markup=False, highlight=False, soft_wrap=True)


def sentences(results: Standings) -> Iterator[str]:
    """What stands below the table."""
    game, seats, seed = results.settings.game, results.settings.seats, results.settings.seed
    yield f"{game}, {seats} seats, seed {seed}: {results.games} games on {results.deals} deals."
    yield f"An equal share of wins is {results.equal_share:.1%}."
    for duel in results.duels:
        verdict = "clear" if duel.clear else "not clear yet"
        yield f"{duel.first} ends ahead of {duel.second} in {duel.ahead.value:.1%} ({between(duel.ahead)}): {verdict}"
    yield from (f"! {fault}" for fault in results.faults[:MOST_FAULTS])
    if len(results.faults) > MOST_FAULTS:
        yield f"! and {len(results.faults) - MOST_FAULTS} more faults"


def between(estimate: Estimate) -> str:
    """An interval of shares, for a table."""
    return f"{100 * estimate.low:.0f} to {100 * estimate.high:.0f} %"


def duration(seconds: float) -> str:
    """A short time in a unit that suits it."""
    if seconds >= 1:
        return f"{seconds:.2f} s"
    milliseconds = 1000 * seconds
    return f"{milliseconds:.0f} ms" if milliseconds >= MANY_MILLISECONDS else f"{milliseconds:.2f} ms"


def as_plain(results: msgspec.Struct) -> object:
    """Results as JSON has them."""
    return msgspec.to_builtins(results)


def write_plots(results: Standings, folder: Path) -> list[Path]:
    """Draw the results into SVG files."""
    from asterism.arena.plots import draw_standings  # noqa: PLC0415 (matplotlib is slow to import)

    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for name, svg in draw_standings(results).items():
        path = folder / f"{name}.svg"
        path.write_text(svg, encoding="utf-8")
        paths.append(path)
    return paths


def run_report(
    game: Game,
    bot: str,
    seats: list[int],
    games: int,
    seed: str,
    given: dict[str, Any],
    *,
    jobs: int | None,
    ray: str | None,
    quiet: bool,
) -> Findings:
    """Play all the games of a report."""
    inquiry = Inquiry(game, bot, sorted(set(seats)), games, seed, given)
    for count in inquiry.seats:
        inquiry.settings(count)
    done = 0
    with shown(quiet=quiet) as progress, hired(jobs or cores(), ray) as workers:

        def more(count: int) -> None:
            nonlocal done
            done += count
            progress(done, inquiry.planned)

        more(0)
        return investigate(inquiry, workers, more)


def write_report(findings: Findings, language: str, path: Path) -> None:
    """Write the page."""
    from asterism.arena.page import page  # noqa: PLC0415 (matplotlib is slow to import)

    try:
        path.write_text(page(findings, language), encoding="utf-8")
    except OSError as error:
        raise AsterismError(f"cannot write {path}: {error.strerror}") from error
