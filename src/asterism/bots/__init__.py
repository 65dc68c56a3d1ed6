"""Bots. A bot gets only what its seat may know."""

from __future__ import annotations

import re
from collections.abc import Callable

from asterism.bots.attention import FULL
from asterism.bots.custom import NAMES, REGISTERED, admit, is_path, register, title_of
from asterism.bots.levels import LEVELS, read_level, read_search
from asterism.bots.names import names_of_bots
from asterism.bots.protocol import Bot, Situation, situation_of
from asterism.bots.sandbox import LIMIT, BotFault, SandboxedBot
from asterism.bots.simple import BOTS, GreedyBot
from asterism.errors import BadOption

__all__ = [
    "BOTS",
    "LEVELS",
    "LIMIT",
    "NAMES",
    "REGISTERED",
    "Bot",
    "BotFault",
    "SandboxedBot",
    "Situation",
    "admit",
    "check_name",
    "has_budget",
    "is_simple",
    "make",
    "names_of_bots",
    "register",
    "sandboxed",
    "situation_of",
    "title_of",
]

ATTENTION = re.compile("[0-9]{1,3}", re.ASCII)


def make(name: str, seed: str) -> Bot:
    """The bot of that name; with the same seed it plays the same, unless its time is limited.

    The simple ones take their attention in percent ("greedy:35"), the levels a share of their simulations ("nova@0.5"),
    and the search how long it may think ("search:2000", "search:500ms").
    """
    if name in REGISTERED:
        return REGISTERED[name](seed)
    kind = re.split("[:@]", name)[0]
    if kind in LEVELS:
        return read_level(kind, name.removeprefix(kind), seed)
    if kind == "search":
        return read_search(name.removeprefix(kind), seed)
    if kind in BOTS:
        return make_simple(name, seed)
    if is_path(name):
        raise BadOption(
            f"the bot '{name}' is code that has not been allowed on this machine; "
            f"--bots {name} does (play, arena), or --allow-bot {name} (serve)"
        )
    raise BadOption(f"there is no bot called '{kind}'; there are {', '.join([*NAMES, *REGISTERED])}")


def make_simple(name: str, seed: str) -> Bot:
    """A simple bot.

    A number after the name is its attention in percent: "greedy:35" overlooks things as a beginner does, in games
    in which moves can be overlooked.
    """
    kind, colon, attention = name.partition(":")
    if kind not in BOTS:
        kind = kind.partition("@")[0]
        raise BadOption(f"'{kind}' makes no simulations that could be scaled; '{kind}:35' sets its attention")
    if colon and not (ATTENTION.fullmatch(attention) and int(attention) <= FULL):
        raise BadOption(f"a bot's attention is a number from 0 to {FULL}, such as '{kind}:35'; '{attention}' is not")
    return BOTS[kind](seed, int(attention) if colon else FULL)


def check_name(name: str) -> None:
    """Raise BadOption, saying why, unless there is such a bot. Runs no code of custom bots."""
    if name not in REGISTERED:
        make(name, "")


def has_budget(name: str) -> bool:
    """Whether the name says how long the bot may think, as "search:2000" and "nova@0.5" do."""
    kind = re.split("[:@]", name)[0]
    return name not in REGISTERED and kind in {*LEVELS, "search"} and name != kind


def is_simple(name: str) -> bool:
    """Whether this is a bot that does not search, and so moves within a few milliseconds."""
    return name not in REGISTERED and name.partition(":")[0] in BOTS


def sandboxed(name: str, seed: str, limit: float = LIMIT, build: Callable[[str, str], Bot] = make) -> SandboxedBot:
    """The bot of that name in the sandbox, as every table seats it: a fault costs it a turn, never the match."""
    return SandboxedBot(name, lambda: build(name, seed), GreedyBot(f"fallback {seed}"), limit)
