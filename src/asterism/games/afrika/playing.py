"""How a bot plays a round on in its mind: quick play of good sense."""

from __future__ import annotations

from asterism.games.africa_cards import LION
from asterism.games.afrika.rounds import pile_points
from asterism.games.afrika.rules import LION_BIT, PASS, TEN_VALUE, UNDER, values_held
from asterism.games.afrika.state import Setup, State
from asterism.kernel import Rng, first_of, how_many, member, random_below, routine, rule

PLAIN = ((1 << (TEN_VALUE - LION + 1)) - 1) & ~LION_BIT
"""The values 3 to 10."""
GEMS = ~(PLAIN | LION_BIT)
"""The values above 10."""
LARGE_PILE = 7
"""For about so many points a card above 10 is played although a plain one would do."""


@routine
def policy(setup: Setup, state: State, seat: int, rng: Rng) -> int:
    """Plain cards while they will do, lions and gems in need, and gems for a pile that is worth it."""
    held = values_held(state, seat)
    if state.bar == 0:
        plain = held & PLAIN
        return any_of(plain, rng) if plain else first_of(held)
    higher = held >> (state.bar - LION + 1) << (state.bar - LION + 1)
    if state.bar > TEN_VALUE:
        return first_of(higher) if higher and is_worth_it(state, first_of(higher), rng) else PASS
    return beat_or_slide(state, held, higher, rng)


@rule
def beat_or_slide(state: State, held: int, higher: int, rng: Rng) -> int:
    """Beat the pile by any plain card, a lion or the lowest gem; without all these slide the lowest card under."""
    gems = higher & GEMS
    if gems and random_below(rng, LARGE_PILE) < pile_points(state) - LARGE_PILE // 2:
        return first_of(gems)
    if higher & PLAIN:
        return any_of(higher & PLAIN, rng)
    if held & LION_BIT:
        return first_of(LION_BIT)
    return first_of(gems) if gems else UNDER + first_of(held)


@rule
def is_worth_it(state: State, action: int, rng: Rng) -> bool:
    """Whether to spend a card above 10 on the pile: the higher the card, the more should lie there."""
    return pile_points(state) >= action + LION - TEN_VALUE + random_below(rng, 3)


@rule
def any_of(actions: int, rng: Rng) -> int:
    """One of these actions at random."""
    return member(actions, random_below(rng, how_many(actions)))


@rule
def rounds_scored(setup: Setup, state: State) -> int:
    """A round that is scored closes a chapter."""
    return state.finished
