"""The standings of a tournament as text for the terminal."""

from __future__ import annotations

import shlex
from collections.abc import Iterator

from rich import box
from rich.console import Console
from rich.table import Table

from asterism.arena.statistics import Estimate
from asterism.arena.tournament.spec import custom_bots
from asterism.arena.tournament.standings import Standings
from asterism.arena.tournament.tournament import Tournament

MOST_FAULTS = 5
"""At most this many faults of bots are printed in full."""
WHOLE_MILLISECONDS = 10
"""From this duration on, milliseconds are printed without decimals."""


def show_standings(results: Standings, console: Console) -> None:
    """Print the results as a table and a few sentences. Faults and the like have a column if there were any."""
    counted = [
        name for name in ("faults", "refused", "forfeits") if any(getattr(one, name) for one in results.entrants)
    ]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("bot", overflow="fold", min_width=11)
    for column in ("wins", "95 %", "rank", "score", "rating", "per move", *counted):
        table.add_column(column, justify="right", no_wrap=True)
    for one in results.entrants:
        table.add_row(
            one.bot,
            f"{one.wins.value:.1%}",
            interval(one.wins),
            f"{one.rank.value:.2f}",
            f"{one.score.value:.1f}",
            f"{one.rating.mu:.1f} ± {2 * one.rating.sigma:.1f}",
            duration(one.seconds_per_move),
            *(str(getattr(one, name)) for name in counted),
        )
    console.print(table)
    for line in sentences(results):
        console.print(line, markup=False, highlight=False, soft_wrap=True)


def sentences(results: Standings) -> Iterator[str]:
    """The lines below the table."""
    game, seats, seed = results.spec.game, results.spec.seats, results.spec.seed
    yield f"{game}, {seats} seats, seed {seed}: {results.games} games on {results.deals} deals."
    yield f"An equal share of wins is {results.equal_share:.1%}."
    if results.draws:
        drawn = "game was" if results.draws == 1 else "games were"
        yield f"{results.draws} {drawn} drawn, which counts as an equal share for everybody."
    for duel in results.duels:
        verdict = "clear" if duel.clear else "not clear yet"
        yield f"{duel.first} ends ahead of {duel.second} in {duel.ahead.value:.1%} ({interval(duel.ahead)}): {verdict}"
    yield from (f"! {fault}" for fault in results.faults[:MOST_FAULTS])
    if len(results.faults) > MOST_FAULTS:
        yield f"! and {len(results.faults) - MOST_FAULTS} more faults"


def interval(estimate: Estimate) -> str:
    """An interval of shares, for example "42 to 75 %"."""
    return f"{100 * estimate.low:.0f} to {100 * estimate.high:.0f} %"


def duration(seconds: float) -> str:
    """A duration in seconds or milliseconds."""
    if seconds >= 1:
        return f"{seconds:.2f} s"
    milliseconds = 1000 * seconds
    return f"{milliseconds:.0f} ms" if milliseconds >= WHOLE_MILLISECONDS else f"{milliseconds:.2f} ms"


def command_to_resume(tournament: Tournament) -> str:
    """The command that plays the rest. Custom bots have to be named again."""
    named = ["--bots", ",".join(tournament.spec.bots)] if custom_bots(tournament.spec) else []
    return shlex.join(["asterism", "arena", "--resume", str(tournament.path), *named])
