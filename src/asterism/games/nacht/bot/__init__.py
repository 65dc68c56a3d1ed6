"""What makes the bots strong at this game, under the names of `contract.BotHooks`; docs/bots.md says how it is used."""

from asterism.games.nacht.bot.attention import noticed
from asterism.games.nacht.bot.evaluate import evaluate
from asterism.games.nacht.bot.policy import policy

__all__ = ["evaluate", "noticed", "policy"]
