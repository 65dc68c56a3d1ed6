"""Whether one move of a position is clearly the best on what the seat knows, and how hard it is to find.

A moderate search has to find the same move as several much larger ones with other random numbers, each time by a clear
margin. All searches begin with the blinded state of the seat, so nothing hidden counts.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain

from asterism.arrays import np
from asterism.bots.protocol import Situation
from asterism.bots.search.bot import Budget, MoveEstimate, explore
from asterism.bots.steps import at_once
from asterism.game import Move
from asterism.kernel import seeded
from asterism.puzzles.puzzle import Difficulty, SearchSizes
from asterism.review.judging import MoveValue, value_of_move

CLEAR_CHANCE, CLEAR_SCORE = 0.08, 0.15
"""By how much the best move has to be better: in chances of winning, and alone at the table in the score."""
SURE = 1.5
"""The margin must exceed the uncertainty of the difference, which is twice its standard error, by this factor."""
LOST, WON = 0.08, 0.97
"""With a smaller or larger chance of winning, a position is no puzzle any more."""
FEWEST_MOVES = 3
MAX_CHOICES = 5
"""How many moves of each search are judged one by one, and how many are kept."""
LARGER, LARGE_SEARCHES = 10, 3
"""How many times as many simulations a large search makes, and how many of them have to agree."""
SCREENING = 4
"""The part of a moderate search after which most positions are known to be none."""
TRIES, FOUND = 8, 7
"""A small search finds a move that it finds so often in so many tries."""
SMALL = 40, 400


@dataclass(frozen=True)
class Verdict:
    """The moves of a position that are worth comparing, the best first."""

    actions: list[int]
    values: list[MoveValue]


def sizes_for(moderate: int) -> SearchSizes:
    """How many simulations are made."""
    return SearchSizes(moderate, moderate * LARGER, SMALL)


def judge(
    situation: Situation, sizes: SearchSizes, seed: str, is_wanted: Callable[[Move], bool] = lambda _: True
) -> Verdict | None:
    """What a large search thinks of the moves, if one is clearly the best by a moderate one and by the large one.

    Where nobody wants the move that a short search finds, the others are spared.
    """
    if len(situation.legal_actions) < FEWEST_MOVES:
        return None
    first = search(situation, sizes.moderate // SCREENING, f"{seed} screening")
    if not may_be_clear(situation, first) or not is_wanted(first[0].move):
        return None
    moderate = compare(situation, sizes.moderate, [f"{seed} moderate"])
    if moderate is None or moderate.actions[0] != first[0].action:
        return None
    large = compare(situation, sizes.large, [f"{seed} large {number}" for number in range(LARGE_SEARCHES)])
    return large if large is not None and large.actions[0] == moderate.actions[0] else None


def may_be_clear(situation: Situation, found: list[MoveEstimate]) -> bool:
    """Whether the first move is ahead of the second by half of what is asked for, in a match that is still open."""
    best, second = found[0], found[1]
    is_open = situation.terms.seats == 1 or LOST < best.expected < WON
    return is_open and best.expected - second.expected >= clear_margin(situation) / 2


def compare(situation: Situation, simulations: int, seeds: Sequence[str]) -> Verdict | None:
    """The moves that the searches with these seeds try most, each judged by itself.

    None unless all searches try the same move most, and it is clearly the best of them.
    """
    found = [[one.action for one in search(situation, simulations, seed)[:MAX_CHOICES]] for seed in seeds]
    best = found[0][0]
    if any(actions[0] != best for actions in found):
        return None
    alone = Budget(max(1, simulations // MAX_CHOICES))
    values = {
        action: at_once(value_of_move(situation, action, alone, seeded(f"{seeds[0]} {action}")))
        for action in dict.fromkeys(chain.from_iterable(found))
    }
    actions = sorted(values, key=lambda action: -values[action].mean)[:MAX_CHOICES]
    first, second = values[actions[0]], values[actions[1]]
    margin = max(clear_margin(situation), SURE * 2.0 * math.sqrt(first.variance + second.variance))
    if actions[0] != best or first.mean - second.mean < margin:
        return None
    return Verdict(actions, [values[action] for action in actions])


def clear_margin(situation: Situation) -> float:
    """By how much the best move has to be better."""
    return CLEAR_SCORE if situation.terms.seats == 1 else CLEAR_CHANCE


def difficulty_of(situation: Situation, best: int, sizes: SearchSizes, seed: str) -> Difficulty:
    """How small a search finds the best move nearly always."""
    for simulations, difficulty in zip(sizes.small, ("easy", "medium"), strict=True):
        tries = (search(situation, simulations, f"{seed} {simulations} {number}") for number in range(TRIES))
        if sum(found[0].action == best for found in tries) >= FOUND:
            return "easy" if difficulty == "easy" else "medium"
    return "hard"


def search(situation: Situation, simulations: int, seed: str) -> list[MoveEstimate]:
    """What a search of this size thinks of all legal moves, the best first."""
    legal = np.array(situation.legal_actions, dtype=np.int32)
    return explore(situation, legal, Budget(simulations), seeded(seed))
