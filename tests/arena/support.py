"""Small tournaments for the tests."""

from __future__ import annotations

from typing import Any

import asterism
from asterism.arena.tournament.play import Outcome, play_batch
from asterism.arena.tournament.schedule import pairings
from asterism.arena.tournament.spec import TournamentSpec, spec_for
from asterism.options import agree_terms


def spec(*bots: str, game: str = "nacht", seats: int = 2, seed: str = "t", **options: Any) -> TournamentSpec:
    """The specification of a small tournament."""
    return spec_for(agree_terms(asterism.load(game), seats, options), list(bots), seed)


def play(chosen: TournamentSpec, games: int) -> list[Outcome]:
    """The first games of a tournament."""
    return play_batch(chosen, list(pairings(chosen.names, chosen.seats, games)))


def untimed(outcomes: list[Outcome]) -> list[tuple[Any, ...]]:
    """Everything about games except how long the bots thought."""
    return sorted((*one.key, one.scores, one.ranks, one.moves) for one in outcomes)


def outcome(deal: int, ranks: list[int], seating: tuple[int, ...] = (0, 1)) -> Outcome:
    """A game that ended with these ranks."""
    seats = len(ranks)
    return Outcome(
        deal=deal,
        seating=seating,
        scores=[-rank for rank in ranks],
        ranks=ranks,
        moves=[1] * seats,
        seconds=[0.0] * seats,
    )
