"""Ratings by openskill: Plackett and Luce's model of rankings, for any number of players and ties."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from asterism.arena.play import Outcome
from asterism.arena.settings import Settings


class Rating(msgspec.Struct, frozen=True):
    """Strength as a normal distribution; everybody begins at 25, and 68 % lie within one sigma."""

    mu: float
    sigma: float


def rate(settings: Settings, outcomes: Sequence[Outcome]) -> dict[str, Rating]:
    """Every bot's rating after these games, in this order.

    A bot in several chairs of a game is rated in each as a player of its own, and takes the mean of the changes.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415 (slow to import)

    model = PlackettLuce(tau=0.0)
    ratings = {bot: model.rating(name=bot) for bot in settings.entrants}
    for game in outcomes:
        sitting = [settings.names[index] for index in game.seating]
        if len(set(sitting)) == 1:
            continue
        teams = [[model.rating(mu=ratings[bot].mu, sigma=ratings[bot].sigma)] for bot in sitting]
        changed = model.rate(teams, ranks=[float(rank) for rank in game.ranks])
        for bot in set(sitting):
            mine = [team[0] for team, name in zip(changed, sitting, strict=True) if name == bot]
            ratings[bot].mu = sum(one.mu for one in mine) / len(mine)
            ratings[bot].sigma = sum(one.sigma for one in mine) / len(mine)
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in ratings.items()}
