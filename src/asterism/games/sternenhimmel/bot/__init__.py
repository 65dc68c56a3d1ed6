"""What makes the bots strong at this game, under the names of `contract.BotHooks`; docs/bots.md says how it is used."""

from asterism.games.sternenhimmel.bot.evaluate import evaluate
from asterism.games.sternenhimmel.bot.policy import constellations_scored as stage
from asterism.games.sternenhimmel.bot.policy import policy, prior, seat_values

__all__ = ["evaluate", "policy", "prior", "seat_values", "stage"]
