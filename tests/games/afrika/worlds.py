"""All worlds that are possible to a seat, listed by hand in small cases."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import combinations, permutations
from typing import Any

from asterism.game import Terms
from asterism.games._shared.africa_deck import CARDS
from asterism.games.afrika.state import card_at
from asterism.games.afrika.view import hand_of
from asterism.match import Match
from tests.games.afrika.table import number_of, table


def hidden_part(terms: Terms, state: Any, seat: int) -> Hashable:
    """The other seats' hands and the order of the stock."""
    hands = tuple(tuple(hand_of(state, other)) for other in range(terms.seats) if other != seat)
    stock = tuple(int(card_at(state, state.finished, place)) for place in range(state.drawn, CARDS))
    return hands, stock


def small_cases() -> Iterator[tuple[Match, int, set[Hashable]]]:
    """Late in a round: three hands and a stock of two; two hands without a stock; and a spectator's doubt."""
    match = table("3r 4r", "5r 6r", "7r", stock="8r 9r")
    unseen = numbers("5r 6r 7r 8r 9r")
    yield match, 0, set(_deals(unseen, (2, 1)))
    known = table("3r 4r 5r", "7r 2b 9r 10r")
    yield known, 0, {((tuple(numbers("2b 7r 9r 10r")),), ())}
    yield table("3r 4r", "7r", stock="8r"), -1, set(_deals(numbers("3r 4r 7r 8r"), (2, 1)))


def numbers(codes: str) -> list[int]:
    return sorted(number_of(code) for code in codes.split())


def _deals(unseen: list[int], sizes: tuple[int, ...]) -> Iterator[Hashable]:
    """Every way to fill hands of these sizes, with the rest in any order as the stock."""

    def fill(rest: list[int], left: tuple[int, ...]) -> Iterator[tuple[tuple[tuple[int, ...], ...], list[int]]]:
        if not left:
            yield (), rest
            return
        for hand in combinations(rest, left[0]):
            for others, stock in fill([card for card in rest if card not in hand], left[1:]):
                yield (hand, *others), stock

    for hands, rest in fill(unseen, sizes):
        for stock in permutations(rest):
            yield hands, stock
