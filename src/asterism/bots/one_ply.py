"""Looking one move ahead in a few possible worlds. Generic: an engine gives it a game's kernels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from asterism.contract import Setup, State, States
from asterism.kernel import EventBuffer, Floats, Ints, Rng, entry, random_below, rule

if TYPE_CHECKING:
    from asterism.contract import bound_bot, bound_hidden, bound_rules

    apply = bound_rules.apply
    resample = bound_hidden.resample
    evaluate = bound_bot.evaluate


@entry
def best_action(
    setup: Setup,
    blinded: State,
    worlds: States,
    seat: int,
    samples: int,
    actions: Ints,
    values: Floats,
    rng: Rng,
    events: EventBuffer,
) -> int:
    """Of these actions, the one after which the seat stands best on average over `samples` possible worlds."""
    for _ in range(samples):
        worlds[0] = blinded
        resample(setup, worlds[0], seat, rng)
        for i in range(len(actions)):
            worlds[1] = worlds[0]
            apply(setup, worlds[1], seat, actions[i], events)
            values[i] += evaluate(setup, worlds[1], seat)
    return actions[one_of_the_best(values, rng)]


@rule
def one_of_the_best(values: Floats, rng: Rng) -> int:
    """The place of the highest value; equal ones are equally likely."""
    best, ties = 0, 1
    for i in range(1, len(values)):
        if values[i] > values[best]:
            best, ties = i, 1
        elif values[i] == values[best]:
            ties += 1
            if random_below(rng, ties) == 0:
                best = i
    return best
