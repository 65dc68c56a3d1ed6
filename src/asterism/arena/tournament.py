"""One arena from beginning to end: what is asked for, what is on file, what is still to play."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from asterism.arena import schedule
from asterism.arena.ledger import Header, Ledger, read_ledger
from asterism.arena.play import Outcome, prepare
from asterism.arena.referee import Referee
from asterism.arena.run import run
from asterism.arena.settings import Settings, code_in
from asterism.arena.standings import Standings, standings
from asterism.arena.workers import Workers, hired
from asterism.errors import BadOption

Progress = Callable[[int, int], None]
"""(games done, games planned)."""


@dataclass
class Tournament:
    """Games to play, and the file that keeps them."""

    settings: Settings
    games: int
    until_clear: bool
    path: Path

    def __post_init__(self) -> None:
        """Open the file, and count what is done."""
        header = Header(games=self.games, until_clear=self.until_clear, settings=self.settings)
        self._ledger = Ledger(self.path, header)
        self._planned = list(schedule.pairings(self.settings.names, self.settings.seats, self.games))
        self._referee = Referee(self.settings)
        self._is_clear = self._referee.look(self._done()) and self.until_clear

    def _done(self) -> list[Outcome]:
        planned = {(pairing.deal, pairing.seating) for pairing in self._planned}
        return [outcome for outcome in self._ledger.outcomes if outcome.key in planned]

    def play(self, progress: Progress, jobs: int, ray_address: str | None = None) -> None:
        """Play what is missing."""
        done = {outcome.key for outcome in self._done()}
        todo = [pairing for pairing in self._planned if (pairing.deal, pairing.seating) not in done]
        progress(len(done), len(self._planned))
        if self._is_clear or not todo:
            return
        prepare(self.settings)
        with hired(min(jobs, len(todo)), ray_address) as workers:
            self._play(workers, todo, progress)

    def _play(self, workers: Workers, todo: list[schedule.Pairing], progress: Progress) -> None:
        def take(outcomes: list[Outcome]) -> bool:
            self._ledger.add(outcomes)
            progress(len(self._ledger.outcomes), len(self._planned))
            return self._referee.look(outcomes) and self.until_clear

        run(workers, self.settings, todo, take)

    def standings(self) -> Standings:
        """The results so far."""
        done = self._done()
        return standings(self.settings, self._referee.counted(done) if self.until_clear else done)

    def close(self) -> None:
        """Let the file go."""
        self._ledger.close()

    @property
    def planned(self) -> int:
        """How many games there are to be."""
        return len(self._planned)


def resumed(path: Path, words: list[str] | None, games: int | None) -> Tournament:
    """The tournament of a file. Its bots of your own must be named again: a file is no reason to import code."""
    header, _, _ = read_ledger(path)
    settings = header.settings
    if words is None and code_in(settings):
        raise BadOption(f"{path} has bots of your own; name them: --bots {','.join(settings.bots)}")
    if words is not None and tuple(words) != settings.bots:
        raise BadOption(f"{path} was begun with bots {','.join(settings.bots)}, not {','.join(words)}")
    settings.admit_bots()
    return Tournament(settings, games or header.games, header.until_clear, path)


def new_path(game: str) -> Path:
    """Where games are kept while an arena runs, unless its user says otherwise."""
    return Path(platformdirs.user_data_dir("asterism")) / "arena" / time.strftime(f"{game}-%Y%m%d-%H%M%S.jsonl")
