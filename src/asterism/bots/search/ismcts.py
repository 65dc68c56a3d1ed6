"""Information-set tree search. Generic: an engine gives it a game's kernels.

One tree for the seat whose move is sought. Each simulation draws a possible world, follows the tree as far as the world
allows, plays on from there, and notes for every move on the way what it brought to the seat that made it.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any

from asterism.bots.search.records import NODE, PARAMETERS, RUN, Nodes, Parameters, Runs, Workspace, workspace_type
from asterism.bots.search.tree import (
    DEEPEST,
    NOTHING,
    RESOLUTION,
    ROOT,
    backpropagate,
    child_for,
    expand,
    find_children,
    load_root_children,
    select_child,
)
from asterism.contract import Setup, State, States
from asterism.kernel import EventBuffer, Floats, Ints, Rng, entry, exp, passage, random_below, routine, rule, wide

if TYPE_CHECKING:
    from asterism.contract import bound_bot, bound_hidden, bound_rules

    apply = bound_rules.apply
    current_seat = bound_rules.current_seat
    is_over = bound_rules.is_over
    legal = bound_rules.legal
    returns = bound_rules.returns
    sample = bound_rules.sample
    resample = bound_hidden.resample
    evaluate = bound_bot.evaluate
    ACTIONS: int
    MOST_SEATS: int
    BELIEFS: int

RECORDS = {
    "Node": NODE,
    "Run": RUN,
    "Parameters": PARAMETERS,
    "Workspace": workspace_type(ACTIONS, MOST_SEATS, BELIEFS),
}
"""The types of the records that the search works on."""


# --- defaults for optional hooks -----------------------------------------------------------------


@routine
def value_of(setup: Setup, state: State, seat: int) -> float:
    """How well the seat stands."""
    return evaluate(setup, state, seat)


@routine
def make_move(setup: Setup, state: State, seat: int, action: int, events: EventBuffer) -> None:
    """Make a move outside a playout."""
    apply(setup, state, seat, action, events)


@passage
def values_one_move_ahead(
    setup: Setup, state: State, seat: int, actions: Ints, count: int, values: Floats, spare: States, events: EventBuffer
) -> None:
    """How well the seat stands after each of the actions."""
    for i in range(count):
        spare[0] = state
        make_move(setup, spare[0], seat, wide(actions[i]), events)
        values[i] = value_of(setup, spare[0], seat)


@passage
def values_of_seats(setup: Setup, state: State, values: Floats, spare: States) -> None:
    """How well each seat stands."""
    for seat in range(len(values)):
        spare[0] = state
        values[seat] = value_of(setup, spare[0], seat)


@rule
def infer_nothing(setup: Setup, state: State, seat: int, beliefs: Floats, spare: States, events: EventBuffer) -> None:
    """Conclude nothing from the others' moves."""


@rule
def resample_evenly(setup: Setup, state: State, seat: int, beliefs: Floats, rng: Rng) -> None:
    """Draw each possible world equally often."""
    resample(setup, state, seat, rng)


@rule
def single_stage(setup: Setup, state: State) -> int:
    """A match has one stage."""
    return 0


@rule
def apply_sample(setup: Setup, state: State, seat: int, rng: Rng, events: EventBuffer) -> None:
    """Draw a uniformly random legal action and make it."""
    apply(setup, state, seat, sample(setup, state, seat, rng), events)


infer_beliefs: Any = globals().get("infer_beliefs", infer_nothing)
resample_by_beliefs: Any = globals().get("resample_by_beliefs", resample_evenly)
move_at_random: Any = globals().get("move_at_random", apply_sample)
policy: Any = globals().get("policy", sample)
prior: Any = globals().get("prior", values_one_move_ahead)
seat_values: Any = globals().get("seat_values", values_of_seats)
stage: Any = globals().get("stage", single_stage)


# --- a search ----------------------------------------------------------------------------------


@entry
def start_tree(
    setup: Setup,
    blinded: State,
    worlds: States,
    nodes: Nodes,
    runs: Runs,
    workspace: Workspace,
    parameters: Parameters,
    count: int,
    samples: int,
    rng: Rng,
    events: EventBuffer,
) -> None:
    """Begin a tree: the first `count` actions of the workspace, rated in several possible worlds, follow the root."""
    workspace.used, workspace.runs = 1, 1
    workspace.path[0] = ROOT
    infer_beliefs(setup, blinded, workspace.seat, workspace.beliefs[:], worlds[1:], events)
    workspace.close = stage(setup, blinded) + wide(parameters.stages)
    for i in range(count):
        workspace.sums[i] = 0.0
    for _ in range(samples if parameters.temperature < inf else 0):
        sample_world(setup, blinded, worlds, workspace, rng)
        rate_actions(setup, worlds, workspace, workspace.seat, count, events)
        for i in range(count):
            workspace.sums[i] += workspace.values[i] / samples
    for i in range(count):
        workspace.values[i] = workspace.sums[i]
    workspace.weights = 0.0
    nodes[ROOT].actor = workspace.seat
    expand(nodes, runs, workspace, parameters, ROOT, workspace.seat, count, rng)
    workspace.choices, workspace.interest = count, workspace.weights


@entry
def simulate(
    setup: Setup,
    blinded: State,
    worlds: States,
    nodes: Nodes,
    runs: Runs,
    workspace: Workspace,
    parameters: Parameters,
    rewards: Floats,
    times: int,
    rng: Rng,
    events: EventBuffer,
) -> None:
    """Make this many simulations; `rewards` has a place for each seat."""
    for _ in range(times):
        sample_world(setup, blinded, worlds, workspace, rng)
        depth = descend(setup, worlds, nodes, runs, workspace, parameters, rng, events)
        play_out(setup, worlds, workspace, parameters, rng, events)
        set_rewards(setup, worlds, workspace, parameters, rewards)
        backpropagate(nodes, workspace, depth, rewards)


@rule
def sample_world(setup: Setup, blinded: State, worlds: States, workspace: Workspace, rng: Rng) -> None:
    """Draw one of the worlds that are possible for the seat."""
    worlds[0] = blinded
    resample_by_beliefs(setup, worlds[0], workspace.seat, workspace.beliefs[:], rng)


@passage
def descend(
    setup: Setup,
    worlds: States,
    nodes: Nodes,
    runs: Runs,
    workspace: Workspace,
    parameters: Parameters,
    rng: Rng,
    events: EventBuffer,
) -> int:
    """Follow the tree with the world to a position that is not expanded yet; returns the number of moves."""
    node, actor, depth = ROOT, workspace.seat, 0
    while depth < DEEPEST:
        if parameters.by_policy > 0.0 and actor != workspace.seat:
            action = opponent_move(setup, worlds[0], parameters, actor, rng)
            child = child_for(nodes, runs, workspace, node, actor, action)
        else:
            child = choose_child(setup, worlds, nodes, runs, workspace, parameters, node, actor, rng, events)
        if child == NOTHING:
            break
        make_move(setup, worlds[0], actor, wide(nodes[child].action), events)
        depth += 1
        workspace.path[depth] = child
        node = child
        if nodes[node].visits < parameters.expand_after or is_over(setup, worlds[0]):
            break
        actor = wide(current_seat(setup, worlds[0]))
    return depth


@passage
def play_out(
    setup: Setup, worlds: States, workspace: Workspace, parameters: Parameters, rng: Rng, events: EventBuffer
) -> None:
    """Play the world to the end, or as far as the parameters say."""
    moves = 0
    while moves < parameters.depth and not is_over(setup, worlds[0]):
        if parameters.stages > 0 and stage(setup, worlds[0]) >= workspace.close:
            break
        seat = wide(current_seat(setup, worlds[0]))
        if parameters.candidates > 1:
            make_move(setup, worlds[0], seat, best_of(setup, worlds, parameters, seat, rng, events), events)
        elif is_to_be_random(parameters, rng):
            move_at_random(setup, worlds[0], seat, rng, events)
        else:
            apply(setup, worlds[0], seat, wide(policy(setup, worlds[0], seat, rng)), events)
        moves += 1


@rule
def is_to_be_random(parameters: Parameters, rng: Rng) -> bool:
    """Whether the next move of a playout is a random one, which it is with probability epsilon."""
    return parameters.epsilon >= 1.0 or random_below(rng, RESOLUTION) < parameters.epsilon * RESOLUTION


@rule
def policy_move(setup: Setup, state: State, parameters: Parameters, seat: int, rng: Rng) -> int:
    """One proposal: the policy's, or with probability epsilon a random one."""
    if is_to_be_random(parameters, rng):
        return wide(sample(setup, state, seat, rng))
    return wide(policy(setup, state, seat, rng))


@routine
def opponent_move(setup: Setup, state: State, parameters: Parameters, seat: int, rng: Rng) -> int:
    """The move to expect of another seat."""
    return policy_move(setup, state, parameters, seat, rng)


@passage
def best_of(setup: Setup, worlds: States, parameters: Parameters, seat: int, rng: Rng, events: EventBuffer) -> int:
    """Of several proposals, the one after which the seat stands best."""
    action = policy_move(setup, worlds[0], parameters, seat, rng)
    chosen, highest = action, -inf
    for _ in range(int(parameters.candidates)):
        worlds[1] = worlds[0]
        make_move(setup, worlds[1], seat, action, events)
        value = value_of(setup, worlds[1], seat)
        if value > highest:
            chosen, highest = action, value
        action = policy_move(setup, worlds[0], parameters, seat, rng)
    return chosen


# --- the tree ----------------------------------------------------------------------------------


@passage
def rate_actions(
    setup: Setup, worlds: States, workspace: Workspace, seat: int, count: int, events: EventBuffer
) -> None:
    """Write down how promising the first `count` of the workspace's actions look in the present world."""
    prior(setup, worlds[0], seat, workspace.actions[:], count, workspace.values[:], worlds[1:], events)


@passage
def choose_child(
    setup: Setup,
    worlds: States,
    nodes: Nodes,
    runs: Runs,
    workspace: Workspace,
    parameters: Parameters,
    node: int,
    actor: int,
    rng: Rng,
    events: EventBuffer,
) -> int:
    """The most promising move that this world allows after a node, or NOTHING if the tree is full."""
    if node == ROOT:
        load_root_children(workspace)
    else:
        count = wide(legal(setup, worlds[0], actor, workspace.actions[:]))
        count = find_children(nodes, runs, workspace, node, actor, count)
        if count > 0 and workspace.used + count <= len(nodes):
            if parameters.temperature < inf:
                rate_actions(setup, worlds, workspace, actor, count, events)
            expand(nodes, runs, workspace, parameters, node, actor, count, rng)
    return select_child(nodes, workspace, parameters)


# --- rewards -------------------------------------------------------------------------------------


@passage
def set_rewards(setup: Setup, worlds: States, workspace: Workspace, parameters: Parameters, rewards: Floats) -> None:
    """Each seat's reward: its share of the win, or its estimated chance of winning.

    For a lone player it is how well the seat stands; the search keeps the lowest and the highest met.
    """
    margin = 1.0
    if is_over(setup, worlds[0]):
        margin = parameters.margin
        returns(setup, worlds[0], workspace.scores[:], workspace.ranks[:])
    if len(rewards) == 1:
        seat_values(setup, worlds[0], rewards, worlds[1:])
        workspace.low, workspace.high = min(workspace.low, rewards[0]), max(workspace.high, rewards[0])
        return
    if margin > 0.0:
        seat_values(setup, worlds[0], rewards, worlds[1:])
        turn_into_chances(rewards, parameters.scale)
    if margin < 1.0:
        winners = 0
        for seat in range(len(rewards)):
            winners += workspace.ranks[seat] == 1
        for seat in range(len(rewards)):
            won = 1.0 / winners if workspace.ranks[seat] == 1 else 0.0
            rewards[seat] = (1.0 - margin) * won + (margin * rewards[seat] if margin > 0.0 else 0.0)


@rule
def turn_into_chances(values: Floats, scale: float) -> None:
    """Chances of winning from how well the seats stand: the odds of two follow from their difference."""
    best = values[0]
    for seat in range(1, len(values)):
        best = max(best, values[seat])
    total = 0.0
    for seat in range(len(values)):
        values[seat] = exp((values[seat] - best) / scale)
        total += values[seat]
    for seat in range(len(values)):
        values[seat] /= total
