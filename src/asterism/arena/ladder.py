"""Ratings by openskill: Plackett and Luce's model of rankings, for any number of players and ties."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Self

import msgspec


class Rating(msgspec.Struct, frozen=True):
    """Strength as a normal distribution; everybody begins at 25, and 68 % lie within one sigma."""

    mu: float = 25.0
    sigma: float = 25.0 / 3


class Ladder:
    """The ratings that follow from one ranking after the other.

    `tau` is how far a strength may have moved since the last ranking: not at all for bots, a little for people.
    """

    def __init__(self, tau: float = 0.0) -> None:
        from openskill.models import PlackettLuce  # noqa: PLC0415 (slow to import)

        self._model = PlackettLuce(tau=tau)
        self.ratings: dict[str, Rating] = {}

    def copy(self) -> Self:
        """A ladder that goes on from here by itself."""
        later = copy.copy(self)
        later.ratings = self.ratings.copy()
        return later

    def rating(self, entrant: str) -> Rating:
        """Of somebody who was ranked, or of a newcomer."""
        return self.ratings.get(entrant, Rating())

    def rank(self, sitting: Sequence[str], ranks: Sequence[int]) -> None:
        """Take in who came where.

        Whoever sits in several chairs is rated in each as a player of its own, and takes the mean of the changes.
        """
        if len(set(sitting)) == 1:
            return
        before = [self.rating(entrant) for entrant in sitting]
        teams = [[self._model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
        changed = self._model.rate(teams, ranks=[float(rank) for rank in ranks])
        for entrant in set(sitting):
            mine = [team[0] for team, name in zip(changed, sitting, strict=True) if name == entrant]
            mu, sigma = sum(one.mu for one in mine), sum(one.sigma for one in mine)
            self.ratings[entrant] = Rating(mu / len(mine), sigma / len(mine))
