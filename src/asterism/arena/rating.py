"""Ratings by openskill's Plackett-Luce model, for any number of players and with ties."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Self

import msgspec


class Rating(msgspec.Struct, frozen=True):
    """A player's strength as a normal distribution. Everybody starts at 25."""

    mu: float = 25.0
    """The mean."""
    sigma: float = 25.0 / 3
    """The standard deviation."""


class Ladder:
    """The ratings of all players, updated after each game.

    `tau` is how much a player's strength may change between two games: 0 for bots, a little for people.
    """

    def __init__(self, tau: float = 0.0) -> None:
        from openskill.models import PlackettLuce  # noqa: PLC0415 (slow to import)

        self._model = PlackettLuce(tau=tau)
        self.ratings: dict[str, Rating] = {}

    def copy(self) -> Self:
        """An independent copy."""
        later = copy.copy(self)
        later.ratings = self.ratings.copy()
        return later

    def rating(self, player: str) -> Rating:
        """A player's rating; a new player has the initial one."""
        return self.ratings.get(player, Rating())

    def rank(self, players: Sequence[str], ranks: Sequence[int]) -> None:
        """Update the ratings after a game; `players` and `ranks` are in the order of the seats.

        A player in several seats is rated in each seat separately, and gets the mean of these ratings.
        """
        if len(set(players)) == 1:
            return
        before = [self.rating(player) for player in players]
        teams = [[self._model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
        changed = self._model.rate(teams, ranks=[float(rank) for rank in ranks])
        for player in set(players):
            own = [team[0] for team, name in zip(changed, players, strict=True) if name == player]
            mu, sigma = sum(one.mu for one in own), sum(one.sigma for one in own)
            self.ratings[player] = Rating(mu / len(own), sigma / len(own))
