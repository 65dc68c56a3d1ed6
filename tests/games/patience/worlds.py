"""All worlds that are possible to the player, listed by hand in small cases."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import permutations
from typing import Any

from asterism.game import Terms
from asterism.games._shared.africa_deck import CARDS
from asterism.match import Match
from tests.games.patience.table import numbers, table


def hidden_part(terms: Terms, state: Any, seat: int) -> Hashable:  # noqa: ARG001 (the contract's signature)
    """The order of the stock."""
    return tuple(int(card) for card in state.stock[state.drawn : CARDS])


def small_cases() -> Iterator[tuple[Match, int, set[Hashable]]]:
    """A stock of four, of one, and none: any order of the cards that are left."""
    for stock in ("4b 5b S 9r", "4b", ""):
        match = table("2g", "12y 3r", hand="8y 7r", stock=stock)
        yield match, 0, set(permutations(numbers(stock)))
