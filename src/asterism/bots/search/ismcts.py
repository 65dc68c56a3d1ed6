"""Information-set tree search. Generic: `kernel.bound_to` gives it a game's kernels.

One tree for the seat whose move is sought. Each simulation draws a possible world, follows the tree as far as the world
allows, plays on from there, and notes for every move on the way what it brought to the seat that made it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from numpy import exp, inf

from asterism.bots.search.tree import (
    DEEPEST,
    FINE,
    NOTHING,
    ROOT,
    child_for,
    keep_new_actions,
    learn,
    most_interesting,
    recall_choices,
    sprout,
    survey,
)
from asterism.kernel import Ints, Log, Rng, passage, random_below, routine, rule, wide

if TYPE_CHECKING:
    from asterism.game import Kernel

apply: Kernel
asked: Kernel
evaluate: Kernel
is_over: Kernel
legal: Kernel
resample: Kernel
returns: Kernel
sample: Kernel


# --- what a game may do better -----------------------------------------------------------------


@routine
def value_of(setup: Any, state: Any, seat: int) -> float:
    """How well the seat stands."""
    return evaluate(setup, state, seat)


@routine
def make_move(setup: Any, state: Any, seat: int, action: int, log: Log) -> None:
    """Make a move outside a playout."""
    apply(setup, state, seat, action, log)


@passage
def values_one_move_ahead(
    setup: Any, state: Any, seat: int, actions: Ints, count: int, values: Any, spare: Any, log: Log
) -> None:
    """How well the seat stands after each of the actions."""
    for i in range(count):
        spare[0] = state
        make_move(setup, spare[0], seat, wide(actions[i]), log)
        values[i] = value_of(setup, spare[0], seat)


@passage
def values_of_seats(setup: Any, state: Any, values: Any, spare: Any) -> None:
    """How well each seat stands."""
    for seat in range(len(values)):
        spare[0] = state
        values[seat] = value_of(setup, spare[0], seat)


@rule
def conclude_nothing(setup: Any, state: Any, seat: int, beliefs: Any, spare: Any, log: Log) -> None:
    """What the others have done tells nothing."""


@rule
def any_world(setup: Any, state: Any, seat: int, beliefs: Any, rng: Rng) -> None:
    """Every possible world is as likely as any other."""
    resample(setup, state, seat, rng)


@rule
def only_chapter(setup: Any, state: Any) -> int:
    """No chapter is closed before the end."""
    return 0


believe: Kernel = globals().get("believe", conclude_nothing)
surmise: Kernel = globals().get("surmise", any_world)
policy: Kernel = globals().get("policy", sample)
prior: Kernel = globals().get("prior", values_one_move_ahead)
prospects: Kernel = globals().get("prospects", values_of_seats)
chapter: Kernel = globals().get("chapter", only_chapter)


# --- a search ----------------------------------------------------------------------------------


@routine
def plant(
    setup: Any,
    blinded: Any,
    worlds: Any,
    nodes: Any,
    desk: Any,
    parameters: Any,
    count: int,
    samples: int,
    rng: Rng,
    log: Log,
) -> None:
    """Begin a tree: the first `count` of the desk's actions, judged in several possible worlds, follow the root."""
    desk.used = 1
    desk.path[0] = ROOT
    believe(setup, blinded, desk.seat, desk.beliefs[:], worlds[1:], log)
    desk.close = chapter(setup, blinded) + wide(parameters.chapters)
    for i in range(count):
        desk.sums[i] = 0.0
    for _ in range(samples if parameters.temperature < inf else 0):
        imagine(setup, blinded, worlds, desk, rng)
        promise(setup, worlds, desk, desk.seat, count, log)
        for i in range(count):
            desk.sums[i] += desk.values[i] / samples
    for i in range(count):
        desk.values[i] = desk.sums[i]
    desk.weights = 0.0
    nodes[ROOT].actor = desk.seat
    sprout(nodes, desk, parameters, ROOT, desk.seat, count, rng)
    desk.choices, desk.interest = count, desk.weights


@routine
def simulate(
    setup: Any,
    blinded: Any,
    worlds: Any,
    nodes: Any,
    desk: Any,
    parameters: Any,
    rewards: Any,
    times: int,
    rng: Rng,
    log: Log,
) -> None:
    """Make so many simulations; `rewards` has a place for each seat."""
    for _ in range(times):
        imagine(setup, blinded, worlds, desk, rng)
        depth = descend(setup, worlds, nodes, desk, parameters, rng, log)
        play_on(setup, worlds, desk, parameters, rng, log)
        judge(setup, worlds, desk, parameters, rewards)
        learn(nodes, desk, depth, rewards)


@rule
def imagine(setup: Any, blinded: Any, worlds: Any, desk: Any, rng: Rng) -> None:
    """Draw one of the worlds that are possible to the seat."""
    worlds[0] = blinded
    surmise(setup, worlds[0], desk.seat, desk.beliefs[:], rng)


@passage
def descend(setup: Any, worlds: Any, nodes: Any, desk: Any, parameters: Any, rng: Rng, log: Log) -> int:
    """Follow the tree with the world to a position that is not ripe yet; returns how many moves that were."""
    node, actor, depth = ROOT, desk.seat, 0
    while depth < DEEPEST:
        if parameters.by_policy > 0.0 and actor != desk.seat:
            child = child_for(nodes, desk, node, actor, surmised(setup, worlds[0], parameters, actor, rng))
        else:
            child = choose_child(setup, worlds, nodes, desk, parameters, node, actor, rng, log)
        if child == NOTHING:
            break
        make_move(setup, worlds[0], actor, wide(nodes[child].action), log)
        depth += 1
        desk.path[depth] = child
        node = child
        if nodes[node].visits < parameters.ripe or is_over(setup, worlds[0]):
            break
        actor = wide(asked(setup, worlds[0]))
    return depth


@passage
def play_on(setup: Any, worlds: Any, desk: Any, parameters: Any, rng: Rng, log: Log) -> None:
    """Play the world to the end, or as far as the parameters say."""
    moves = 0
    while moves < parameters.depth and not is_over(setup, worlds[0]):
        if parameters.chapters > 0 and chapter(setup, worlds[0]) >= desk.close:
            break
        seat = wide(asked(setup, worlds[0]))
        apply(setup, worlds[0], seat, proposed(setup, worlds, parameters, seat, rng, log), log)
        moves += 1


@passage
def proposed(setup: Any, worlds: Any, parameters: Any, seat: int, rng: Rng, log: Log) -> int:
    """A move for a playout: what the policy says, or the best of several such."""
    chosen = drawn(setup, worlds[0], parameters, seat, rng)
    tries = int(parameters.tries)
    if tries > 1:
        chosen = best_of(setup, worlds, parameters, seat, chosen, tries, rng, log)
    return chosen


@rule
def drawn(setup: Any, state: Any, parameters: Any, seat: int, rng: Rng) -> int:
    """One proposal: the policy's, now and then a random one."""
    if parameters.epsilon >= 1.0 or random_below(rng, FINE) < parameters.epsilon * FINE:
        return wide(sample(setup, state, seat, rng))
    return wide(policy(setup, state, seat, rng))


@routine
def surmised(setup: Any, state: Any, parameters: Any, seat: int, rng: Rng) -> int:
    """What another seat will do, for all that can be guessed."""
    return drawn(setup, state, parameters, seat, rng)


@passage
def best_of(setup: Any, worlds: Any, parameters: Any, seat: int, action: int, tries: int, rng: Rng, log: Log) -> int:
    """Of so many proposals the one after which the seat stands best."""
    chosen, highest = action, -inf
    for _ in range(tries):
        worlds[1] = worlds[0]
        make_move(setup, worlds[1], seat, action, log)
        value = value_of(setup, worlds[1], seat)
        if value > highest:
            chosen, highest = action, value
        action = drawn(setup, worlds[0], parameters, seat, rng)
    return chosen


# --- the tree ----------------------------------------------------------------------------------


@passage
def promise(setup: Any, worlds: Any, desk: Any, seat: int, count: int, log: Log) -> None:
    """Write down how promising the first `count` of the desk's actions look in the present world."""
    prior(setup, worlds[0], seat, desk.actions[:], count, desk.values[:], worlds[1:], log)


@passage
def choose_child(
    setup: Any, worlds: Any, nodes: Any, desk: Any, parameters: Any, node: int, actor: int, rng: Rng, log: Log
) -> int:
    """The most interesting move that this world allows after a node, or NOTHING if there is no room for any."""
    if node == ROOT:
        recall_choices(nodes, desk)
    else:
        count = wide(legal(setup, worlds[0], actor, desk.actions[:]))
        known = survey(nodes, desk, node, actor, count)
        if known < count and desk.used + count - known <= len(nodes):
            keep_new_actions(desk, count)
            if parameters.temperature < inf:
                promise(setup, worlds, desk, actor, count - known, log)
            sprout(nodes, desk, parameters, node, actor, count - known, rng)
    return most_interesting(nodes, desk, parameters)


# --- what came of it ---------------------------------------------------------------------------


@passage
def judge(setup: Any, worlds: Any, desk: Any, parameters: Any, rewards: Any) -> None:
    """Each seat's reward: its share of the win, or its chance of winning as far as that can be seen.

    Alone at the table it is how well the seat stands, and the search keeps the bounds of what it has met.
    """
    margin = 1.0
    if is_over(setup, worlds[0]):
        margin = parameters.margin
        returns(setup, worlds[0], desk.scores[:], desk.ranks[:])
    if len(rewards) == 1:
        prospects(setup, worlds[0], rewards, worlds[1:])
        desk.low, desk.high = min(desk.low, rewards[0]), max(desk.high, rewards[0])
        return
    if margin > 0.0:
        prospects(setup, worlds[0], rewards, worlds[1:])
        turn_into_chances(rewards, parameters.scale)
    if margin < 1.0:
        winners = 0
        for seat in range(len(rewards)):
            winners += desk.ranks[seat] == 1
        for seat in range(len(rewards)):
            won = 1.0 / winners if desk.ranks[seat] == 1 else 0.0
            rewards[seat] = (1.0 - margin) * won + (margin * rewards[seat] if margin > 0.0 else 0.0)


@rule
def turn_into_chances(values: Any, scale: float) -> None:
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
