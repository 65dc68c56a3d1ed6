"""Compiling a game before somebody waits for it."""

from __future__ import annotations

from asterism import bots
from asterism.match import new

PLAYERS = ("search:1", "greedy", "random")


def warm(game: str) -> None:
    """Play a match in which everything is used once: rules, views, words and every kind of bot."""
    match = new(game, seed="warm")
    players = [bots.make(name, "warm") for name in PLAYERS]
    while (seat := match.asked) is not None:
        player = players[len(match.turns) % len(players)]
        match.play(player.choose(bots.situation_of(match, seat)), seat=seat)
        match.view(seat)
    match.history(0)
