"""What the player cannot know: only the order of the stock. A spectator sees what the player sees."""

from __future__ import annotations

from asterism.games._shared.africa_deck import CARDS
from asterism.games.patience.state import Setup, State
from asterism.kernel import Rng, first_of, rule, shuffle

ALL_CARDS = (1 << CARDS) - 1


@rule
def blind(setup: Setup, state: State, seat: int) -> None:
    """Put the stock in the order of the box: which cards are in it is known, their order is not."""
    unseen = ALL_CARDS
    for place in range(state.drawn):
        unseen &= ~(1 << int(state.stock[place]))
    for place in range(state.drawn, CARDS):
        state.stock[place] = first_of(unseen)
        unseen &= unseen - 1


@rule
def resample(setup: Setup, state: State, seat: int, rng: Rng) -> None:
    """Shuffle the stock."""
    blind(setup, state, seat)
    shuffle(rng, state.stock[state.drawn :], CARDS - state.drawn)
