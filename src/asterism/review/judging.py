"""Judging decisions: a tree search like a bot's, from the blinded state of the seat that decided.

The judgement uses neither what was hidden from the seat nor what happened later.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from asterism.arrays import np
from asterism.bots.protocol import Situation, situation_of
from asterism.bots.search.bot import Budget, Tree, explore_stepwise
from asterism.bots.steps import Steps, at_once
from asterism.errors import AsterismError
from asterism.kernel import Rng, seeded
from asterism.match import Match
from asterism.review.decisions import Choice, Decision, Review
from asterism.standing import Guarded

SEARCHES = 3
"""The budget is divided among three searches: all moves, the best move alone, the played move alone."""
BATCHES = 20
"""The search of one move is divided into batches, whose variance gives the standard error of their mean."""
NEGLIGIBLE_SCORE, NEGLIGIBLE_CHANCE = 0.05, 0.01
"""Smaller losses are never called costly."""
DEFAULT_BUDGET = Budget(simulations=6000)

Progress = Callable[[int, int], None]
"""(decisions judged, decisions in all)."""


@dataclass(frozen=True)
class Question:
    """A decision to be judged."""

    position: Match
    """The match before the move."""
    situation: Situation
    """What the seat knew then."""
    played: int
    """The action that the seat chose."""

    @property
    def move(self) -> int:
        """The number of the move, from 1."""
        return len(self.position.turns) + 1

    @property
    def seat(self) -> int:
        """The seat that decided."""
        return self.situation.seat


@dataclass(frozen=True)
class MoveValue:
    """The expected result of a move: the mean of its simulations, and the variance of that mean."""

    mean: float
    variance: float


def review(
    match: Match,
    budget: Budget = DEFAULT_BUDGET,
    *,
    seed: str = "review",
    seat: int | None = None,
    progress: Progress = lambda _, __: None,
) -> Review:
    """Judge all decisions of a match, or those of one seat. The same seed and simulations give the same review."""
    questions, decisions = questions_in(match, seat), list[Decision]()
    for question in questions:
        progress(len(decisions), len(questions))
        decisions.append(judge(question, budget, seed))
    return review_of(match, decisions)


def questions_in(match: Match, seat: int | None = None) -> list[Question]:
    """All moves for which the seat had an alternative."""
    return at_once(questions_stepwise(match, seat))


def questions_stepwise(match: Match, seat: int | None = None) -> Steps[list[Question]]:
    """The same, a move in each step."""
    if seat is not None and seat not in range(match.seats):
        raise AsterismError(f"there is no seat {seat}; the seats are 0 to {match.seats - 1}")
    again, questions = Match(match.terms, match.deal, match.players), list[Question]()
    for turn in match.turns:
        if seat in {None, turn.seat} and len(again.legal_actions(turn.seat)) > 1:
            played = match.game.moves.action_of(match.terms, again.position, turn.seat, turn.move)
            questions.append(Question(again.copy(), situation_of(again, turn.seat), played))
        again.play(turn.move, seat=turn.seat)
        yield
    return questions


def judge(question: Question, budget: Budget = DEFAULT_BUDGET, seed: str = "review") -> Decision:
    """Compare the expected result of the played move with that of the bot's move."""
    return at_once(judge_stepwise(question, budget, seed))


def judge_stepwise(question: Question, budget: Budget = DEFAULT_BUDGET, seed: str = "review") -> Steps[Decision]:
    """The same in steps."""
    with Guarded(question.situation.terms.game):
        return (yield from _judge(question, budget, seed))


def _judge(question: Question, budget: Budget, seed: str) -> Steps[Decision]:
    situation, part = question.situation, share_of(budget, SEARCHES)
    legal = np.array(situation.legal_actions, dtype=np.int32)
    best = (yield from explore_stepwise(situation, legal, part, seeded(f"{seed} {question.move} all")))[0].action
    played = yield from value_of_move(situation, question.played, part, seeded(f"{seed} {question.move} played"))
    best_value = played
    if best != question.played:
        best_value = yield from value_of_move(situation, best, part, seeded(f"{seed} {question.move} best"))
    if best_value.mean <= played.mean:
        best, best_value = question.played, played
    loss = best_value.mean - played.mean
    margin = 2.0 * math.sqrt(best_value.variance + played.variance) if best != question.played else 0.0
    return Decision(
        move=question.move,
        seat=question.seat,
        options=len(legal),
        played=choice_of(question, question.played, played),
        best=choice_of(question, best, best_value),
        loss=loss,
        margin=margin,
        costly=loss > max(margin, NEGLIGIBLE_SCORE if situation.terms.seats == 1 else NEGLIGIBLE_CHANCE),
    )


def share_of(budget: Budget, parts: int) -> Budget:
    """One of several equal parts of a budget."""
    simulations, seconds = budget.simulations, budget.seconds
    return replace(
        budget,
        simulations=None if simulations is None else max(1, simulations // parts),
        seconds=None if seconds is None else seconds / parts,
    )


def value_of_move(situation: Situation, action: int, budget: Budget, rng: Rng) -> Steps[MoveValue]:
    """Search one move alone, so that a bad move is judged as carefully as a good one."""
    tree = Tree(situation, np.array([action], dtype=np.int32), situation.terms.game.search, rng)
    values, part = list[float](), share_of(budget, BATCHES)
    for _ in range(BATCHES):
        visits, value = int(tree.nodes[0].visits), float(tree.nodes[0].value)
        yield from tree.think_stepwise(part)
        values.append((tree.nodes[0].value - value) / max(1, tree.nodes[0].visits - visits))
    mean = math.fsum(values) / BATCHES
    variance = math.fsum((value - mean) ** 2 for value in values) / (BATCHES - 1)
    return MoveValue(mean, variance / BATCHES)


def choice_of(question: Question, action: int, value: MoveValue) -> Choice:
    """A move with its notation, its first event and its expected result."""
    match, seat = question.position, question.seat
    return Choice(
        text=match.notation(question.situation.move(action)),
        event=match.first_event(action, seat),
        expected=abs(value.mean),
    )


def review_of(match: Match, decisions: Iterable[Decision]) -> Review:
    """The review that consists of these decisions."""
    return Review(
        game=match.game.name,
        players=list(match.players),
        moves=len(match.turns),
        decisions=list(decisions),
        outcome=outcome_of(match),
        names=match.terms.names,
    )


def outcome_of(match: Match) -> list[float] | None:
    """Each seat's share of the win; the score in a game for one player."""
    results = match.results
    if results is None:
        return None
    if match.seats == 1:
        return [float(results[0].score)]
    winners: Sequence[int] = [result.seat for result in results if result.rank == 1]
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(match.seats)]
