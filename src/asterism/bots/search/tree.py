"""The tree of a search: which moves follow which, how often they were tried, and which one to try next.

The moves after a node are a list, since another possible world may allow moves that the first one did not.
"""

from __future__ import annotations

from typing import Any

from numpy import inf

from asterism.kernel import Floats, Rng, exp, random_below, rule, sqrt, wide

ROOT = wide(0)
NOTHING = wide(0)
"""No node: the root follows no move."""
DEEPEST = 64
"""How far down the tree is followed; below that the playout begins."""
RESOLUTION = 1 << 16


@rule
def load_root_children(nodes: Any, workspace: Any) -> None:
    """At the root every world allows the same moves: the first nodes after it. Their sums are known."""
    for i in range(workspace.choices):
        workspace.found[i] = ROOT + 1 + i
    workspace.known, workspace.weights = workspace.choices, workspace.interest
    workspace.visits, workspace.value = nodes[ROOT].visits, nodes[ROOT].value


@rule
def find_children(nodes: Any, workspace: Any, node: int, actor: int, count: int) -> int:
    """Find the moves after a node that are among the first `count` actions of the workspace, and sum them up."""
    workspace.clock += 1
    now = workspace.clock
    for i in range(count):
        workspace.seen[workspace.actions[i]] = now
    known, weights, visits, value = 0, 0.0, 0, 0.0
    child = wide(nodes[node].child)
    while child != NOTHING:
        action = nodes[child].action
        if nodes[child].actor == actor and workspace.seen[action] == now:
            workspace.seen[action] = -now
            workspace.found[known] = child
            known += 1
            weights += nodes[child].weight
            visits += nodes[child].visits
            value += nodes[child].value
        child = wide(nodes[child].sibling)
    workspace.known, workspace.weights, workspace.visits, workspace.value = known, weights, visits, value
    return known


@rule
def keep_new_actions(workspace: Any, count: int) -> None:
    """Leave in the workspace those of the `count` actions that `find_children` did not meet."""
    kept = 0
    for i in range(count):
        action = workspace.actions[i]
        if workspace.seen[action] == workspace.clock:
            workspace.actions[kept] = action
            kept += 1


@rule
def expand(nodes: Any, workspace: Any, parameters: Any, node: int, actor: int, count: int, rng: Rng) -> None:
    """Let the first `count` of the workspace's actions follow a node, each weighed by how promising it looks.

    A little randomness in the weights lets equal moves be tried in any order.
    """
    if nodes[node].child == NOTHING:
        set_prior_scale(nodes, workspace, parameters, node, count)
    best, spread = nodes[node].best, nodes[node].spread
    for i in range(count - 1, -1, -1):
        child = workspace.used
        workspace.used += 1
        weight = exp(min((workspace.values[i] - best) / spread, 1.0)) if spread > 0.0 else 1.0
        nodes[child].weight = weight * (1.0 + 0.01 * random_below(rng, RESOLUTION) / RESOLUTION)
        workspace.weights += nodes[child].weight
        nodes[child].action = workspace.actions[i]
        nodes[child].actor = actor
        nodes[child].sibling = nodes[node].child
        nodes[node].child = child
        workspace.found[workspace.known] = child
        workspace.known += 1


@rule
def set_prior_scale(nodes: Any, workspace: Any, parameters: Any, node: int, count: int) -> None:
    """Store the best value and the spread, by which values become weights."""
    best, total, squares = -inf, 0.0, 0.0
    for i in range(count):
        value = workspace.values[i]
        best = max(best, value)
        total += value
        squares += value * value
    mean = total / count
    nodes[node].best = best
    nodes[node].spread = parameters.temperature
    if parameters.temperature == 0.0:
        nodes[node].spread = sqrt(max(0.0, squares / count - mean * mean))
    elif parameters.temperature == inf:
        nodes[node].spread = 0.0


@rule
def select_child(nodes: Any, workspace: Any, parameters: Any) -> int:
    """Of the moves found here, the one with the highest sum of its mean reward and its exploration bonus (PUCT)."""
    if workspace.known == 0:
        return NOTHING
    low, scale = workspace.low, 1.0 / max(workspace.high - workspace.low, 1e-9)
    untried = (
        (workspace.value / workspace.visits - low) * scale - parameters.untried_penalty if workspace.visits else 0.0
    )
    fair = parameters.exploration * parameters.uniform_share / workspace.known
    share = parameters.exploration * (1.0 - parameters.uniform_share) / workspace.weights
    chosen, highest = NOTHING, -inf
    available, curiosity = 0, 0.0
    for i in range(workspace.known):
        child = wide(workspace.found[i])
        times = nodes[child].available + 1
        nodes[child].available = times
        if times != available:
            available, curiosity = times, sqrt(times)
        interest = curiosity * (fair + share * nodes[child].weight)
        tried = nodes[child].visits
        if tried:
            interest = interest / (1 + tried) + (nodes[child].value / tried - low) * scale
        else:
            interest += untried
        if interest > highest:
            chosen, highest = child, interest
    return chosen


@rule
def child_for(nodes: Any, workspace: Any, node: int, actor: int, action: int) -> int:
    """The node of this action after another node, a new one if necessary, or NOTHING if the tree is full."""
    child = wide(nodes[node].child)
    while child != NOTHING and (nodes[child].actor != actor or nodes[child].action != action):
        child = wide(nodes[child].sibling)
    if child == NOTHING and workspace.used < len(nodes):
        child = wide(workspace.used)
        workspace.used += 1
        nodes[child].action = action
        nodes[child].actor = actor
        nodes[child].sibling = nodes[node].child
        nodes[node].child = child
    return child


@rule
def backpropagate(nodes: Any, workspace: Any, depth: int, rewards: Floats) -> None:
    """Add to every move of the simulation the reward of the seat that made it."""
    for step in range(depth + 1):
        node = workspace.path[step]
        nodes[node].visits += 1
        nodes[node].value += rewards[nodes[node].actor]
