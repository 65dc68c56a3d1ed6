"""What games offer to the search: policies and priors that keep to the rules and leave the table as it was."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import asterism
from asterism.kernel import seeded, silent_buffer
from asterism.layout import blanks, copy_of, plain
from asterism.match import Match
from tests.contract.support import TABLES, random_match, walk

POLICIES = [(name, seats) for name, seats in TABLES if asterism.load(name).kernels.get("policy")]
PRIORS = [(name, seats) for name, seats in TABLES if asterism.load(name).kernels.get("prior")]


def worlds_of(match: Match, seed: str) -> Any:
    """Every fifth position of a random match to the end, as the seat to move may imagine it."""
    for number, _ in enumerate(walk(match, seed)):
        seat = match.current_seat
        if number % 5 == 0 and seat is not None:
            world = match.state
            match.game.kernels.resample(match.terms.setup, world, seat, seeded(f"{seed}{number}"))
            yield seat, world


@pytest.mark.parametrize(("game", "seats"), POLICIES)
def test_a_policy_makes_only_legal_moves_and_changes_nothing(game: str, seats: int) -> None:
    match, rng = random_match(game, seats, "policy"), seeded("policy")
    policy, setup = match.game.kernels.get("policy"), match.terms.setup
    assert policy is not None
    actions = np.zeros(match.game.actions, dtype=np.int32)
    for seat, world in worlds_of(match, "policy"):
        before = copy_of(world)
        action = policy(setup, world, seat, rng)
        assert action in actions[: match.game.kernels.legal(setup, world, seat, actions)]
        match.game.kernels.apply(setup, before, seat, action, silent_buffer())
        match.game.kernels.apply(setup, world, seat, action, silent_buffer())
        assert same_view(match, before, world)


@pytest.mark.parametrize(("game", "seats"), PRIORS)
def test_a_prior_is_a_number_for_every_action_and_changes_nothing(game: str, seats: int) -> None:
    match = random_match(game, seats, "prior")
    prior, setup = match.game.kernels.get("prior"), match.terms.setup
    assert prior is not None
    actions = np.zeros(match.game.actions, dtype=np.int32)
    values = np.zeros(match.game.actions, dtype=np.float64)
    spare = blanks(match.game.state, 2)
    for seat, world in worlds_of(match, "prior"):
        before = copy_of(world)
        count = match.game.kernels.legal(setup, world, seat, actions)
        values[:] = np.nan
        prior(setup, world, seat, actions, count, values, spare, silent_buffer())
        assert np.isfinite(values[:count]).all()
        assert np.isnan(values[count:]).all()
        assert same_view(match, before, world)


def same_view(match: Match, one: Any, other: Any) -> bool:
    """Whether all seats see the same in both states."""
    terms, view_for = match.terms, match.game.view.view_for
    return all(view_for(terms, plain(one), seat) == view_for(terms, plain(other), seat) for seat in range(terms.seats))
