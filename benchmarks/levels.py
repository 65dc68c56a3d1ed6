"""The strength of the levels: each against the one below, and the best against random and greedy bots, in every game.

Each pairing is a tournament with a file in `--out`; a later run plays only the missing games. `--scale 0.05` gives each
level a twentieth of its simulations; `--scale 0` lets every level think as long as at a table.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np

import asterism
from asterism.arena.statistics import Estimate, mean
from asterism.arena.tournament.results import read_results
from asterism.arena.tournament.spec import spec_for
from asterism.arena.tournament.standings import Standings
from asterism.arena.tournament.tournament import Tournament
from asterism.bots.levels import BEST, LEVELS
from asterism.cli.arena_output import interval
from asterism.options import agree_terms

FEWEST_TO_WIN = 2


@dataclass(frozen=True)
class Meeting:
    """A tournament between some bots."""

    game: str
    seats: int
    bots: tuple[str, ...]
    until_clear: bool = False
    """Whether to stop once it is clear which bot is better; else all games are played."""

    @property
    def file(self) -> str:
        """The name of its results file."""
        return f"{self.game}-{self.seats}-{'-'.join(dict.fromkeys(self.bots))}.jsonl"


def meetings(game: str, scale: str) -> Iterator[Meeting]:
    """The best level against simple bots with every number of players, and neighbouring levels with the fewest."""
    tables = list(asterism.load(game).seats)
    fewest = tables[0]
    for simple in ("greedy", "random"):
        yield Meeting(game, fewest, (BEST + scale, *[simple] * max(1, fewest - 1)))
    for seats in tables[1:]:
        yield Meeting(game, seats, (BEST + scale, *["greedy"] * (seats - 1)))
    for below, level in pairwise(LEVELS):
        yield Meeting(game, fewest, filled((level + scale, below + scale), fewest), until_clear=True)


def filled(bots: tuple[str, str], seats: int) -> tuple[str, ...]:
    """The seats of two bots; with more than two players the weaker bot has all seats but one."""
    return (bots[0], *[bots[1]] * (seats - 1)) if seats > FEWEST_TO_WIN else bots


def play(meeting: Meeting, games: int, seed: str, jobs: int, folder: Path) -> Standings:
    """Play the missing games of a meeting."""
    terms = agree_terms(asterism.load(meeting.game), meeting.seats, {})
    spec = spec_for(terms, list(meeting.bots), seed)
    tournament = Tournament(spec, games, meeting.until_clear, folder / meeting.file)
    try:
        tournament.play(lambda done, planned: None, jobs)  # noqa: ARG005
        return tournament.standings()
    finally:
        tournament.close()


def fewer(path: Path) -> Estimate:
    """In the game for one player: by how many rows the first bot did better than the second on the same deals."""
    deals: dict[int, dict[int, int]] = {}
    for outcome in read_results(path)[1]:
        deals.setdefault(outcome.deal, {})[outcome.seating[0]] = outcome.scores[0]
    differences = np.array([scores[1] - scores[0] for scores in deals.values() if len(scores) == FEWEST_TO_WIN])
    return mean(differences, np.ones(len(differences)))


def row(meeting: Meeting, results: Standings, path: Path) -> str:
    """One line of the table: the bots, and the results of the first."""
    bot = next(one for one in results.entrants if one.bot == meeting.bots[0])
    others = " + ".join(dict.fromkeys(meeting.bots[1:]))
    if meeting.seats < FEWEST_TO_WIN:
        less = fewer(path)
        outcome = f"{bot.score.value:.2f} rows, {less.value:.2f} ({less.low:.2f} to {less.high:.2f}) fewer"
        clear = "yes" if less.low > 0 else "no"
    else:
        outcome = f"{bot.wins.value:.0%} ({interval(bot.wins)}) of {results.equal_share:.0%}"
        clear = "yes" if results.clear else "no"
    time = f"{1000 * bot.seconds_per_move:.0f} ms"
    return (
        f"| {meeting.game} | {meeting.seats} | {bot.bot} | {others} | {results.games} | {outcome} | {clear} | {time} |"
    )


def main() -> None:
    """Play all meetings and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=asterism.names(), help="only this game; may be repeated")
    parser.add_argument("--scale", type=float, default=0.05, help="the fraction of each level's simulations")
    parser.add_argument("--games", type=int, default=100, help="the number of games of each meeting, at most")
    parser.add_argument("--seed", default="levels", help="decides the deals; use another one after tuning on these")
    parser.add_argument("--only", default="", help="only meetings whose file name contains this")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("levels"), help="the folder for the results files")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    print("| game | seats | bot | against | games | its share of wins, of an equal share | clear | per move |")
    print("|---|---|---|---|---|---|---|---|")
    for game in given.game or asterism.names():
        for meeting in meetings(game, f"@{given.scale:g}" if given.scale else ""):
            if given.only in meeting.file:
                results = play(meeting, given.games, given.seed, given.jobs, given.out)
                print(row(meeting, results, given.out / meeting.file), flush=True)


if __name__ == "__main__":
    main()
