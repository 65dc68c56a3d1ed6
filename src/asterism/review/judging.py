"""How a decision is judged: a search like a bot's, from the blinded state of the seat that decided.

Nothing that the seat could not know then is used, and nothing that happened later: only what was to be expected.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from asterism.bots.protocol import Situation, situation_of
from asterism.bots.search.bot import Budget, Tree, explore
from asterism.errors import AsterismError
from asterism.kernel import Rng, seeded
from asterism.match import Match
from asterism.review.findings import Choice, Decision, Review

LOOKS = 3
"""A budget is shared out: one look at all moves, one at what it liked best, one at what was played."""
PIECES = 20
"""A look at one move is made in so many pieces; from how they differ follows how far its mean can be trusted."""
TRIFLES = {True: 0.05, False: 0.01}
"""Less than this is not worth a word: of a score, for a lone player, or of a chance."""
USUAL = Budget(simulations=6000)

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Question:
    """A decision that was made, to be judged."""

    position: Match
    """The match before the move."""
    situation: Situation
    """What the seat knew."""
    played: int
    """The action it took."""

    @property
    def move(self) -> int:
        """The number of the move, from 1."""
        return len(self.position.turns) + 1

    @property
    def seat(self) -> int:
        """Who decided."""
        return self.situation.seat


@dataclass(frozen=True)
class Weighed:
    """What a move promised: the mean of its simulations, and the variance of that mean."""

    mean: float
    variance: float


def review(
    match: Match,
    budget: Budget = USUAL,
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
    """All moves for which there was an alternative."""
    if seat is not None and seat not in range(match.seats):
        raise AsterismError(f"there is no seat {seat}; the seats are 0 to {match.seats - 1}")
    again, questions = Match(match.terms, match.deal, match.players), list[Question]()
    for turn in match.turns:
        if seat in {None, turn.seat} and len(again.legal_actions(turn.seat)) > 1:
            played = match.game.moves.action_of(match.terms, again.state, turn.seat, turn.move)
            questions.append(Question(again.copy(), situation_of(again, turn.seat), played))
        again.play(turn.move, seat=turn.seat)
    return questions


def judge(question: Question, budget: Budget = USUAL, seed: str = "review") -> Decision:
    """What the seat could expect of the move it made, and of the one that the bot would have made."""
    situation, part = question.situation, share_of(budget, LOOKS)
    legal = np.array(situation.legal_actions, dtype=np.int32)
    best = explore(situation, legal, part, seeded(f"{seed} {question.move} all"))[0].action
    played = weigh(situation, question.played, part, seeded(f"{seed} {question.move} played"))
    liked = played
    if best != question.played:
        liked = weigh(situation, best, part, seeded(f"{seed} {question.move} best"))
    if liked.mean <= played.mean:
        best, liked = question.played, played
    loss = liked.mean - played.mean
    margin = 2.0 * math.sqrt(liked.variance + played.variance) if best != question.played else 0.0
    return Decision(
        move=question.move,
        seat=question.seat,
        options=len(legal),
        played=choice_of(question, question.played, played),
        best=choice_of(question, best, liked),
        loss=loss,
        margin=margin,
        costly=loss > max(margin, TRIFLES[situation.terms.seats == 1]),
    )


def share_of(budget: Budget, parts: int) -> Budget:
    """One of so many equal parts of a budget."""
    simulations, seconds = budget.simulations, budget.seconds
    return replace(
        budget,
        simulations=None if simulations is None else max(1, simulations // parts),
        seconds=None if seconds is None else seconds / parts,
    )


def weigh(situation: Situation, action: int, budget: Budget, rng: Rng) -> Weighed:
    """Look at one move alone, so that a bad one is judged with as much care as a good one."""
    tree = Tree(situation, np.array([action], dtype=np.int32), situation.terms.game.search, rng)
    values, part = list[float](), share_of(budget, PIECES)
    for _ in range(PIECES):
        visits, value = int(tree.nodes[0].visits), float(tree.nodes[0].value)
        tree.think(part)
        values.append((tree.nodes[0].value - value) / max(1, tree.nodes[0].visits - visits))
    return Weighed(float(np.mean(values)), float(np.var(values, ddof=1)) / PIECES)


def choice_of(question: Question, action: int, weighed: Weighed) -> Choice:
    """A move in the game's own words."""
    match, seat = question.position, question.seat
    first, *_ = match.copy().play(action, seat=seat)
    return Choice(
        text=match.notation(question.situation.move(action)),
        event=match.game.events.redact(match.terms, first, seat),
        expected=abs(weighed.mean),
    )


def review_of(match: Match, decisions: Iterable[Decision]) -> Review:
    """The review that these decisions make."""
    return Review(match.game.name, list(match.players), len(match.turns), list(decisions), outcome_of(match))


def outcome_of(match: Match) -> list[float] | None:
    """Each seat's share of the win; a lone player's score."""
    results = match.results
    if results is None:
        return None
    if match.seats == 1:
        return [float(results[0].score)]
    winners: Sequence[int] = [result.seat for result in results if result.rank == 1]
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(match.seats)]
