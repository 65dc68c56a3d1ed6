"""Compiling a game before anybody waits for it."""

from __future__ import annotations

from asterism import bots
from asterism.match import new

PLAYERS = ("search:1", "greedy", "random")


def compile_game(game: str) -> None:
    """Play a match that uses everything once: rules, views, events and every kind of bot."""
    match = new(game, seed="compile")
    players = [bots.make(name, "compile") for name in PLAYERS]
    while (seat := match.current_seat) is not None:
        player = players[len(match.turns) % len(players)]
        match.play(player.choose(bots.situation_of(match, seat)), seat=seat)
        match.view(seat)
    match.history(0)
