"""The specification of a tournament. The same specification gives the same games, on any number of cores."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from asterism import bots
from asterism.arena.tournament.text_players import TextTerms, check_player, is_text_player, player_name
from asterism.bots.custom import is_path
from asterism.bots.sandbox import LIMIT
from asterism.decoding import decode
from asterism.errors import BadOption
from asterism.game import Terms, load
from asterism.options import agree_terms


class TournamentSpec(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that decides how the games go. The number of games and of cores does not."""

    game: str
    rules: int
    """The version of the game's rules."""
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    """As typed: "greedy", "search:2000" or "sly=examples/write_a_bot.py:Sly". A bot named twice takes two seats.
    Players that read text are among them, see `text_players.py`.
    """
    seed: str
    limit: float = LIMIT
    """Seconds that a bot may take for a move."""
    observed: bool = False
    """Whether each game is observed move by move, for a balance report."""
    text: TextTerms = TextTerms()
    """For players that read text."""

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each bot."""
        return tuple(player_name(bot) for bot in self.bots)

    @property
    def entrants(self) -> tuple[str, ...]:
        """The names without repetitions, in the order given."""
        return tuple(dict.fromkeys(self.names))

    def terms(self) -> Terms:
        """The terms of each match."""
        return _terms(msgspec.json.encode((self.game, self.seats, self.options)))

    def admit_bots(self) -> None:
        """Import the custom bots and text players, and check that all others exist."""
        for bot in self.bots:
            if is_text_player(bot):
                check_player(bot)
            else:
                bots.check_name(bots.admit(bot))


def spec_for(
    terms: Terms,
    names: list[str],
    seed: str,
    *,
    limit: float = LIMIT,
    observed: bool = False,
    text: TextTerms | None = None,
) -> TournamentSpec:
    """The specification of games on these terms. BadOption names the first bot that does not exist."""
    if not names or not all(names):
        raise BadOption("name the bots, separated by commas: --bots greedy,random")
    spec = TournamentSpec(
        game=terms.game.name,
        rules=terms.game.version,
        seats=terms.seats,
        options=msgspec.to_builtins(terms.options),
        bots=tuple(names),
        seed=seed,
        limit=limit,
        observed=observed,
        text=text or TextTerms(),
    )
    spec.admit_bots()
    return spec


def custom_bots(spec: TournamentSpec) -> list[str]:
    """The bots and text players whose code has to be imported or run."""
    return [bot for bot in spec.bots if is_path(bot) or is_text_player(bot)]


@cache
def _terms(key: bytes) -> Terms:
    game, seats, options = decode(key)
    return agree_terms(load(game), seats, options)
