"""Random play inside one kernel call. Generic: an engine gives it a game's kernels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from asterism.contract import Setup, State, States
from asterism.deal import Words, deal_at_random
from asterism.kernel import EventBuffer, IntRows, Ints, Rng, entry, rule

if TYPE_CHECKING:
    from asterism.contract import bound_rules

    apply = bound_rules.apply
    current_seat = bound_rules.current_seat
    is_over = bound_rules.is_over
    returns = bound_rules.returns
    sample = bound_rules.sample
    start = bound_rules.start


@rule
def apply_sample(setup: Setup, state: State, seat: int, rng: Rng, events: EventBuffer) -> None:
    """Draw a uniformly random legal action and make it."""
    apply(setup, state, seat, sample(setup, state, seat, rng), events)


move_at_random: Any = globals().get("move_at_random", apply_sample)


@entry
def play_out(setup: Setup, state: State, rng: Rng, events: EventBuffer) -> int:
    """Play uniformly random legal moves to the end; returns how many."""
    moves = 0
    while not is_over(setup, state):
        seat = current_seat(setup, state)
        move_at_random(setup, state, seat, rng, events)
        moves += 1
    return moves


@entry
def play_games(
    setup: Setup,
    blank: State,
    states: States,
    sizes: Ints,
    counts: Ints,
    words: Words,
    deal: Ints,
    rng: Rng,
    lengths: Ints,
    scores: IntRows,
    ranks: IntRows,
    events: EventBuffer,
) -> None:
    """Deal and play as many games as `lengths` has room for, and note how each ended."""
    for game in range(len(lengths)):
        states[0] = blank
        deal_at_random(sizes, counts, rng, words, deal)
        start(setup, deal, states[0])
        lengths[game] = play_out(setup, states[0], rng, events)
        returns(setup, states[0], scores[game], ranks[game])
