"""The bots' ratings after a tournament."""

from __future__ import annotations

from collections.abc import Sequence

from asterism.arena.ladder import Ladder, Rating
from asterism.arena.play import Outcome
from asterism.arena.settings import Settings


def rate(settings: Settings, outcomes: Sequence[Outcome]) -> dict[str, Rating]:
    """Every bot's rating after these games, in this order."""
    ladder = Ladder()
    for game in outcomes:
        ladder.rank([settings.names[index] for index in game.seating], game.ranks)
    return {bot: ladder.rating(bot) for bot in settings.entrants}
