"""How a match begins, and which options do not go together (C9-C14)."""

from __future__ import annotations

from collections import Counter

import pytest

import asterism
from asterism.errors import BadOption
from asterism.games.constellation import GAME
from asterism.options import agree_terms
from tests.games.constellation.table import dealt, seen


def test_C9_the_moon_starts_alone_in_the_middle() -> None:
    tiles = seen(dealt()).tiles
    assert [(tile.star, tile.q, tile.r) for tile in tiles] == [(None, 0, 0)]


def test_C10_the_24_stars_form_three_piles() -> None:
    assert seen(dealt()).reserve == [8, 8, 8]


def test_C11_each_player_draws_one_card_at_random() -> None:
    match = asterism.new("constellation", seats=4, seed=1)
    assert [len(hand) for hand in seen(match).hands] == [1] * 4
    assert seen(match).deck == 28
    firsts = {seen(asterism.new("constellation", seed=seed), 0).hands[0][0].card for seed in range(40)}
    assert len(firsts) > 15


def test_C12_a_card_is_seen_by_its_owner_alone() -> None:
    match = dealt(3, "P05 P07 P30")
    for seat, card in enumerate(("P05", "P07", "P30")):
        shown = [hand[0].card for hand in seen(match, seat).hands]
        assert shown == [card if other == seat else None for other in range(3)]
    assert [hand[0].card for hand in seen(match).hands] == [None, None, None]
    for seat in range(3):
        text = match.text(seat)
        assert sum(card in text for card in ("P05", "P07", "P30")) == 1


def test_C13_clouds_begin_beside_the_table() -> None:
    match = dealt(5)
    assert seen(match).clouds == [None] * 5
    match.play("P4(0,1)")
    assert seen(match).clouds == [(0, 1), None, None, None, None]


def test_C14_the_starting_player_is_drawn_by_lot() -> None:
    starts = Counter(asterism.new("constellation", seats=3, seed=seed).current_seat for seed in range(90))
    assert set(starts) == {0, 1, 2}
    assert min(starts.values()) > 15


def test_C47_points_need_at_least_two_cards() -> None:
    with pytest.raises(BadOption, match="points game needs objectives of at least 2"):
        agree_terms(GAME, 2, {"points": 2})
    assert agree_terms(GAME, 2, {"points": 2, "objectives": 2}).options.points == 2


def test_GC_32_three_cards_must_be_left_to_draw() -> None:
    with pytest.raises(BadOption, match="a deck of 22 cards is enough for 3 each with 5 players"):
        agree_terms(GAME, 5, {"objectives": 4, "deck": 22})
    for seats, objectives, deck in ((5, 3, 22), (4, 4, 22), (5, 5, 32), (5, 5, 33)):
        assert agree_terms(GAME, seats, {"objectives": objectives, "deck": deck}).seats == seats
