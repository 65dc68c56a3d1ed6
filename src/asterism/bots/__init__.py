"""Players made of code. They are handed only what their seat may know."""

from __future__ import annotations

from collections.abc import Callable

from asterism.bots.bot import Bot, Situation, situation_of
from asterism.bots.simple import GreedyBot, RandomBot
from asterism.errors import BadOption

__all__ = ["BOTS", "Bot", "Situation", "make", "situation_of"]

BOTS: dict[str, Callable[[str], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make(name: str, seed: str) -> Bot:
    """The bot of that name; the same seed makes it play the same."""
    if name not in BOTS:
        raise BadOption(f"there is no bot called '{name}'; there are {', '.join(BOTS)}")
    return BOTS[name](seed)
