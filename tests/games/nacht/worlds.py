"""All worlds that are possible to a seat, listed by hand in small cases."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import permutations
from typing import Any

from asterism.game import Terms
from asterism.games.nacht.pieces import NAMES
from asterism.match import Match
from tests.games.nacht.table import position


def hidden_part(_terms: Terms, state: Any, _seat: int) -> Hashable:
    """The order of the stack, and the orders of asking after the next two "Weiter!"."""
    stack = tuple(NAMES[tile] for tile in state.stack[state.drawn :])
    askings = tuple(int(order) for order in state.asking[state.windows : state.windows + 2])
    return stack, askings


LEFT = ("1A", "1B", "2B", "2C")
"""One corner, one edge and two inner pieces are still in the stack."""


def small_cases() -> Iterator[tuple[Match, int, set[Hashable]]]:
    """Four tiles in the stack: an inner piece on top, seen or not, or a corner; three players or two."""
    orders = {(one, other) for one in range(2) for other in range(2)}
    any_order = set(permutations(LEFT))
    inner_on_top = {stack for stack in any_order if stack[0] in {"2B", "2C"}}
    corner_on_top = {stack for stack in any_order if stack[0] == "1A"}
    yield _match("2C 1A 1B 2B"), 0, {(stack, two) for stack in inner_on_top for two in orders}
    yield _match("1A 2C 1B 2B"), 1, {(stack, two) for stack in corner_on_top for two in orders}
    hidden = _match("2C 1A 1B 2B", show_top_shape=False)
    yield hidden, 2, {(stack, two) for stack in any_order for two in orders}
    yield _match("2C 1A 1B 2B", seats=2), 0, {(stack, (0, 0)) for stack in inner_on_top}
    used = _match("2C 1A 1B 2B")
    used._state.windows = 23
    last = int(used._state.asking[23])
    yield used, 0, {(stack, (last,)) for stack in inner_on_top}


def _match(stack: str, seats: int = 3, **options: Any) -> Match:
    laid = "3C 3D 4C 4D 3B 4B 2D 5C 5D 5B 1C 1D"
    return position(laid, "1E 2E 3E", "4E 5E 2A 3A 4A 5A", seats=seats, stack=stack, **options)
