"""Small tournaments for the tests."""

from __future__ import annotations

from typing import Any

import asterism
from asterism.arena.play import Outcome, play_batch
from asterism.arena.schedule import pairings
from asterism.arena.settings import Settings, settings_for
from asterism.options import agree


def settings(*words: str, game: str = "nacht", seats: int = 2, seed: str = "t", **options: Any) -> Settings:
    """The settings of a small arena."""
    return settings_for(agree(asterism.load(game), seats, options), list(words), seed)


def play(chosen: Settings, games: int) -> list[Outcome]:
    """Its games."""
    return play_batch(chosen, list(pairings(chosen.names, chosen.seats, games)))


def untimed(outcomes: list[Outcome]) -> list[tuple[Any, ...]]:
    """Everything about games but how long bots thought."""
    return sorted((*one.key, one.scores, one.ranks, one.moves) for one in outcomes)


def outcome(deal: int, ranks: list[int], seating: tuple[int, ...] = (0, 1)) -> Outcome:
    """A game that ended like this."""
    seats = len(ranks)
    return Outcome(
        deal=deal,
        seating=seating,
        scores=[-rank for rank in ranks],
        ranks=ranks,
        moves=[1] * seats,
        seconds=[0.0] * seats,
    )
