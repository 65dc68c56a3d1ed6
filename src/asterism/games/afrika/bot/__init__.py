"""What makes the bots strong at this game, under the names of `contract.BotHooks`; docs/bots.md says how it is used."""

from asterism.games.afrika.bot.attention import noticed
from asterism.games.afrika.bot.evaluate import evaluate
from asterism.games.afrika.bot.policy import policy, prior, seat_values
from asterism.games.afrika.bot.policy import rounds_scored as stage

__all__ = ["evaluate", "noticed", "policy", "prior", "seat_values", "stage"]
