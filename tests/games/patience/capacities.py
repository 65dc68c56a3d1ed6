"""What could run full in the solitaire. Its adversary chooses the order of the stock as well."""

from __future__ import annotations

import random
from typing import Any

from asterism.game import Terms
from asterism.games._shared.africa_deck import CARDS
from asterism.games.patience.state import HAND, ROWS, cards_in
from asterism.kernel import how_many
from tests.contract.adversary import Capacity, LongMatch
from tests.games.afrika.capacities import OWN_FILES

__all__ = ["CAPACITIES", "LONGEST", "NUMBERED", "OWN_FILES"]

NUMBERED = {"hand": (HAND,), "after": (CARDS,)}
STUBBORN = {**OWN_FILES["no letter twice"], "brigand_next": "none", "hand": 2}
"""As few cards as possible fit on each other."""


def choose_next_card(state: Any, chooser: random.Random) -> None:
    """Any card of the stock may be the next one: every order can be dealt."""
    if state.drawn < CARDS - 1:
        other = chooser.randrange(state.drawn, CARDS)
        state.stock[state.drawn], state.stock[other] = state.stock[other], state.stock[state.drawn]


def rows_and_more_to_come(terms: Terms, state: Any) -> float:
    """Rows, and ends on which few of the cards to come can be laid."""
    taken = 0
    for row in range(state.rows):
        taken |= cards_in(terms.setup.takes[state.last[row]])
    return float(state.rows) - how_many(taken) / CARDS


CAPACITIES = [
    Capacity(("stock",), CARDS, lambda _, state: state.drawn, near=CARDS, seats=1),
    Capacity(
        ("first", "last"), ROWS, lambda _, state: state.rows, near=14, seats=1, options=STUBBORN,
        towards=rows_and_more_to_come, chance=choose_next_card, width=20, tries=8,
    ),
]  # fmt: skip
LONGEST = LongMatch(1, {}, near=CARDS - 1)
