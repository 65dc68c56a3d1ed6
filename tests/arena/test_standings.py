"""Estimates, ratings, duels and the sequential test behind the stopping rule."""

from __future__ import annotations

import io
import math
import random

import numpy as np
import pytest
from rich.console import Console

from asterism.arena.statistics import evidence, mean, share, wilson
from asterism.arena.tournament.play import Outcome
from asterism.arena.tournament.standings import standings
from asterism.arena.tournament.stopping import StoppingRule
from asterism.cli.arena_output import show_standings
from tests.arena.support import outcome, play, spec


def test_wilson_gives_the_textbook_interval() -> None:
    found = wilson(0.5, 100, 100)
    assert (found.low, found.high) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    all_won = wilson(1.0, 10, 10)
    assert (all_won.low, all_won.high) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_games_of_a_deal_that_always_agree_count_as_one() -> None:
    rng = np.random.default_rng(1)
    deals = rng.integers(0, 2, 200).astype(float)
    alone, fourfold = share(deals, np.ones(200)), share(4 * deals, np.full(200, 4.0))
    assert fourfold.value == alone.value
    assert fourfold.high - fourfold.low == pytest.approx(alone.high - alone.low, rel=0.02)


@pytest.mark.parametrize("chance", [0.1, 0.5])
def test_intervals_hold_the_truth_about_as_often_as_they_say(chance: float) -> None:
    rng = np.random.default_rng(2)
    inside = inside_mean = 0
    for _ in range(400):
        strength = rng.beta(8 * chance, 8 * (1 - chance), 60)
        wins = rng.binomial(3, strength).astype(float)
        found, normal = share(wins, np.full(60, 3.0)), mean(wins, np.full(60, 3.0))
        inside += found.low <= chance <= found.high
        inside_mean += normal.low <= chance <= normal.high
    assert 0.91 <= inside / 400 <= 0.99
    assert 0.89 <= inside_mean / 400 <= 0.99


def test_a_single_deal_gives_no_error() -> None:
    assert math.isnan(mean(np.array([3.0]), np.array([1.0])).low)
    one = share(np.array([1.0]), np.array([1.0]))
    assert one.low < 0.3


def test_draws_are_named_in_a_game_that_knows_them() -> None:
    games = [outcome(0, [1, 1]), outcome(0, [1, 2], (1, 0))]
    assert standings(spec("greedy", "random"), games).draws == 0
    results = standings(spec("greedy", "random", game="constellation"), games)
    assert results.draws == 1
    shown = io.StringIO()
    show_standings(results, Console(file=shown, width=120))
    assert "1 game was drawn, which counts as an equal share for everybody." in shown.getvalue()


def test_shared_wins_and_seats_are_counted() -> None:
    chosen = spec("greedy", "random")
    games = [outcome(0, [1, 1]), outcome(0, [1, 2], (1, 0)), outcome(1, [1, 2]), outcome(1, [2, 1], (1, 0))]
    results = standings(chosen, games)
    by_name = {one.bot: one for one in results.entrants}
    assert by_name["greedy"].wins.value == pytest.approx(2.5 / 4)
    assert by_name["random"].wins.value == pytest.approx(1.5 / 4)
    assert by_name["greedy"].wins_by_seat[0].value == pytest.approx(1.5 / 2)
    assert by_name["greedy"].rank.value == pytest.approx(5 / 4)
    assert (results.games, results.deals, results.equal_share) == (4, 2, 0.5)
    duel = results.duels[0]
    assert (duel.first, duel.second) == ("greedy", "random")
    assert duel.ahead.value == pytest.approx(2.5 / 4)


def test_ratings_follow_strength() -> None:
    results = standings(chosen := spec("random", "greedy:20", "greedy"), play(chosen, 60))
    ratings = {one.bot: one.rating for one in results.entrants}
    assert ratings["greedy"].mu > ratings["greedy:20"].mu > ratings["random"].mu
    assert all(rating.sigma < 25 / 3 for rating in ratings.values())
    assert [one.bot for one in results.entrants] == ["greedy", "greedy:20", "random"]


def test_a_rating_does_not_move_where_a_bot_meets_only_itself() -> None:
    results = standings(chosen := spec("random"), play(chosen, 3))
    assert results.entrants[0].rating.mu == 25
    assert not results.duels
    assert not results.clear


def coin_tosses(first_wins: float, deals: int, seed: int) -> list[Outcome]:
    rng = random.Random(seed)
    games = []
    for deal in range(deals):
        for seating in ((0, 1), (1, 0)):
            first = rng.random() < first_wins
            games.append(outcome(deal, [1, 2] if first == (seating[0] == 0) else [2, 1], seating))
    return games


def test_testing_after_every_cycle_is_rarely_wrong() -> None:
    chosen = spec("greedy", "random")
    fooled = sum(StoppingRule(chosen).update(coin_tosses(0.5, 300, seed)) for seed in range(100))
    assert fooled <= 8


def test_a_clear_difference_is_soon_clear() -> None:
    chosen = spec("greedy", "random")
    stopping = StoppingRule(chosen)
    games = coin_tosses(0.8, 300, 1)
    assert stopping.update(games)
    assert stopping.deals_needed is not None
    assert stopping.deals_needed < 60
    assert {game.deal for game in stopping.counted(games)} == set(range(stopping.deals_needed))


def test_the_order_in_which_games_finish_does_not_matter() -> None:
    chosen, games = spec("greedy", "random"), coin_tosses(0.8, 300, 1)
    in_order, shuffled = StoppingRule(chosen), StoppingRule(chosen)
    in_order.update(games)
    random.Random(3).shuffle(games)
    for start in range(0, len(games), 7):
        shuffled.update(games[start : start + 7])
    assert shuffled.deals_needed == in_order.deals_needed


def test_evidence_is_nothing_without_deals_and_symmetric() -> None:
    assert evidence(np.zeros(0)) == 1
    assert evidence(np.zeros(10)) == pytest.approx(1)
    assert evidence(np.ones(30)) > 1000
    assert evidence(-np.ones(30)) < 1


def test_every_bot_has_its_own_line_on_eighty_columns() -> None:
    names = ("supernova@0.125", "search:100000msx12", "twinkle@0.125", "greedy:35")
    screen = io.StringIO()
    chosen = spec(*names, game="sternenhimmel", seats=4)
    show_standings(standings(chosen, [outcome(0, [1, 2, 3, 4], (0, 1, 2, 3))]), Console(file=screen, width=80))
    lines = screen.getvalue().splitlines()
    for name in names:
        assert sum(line.strip().startswith(name) and "±" in line for line in lines) == 1
    assert "faults" not in screen.getvalue(), "nobody made one"
