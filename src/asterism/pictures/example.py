"""The match of which a game's picture is made: bots have played some moves of it, as its introduction says."""

from __future__ import annotations

from functools import cache

from asterism.bots import make, names_of_bots, situation_of
from asterism.introduction import introduction_of
from asterism.match import Match, new


@cache
def example_of(game: str) -> Match:
    """The match, always the same. Nobody plays on in it."""
    picture = introduction_of(game).picture
    match = new(game, seats=picture.seats, seed=picture.seed, players=names_of_bots(game, picture.seats))
    bots = [make(picture.bot, f"{picture.seed} {seat}") for seat in range(match.seats)]
    while len(match.turns) < picture.moves and match.current_seat is not None:
        seat = match.current_seat
        match.play(bots[seat].choose(situation_of(match, seat)), seat=seat)
    return match
