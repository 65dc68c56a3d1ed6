"""What defines the games of an arena. The same settings give the same games, on any number of cores."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from asterism import bots
from asterism.bots.custom import is_path, name_in
from asterism.bots.sandbox import LIMIT
from asterism.errors import BadOption
from asterism.game import Terms, load
from asterism.options import agree


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that decides how the games go; the number of games and the machines they run on do not."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    """Words such as "greedy", "search:2000" or "sly=examples/write_a_bot.py:Sly"; a word twice is two chairs."""
    seed: str
    limit: float = LIMIT
    """Seconds that a bot may take for a move."""
    observed: bool = False
    """Whether games are watched closely, for a balance report."""

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each word's bot."""
        return tuple(name_in(word) for word in self.bots)

    @property
    def entrants(self) -> tuple[str, ...]:
        """The different bots, in the order they were named."""
        return tuple(dict.fromkeys(self.names))

    def terms(self) -> Terms:
        """The terms of each match."""
        return _terms(msgspec.json.encode((self.game, self.seats, self.options)))

    def admit_bots(self) -> None:
        """Import the bots that are code, and check that there are all the others."""
        for word in self.bots:
            bots.check_name(bots.admit(word))


def settings_for(
    terms: Terms, words: list[str], seed: str, *, limit: float = LIMIT, observed: bool = False
) -> Settings:
    """The settings of games on these terms; names the first bot that does not exist."""
    if not words or not all(words):
        raise BadOption("name the bots with commas between them, such as --bots greedy,random")
    settings = Settings(
        game=terms.game.name,
        rules=terms.game.version,
        seats=terms.seats,
        options=msgspec.to_builtins(terms.options),
        bots=tuple(words),
        seed=seed,
        limit=limit,
        observed=observed,
    )
    settings.admit_bots()
    return settings


def code_in(settings: Settings) -> list[str]:
    """The words that name code to import."""
    return [word for word in settings.bots if is_path(word)]


@cache
def _terms(key: bytes) -> Terms:
    game, seats, options = msgspec.json.decode(key)
    return agree(load(game), seats, options)
