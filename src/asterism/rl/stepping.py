"""Many matches, one action in each, inside one kernel call. Generic: an engine gives it a game's kernels.

Each match has random numbers of its own, so what happens in it depends on no other match, nor on how the matches are
shared out among threads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from asterism.contract import Setup, State, States
from asterism.deal import Words, deal_at_random
from asterism.kernel import (
    ByteRows,
    Bytes,
    EventBuffer,
    IntRows,
    Ints,
    Rng,
    SingleRows,
    WordRows,
    copy_cells,
    entry,
    routine,
    rule,
    scratch_fractions,
    scratch_row,
    wide,
)

if TYPE_CHECKING:
    from asterism.bots import one_ply
    from asterism.contract import bound_bot, bound_hidden, bound_rules

    apply = bound_rules.apply
    current_seat = bound_rules.current_seat
    is_over = bound_rules.is_over
    legal = bound_rules.legal
    returns = bound_rules.returns
    sample = bound_rules.sample
    start = bound_rules.start
    blind = bound_hidden.blind
    evaluate = bound_bot.evaluate
    best_action = one_ply.best_action
    ACTIONS: int
    MOST_SEATS: int
    REWARD_UNIT: int

LEARNER, RANDOM, GREEDY, ASKED = range(4)
"""Who decides for a seat: the caller, a random move, the best move one move ahead, or a bot that Python asks."""
LEAVE, ACT, DEAL = range(3)
"""What is due in a match: nothing, the action of its seat to move, or a new deal."""
NO_BOT, NOBODY = wide(-1), wide(-1)
HEAD = 2
GREEDY_WORLDS = 8
SPARE_STATES = 4
"""A state as a seat sees it, the same for a greedy bot, and two to try its moves on."""


@entry
def step_matches(
    setup: Setup,
    blank: State,
    states: States,
    spare: States,
    streams: WordRows,
    sizes: Ints,
    counts: Ints,
    words: Words,
    deal: Ints,
    deciders: Ints,
    learner: int,
    due: Bytes,
    actions: Ints,
    movers: Ints,
    known: ByteRows,
    observations: IntRows,
    masks: ByteRows,
    rewards: SingleRows,
    terminals: Bytes,
    finals: IntRows,
    events: EventBuffer,
) -> None:
    """Do what is due in each match, and show it to its seat to move.

    A match that ends gives its rewards and begins anew. Seats of random and greedy bots move until another is to move.
    `known` holds the legal actions for the next check, `masks` a copy for the caller unless it has no rows. `finals`
    are the last observations of matches that ended, for the `learner`, or if all learn (-1) for the seat that moved.
    """
    for match in range(len(states)):
        if due[match] == LEAVE:
            continue
        seat, action, begins = wide(movers[match]), wide(actions[match]), due[match] == DEAL
        while True:
            if not begins:
                apply(setup, states[match], seat, action, events)
                if is_over(setup, states[match]):
                    begins = True
                    terminals[match] = 1
                    pay_out(setup, states[match], len(deciders), learner, rewards[match])
                    show(setup, states[match], spare, seat if learner < 0 else learner, NOBODY, finals[match])
            if begins:
                begins = False
                states[match] = blank
                deal_at_random(sizes, counts, streams[match], words, deal)
                start(setup, deal, states[match])
            seat = wide(current_seat(setup, states[match]))
            action = bots_action(setup, states[match], spare, seat, deciders[seat], streams[match], events)
            if action == NO_BOT:
                break
        movers[match] = seat
        if deciders[seat] == LEARNER:
            show(setup, states[match], spare, seat, seat, observations[match])
            known[match][:] = 0
            mark_legal(setup, states[match], seat, known[match])
            if len(masks):
                copy_cells(masks[match], 0, known[match])


@rule
def bots_action(
    setup: Setup, state: State, spare: States, seat: int, decider: int, stream: Rng, events: EventBuffer
) -> int:
    """The action of a seat whose bot decides here, or NO_BOT."""
    if decider == RANDOM:
        return wide(sample(setup, state, seat, stream))
    if decider == GREEDY:
        return greedy_action(setup, state, spare, seat, stream, events)
    return NO_BOT


@routine
def show(setup: Setup, state: State, spare: States, viewer: int, to_move: int, row: Ints) -> None:
    """Write what a seat may know of a state."""
    spare[0] = state
    blind(setup, spare[0], viewer)
    row[0] = viewer
    row[1] = to_move
    copy_cells(row, HEAD, spare[0])


@rule
def mark_listed(setup: Setup, state: State, seat: int, mask: Bytes) -> None:
    """Write a 1 for each legal action into a mask of zeros."""
    room = scratch_row(ACTIONS)
    for place in range(legal(setup, state, seat, room)):
        mask[room[place]] = 1


mark_legal: Any = globals().get("mark_legal", mark_listed)


@routine
def greedy_action(setup: Setup, state: State, spare: States, seat: int, stream: Rng, events: EventBuffer) -> int:
    """The move after which the seat stands best, from what it may know, as the greedy bot chooses."""
    room, values = scratch_row(ACTIONS), scratch_fractions(1, ACTIONS)
    count = legal(setup, state, seat, room)
    spare[1] = state
    blind(setup, spare[1], seat)
    return wide(
        best_action(setup, spare[1], spare[2:], seat, GREEDY_WORLDS, room[:count], values[0][:count], stream, events)
    )


@routine
def pay_out(setup: Setup, state: State, seats: int, learner: int, rewards: Any) -> None:
    """Write the rewards of a finished match, as `rewards.py` has them: of all seats, or of the only one that learns."""
    if seats == 1:
        rewards[0] = evaluate(setup, state, 0) / REWARD_UNIT
        return
    scores, ranks = scratch_row(MOST_SEATS), scratch_row(MOST_SEATS)
    returns(setup, state, scores, ranks)
    for place in range(len(rewards)):
        seat = place if learner < 0 else learner
        lead = 0
        for other in range(seats):
            if ranks[other] > ranks[seat]:
                lead += 1
            elif ranks[other] < ranks[seat]:
                lead -= 1
        rewards[place] = lead / (seats - 1)


@entry
def first_refused(known: ByteRows, actions: Ints) -> int:
    """The first match whose action is not legal; -1 if all are."""
    for match in range(len(actions)):
        if not 0 <= actions[match] < ACTIONS or known[match][actions[match]] == 0:
            return match
    return -1


@entry
def choose_at_random(setup: Setup, states: States, movers: Ints, rng: Rng, actions: Ints) -> None:
    """Draw a uniformly random legal action in each match, without making it."""
    for match in range(len(states)):
        actions[match] = sample(setup, states[match], movers[match], rng)
