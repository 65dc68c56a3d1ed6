"""What makes the bots strong at this game, under the names of `contract.BotHooks`; docs/bots.md says how it is used."""

from asterism.games.patience.bot.attention import noticed
from asterism.games.patience.bot.evaluate import evaluate
from asterism.games.patience.bot.policy import policy, prior

__all__ = ["evaluate", "noticed", "policy", "prior"]
