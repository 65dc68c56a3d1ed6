"""How a bot plays in its mind: it sees what a star does to every figure at once."""

from __future__ import annotations

import numpy as np
import pytest

from asterism import bots
from asterism.bots.attention import FULL, thought_of
from asterism.bots.search.bot import Tree
from asterism.game import SearchParameters
from asterism.games.constellation.bot.evaluate import evaluate, hopes, seat_values
from asterism.games.constellation.bot.policy import RIVALS, policy, prior
from asterism.games.constellation.rules_actions import MOVE_MOON, REPLACE
from asterism.kernel import seeded, silent_buffer
from asterism.layout import blanks
from asterism.match import Match
from tests.games.constellation.table import position, rows_of_five

FOUR = "L(0,0) 4(0,1) 4(0,2) 4(0,3)"


def values_of(match: Match) -> dict[int, float]:
    """What the prior makes of every action of A."""
    game, setup, state = match.game, match.terms.setup, match.state
    actions = np.zeros(game.actions, dtype=np.int32)
    values = np.zeros(game.actions, dtype=np.float64)
    spare = blanks(game.state, 2)
    count = game.kernels.legal(setup, state, 0, actions)
    prior(setup, state, 0, actions, count, values, spare, silent_buffer())
    return dict(zip(actions[:count].tolist(), values[:count].tolist(), strict=True))


def wins(match: Match, action: int) -> bool:
    state = match.state
    match.game.kernels.apply(match.terms.setup, state, 0, action, silent_buffer())
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
        match.game.kernels.apply(setup, state, 0, action, silent_buffer())
        if state.winner < 0:
            after = hopes(setup, state, 0) - RIVALS * hopes(setup, state, 1)
            assert value == pytest.approx(after - before, abs=1e-9), (action, action >= MOVE_MOON)


def test_the_prospects_are_what_each_seat_makes_of_the_position() -> None:
    match = position("L(0,0) 4(0,1) 4(0,2) 5(1,0) 5(2,0)", hands="P05 P09 P30", seats=3)
    setup, state, values = match.terms.setup, match.state, np.zeros(3)
    seat_values(setup, state, values, blanks(match.game.state, 1))
    assert values == pytest.approx([evaluate(setup, state, seat) for seat in range(3)])


def test_an_inattentive_bot_overlooks_replacements_and_moon_moves_but_no_placement() -> None:
    match = position(FOUR, hands="P05 P07")
    situation = bots.situation_of(match, 0)
    kept = set(thought_of(situation, 0, seeded("x")).tolist())
    assert kept == {action for action in situation.legal_actions if action < REPLACE}
    assert set(thought_of(situation, 50, seeded("x")).tolist()) > kept
    assert thought_of(situation, FULL, seeded("x")).tolist() == situation.legal_actions


def test_something_occurs_even_to_a_bot_that_overlooks_everything() -> None:
    match = position(rows_of_five("L4564 56456 45645 64564 56456"), hands="P05 P07", open_game=True)
    match._state.swapping = 1
    situation = bots.situation_of(match, 0)
    assert thought_of(situation, 0, seeded("x")).tolist() == situation.legal_actions[:1]


def test_the_search_expects_a_rival_to_finish_a_figure_when_moving_by_policy() -> None:
    match = position(FOUR, hands="P07 P05", visible=True)
    situation = bots.situation_of(match, 0)
    actions = np.array(situation.legal_actions, dtype=np.int32)
    parameters = SearchParameters(by_policy=True, epsilon=0.0, depth=0, expand_after=1, exploration=50.0)
    tree = Tree(situation, actions, parameters, seeded("x"))
    tree.simulate(800)
    answered = 0
    for mine in tree.moves():
        if mine.child and mine.action < REPLACE and is_lost_after(match, int(mine.action)):
            answered += 1
            replies = tree.runs[mine.child]
            assert (replies.length, replies.later) == (1, 0)
            assert tree.nodes[replies.first].value == tree.nodes[replies.first].visits
    assert answered > 10


def is_lost_after(match: Match, action: int) -> bool:
    """Whether B can finish a figure at once."""
    setup, state = match.terms.setup, match.state
    match.game.kernels.apply(setup, state, 0, action, silent_buffer())
    match.game.kernels.apply(setup, state, 1, policy(setup, state, 1, seeded("x")), silent_buffer())
    return bool(state.winner == 1)
