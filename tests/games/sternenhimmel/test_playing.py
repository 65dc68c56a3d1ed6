"""How a bot plays in its mind: a placement is judged by what it does to its own constellation."""

from __future__ import annotations

import numpy as np
import pytest

import asterism
from asterism.games.sternenhimmel.bot.evaluate import evaluate
from asterism.games.sternenhimmel.bot.policy import policy, prior
from asterism.kernel import seeded, silent_buffer
from asterism.layout import blanks
from asterism.match import Match


def some_way_into(seed: int, moves: int) -> Match:
    match = asterism.new("sternenhimmel", seats=3, seed=seed)
    for _ in range(moves):
        match.play(match.legal_moves()[len(match.turns) * 7 % len(match.legal_moves())])
    return match


@pytest.mark.parametrize("moves", [0, 5, 11])
def test_the_prior_is_what_a_placement_adds_to_the_lead(moves: int) -> None:
    match = some_way_into(3, moves)
    game, setup, seat = match.game, match.terms.setup, match.current_seat
    assert seat is not None
    actions, values = np.zeros(game.actions, dtype=np.int32), np.zeros(game.actions, dtype=np.float64)
    count = game.kernels.legal(setup, match.state, seat, actions)
    prior(setup, match.state, seat, actions, count, values, blanks(game.state, 2), silent_buffer())
    before = evaluate(setup, match.state, seat)
    for action, value in zip(actions[:count], values, strict=False):
        state = match.state
        game.kernels.apply(setup, state, seat, action, silent_buffer())
        assert value == pytest.approx(evaluate(setup, state, seat) - before)


def test_the_policy_prefers_what_pays() -> None:
    match = some_way_into(3, 11)
    setup, seat, rng = match.terms.setup, match.current_seat, seeded("x")
    assert seat is not None

    def lead_after(action: int) -> float:
        state = match.state
        match.game.kernels.apply(setup, state, seat, action, silent_buffer())
        return float(evaluate(setup, state, seat))

    thought = np.mean([lead_after(policy(setup, match.state, seat, rng)) for _ in range(60)])
    random = np.mean([lead_after(match.game.kernels.sample(setup, match.state, seat, rng)) for _ in range(60)])
    assert thought > random + 0.5
