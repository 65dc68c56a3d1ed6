"""The tree search: honest, repeatable, never illegal, and it sees what is there to be seen."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

import asterism
from asterism import bots
from asterism.bots.attention import watches
from asterism.bots.search.bot import Budget, MoveEstimate, SearchBot, Tree, explore
from asterism.bots.search.records import NODE
from asterism.errors import BadOption
from asterism.game import SearchParameters
from asterism.kernel import seeded
from asterism.match import Match
from tests.contract.support import TABLES, random_match, walk

FEW = Budget(simulations=40)
ALIKE = ("sternenhimmel", "constellation")
"""Where all possible worlds allow the same first moves."""


def at_the_start(game: str, seats: int | None = None) -> bots.Situation:
    match = asterism.new(game, seats=seats, seed="start")
    assert match.current_seat is not None
    return bots.situation_of(match, match.current_seat)


def tree_for(situation: bots.Situation, *, nodes: int = 100_000, **parameters: float) -> Tree:
    actions = np.array(situation.legal_actions, dtype=np.int32)
    return Tree(situation, actions, SearchParameters(**parameters), seeded("tree"), nodes)  # type: ignore[arg-type]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_search_plays_a_whole_match_of_legal_moves(game: str, seats: int) -> None:
    match = random_match(game, seats, "search")
    players = [SearchBot(str(seat), Budget(simulations=12)) for seat in range(seats)]
    others = bots.make("random", "others")
    while (seat := match.current_seat) is not None:
        player = players[seat] if len(match.turns) % 3 == 0 else others
        match.play(player.choose(bots.situation_of(match, seat)), seat=seat)
    assert match.results


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_it_thinks_does_not_depend_on_what_is_hidden(game: str, seats: int) -> None:
    match = random_match(game, seats, "hidden from the search")
    for number, _ in enumerate(walk(match, "hidden from the search")):
        seat = match.current_seat
        assert seat is not None
        if number % 7 == 0:
            world = match.state
            match.game.kernels.resample(match.terms.setup, world, seat, seeded(f"{number}"))
            match.game.kernels.blind(match.terms.setup, world, seat)
            real, other = bots.situation_of(match, seat), bots.Situation(match.terms, seat, world)
            assert SearchBot(f"{number}", FEW).consider(real) == SearchBot(f"{number}", FEW).consider(other)


@pytest.mark.parametrize("name", ["search:60", "search:60x2", *(f"{level}@0.02" for level in bots.LEVELS)])
def test_the_same_seed_and_simulations_make_the_same_choice(name: str) -> None:
    for game in ("sternenhimmel", "nacht"):
        situation = at_the_start(game)
        assert bots.make(name, "x").choose(situation) == bots.make(name, "x").choose(situation)


def test_another_seed_is_another_search() -> None:
    situation = at_the_start("afrika")
    assert SearchBot("x", FEW).consider(situation) != SearchBot("y", FEW).consider(situation)


@pytest.mark.parametrize("game", asterism.names())
def test_every_simulation_is_counted_once_in_every_game(game: str) -> None:
    tree = tree_for(at_the_start(game))
    tree.simulate(50)
    moves = tree.moves()
    assert tree.nodes[0].visits == sum(node.visits for node in moves) == 50
    assert all(node.available == 50 for node in moves)
    assert tree.workspace.low <= tree.workspace.high
    assert all(node.value <= tree.workspace.high * node.visits + 1e-9 for node in moves)
    assert all(node.value >= tree.workspace.low * node.visits - 1e-9 for node in moves)


def test_the_moves_of_a_tree_are_those_that_the_seat_may_make() -> None:
    situation = at_the_start("sternenhimmel", 5)
    assert [node.action for node in tree_for(situation).moves()] == situation.legal_actions


def test_deeper_moves_are_counted_as_available_only_where_the_world_allows_them() -> None:
    """What another seat may play depends on its hidden hand, so its moves are not always available."""
    tree = tree_for(at_the_start("afrika", 3), expand_after=1)
    tree.simulate(400)
    used = tree.nodes[1 : tree.workspace.used]
    assert all(node.visits <= node.available for node in used)
    for first in (node for node in used if node.actor == tree.workspace.seat and node.visits > 20 and node.child):
        replies = [reply for run in runs_after(tree, first) for reply in run]
        assert sum(reply.visits for reply in replies) < first.visits
        assert min(reply.available for reply in replies) < max(reply.available for reply in replies)
        break
    else:
        pytest.fail("no move was followed up")


def runs_after(tree: Tree, node: Any) -> list[list[Any]]:
    """The moves that follow a node, as the search adds them: run after run."""
    runs, number = [], node.child
    while number:
        run = tree.runs[number]
        runs.append([tree.nodes[run.first + place] for place in range(run.length)])
        number = run.later
    return runs


@pytest.mark.parametrize("game", asterism.names())
def test_a_move_follows_another_once_and_stands_in_its_run_by_its_action(game: str) -> None:
    tree = tree_for(at_the_start(game), expand_after=1)
    tree.simulate(600)
    followed, runs = 0, 0
    for node in (tree.nodes[place] for place in range(tree.workspace.used)):
        found = [[(move.actor, move.action) for move in run] for run in runs_after(tree, node)]
        assert all(run == sorted(run) and len({actor for actor, _ in run}) == 1 for run in found)
        assert len({move for run in found for move in run}) == sum(map(len, found))
        followed, runs = followed + sum(map(len, found)), max(runs, len(found))
    assert followed == tree.workspace.used - 1
    assert runs > 1 or game in ALIKE


def test_moves_that_have_no_weight_are_tried_where_a_world_allows_no_other() -> None:
    situation = at_the_start("patience")
    tree = tree_for(situation, uniform_share=0.0)
    for node in tree.moves():
        node.weight = 0.0
    tree.workspace.interest = 0.0
    tree.simulate(20)
    assert sum(node.visits for node in tree.moves()) == 20


def test_a_full_tree_goes_on_without_growing() -> None:
    situation = at_the_start("sternenhimmel")
    room = len(situation.legal_actions) + 1
    tree = tree_for(situation, nodes=room, expand_after=1)
    tree.simulate(300)
    assert tree.workspace.used == room == len(tree.nodes)
    assert sum(node.visits for node in tree.moves()) == 300
    assert tree.nodes.memory.dtype == NODE


def test_several_trees_think_together() -> None:
    situation = at_the_start("nacht")
    actions = np.array(situation.legal_actions, dtype=np.int32)
    both = explore(situation, actions, Budget(simulations=101, threads=2), seeded("two"))
    assert sum(estimate.share for estimate in both) == pytest.approx(1.0)
    shares = [estimate.share * 102 for estimate in both]
    assert shares == pytest.approx([round(share) for share in shares])


@pytest.mark.parametrize("name", ["search:5ms", "search:5msx2", "twinkle", "star"])
def test_a_clock_may_run(name: str) -> None:
    situation = at_the_start("patience")
    assert bots.make(name, "clock").choose(situation) in situation.legal_moves


def test_without_a_choice_it_does_not_think() -> None:
    match = asterism.new("nacht", seats=2, seed=1)
    situation = bots.situation_of(match, match.current_seat or 0)
    object.__setattr__(situation, "legal_actions", situation.legal_actions[:1])
    hours = SearchBot("x", Budget(seconds=10_000.0))
    assert hours.choose(situation) == situation.move(situation.legal_actions[0])


# --- what it sees ------------------------------------------------------------------------------


def last_move_of(game: str, seats: int, seed: str) -> Match:
    """A random match before a last move that decides who wins: some moves win and some do not."""
    for number in range(200):
        match = random_match(game, seats, f"{seed}{number}")
        for _ in walk(match, f"{seed}{number}"):
            pass
        match.take_back()
        seat = match.current_seat
        assert seat is not None
        results = {winner(match, action, seat) for action in match.legal_actions(seat)}
        if results == {True, False}:
            return match
    pytest.fail("no such match")


def winner(match: Match, action: int, seat: int) -> bool | None:
    """Whether the move ends the match with this seat alone in front; None if the match goes on."""
    match.play(action, seat=seat)
    results = match.results
    match.take_back()
    if results is None:
        return None
    return [result.seat for result in results if result.rank == 1] == [seat]


def test_it_takes_a_win_that_one_move_makes() -> None:
    match = last_move_of("sternenhimmel", 3, "last")
    seat = match.current_seat
    assert seat is not None
    considered = SearchBot("x", Budget(simulations=600)).consider(bots.situation_of(match, seat))
    assert considered[0].expected > 0.9
    assert winner(match, considered[0].action, seat)


def test_the_best_move_is_the_one_most_often_tried() -> None:
    considered = SearchBot("x", Budget(simulations=300)).consider(at_the_start("nacht"))
    assert [estimate.share for estimate in considered] == sorted((one.share for one in considered), reverse=True)
    assert all(0.0 <= estimate.expected <= 1.0 for estimate in considered)


def test_the_search_beats_greedy_at_sternenhimmel() -> None:
    wins = 0.0
    for number in range(12):
        match = asterism.new("sternenhimmel", seats=3, seed=number)
        players = [bots.make("search:700" if seat == number % 3 else "greedy", f"{seat}") for seat in range(3)]
        while (seat := match.current_seat) is not None:
            match.play(players[seat].choose(bots.situation_of(match, seat)))
        first = [result.seat for result in match.results or () if result.rank == 1]
        wins += (number % 3 in first) / len(first)
    assert wins > 12 / 3


# --- softened choice and names -----------------------------------------------------------------


def test_a_softened_choice_stays_among_the_good_moves() -> None:
    situation = at_the_start("nacht")
    move = situation.legal_moves[0]
    considered = [MoveEstimate(i, move, share, 0.5) for i, share in enumerate((0.5, 0.3, 0.15, 0.05))]
    soft = SearchBot("soft", FEW, softness=1.0, least=0.2)
    picked = [soft._pick(considered).action for _ in range(300)]
    assert set(picked) == {0, 1, 2}
    assert picked.count(0) > picked.count(1) > picked.count(2)
    assert SearchBot("firm", FEW)._pick(considered).action == 0


def test_a_level_is_a_budget_an_attention_and_a_softness() -> None:
    levels = list(bots.LEVELS.values())
    assert list(bots.LEVELS) == ["twinkle", "star", "nova", "supernova"]
    for lower, higher in itertools.pairwise(levels):
        assert lower.simulations < higher.simulations
        assert lower.attention < higher.attention
        assert lower.softness >= higher.softness


@pytest.mark.parametrize("name", ["nova@", "nova@0", "nova@-1", "nova@x", "nova:3", "star@1e9"])
def test_a_wrong_scale_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match=f"such as '{name[:4]}@0.5'; '{name}'"):
        bots.make(name, "")


@pytest.mark.parametrize("name", ["search:", "search:0", "search:-5", "search:5s", "search:5x0", "search@2"])
def test_a_wrong_budget_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match=f"such as 'search:2000' or 'search:500ms', .*'{name}'"):
        bots.make(name, "")


def test_names_that_only_begin_like_a_bot_are_unknown() -> None:
    with pytest.raises(BadOption, match="no bot called 'searching'; there are random, greedy, twinkle, star"):
        bots.make("searching", "")


def test_the_more_attentive_a_bot_is_the_more_it_minds_what_others_do() -> None:
    rng = seeded("watching")
    assert not any(watches(attention, rng) for attention in (0, 35, 65, 80) for _ in range(50))
    assert all(watches(100, rng) for _ in range(200))
    assert 380 < sum(watches(90, rng) for _ in range(1000)) < 620


def test_who_is_not_watchful_concludes_nothing() -> None:
    match = asterism.new("constellation", seats=2, seed="watching")
    while len(match.turns) < 6 and (seat := match.current_seat) is not None:
        match.play(bots.make("greedy", f"{seat}").choose(bots.situation_of(match, seat)), seat=seat)
    assert match.current_seat is not None
    situation = bots.situation_of(match, match.current_seat)
    actions = np.array(situation.legal_actions, dtype=np.int32)
    trees = [
        Tree(situation, actions, match.game.search, seeded("tree"), watchful=watchful) for watchful in (True, False)
    ]
    assert len(set(trees[0].workspace.beliefs.tolist())) > 2
    assert set(trees[1].workspace.beliefs.tolist()) == {1.0}
