"""What can be known of the cards (B3 of the rulings), and what certainly cannot."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from asterism.games.constellation import GAME
from asterism.games.constellation.pieces import name_of
from asterism.kernel import seeded
from asterism.match import Match
from tests.contract.support import random_match, walk
from tests.games.constellation.table import dealt, kinds, position, seen, told

CASE_2 = "L(0,0) 4(0,1) 4(0,2) 4(0,3)"


def sampled(match: Match, seat: int, count: int) -> Counter[tuple[str, ...]]:
    """How often each hand of the next seat is drawn by `resample`."""
    rng, found = seeded("hands"), Counter[tuple[str, ...]]()
    other = (seat + 1) % match.seats
    for _ in range(count):
        world = match.state
        GAME.kernels.resample(match.terms.setup, world, seat, rng)
        found[tuple(name_of(int(card)) for card in world.hands[other, : match.terms.options.objectives])] += 1
    return found


def test_GC_8_a_figure_that_stood_without_a_win_is_ruled_out_for_every_hand() -> None:
    match = position(CASE_2, "P10 P07")
    assert seen(match, 0).hands[1][0].ruled_out == []
    match.play("P4(1,3)")
    assert seen(match, 0).hands[1][0].ruled_out == ["P05"]
    assert seen(match, None).hands[0][0].ruled_out == ["P05"]
    assert ("P05",) not in sampled(match, 0, 300)


def test_GC_31_a_card_drawn_later_may_be_the_figure_that_stood_before() -> None:
    match = position(CASE_2, "P10 P07", change="end_of_turn", coming="P30")
    for move in ("P4(1,3)", "keep", "P5(0,-1)", "change P07"):
        match.play(move)
    assert seen(match, 0).hands[1][0].ruled_out == []
    match.play("P5(1,-1)")
    assert seen(match, 0).hands[1][0].ruled_out == ["P05"]


def test_GC_8_each_held_card_has_its_own_exclusions_and_all_worlds_are_equally_likely() -> None:
    """B's first card was drawn after P05 stood, the second before: only the first may be P05."""
    match = position(CASE_2, "P10 P33 P07 P06", objectives=2, change="end_of_turn", deck=22, coming="P30")
    for move in ("P4(1,3)", "keep", "P4(0,-1)", "change P07"):
        match.play(move)
    first, second = seen(match, 0).hands[1]
    assert (first.ruled_out, second.ruled_out) == ([], ["P05"])
    unseen = {card.name for card in match.terms.printed.cards} - {"P10", "P33", "P07"}
    worlds = {pair for pair in permutations(sorted(unseen), 2) if pair[1] != "P05"}
    draws = 100
    found = sampled(match, 0, draws * len(worlds))
    assert set(found) == worlds
    chi_square = sum((count - draws) ** 2 / draws for count in found.values())
    assert chi_square <= len(worlds) + 5 * (2 * len(worlds)) ** 0.5


def test_GC_10_realised_cards_are_known_to_be_discarded() -> None:
    match = position(CASE_2, "P10 P33 P05 P06", objectives=2, points=3)
    match.play("P4(1,3)")
    assert seen(match, 0).discard == ["P05"]
    assert all("P05" not in hand for hand in sampled(match, 0, 200))


@pytest.mark.parametrize("seats", [2, 5])
def test_C12_a_sampled_world_never_holds_what_is_ruled_out(seats: int) -> None:
    match = random_match("constellation", seats, f"ruled out {seats}")
    rng = seeded("worlds")
    for _ in walk(match, "ruled out"):
        hands = seen(match, 0).hands
        world = match.state
        GAME.kernels.resample(match.terms.setup, world, 0, rng)
        for seat, hand in enumerate(hands):
            for place, objective in enumerate(hand):
                card = name_of(int(world.hands[seat, place]))
                assert card not in objective.ruled_out
                assert objective.card in {None, card}


def test_C12_the_secret_of_reshuffles_is_blinded_and_resampled() -> None:
    match = dealt()
    secrets = set()
    rng = seeded("secret")
    for _ in range(20):
        world = match.state
        GAME.kernels.resample(match.terms.setup, world, 0, rng)
        secrets.add(int(world.secret))
    assert len(secrets) == 20
    assert match.blinded(0).secret == 0


def test_C12_at_the_end_all_cards_are_shown() -> None:
    match = position(CASE_2, "P05 P07 P30", seats=3)
    match.play("P4(1,3)")
    assert [hand[0].card for hand in seen(match, None).hands] == ["P05", "P07", "P30"]


def test_GC_8_an_event_tells_what_a_standing_figure_rules_out_and_only_when_it_is_news() -> None:
    match = position(CASE_2, "P10 P07")
    assert "figure_stood" in kinds(told(match, "P4(1,3)"))
    assert match.revealed_since(0, 0)
    assert "figure_stood" not in kinds(told(match, "P5(2,3)"))
    assert not match.revealed_since(1, 0)


def test_GC_8_a_discarded_figure_that_still_stands_is_no_news() -> None:
    match = position(CASE_2, "P05 P33 P10 P06", objectives=2, points=3, coming="P30")
    assert "objective_realised" in kinds(told(match, "P4(1,3)"))
    assert "figure_stood" not in kinds(told(match, "P5(2,3)"))
