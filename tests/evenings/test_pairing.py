"""Rounds: everybody meets as evenly as possible, byes go round, and nobody who comes or goes breaks one."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asterism.errors import AsterismError
from asterism.evenings import History, Leftover, PairingRules, PairingSystem, PlayedRound, next_round
from asterism.evenings.groups import beginnings, cheapest_of_all, cost_of, divide, improved

SYSTEMS: list[PairingSystem] = ["swiss", "round_robin"]
LEFTOVERS: list[Leftover] = ["bots", "smaller", "byes"]
FEW = settings(max_examples=40, deadline=None)


def rules(
    system: PairingSystem = "round_robin", seats: int = 2, people: int | None = None, leftover: Leftover = "byes"
) -> PairingRules:
    return PairingRules(
        system=system, seats=seats, people=people or seats, leftover=leftover, sizes=frozenset({2, 3, 4, 5})
    )


def names(count: int) -> list[str]:
    return [chr(ord("A") + number // 26) + chr(ord("a") + number % 26) for number in range(count)]


def played(how: PairingRules, players: list[str], rounds: int, seed: str = "s") -> list[PlayedRound]:
    """Some rounds, with results at random."""
    chance, points, made = random.Random(seed), dict.fromkeys(players, Fraction()), list[PlayedRound]()
    for number in range(rounds):
        order = sorted(players, key=lambda player: -points[player])
        plan = next_round(how, order, made, points, f"{seed}{number}")
        made.append(plan)
        for seating in plan.tables:
            winner = chance.choice([player for player in seating if player])
            points[winner] += 1
    return made


def meetings(rounds: list[PlayedRound], players: list[str]) -> Counter[int]:
    """How many pairs met how often."""
    history = History(rounds, 2)
    return Counter(history.meetings(one, other) for one, other in combinations(players, 2))


# --- the property of every round -------------------------------------------------------------


@FEW
@given(st.data())
def test_everybody_is_seated_once_or_has_a_bye_whoever_comes_and_goes(data: st.DataObject) -> None:
    seats = data.draw(st.integers(2, 5))
    how = rules(
        data.draw(st.sampled_from(SYSTEMS)),
        seats,
        data.draw(st.integers(1, seats)),
        data.draw(st.sampled_from(LEFTOVERS)),
    )
    everybody, made = names(14), list[PlayedRound]()
    for number in range(4):
        present = data.draw(st.lists(st.sampled_from(everybody), min_size=5, unique=True))
        points = {player: Fraction(data.draw(st.integers(0, 3))) for player in present}
        plan = next_round(how, present, made, points, str(number))
        seated = [player for seating in plan.tables for player in seating if player is not None]
        assert sorted([*seated, *plan.byes]) == sorted(present)
        assert all(any(seating) for seating in plan.tables)
        counts = [sum(player is not None for player in seating) for seating in plan.tables]
        assert max(counts) - min(counts) <= 1
        if how.leftover == "byes":
            assert set(counts) == {how.people}
            assert len(plan.byes) == len(present) % how.people
        elif how.leftover == "bots" or how.people < how.seats:
            assert not plan.byes
            assert {len(seating) for seating in plan.tables} == {seats}
        else:
            assert all(None not in seating and len(seating) in how.sizes for seating in plan.tables)
        made.append(plan)


@FEW
@given(st.data())
def test_nobody_has_two_byes_before_all_had_one(data: st.DataObject) -> None:
    people = data.draw(st.integers(2, 5))
    how = rules(data.draw(st.sampled_from(SYSTEMS)), people)
    players = names(data.draw(st.integers(people, 11)))
    made = played(how, players, 9, data.draw(st.text("abc", max_size=3)))
    for end in range(1, len(made) + 1):
        byes = Counter(player for one in made[:end] for player in one.byes)
        counts = [byes[player] for player in players]
        assert max(counts) - min(counts) <= 1


@FEW
@given(st.integers(2, 5), st.integers(1, 3), st.sampled_from(SYSTEMS), st.text("abc", max_size=3))
def test_everybody_sits_in_every_seat_almost_equally_often(
    seats: int, tables: int, system: PairingSystem, seed: str
) -> None:
    players = names(seats * tables)
    history = History(played(rules(system, seats), players, 2 * seats, seed), seats)
    for player in players:
        times = [history.times_in_seat(player, seat) for seat in range(seats)]
        assert max(times) - min(times) <= 3, (player, times)


def test_people_among_bots_hold_the_same_seats_at_all_tables_and_all_of_them_in_turn() -> None:
    made = played(rules(seats=4, people=1, leftover="bots"), names(5), 4)
    for number, plan in enumerate(made):
        assert {seating.index(next(filter(None, seating))) for seating in plan.tables} == {number}


# --- meetings --------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [4, 6, 8, 14, 20])
def test_a_round_robin_for_two_lets_everybody_meet_everybody_exactly_once(count: int) -> None:
    players = names(count)
    assert meetings(played(rules(), players, count - 1), players) == {1: count * (count - 1) // 2}


@pytest.mark.parametrize("leftover", ["byes", "bots"])
@pytest.mark.parametrize("count", [5, 7, 13])
def test_a_round_robin_for_an_odd_number_is_complete_too(count: int, leftover: Leftover) -> None:
    players = names(count)
    made = played(rules(leftover=leftover), players, count)
    assert meetings(made, players) == {1: count * (count - 1) // 2}
    alone = Counter(seating[0] or seating[1] for one in made for seating in one.tables if None in seating)
    byes = Counter(player for one in made for player in one.byes)
    assert set((byes if leftover == "byes" else alone).values()) == {1}


def test_nine_players_at_tables_of_three_all_meet_once_in_four_rounds() -> None:
    players = names(9)
    assert meetings(played(rules(seats=3), players, 4), players) == {1: 36}


@FEW
@given(st.integers(3, 8), st.text("abc", max_size=3))
def test_swiss_pairs_repeat_no_meeting_while_that_can_be_helped(half: int, seed: str) -> None:
    players = names(2 * half)
    counts = meetings(played(rules("swiss"), players, 3, seed), players)
    assert max(counts) == 1


def test_swiss_players_with_equal_points_meet() -> None:
    points = {name: Fraction(number // 4) for number, name in enumerate(names(12))}
    plan = next_round(rules("swiss", 4), sorted(points, key=lambda name: -points[name]), [], points, "s")
    assert all(len({points[player or ""] for player in seating}) == 1 for seating in plan.tables)


def brute_force(costs: list[list[int]], size: int) -> int:
    """The lowest cost, by trying every order."""
    orders = permutations(range(1, len(costs)))
    return min(
        cost_of(costs, [order[start : start + size] for start in range(0, len(costs), size)])
        for order in ((0, *rest) for rest in orders)
    )


@FEW
@given(st.sampled_from([(4, 2), (6, 2), (6, 3)]), st.data())
def test_groups_are_the_cheapest_of_all(case: tuple[int, int], data: st.DataObject) -> None:
    count, size = case
    costs = [[0] * count for _ in range(count)]
    for one, other in combinations(range(count), 2):
        costs[one][other] = costs[other][one] = data.draw(st.integers(0, 9))
    least = brute_force(costs, size)
    assert cost_of(costs, cheapest_of_all(costs, size)) == least
    assert cost_of(costs, divide(costs, size, "s")) == least


@FEW
@given(st.sampled_from([(8, 2), (9, 3), (8, 4), (10, 5)]), st.integers(0, 10**6))
def test_groups_that_are_improved_step_by_step_come_close_to_the_cheapest(case: tuple[int, int], seed: int) -> None:
    count, size = case
    chance = random.Random(seed)
    costs = [[0] * count for _ in range(count)]
    for one, other in combinations(range(count), 2):
        costs[one][other] = costs[other][one] = chance.randint(0, 3)
    found = min(cost_of(costs, improved(costs, groups)) for groups in beginnings(count, size, str(seed)))
    least = cost_of(costs, cheapest_of_all(costs, size))
    assert least <= found <= least + 3


def test_a_large_round_meets_without_repetition() -> None:
    players = names(60)
    assert max(meetings(played(rules("swiss", 4, leftover="byes"), players, 4), players)) == 1


# --- refusals --------------------------------------------------------------------------------


def test_too_few_players_are_refused_in_a_sentence() -> None:
    with pytest.raises(AsterismError, match="at least 4 players; there are 3"):
        next_round(rules(seats=4), names(3), [], {}, "s")
    with pytest.raises(AsterismError, match="at least one player"):
        next_round(rules(seats=4, leftover="bots"), [], [], {}, "s")
    odd = PairingRules(system="swiss", seats=4, people=4, leftover="smaller", sizes=frozenset({2, 4}))
    with pytest.raises(AsterismError, match="3 players cannot be divided"):
        next_round(odd, names(3), [], {}, "s")
