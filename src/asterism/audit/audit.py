"""The audit of a game: play at random, and check what every player is given on the way."""

from __future__ import annotations

from random import Random

import numpy as np

from asterism.audit import channels, resampling, worlds
from asterism.audit.position import AuditedGame, NotOffered, Position
from asterism.audit.report import Report, Tally
from asterism.audit.trails import Explorer, Trail, twins

DEEP = 6
"""In how many positions of a game the search for twins starts."""
SUSPICIOUS = 3
"""In how many more, for each player: where a resampled state was the true one."""
TRIES = 60
"""How many changes are tried to find twins."""
ENOUGH = 6
"""How many twins are enough in one position."""


def audit_game(game: AuditedGame, games: int, seed: str) -> Report:
    """Check a game for leaks. The same seed gives the same audit."""
    tally = Tally("observation", "information", "actions", *resampling.CHECKS, *worlds.CHECKS)
    audit = _Audit(game, tally)
    for number in range(games):
        audit.one_game(Random(f"{seed}/{number}"))
    audit.close()
    return tally.report(game.name, game.version, seed, games)


class _Audit:
    def __init__(self, game: AuditedGame, tally: Tally) -> None:
        self._game = game
        self._tally = tally
        self._explorer = Explorer(game)
        self._independence = worlds.Independence()
        self._resamples = True
        self._twins = 0

    def one_game(self, rng: Random) -> None:
        """Play one game at random, and look at every position in which somebody is to move."""
        trail = self._explorer.play(rng)
        places = trail.decisions()
        deep = set(rng.sample(places, min(DEEP, len(places))))
        suspicions = [SUSPICIOUS] * self._game.players
        for place in places:
            here = trail.until(place)
            for player in range(self._game.players):
                is_suspicious = self._looks_true(here, player, rng) and suspicions[player] > 0
                suspicions[player] -= is_suspicious
                if place in deep or is_suspicious:
                    self._in_depth(here, player, rng)

    def close(self) -> None:
        """Count what only follows from all positions together."""
        self._independence.close(self._tally)
        if not self._resamples:
            self._tally.note("This game does not resample states.")
        if not self._twins:
            self._tally.note(
                "No two courses were found that look the same to a player: either nothing is hidden here, or what is "
                "hidden soon shows. Nothing could be compared."
            )

    def _looks_true(self, trail: Trail, player: int, rng: Random) -> bool:
        """Whether a resampled state, and a second one, are the true state as far as the others know it."""
        for _ in range(2):
            sample = self._resampled(trail, player, rng)
            if sample is None or not resampling.check_knowledge(trail, player, sample, self._tally):
                return False
            if not np.array_equal(sample.held_by_others(player), trail.end.held_by_others(player)):
                return False
        return True

    def _in_depth(self, trail: Trail, player: int, rng: Random) -> None:
        found = list[Trail]()
        for twin in twins(trail, player, rng, TRIES):
            channels.compare(trail, twin, player, self._tally)
            if len(twin.actions) == len(trail.actions):
                found.append(twin)
            if len(found) == ENOUGH:
                break
        self._twins += len(found)
        sample = self._resampled(trail, player, rng)
        if sample is not None:
            resampling.check_in_depth(self._game, trail, player, sample, rng, self._tally)
            worlds.check(trail, found, player, rng, self._tally, self._independence)

    def _resampled(self, trail: Trail, player: int, rng: Random) -> Position | None:
        if not self._resamples:
            return None
        try:
            return resampling.resample(trail, player, rng, self._tally)
        except NotOffered:
            self._resamples = False
            return None
