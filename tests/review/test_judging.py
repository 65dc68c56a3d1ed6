"""Decisions are judged by what the seat knew, and by nothing else."""

from __future__ import annotations

import numpy as np
import pytest

import asterism
from asterism import bots
from asterism.bots.search.bot import Budget, explore
from asterism.errors import AsterismError
from asterism.kernel import seeded
from asterism.match import Match
from asterism.review import Question, judge, questions_in, review
from tests.contract.support import TABLES, random_match, walk

FEW = Budget(simulations=240)
FEWEST_SEATS = [(name, asterism.load(name).seats[0]) for name in asterism.names()]


def played(name: str, seats: int, moves: int = 10_000) -> Match:
    """A match of random moves."""
    match = random_match(name, seats, "review")
    for _ in walk(match, "review"):
        if len(match.turns) == moves:
            break
    return match


def test_a_planted_blunder_is_found() -> None:
    """Bots play well, except for one move: the worst that the search can find."""
    match = asterism.new("sternenhimmel", seats=3, seed="blunder")
    careful, blunder = bots.make("search:300", "careful"), 31
    while (seat := match.current_seat) is not None:
        situation = bots.situation_of(match, seat)
        move = careful.choose(situation)
        if len(match.turns) + 1 == blunder:
            legal = np.array(situation.legal_actions, dtype=np.int32)
            considered = explore(situation, legal, Budget(simulations=5000), seeded("worst"))
            move = min(considered, key=lambda estimate: estimate.expected).move
        match.play(move, seat=seat)
    found = review(match, Budget(simulations=1500))
    assert blunder in [decision.move for decision in found.costliest(3)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_was_hidden_makes_no_difference(name: str, seats: int) -> None:
    """The same decision in another world that its seat could not tell apart is judged the same, to the last digit."""
    for question in questions_in(played(name, seats))[3::17]:
        elsewhere = question.position.copy()
        world = elsewhere.state
        elsewhere.game.kernels.resample(elsewhere.terms.setup, world, question.seat, seeded(f"{question.move}"))
        elsewhere._state = world
        other = Question(elsewhere, bots.situation_of(elsewhere, question.seat), question.played)
        assert judge(other, FEW) == judge(question, FEW)


@pytest.mark.parametrize(("name", "seats"), FEWEST_SEATS)
def test_what_happened_later_makes_no_difference(name: str, seats: int) -> None:
    whole, early = review(played(name, seats), FEW), review(played(name, seats, moves=12), FEW)
    assert early.moves == 12
    assert early.outcome is None
    assert early.decisions == whole.decisions[: len(early.decisions)]
    assert early.decisions


@pytest.mark.parametrize(("name", "seats"), FEWEST_SEATS)
def test_the_same_seed_gives_the_same_review_and_another_seed_another(name: str, seats: int) -> None:
    match = played(name, seats, moves=15)
    assert review(match, FEW) == review(match, FEW)
    assert review(match, FEW) != review(match, FEW, seed="another")


@pytest.mark.parametrize(("name", "seats"), FEWEST_SEATS)
def test_playing_the_bots_move_loses_nothing(name: str, seats: int) -> None:
    questions = questions_in(played(name, seats))
    improved = 0
    for question in questions[::5]:
        found = judge(question, FEW)
        position = question.position
        best = position.game.moves.action_of(
            position.terms, position.position, question.seat, position.read(found.best.text)
        )
        again = judge(Question(position, question.situation, best), FEW)
        improved += found.loss > 0
        assert found.loss >= 0
        assert again.loss == again.margin == 0
        assert again.best == again.played
        assert not again.costly
    assert improved


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_move_with_an_alternative_is_a_question(name: str, seats: int) -> None:
    match = played(name, seats)
    asked = {question.move: question for question in questions_in(match)}
    again = Match(match.terms, match.deal)
    for number, turn in enumerate(match.turns, start=1):
        legal = again.legal_actions(turn.seat)
        assert (number in asked) == (len(legal) > 1)
        if number in asked:
            assert asked[number].situation.move(asked[number].played) == turn.move
            assert asked[number].situation.state.tobytes() == again.blinded(turn.seat).tobytes()
        again.play(turn.move, seat=turn.seat)


def test_one_seat_can_be_reviewed_alone() -> None:
    match = played("nacht", 3)
    whole, own = review(match, FEW), review(match, FEW, seat=1)
    assert own.decisions == [decision for decision in whole.decisions if decision.seat == 1]
    with pytest.raises(AsterismError, match="no seat 3; the seats are 0 to 2"):
        review(match, FEW, seat=3)


def test_chances_are_chances_and_a_course_ends_with_the_outcome() -> None:
    match = played("sternenhimmel", 4)
    found = review(match, FEW)
    assert match.results
    for seat in range(4):
        course = found.course(seat)
        assert [move for move, _ in course] == sorted(move for move, _ in course)
        assert all(0 <= value <= 1 for _, value in course)
        assert course[-1] == (len(match.turns), 1.0 if match.results[seat].rank == 1 else 0.0)
    assert sum(found.outcome or ()) == 1


def test_the_costliest_are_clear_and_in_order() -> None:
    found = review(played("sternenhimmel", 3), FEW)
    losses = [decision.loss for decision in found.costliest(100)]
    assert losses == sorted(losses, reverse=True)
    assert all(decision.loss > max(decision.margin, 0.01) for decision in found.costliest(100))
    assert len(losses) == sum(decision.costly for decision in found.decisions)
    assert len(found.costliest(2)) == 2


def test_in_a_game_for_one_player_the_expected_score_is_given() -> None:
    match = played("patience", 1)
    found = review(match, FEW)
    assert match.results
    assert found.is_solitaire
    assert found.outcome == [match.results[0].score]
    last = found.decisions[-1]
    assert last.played.expected == pytest.approx(match.results[0].score, abs=1.5)
    assert all(decision.best.expected <= decision.played.expected for decision in found.decisions)


@pytest.mark.parametrize(("name", "seats"), [table for table in TABLES if table[1] == 1])
def test_in_a_game_for_one_player_the_final_evaluation_is_the_score(name: str, seats: int) -> None:
    match = played(name, seats)
    assert match.results
    assert abs(match.game.kernels.evaluate(match.terms.setup, match.state, 0)) == match.results[0].score


def test_more_simulations_give_a_smaller_margin() -> None:
    question = questions_in(played("sternenhimmel", 3))[10]
    margins = [
        [judge(question, Budget(simulations=times), f"{seed}").margin for seed in range(8)] for times in (240, 4800)
    ]
    assert 0 < max(margins[1]) < min(margins[0])
