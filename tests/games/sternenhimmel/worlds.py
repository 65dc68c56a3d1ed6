"""All worlds that are possible to a seat, listed by hand in small cases."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import permutations
from typing import Any

import asterism
from asterism.game import Terms
from asterism.games.sternenhimmel.view import tokens_in
from asterism.match import Match

PILE = ["Leo", "Virgo", "Scorpius", "Aries", "Taurus", "Gemini", "Cancer", "Libra", "Sagittarius"]
REST = ["Capricornus", "Aquarius", "Pisces"]


def hidden_part(terms: Terms, state: Any, seat: int) -> Hashable:
    """The other seats' hands and face-down tokens, and the next board."""
    hands = tuple(tuple(tokens_in(state.hand[other])) for other in range(terms.seats) if other != seat)
    tokens = tuple(
        int(state.kind[place, star])
        for place in range(terms.seats)
        for star in range(9)
        if (terms.setup.large[state.places[place]] >> star) & 1
    )
    return hands, tokens, int(state.pile[state.drawn])


def small_cases() -> Iterator[tuple[Match, int, set[Hashable]]]:
    """Matches of three in which seat 1 has one or two tokens face down."""
    for moves in (["5 Leo 3", "7 Leo 1", "1 Virgo 3"], ["5 Leo 3", "7 Leo 1", "1 Virgo 3", "3 Leo 4", "D Leo 2"]):
        match = asterism.new("sternenhimmel", seats=3, deal={"pile": PILE + REST, "first_player": 0})
        for move in moves:
            match.play(move)
        yield (
            match,
            0,
            set(_possible(match, face_down=sum(move.endswith(("Leo 1", "Leo 2")) for move in moves))),
        )


def _possible(match: Match, face_down: int) -> Iterator[Hashable]:
    """Seat 1 placed nothing face up; seat 2 only the 1. Boards 3 to 11 may come next."""
    all_tokens = ["1", "3", "5", "6", "7", "10", "X", "D", "D"]
    kinds = ["1", "3", "5", "6", "7", "10", "X", "D"]
    names = [board.name for board in match.terms.printed.board]
    for hidden in set(permutations(all_tokens, face_down)):
        hand = list(all_tokens)
        for token in hidden:
            hand.remove(token)
        leo = [kinds.index(token) for token in hidden] + [-1] * (3 - face_down)
        tokens = (*leo, -1, -1, -1, -1, -1)
        for board in (PILE + REST)[3:]:
            yield (tuple(hand), tuple(all_tokens[1:])), tokens, names.index(board)
