"""How a bot answers an offer of a draw: by its chance of winning, estimated from what its seat may know."""

from __future__ import annotations

from typing import Any

from asterism.arrays import np
from asterism.bots.protocol import Situation
from asterism.bots.search.bot import Budget, SearchBot, explore_stepwise
from asterism.bots.steps import Steps, at_once
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
    return at_once(accepts_draw_stepwise(match, seat, seed))


def accepts_draw_stepwise(match: Match, seat: int, seed: str) -> Steps[bool]:
    """The same in steps."""
    return (yield from chance_of_winning_stepwise(match, seat, seed)) <= WORTH_PLAYING_ON / match.seats


def chance_of_winning(match: Match, seat: int, seed: str) -> float:
    """The seat's chance, by the tree search. If others move first, the mean over moves that they might make."""
    return at_once(chance_of_winning_stepwise(match, seat, seed))


def chance_of_winning_stepwise(match: Match, seat: int, seed: str) -> Steps[float]:
    """The same in steps."""
    rng = seeded(seed)
    with Guarded(match.game):
        if match.current_seat == seat:
            return (yield from _chance_to_move(Situation(match.terms, seat, match.blinded(seat)), OWN_MOVE, rng))
        part = Budget(simulations=max(1, (OWN_MOVE.simulations or 1) // FUTURES))
        chances = 0.0
        for _ in range(FUTURES):
            chances += yield from _chance_in_a_future(match, seat, part, rng)
        return chances / FUTURES


def _chance_in_a_future(match: Match, seat: int, budget: Budget, rng: Rng) -> Steps[float]:
    """Imagine what is hidden from the seat, let the others move, and look for the seat's best move then."""
    terms, kernels = match.terms, match.game.kernels
    world = match.blinded(seat)
    kernels.resample(terms.setup, world, seat, rng)
    while not kernels.is_over(terms.setup, world):
        mover = int(kernels.current_seat(terms.setup, world))
        situation = Situation(terms, mover, _blinded(match, world, mover))
        if mover == seat:
            return (yield from _chance_to_move(situation, budget, rng))
        move = yield from SearchBot(f"{random_word(rng)}", OTHERS_MOVE).choose_stepwise(situation)
        action = terms.game.moves.action_of(terms, situation.position, mover, move)
        kernels.apply(terms.setup, world, mover, action, silent_buffer())
    scores, ranks = np.zeros(match.seats, dtype=np.int32), np.zeros(match.seats, dtype=np.int32)
    kernels.returns(terms.setup, world, scores, ranks)
    return 1.0 / ranks.tolist().count(1) if ranks[seat] == 1 else 0.0


def _blinded(match: Match, world: Any, seat: int) -> Any:
    state = copy_of(world)
    match.game.kernels.blind(match.terms.setup, state, seat)
    return state


def _chance_to_move(situation: Situation, budget: Budget, rng: Rng) -> Steps[float]:
    legal = np.array(situation.legal_actions, dtype=np.int32)
    return (yield from explore_stepwise(situation, legal, budget, rng))[0].expected
