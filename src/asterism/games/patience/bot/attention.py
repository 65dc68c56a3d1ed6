"""What an inattentive bot overlooks: neighbouring values are plain to see, common letters and colours are not."""

from __future__ import annotations

from asterism.games.patience.rules import JOIN, SPOTS, START
from asterism.games.patience.state import ROWS, Setup, State
from asterism.kernel import Ints, Rng, random_below, routine, rule

PERCENT = 100


@routine
def noticed(setup: Setup, state: State, seat: int, attention: int, rng: Rng, actions: Ints, count: int) -> int:
    """Keep what is plain to see, and anything else if both places, or both colours, are looked at.

    A row may be started only when nothing fits (GSO3), so a bot that sees nothing is told to look again, and sees all.
    """
    kept = 0
    for i in range(count):
        action = actions[i]
        if is_plain(setup, state, action) or are_read(attention, rng):
            actions[kept] = action
            kept += 1
    return kept or count


@rule
def are_read(attention: int, rng: Rng) -> bool:
    """Whether a bot of this attention looks at both of two cards."""
    return random_below(rng, PERCENT) < attention and random_below(rng, PERCENT) < attention


@rule
def is_plain(setup: Setup, state: State, action: int) -> bool:
    """Whether a card goes by its value or is a joker, or starts a row because nothing fits."""
    if action >= START:
        return action < JOIN
    card, spot = state.hand[action // SPOTS], action % SPOTS
    end = state.last[spot] if spot < ROWS else state.first[spot - ROWS]
    return setup.plain[card][end] == 1
