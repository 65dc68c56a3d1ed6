"""Players made of code. They are handed only what their seat may know."""

from __future__ import annotations

from asterism.bots.attention import FULL
from asterism.bots.bot import Bot, Situation, situation_of
from asterism.bots.simple import GreedyBot, RandomBot
from asterism.errors import BadOption

__all__ = ["BOTS", "Bot", "Situation", "make", "situation_of"]

BOTS: dict[str, type[RandomBot | GreedyBot]] = {"random": RandomBot, "greedy": GreedyBot}


def make(name: str, seed: str) -> Bot:
    """The bot of that name; the same seed makes it play the same.

    A number behind the name is its attention in percent: "greedy:35" overlooks things as a beginner does, in games
    where there is something to overlook.
    """
    kind, colon, attention = name.partition(":")
    if kind not in BOTS:
        raise BadOption(f"there is no bot called '{kind}'; there are {', '.join(BOTS)}")
    if colon and not (attention.isascii() and attention.isdigit() and int(attention) <= FULL):
        raise BadOption(f"a bot's attention is a number from 0 to {FULL}, such as '{kind}:35'; '{attention}' is not")
    return BOTS[kind](seed, int(attention) if colon else FULL)
