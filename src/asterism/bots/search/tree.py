"""The tree of a search: which moves follow which, how often they were tried, and which one to try next.

The moves after a node are runs: those that were added together stand side by side, in the order of their actions.
Another possible world may allow moves that the first one did not; they make another run.
"""

from __future__ import annotations

from math import inf
from typing import Any

from asterism.kernel import Floats, Rng, exp, random_below, rule, sqrt, wide

ROOT = wide(0)
NOTHING = wide(0)
"""No node or no run: the root follows no move, and runs are counted from 1."""
DEEPEST = 64
"""How far down the tree is followed; below that the playout begins."""
RESOLUTION = 1 << 16
NO_WEIGHT = 1e-30
"""A move that looks far worse than the first ones has no weight at all, and a world may allow no other."""


@rule
def load_root_children(workspace: Any) -> None:
    """At the root every world allows the same moves: the first nodes after it. Their weights are known."""
    workspace.spans = 0
    add_span(workspace, ROOT + 1, workspace.choices)
    workspace.known, workspace.weights = workspace.choices, workspace.interest


@rule
def add_span(workspace: Any, first: int, length: int) -> None:
    """Note that the world allows this many moves, from that one on."""
    workspace.first[workspace.spans] = first
    workspace.length[workspace.spans] = length
    workspace.spans += 1


@rule
def find_children(nodes: Any, runs: Any, workspace: Any, node: int, actor: int, count: int) -> int:
    """Find the moves after a node that are among the first `count` actions of the workspace, and add up their weights.

    Actions that have no node yet are left in the workspace; returns how many.
    """
    workspace.spans = 0
    run = wide(nodes[node].child)
    while run != NOTHING and count > 0:
        if nodes[runs[run].first].actor == actor:
            count = find_in_run(nodes, workspace, wide(runs[run].first), wide(runs[run].length), count)
        run = wide(runs[run].later)
    add_up_spans(nodes, runs, workspace, node)
    return count


@rule
def find_in_run(nodes: Any, workspace: Any, first: int, length: int, count: int) -> int:
    """Note which moves of a run are among the actions, and leave the other actions; returns how many.

    Both are in rising order, so one pass over them is enough.
    """
    moves, actions = nodes[first : first + length], workspace.actions[:count]
    place, at, kept = 0, 0, 0
    while place < len(moves) and at < len(actions):
        begin = place
        while place < len(moves) and at < len(actions) and moves[place].action == actions[at]:
            place, at = place + 1, at + 1
        if place > begin:
            add_span(workspace, first + begin, place - begin)
        elif moves[place].action < actions[at]:
            place += 1
        else:
            actions[kept] = actions[at]
            kept, at = kept + 1, at + 1
    for later in range(at, count):
        actions[kept + later - at] = actions[later]
    return count + kept - at


@rule
def add_up_spans(nodes: Any, runs: Any, workspace: Any, node: int) -> None:
    """Count the moves found after a node and add up their weights.

    Most often they are the whole first run, whose sum is known.
    """
    run = runs[nodes[node].child]
    if workspace.spans == 1 and workspace.first[0] == run.first and workspace.length[0] == run.length:
        workspace.known, workspace.weights = run.length, run.weights
        return
    known, weights = 0, 0.0
    for span in range(workspace.spans):
        first = wide(workspace.first[span])
        moves = nodes[first : first + workspace.length[span]]
        known += len(moves)
        for place in range(len(moves)):
            weights += moves[place].weight
    workspace.known, workspace.weights = known, weights


@rule
def add_run(nodes: Any, runs: Any, workspace: Any, node: int, actor: int, count: int) -> int:
    """Let room for this many new moves follow a node, behind its first run; returns the new run.

    There is room for as many runs as nodes, and each has a node at least.
    """
    run, head, first = wide(workspace.runs), wide(nodes[node].child), wide(workspace.used)
    workspace.runs += 1
    workspace.used += count
    runs[run].first, runs[run].length = first, count
    if head == NOTHING:
        nodes[node].child = run
    else:
        runs[run].later = runs[head].later
        runs[head].later = run
    for child in range(first, first + count):
        nodes[child].actor = actor
    return run


@rule
def expand(nodes: Any, runs: Any, workspace: Any, parameters: Any, node: int, actor: int, count: int, rng: Rng) -> None:
    """Let the first `count` of the workspace's actions follow a node, each weighed by how promising it looks.

    A little randomness in the weights lets equal moves be tried in any order.
    """
    run = add_run(nodes, runs, workspace, node, actor, count)
    head = wide(nodes[node].child)
    if run == head:
        set_prior_scale(runs, workspace, parameters, run, count)
    best, spread, first, weights = runs[head].best, runs[head].spread, wide(runs[run].first), 0.0
    for i in range(count):
        child = first + i
        weight = exp(min((workspace.values[i] - best) / spread, 1.0)) if spread > 0.0 else 1.0
        nodes[child].weight = weight * (1.0 + 0.01 * random_below(rng, RESOLUTION) / RESOLUTION)
        weights += nodes[child].weight
        workspace.weights += nodes[child].weight
        nodes[child].action = workspace.actions[i]
    runs[run].weights = weights
    add_span(workspace, first, count)
    workspace.known += count


@rule
def set_prior_scale(runs: Any, workspace: Any, parameters: Any, run: int, count: int) -> None:
    """Store the best value and the spread, by which values become weights, with the first run after a node."""
    best, total, squares = -inf, 0.0, 0.0
    for i in range(count):
        value = workspace.values[i]
        best = max(best, value)
        total += value
        squares += value * value
    mean = total / count
    runs[run].best = best
    runs[run].spread = parameters.temperature
    if parameters.temperature == 0.0:
        runs[run].spread = sqrt(max(0.0, squares / count - mean * mean))
    elif parameters.temperature == inf:
        runs[run].spread = 0.0


@rule
def select_child(nodes: Any, workspace: Any, parameters: Any) -> int:
    """Of the moves found here, the one with the highest sum of its mean reward and its exploration bonus (PUCT).

    What an untried move is thought to bring follows from all tried ones, so the best of both kinds are compared in the
    end.
    """
    if workspace.known == 0:
        return NOTHING
    low, scale = workspace.low, 1.0 / max(workspace.high - workspace.low, 1e-9)
    fair = parameters.exploration * parameters.uniform_share / workspace.known
    share = parameters.exploration * (1.0 - parameters.uniform_share) / max(workspace.weights, NO_WEIGHT)
    tried, highest, untried, curious = NOTHING, -inf, NOTHING, -inf
    visits, value = 0, 0.0
    available, curiosity = 0, 0.0
    for span in range(workspace.spans):
        first = wide(workspace.first[span])
        moves = nodes[first : first + workspace.length[span]]
        for place in range(len(moves)):
            move = moves[place]
            move.available += 1
            if move.available != available:
                available = wide(move.available)
                curiosity = sqrt(available)
            bonus, times = curiosity * (fair + share * move.weight), wide(move.visits)
            if times:  # bonus / (1 + times) + mean reward, with one division, because divisions are slow
                gained = (move.value - low * times) * scale
                interest = (bonus * times + gained * (1 + times)) / (times * (1 + times))
                visits += times
                value += move.value
                if interest > highest:
                    tried, highest = first + place, interest
            elif bonus > curious:
                untried, curious = first + place, bonus
    if visits:
        curious += (value / visits - low) * scale - parameters.untried_penalty
    return untried if curious > highest else tried


@rule
def child_for(nodes: Any, runs: Any, workspace: Any, node: int, actor: int, action: int) -> int:
    """The node of this action after another node, a new one if necessary, or NOTHING if the tree is full."""
    run = wide(nodes[node].child)
    while run != NOTHING:
        first = wide(runs[run].first)
        if nodes[first].actor == actor:
            for child in range(first, first + runs[run].length):
                if nodes[child].action == action:
                    return child
        run = wide(runs[run].later)
    if workspace.used == len(nodes):
        return NOTHING
    child = wide(runs[add_run(nodes, runs, workspace, node, actor, 1)].first)
    nodes[child].action = action
    return child


@rule
def backpropagate(nodes: Any, workspace: Any, depth: int, rewards: Floats) -> None:
    """Add to every move of the simulation the reward of the seat that made it."""
    for step in range(depth + 1):
        node = workspace.path[step]
        nodes[node].visits += 1
        nodes[node].value += rewards[nodes[node].actor]
