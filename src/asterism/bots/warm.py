"""Compiling a game before somebody waits for it."""

from __future__ import annotations

from asterism import bots
from asterism.match import new


def warm(game: str) -> None:
    """Play a match in which everything is used once: rules, views, words and both simple bots."""
    match = new(game, seed="warm")
    players = [bots.make("greedy" if seat % 2 else "random", "warm") for seat in range(match.seats)]
    while (seat := match.asked) is not None:
        match.play(players[seat].choose(bots.situation_of(match, seat)), seat=seat)
        match.view(seat)
    match.story(0)
