"""How a bot plays in its mind: it sees what a star does to every figure at once."""

from __future__ import annotations

import numpy as np
import pytest

from asterism import bots
from asterism.bots.search import Tree
from asterism.game import SearchParameters
from asterism.games.constellation.actions import MOVE_MOON, REPLACE
from asterism.games.constellation.playing import RIVALS, likelihood, policy, prior
from asterism.games.constellation.strategy import hopes
from asterism.kernel import seeded, silent_log
from asterism.match import Match
from games.constellation.table import position

FOUR = "L(0,0) 4(0,1) 4(0,2) 4(0,3)"


def values_of(match: Match) -> dict[int, float]:
    """What the prior makes of every action of A."""
    game, setup, state = match.game, match.terms.setup, match.state
    actions = np.zeros(game.actions, dtype=np.int32)
    values = np.zeros(game.actions, dtype=np.float64)
    spare = np.zeros(2, game.state).view(np.recarray)
    count = game.legal(setup, state, 0, actions)
    prior(setup, state, 0, actions, count, values, spare, silent_log())
    return dict(zip(actions[:count].tolist(), values[:count].tolist(), strict=True))


def wins(match: Match, action: int) -> bool:
    state = match.state
    match.game.apply(match.terms.setup, state, 0, action, silent_log())
    return bool(state.winner == 0)


def test_the_policy_completes_a_figure() -> None:
    match = position(FOUR, hands="P05 P07")
    action = policy(match.terms.setup, match.state, 0, seeded("x"))
    assert wins(match, action)


def test_the_prior_likes_the_winning_play_best() -> None:
    match = position(FOUR, hands="P05 P07")
    values = values_of(match)
    best = max(values, key=lambda action: values[action])
    assert wins(match, best)


@pytest.mark.parametrize("tiles", [FOUR, "L(0,0) 4(0,1) 4(1,1) 5(1,0) 4(2,0) 6(-1,1) 5(-1,0)"])
def test_a_pull_is_the_change_of_hopes_that_trying_would_show(tiles: str) -> None:
    match = position(tiles, hands="P05 P09")
    setup = match.terms.setup
    before = hopes(setup, match.state, 0) - RIVALS * hopes(setup, match.state, 1)
    for action, value in values_of(match).items():
        state = match.state
        match.game.apply(setup, state, 0, action, silent_log())
        if state.winner < 0:
            after = hopes(setup, state, 0) - RIVALS * hopes(setup, state, 1)
            assert value == pytest.approx(after - before, abs=1e-9), (action, action >= MOVE_MOON)


def test_a_card_that_is_near_on_the_table_is_the_likelier_one() -> None:
    near, far = position(FOUR, hands="P07 P05"), position(FOUR, hands="P07 P31")
    assert likelihood(near.terms.setup, near.state, 0) > 100 * likelihood(far.terms.setup, far.state, 0)
    assert likelihood(near.terms.setup, near.state, 1) == likelihood(far.terms.setup, far.state, 1)


def test_the_search_expects_a_rival_to_finish_his_figure_when_he_moves_by_policy() -> None:
    match = position(FOUR, hands="P07 P05", visible=True)
    situation = bots.situation_of(match, 0)
    actions = np.array(situation.legal_actions, dtype=np.int32)
    parameters = SearchParameters(by_policy=True, epsilon=0.0, depth=0, ripe=1, exploration=50.0)
    tree = Tree(situation, actions, parameters, seeded("x"))
    tree.simulate(800)
    answered = 0
    for mine in tree.moves():
        child = mine.child
        if child and mine.action < REPLACE and is_lost_after(match, int(mine.action)):
            answered += 1
            assert tree.nodes[child].sibling == 0
            assert tree.nodes[child].value == tree.nodes[child].visits
    assert answered > 10


def is_lost_after(match: Match, action: int) -> bool:
    """Whether B can finish his figure at once."""
    setup, state = match.terms.setup, match.state
    match.game.apply(setup, state, 0, action, silent_log())
    match.game.apply(setup, state, 1, policy(setup, state, 1, seeded("x")), silent_log())
    return bool(state.winner == 1)
