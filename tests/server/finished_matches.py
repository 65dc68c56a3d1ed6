"""Matches for tests of replays and reviews."""

from __future__ import annotations

import random

import asterism
from asterism.match import Match


def played(game: str, *, moves: int = 10_000, seed: int = 1) -> Match:
    """A match with the fewest seats, played with random moves."""
    match = asterism.new(game, seed=seed)
    chooser = random.Random(seed)
    while not match.is_over and len(match.turns) < moves:
        seat = match.current_seat
        assert seat is not None
        match.play(chooser.choice(match.legal_moves(seat)), seat=seat)
    return match
