"""Matches for tests of replays, reviews and tables that play them on."""

from __future__ import annotations

import random

import asterism
from asterism.match import Match


def played(game: str, *, moves: int = 10_000, seed: int = 1, seats: int | None = None) -> Match:
    """A match played with random moves, with the usual number of seats unless another is given."""
    match = asterism.new(game, seats=seats, seed=seed)
    chooser = random.Random(seed)
    while not match.is_over and len(match.turns) < moves:
        seat = match.current_seat
        assert seat is not None
        match.play(chooser.choice(match.legal_moves(seat)), seat=seat)
    return match
