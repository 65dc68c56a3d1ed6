"""One tournament from start to end: the schedule, the games on file, and the games still to play."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from asterism.arena.tournament import schedule
from asterism.arena.tournament.dispatch import dispatch
from asterism.arena.tournament.play import Outcome, prepare
from asterism.arena.tournament.results import Header, ResultsFile, read_results
from asterism.arena.tournament.spec import TournamentSpec, custom_bots
from asterism.arena.tournament.standings import Standings, standings
from asterism.arena.tournament.stopping import StoppingRule
from asterism.arena.tournament.workers import Workers, open_workers
from asterism.errors import BadOption

Progress = Callable[[int, int], None]
"""(games played, games planned)."""


@dataclass
class Tournament:
    """The games of a specification, and the file that keeps their results."""

    spec: TournamentSpec
    games: int
    until_clear: bool
    path: Path

    def __post_init__(self) -> None:
        """Open the file and take account of the games in it."""
        header = Header(games=self.games, until_clear=self.until_clear, spec=self.spec)
        self._file = ResultsFile(self.path, header)
        self._planned = list(schedule.pairings(self.spec.names, self.spec.seats, self.games))
        self._stopping = StoppingRule(self.spec)
        self._is_clear = self._stopping.update(self._played()) and self.until_clear

    def _played(self) -> list[Outcome]:
        planned = {pairing.key for pairing in self._planned}
        return [outcome for outcome in self._file.outcomes if outcome.key in planned]

    def play(self, progress: Progress, jobs: int, ray_address: str | None = None) -> None:
        """Play the missing games."""
        played = {outcome.key for outcome in self._played()}
        missing = [pairing for pairing in self._planned if pairing.key not in played]
        progress(len(played), len(self._planned))
        if self._is_clear or not missing:
            return
        prepare(self.spec)
        with open_workers(min(jobs, len(missing)), ray_address) as workers:
            self._play(workers, missing, progress)

    def _play(self, workers: Workers, missing: list[schedule.Pairing], progress: Progress) -> None:
        def collect(outcomes: list[Outcome]) -> bool:
            self._file.add(outcomes)
            progress(len(self._file.outcomes), len(self._planned))
            return self._stopping.update(outcomes) and self.until_clear

        dispatch(workers, self.spec, missing, collect)

    def standings(self) -> Standings:
        """The results so far."""
        played = self._played()
        return standings(self.spec, self._stopping.counted(played) if self.until_clear else played)

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    @property
    def planned(self) -> int:
        """The number of scheduled games."""
        return len(self._planned)


def resumed(path: Path, bots: list[str] | None, games: int | None) -> Tournament:
    """The tournament of a results file. Custom bots must be named again: a file alone never imports code."""
    header, _, _ = read_results(path)
    spec = header.spec
    if bots is None and custom_bots(spec):
        raise BadOption(f"{path} has custom bots; name all bots again: --bots {','.join(spec.bots)}")
    if bots is not None and tuple(bots) != spec.bots:
        raise BadOption(f"{path} was started with bots {','.join(spec.bots)}, not {','.join(bots)}")
    spec.admit_bots()
    return Tournament(spec, games or header.games, header.until_clear, path)


def default_path(game: str) -> Path:
    """Where the results are kept if the user names no file."""
    return Path(platformdirs.user_data_dir("asterism")) / "arena" / time.strftime(f"{game}-%Y%m%d-%H%M%S.jsonl")
