"""The solver against trying everything, and its lines against the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

import asterism
from asterism.errors import AsterismError
from asterism.game import Best
from asterism.games._shared.africa_deck import CARDS, NO_CARD, STAR
from asterism.games.patience.solver import (
    FOUND,
    GAVE_UP,
    IMPOSSIBLE,
    MOST_ENDS,
    Solution,
    search_for,
    solve,
    solve_deal,
)
from asterism.games.patience.view import cards_of
from asterism.i18n import Translator
from asterism.match import Match
from asterism.naming import LANGUAGES
from tests.contract.support import random_match
from tests.games.patience.brute import Position, fewest_rows
from tests.games.patience.table import CODES, dealt, numbers, table

CARDS_LEFT = 7
SMALL_BUDGET = 20_000


def position_of(match: Match) -> Position:
    state = match.state
    rows = tuple(tuple(cards_of(state, row)) for row in range(state.rows))
    hand = tuple(int(card) for card in state.hand if card != NO_CARD)
    return rows, hand, tuple(int(card) for card in state.stock[state.drawn : CARDS])


def small_deck(seed: str, hand: int = 2, **options: Any) -> Match:
    """Seven cards to lay on one to three rows; every other deck has the Star among them."""
    chooser = random.Random(seed)
    codes = chooser.sample([code for code in CODES if code != "S"], CARDS_LEFT + 3)
    if chooser.random() < 0.5:
        codes[chooser.randrange(CARDS_LEFT)] = "S"
    starts = codes[CARDS_LEFT:][: chooser.randint(1, 3)]
    return table(*starts, hand=" ".join(codes[:hand]), stock=" ".join(codes[hand:CARDS_LEFT]), **options)


VARIANTS: list[dict[str, Any]] = [
    {},
    {"hand": 3},
    {"star": "immediate"},
    {"brigand_next": "none"},
    {"brigand_next": "any", "lion_both_ways": True},
    {"both_ends": True},
]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_the_solver_agrees_with_trying_everything_on_small_decks(options: dict[str, Any]) -> None:
    for number in range(6):
        match = small_deck(f"small {number}", **options)
        solution = solve(match.terms, match.state, SMALL_BUDGET)
        assert solution.is_exact
        assert solution.rows == fewest_rows(match.terms, position_of(match)), number


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_the_solver_agrees_with_trying_everything_at_the_end_of_real_deals(options: dict[str, Any]) -> None:
    for seed in range(2):
        match = asterism.new("patience", seed=seed, **options)
        while CARDS - match.state.drawn > 3:
            match.play(match.legal_moves()[0])
        solution = solve(match.terms, match.state, SMALL_BUDGET)
        assert solution.is_exact
        assert solution.rows == fewest_rows(match.terms, position_of(match)), seed


def play_line(match: Match, solution: Solution) -> int:
    for action in solution.actions:
        match.play(action)
    assert match.is_over
    assert match.results is not None
    return match.results[0].score


@pytest.mark.parametrize("number", range(2))
def test_the_line_that_the_solver_shows_can_be_played(number: int) -> None:
    match = random_match("patience", 1, f"line {number}")
    solution = solve_deal(match.terms, match.deal, 400)
    assert play_line(match, solution) == solution.rows
    assert 1 <= solution.at_least <= solution.rows


def test_a_small_budget_gives_bounds_that_hold_the_answer() -> None:
    match = asterism.new("patience", seed=4)
    exact = solve_deal(match.terms, match.deal, SMALL_BUDGET)
    assert exact.is_exact
    for budget in (1, 5, 60):
        bounds = solve_deal(match.terms, match.deal, budget)
        assert bounds.at_least <= exact.rows <= bounds.rows
        assert len(bounds.actions) == CARDS - 1
    assert not solve_deal(match.terms, match.deal, 1).is_exact


def test_a_finished_game_is_its_own_solution() -> None:
    match = table("9r", hand="8y")
    match.play("8y 1")
    assert solve(match.terms, match.state) == Solution(at_least=1, rows=1, actions=(), positions=0)


def test_the_star_saves_a_row_that_must_be_started() -> None:
    match = table("9r", hand="3g 5b", stock="S")
    solution = solve(match.terms, match.state)
    assert (solution.at_least, solution.rows) == (2, 2)
    joined = table("9r", "12y", hand="S 10b")
    assert solve(joined.terms, joined.state).rows == 1


def test_a_star_that_is_laid_first_saves_nothing() -> None:
    match = dealt("S 9r 3g")
    assert STAR not in numbers("9r 3g")
    solution = solve(match.terms, match.state, 2_000)
    assert solution.rows >= solution.at_least >= 1
    assert play_line(match, solution) == solution.rows


@pytest.mark.parametrize(
    ("best", "score", "outcome"),
    [
        (Best(2, proven=True), 2, "equal"),
        (Best(2, proven=False), 2, "tied"),
        (Best(2, proven=True), 4, "proven"),
        (Best(2, proven=False), 4, "open"),
    ],
)
def test_a_player_is_compared_with_the_best(best: Best, score: int, outcome: str) -> None:
    assert best.compared_with(score) == outcome
    for language in LANGUAGES:
        assert "2" in Translator(language, "patience").say("table-best", best=best.score, outcome=outcome)


@pytest.mark.parametrize("budget", [1, 2, 3, 50])
def test_a_search_without_time_still_finds_room_for_what_it_notes(budget: int) -> None:
    match = asterism.new("patience", seed=1)
    for wanted in range(1, MOST_ENDS):
        outcome, _, positions = search_for(match.terms, match.state, wanted, budget)
        assert positions <= budget
        assert outcome in {FOUND, IMPOSSIBLE, GAVE_UP}


@pytest.mark.parametrize("budget", [0, -1])
def test_a_search_needs_a_budget(budget: int) -> None:
    match = asterism.new("patience", seed=1)
    with pytest.raises(AsterismError, match=f"a budget of at least one position, not {budget}"):
        solve_deal(match.terms, match.deal, budget)


def test_a_match_knows_the_best_of_its_deal() -> None:
    match = asterism.new("patience", seed=1)
    assert match.best == Best(solve_deal(match.terms, match.deal).rows, proven=True)
