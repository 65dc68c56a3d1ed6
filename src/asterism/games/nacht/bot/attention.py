"""What an inattentive bot overlooks: the oversights for which others knock (GN20).

The figures are those of the rulings: a beginner overlooks a fifth of the older fitting tiles, notices a third of
the others' oversights and now and then knocks for nothing; an expert overlooks nothing and notices nearly all. All
of it follows from the attention in percent: it is how often a bot notices; a third of what it lacks to an expert's
is how often it overlooks; up to a beginner's, it sometimes knocks wrongly.
"""

from __future__ import annotations

from asterism.games.nacht.rules_knocking import overlooked
from asterism.games.nacht.state import DECIDE, FORGO, KNOCK, PASS, TILES, Setup, State
from asterism.kernel import Ints, Rng, first_of, random_below, rule

PERCENT = 100
EXPERT = 95
BEGINNER = 35
WRONG_KNOCKS = 1
"""In percent, of a beginner who notices nothing."""


@rule
def noticed(setup: Setup, state: State, seat: int, attention: int, rng: Rng, actions: Ints, count: int) -> int:
    """Keep only the actions that a seat of this attention thinks of, and return how many are left."""
    if state.strict:
        return count
    if state.phase != DECIDE:
        return answers_thought_of(attention, rng, actions, count)
    missed = tiles_overlooked(state, attention, rng)
    unaware = overlooked(state) & ~missed == 0
    kept = 0
    for i in range(count):
        action = actions[i]
        forgotten = action < TILES and (missed >> action) & 1
        if not (forgotten or (action == FORGO and unaware)):
            actions[kept] = action
            kept += 1
    return kept


@rule
def tiles_overlooked(state: State, attention: int, rng: Rng) -> int:
    """Any of the older tiles that fit may be overlooked, never the one just revealed."""
    older = overlooked(state)
    if state.revealed >= 0:
        older &= ~(1 << state.revealed)
    missed = 0
    while older:
        if random_below(rng, 3 * PERCENT) < EXPERT - attention:
            missed |= 1 << first_of(older)
        older &= older - 1
    return missed


@rule
def answers_thought_of(attention: int, rng: Rng, actions: Ints, count: int) -> int:
    """A bot that does not notice an oversight lets it pass; proving a right knock needs no attention."""
    if actions[count - 1] != PASS or random_below(rng, PERCENT) < attention:
        return count
    startled = attention <= BEGINNER and random_below(rng, PERCENT) < WRONG_KNOCKS
    actions[0] = KNOCK if startled and actions[max(0, count - 2)] == KNOCK else PASS
    return 1
