"""How a bot answers an offer of a draw: by its chance of winning, estimated from what its seat may know."""

from __future__ import annotations

from statistics import fmean
from typing import Any

from asterism.arrays import np
from asterism.bots.protocol import Situation
from asterism.bots.search.bot import Budget, SearchBot, explore
from asterism.kernel import Rng, random_word, seeded, silent_buffer
from asterism.layout import copy_of
from asterism.match import Match
from asterism.standing import Guarded

FUTURES = 12
"""If others move first: in how many possible worlds their moves are imagined."""
OWN_MOVE = Budget(simulations=2400)
"""The search for the seat's own best move, shared out among the imagined futures."""
OTHERS_MOVE = Budget(simulations=60)
WORTH_PLAYING_ON = 0.75
"""A bot declines if its chance is above this part of what a draw is worth, which is an equal share of the win."""


def accepts_draw(match: Match, seat: int, seed: str) -> bool:
    """Whether a bot in this seat would rather have a draw than play on; the same seed gives the same answer."""
    return chance_of_winning(match, seat, seed) <= WORTH_PLAYING_ON / match.seats


def chance_of_winning(match: Match, seat: int, seed: str) -> float:
    """The seat's chance, by the tree search. If others move first, the mean over moves that they might make."""
    rng = seeded(seed)
    with Guarded(match.game):
        if match.current_seat == seat:
            return _chance_to_move(Situation(match.terms, seat, match.blinded(seat)), OWN_MOVE, rng)
        part = Budget(simulations=max(1, (OWN_MOVE.simulations or 1) // FUTURES))
        return fmean(_chance_in_a_future(match, seat, part, rng) for _ in range(FUTURES))


def _chance_in_a_future(match: Match, seat: int, budget: Budget, rng: Rng) -> float:
    """Imagine what is hidden from the seat, let the others move, and look for the seat's best move then."""
    terms, kernels = match.terms, match.game.kernels
    world = match.blinded(seat)
    kernels.resample(terms.setup, world, seat, rng)
    while not kernels.is_over(terms.setup, world):
        mover = int(kernels.current_seat(terms.setup, world))
        situation = Situation(terms, mover, _blinded(match, world, mover))
        if mover == seat:
            return _chance_to_move(situation, budget, rng)
        move = SearchBot(f"{random_word(rng)}", OTHERS_MOVE).choose(situation)
        action = terms.game.moves.action_of(terms, situation.position, mover, move)
        kernels.apply(terms.setup, world, mover, action, silent_buffer())
    scores, ranks = np.zeros(match.seats, dtype=np.int32), np.zeros(match.seats, dtype=np.int32)
    kernels.returns(terms.setup, world, scores, ranks)
    return 1.0 / ranks.tolist().count(1) if ranks[seat] == 1 else 0.0


def _blinded(match: Match, world: Any, seat: int) -> Any:
    state = copy_of(world)
    match.game.kernels.blind(match.terms.setup, state, seat)
    return state


def _chance_to_move(situation: Situation, budget: Budget, rng: Rng) -> float:
    legal = np.array(situation.legal_actions, dtype=np.int32)
    return explore(situation, legal, budget, rng)[0].expected
