"""What makes the bots strong at this game, under the names of `contract.BotHooks`; docs/bots.md says how it is used."""

from asterism.games.constellation.bot.attention import noticed
from asterism.games.constellation.bot.beliefs import BELIEFS, infer_beliefs, resample_by_beliefs
from asterism.games.constellation.bot.evaluate import evaluate, seat_values
from asterism.games.constellation.bot.policy import policy, prior

__all__ = [
    "BELIEFS",
    "evaluate",
    "infer_beliefs",
    "noticed",
    "policy",
    "prior",
    "resample_by_beliefs",
    "seat_values",
]
