"""How strong the levels are: each against the one below, the best against random and greedy bots, in every game.

Everything is played in the arena, one file for each pairing in `--out`; a rerun plays only what is missing. Budgets are
scaled (`--scale 0.05` makes a twentieth of the simulations); `--scale 0` lets every level think as long as at a table.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np

import asterism
from asterism.arena.commands import between
from asterism.arena.ledger import read_ledger
from asterism.arena.settings import settings_for
from asterism.arena.standings import Standings
from asterism.arena.statistics import Estimate, mean
from asterism.arena.tournament import Tournament
from asterism.bots.levels import BEST, LEVELS
from asterism.options import agree

FEWEST_TO_WIN = 2


@dataclass(frozen=True)
class Meeting:
    """Bots that meet at a table."""

    game: str
    seats: int
    bots: tuple[str, ...]
    until_clear: bool = False
    """Whether it is enough to know who is better; else all games are played, for an honest share of wins."""

    @property
    def file(self) -> str:
        """Where its games are kept."""
        return f"{self.game}-{self.seats}-{'-'.join(dict.fromkeys(self.bots))}.jsonl"


def meetings(game: str, scale: str) -> Iterator[Meeting]:
    """The best level among simple bots at every table, and neighbouring levels at the smallest one."""
    tables = list(asterism.load(game).seats)
    fewest = tables[0]
    for simple in ("greedy", "random"):
        yield Meeting(game, fewest, (BEST + scale, *[simple] * max(1, fewest - 1)))
    for seats in tables[1:]:
        yield Meeting(game, seats, (BEST + scale, *["greedy"] * (seats - 1)))
    for below, level in pairwise(LEVELS):
        yield Meeting(game, fewest, filled((level + scale, below + scale), fewest), until_clear=True)


def filled(bots: tuple[str, str], seats: int) -> tuple[str, ...]:
    """A table of two bots; at larger ones the weaker bot has all chairs but one."""
    return (bots[0], *[bots[1]] * (seats - 1)) if seats > FEWEST_TO_WIN else bots


def hold(meeting: Meeting, games: int, seed: str, jobs: int, folder: Path) -> Standings:
    """Play what is missing of a meeting."""
    terms = agree(asterism.load(meeting.game), meeting.seats, {})
    settings = settings_for(terms, list(meeting.bots), seed)
    tournament = Tournament(settings, games, meeting.until_clear, folder / meeting.file)
    try:
        tournament.play(lambda done, planned: None, jobs)  # noqa: ARG005
        return tournament.standings()
    finally:
        tournament.close()


def fewer(path: Path) -> Estimate:
    """By how many rows the first of two lone players did better, deal by deal: both play the same ones."""
    deals: dict[int, dict[int, int]] = {}
    for outcome in read_ledger(path)[1]:
        deals.setdefault(outcome.deal, {})[outcome.seating[0]] = outcome.scores[0]
    differences = np.array([scores[1] - scores[0] for scores in deals.values() if len(scores) == FEWEST_TO_WIN])
    return mean(differences, np.ones(len(differences)))


def row(meeting: Meeting, results: Standings, path: Path) -> str:
    """One line of the table: who met, and how it went for the first."""
    bot = next(one for one in results.entrants if one.bot == meeting.bots[0])
    others = " + ".join(dict.fromkeys(meeting.bots[1:]))
    if meeting.seats < FEWEST_TO_WIN:
        less = fewer(path)
        outcome = f"{bot.score.value:.2f} rows, {less.value:.2f} ({less.low:.2f} to {less.high:.2f}) fewer"
        clear = "yes" if less.low > 0 else "no"
    else:
        outcome = f"{bot.wins.value:.0%} ({between(bot.wins)}) of {results.equal_share:.0%}"
        clear = "yes" if results.clear else "no"
    time = f"{1000 * bot.seconds_per_move:.0f} ms"
    return (
        f"| {meeting.game} | {meeting.seats} | {bot.bot} | {others} | {results.games} | {outcome} | {clear} | {time} |"
    )


def main() -> None:
    """Hold all meetings and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=asterism.names(), help="only this game; may be repeated")
    parser.add_argument("--scale", type=float, default=0.05, help="how much of each level's simulations to make")
    parser.add_argument("--games", type=int, default=100, help="how many games of each meeting, at the most")
    parser.add_argument("--seed", default="levels", help="decides the deals; take another after tuning on these")
    parser.add_argument("--only", default="", help="only meetings in whose file name this occurs")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("levels"), help="the folder that keeps the games")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    print("| game | seats | bot | against | games | its share of wins, of an equal share | clear | per move |")
    print("|---|---|---|---|---|---|---|---|")
    for game in given.game or asterism.names():
        for meeting in meetings(game, f"@{given.scale:g}" if given.scale else ""):
            if given.only in meeting.file:
                results = hold(meeting, given.games, given.seed, given.jobs, given.out)
                print(row(meeting, results, given.out / meeting.file), flush=True)


if __name__ == "__main__":
    main()
