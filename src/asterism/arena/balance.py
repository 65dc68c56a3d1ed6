"""What games of bots against themselves say about a game: seats, length, choices, scores, drama, rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise

import msgspec
import numpy as np

from asterism.arena.observe import MOMENTS, Notes
from asterism.arena.play import Outcome
from asterism.arena.standings import victory
from asterism.arena.statistics import Estimate, Numbers, mean, share
from asterism.game import Event

Measure = Callable[[Outcome], float]
"""(game) -> a number."""


class Happening(msgspec.Struct, frozen=True, kw_only=True):
    """How often one kind of event came up."""

    type: str
    rule: str
    per_game: Estimate
    games: Estimate
    """In what share of the games it came up at all."""
    example: Event


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """What was seen in many games on the same terms."""

    seats: int
    games: int
    turn_order: list[Estimate]
    """Shares of victories, from the player who moves first on."""
    chairs: list[Estimate]
    """The same by seat, whoever moves first."""
    length: Estimate
    lengths: dict[int, int]
    """How many games had how many moves."""
    choices: Estimate
    choices_by_moment: list[float]
    """The mean number of legal moves in each stretch of a game."""
    winning_score: Estimate
    margin: Estimate
    """Between first and second; nothing in a game alone."""
    winners_scores: dict[int, int]
    others_scores: dict[int, int]
    shared: Estimate
    """The share of games with several winners."""
    lead_changes: Estimate
    leads: dict[int, int]
    """How many games had how many changes of the lead."""
    winner_leads_by_moment: list[float]
    """In what share of the games with one winner he led already, in each stretch."""
    halfway: Estimate
    """In what share he led halfway."""
    happenings: list[Happening]


def scene_of(seats: int, outcomes: Sequence[Outcome]) -> Scene:
    """The games on one set of terms."""
    games = sorted(outcomes, key=lambda outcome: outcome.key)
    won = [game for game in games if game.ranks.count(1) == 1]
    return Scene(
        seats=seats,
        games=len(games),
        turn_order=[each_share(games, partial(by_turn, place=place)) for place in range(seats)],
        chairs=[each_share(games, partial(victory, seat=seat)) for seat in range(seats)],
        length=each(games, length),
        lengths=dict(sorted(Counter(sum(game.moves) for game in games).items())),
        choices=mean(
            np.array([sum(seen(game).choices) for game in games], dtype=np.float64),
            np.array([len(seen(game).choices) for game in games], dtype=np.float64),
        ),
        choices_by_moment=by_moment([seen(game).choices for game in games]),
        winning_score=each(games, winning_score),
        margin=each(games, margin),
        winners_scores=scores(games, winners=True),
        others_scores=scores(games, winners=False),
        shared=each_share(games, shared),
        lead_changes=each(games, lead_changes),
        leads=dict(sorted(Counter(int(lead_changes(game)) for game in games).items())),
        winner_leads_by_moment=by_moment([winner_leads(game) for game in won]),
        halfway=each_share(won, led_halfway),
        happenings=happenings(games),
    )


def each(games: Sequence[Outcome], measure: Measure) -> Estimate:
    """The mean of a measure over games; every deal was played once."""
    return mean(*columns(games, measure))


def each_share(games: Sequence[Outcome], measure: Measure) -> Estimate:
    """The mean of a measure between 0 and 1."""
    return share(*columns(games, measure))


def columns(games: Sequence[Outcome], measure: Measure) -> tuple[Numbers, Numbers]:
    """A measure game by game, and as many ones."""
    return np.array([measure(game) for game in games], dtype=np.float64), np.ones(len(games))


# --- measures of one game --------------------------------------------------------------------


def seen(game: Outcome) -> Notes:
    """What the observer noted."""
    if game.notes is None:
        raise ValueError("this game was not observed")
    return game.notes


def length(game: Outcome) -> float:
    """How many moves it had."""
    return sum(game.moves)


def by_turn(game: Outcome, place: int) -> float:
    """The part of the victory that went to the player so many places behind the one who began."""
    return victory(game, (seen(game).first + place) % len(game.ranks))


def first_mover(game: Outcome) -> float:
    """The part of the victory that went to the player who began."""
    return by_turn(game, 0)


def shared(game: Outcome) -> float:
    """Whether several won."""
    return float(game.ranks.count(1) > 1)


def winning_score(game: Outcome) -> float:
    """The score of whoever won."""
    return game.scores[game.ranks.index(1)]


def margin(game: Outcome) -> float:
    """By how much the winner's score differs from that of the next; nothing where several won."""
    if game.ranks.count(1) > 1 or len(game.ranks) == 1:
        return 0.0
    next_rank = min(rank for rank in game.ranks if rank > 1)
    return abs(winning_score(game) - game.scores[game.ranks.index(next_rank)])


def lead_changes(game: Outcome) -> float:
    """How often another seat took the lead; moments without a leader do not count."""
    leaders = [leader for leader in seen(game).leaders if leader is not None]
    return sum(before != after for before, after in pairwise(leaders))


def winner_leads(game: Outcome) -> list[int]:
    """After each move, whether the later winner led."""
    winner = game.ranks.index(1)
    return [int(leader == winner) for leader in seen(game).leaders]


def led_halfway(game: Outcome) -> float:
    """Whether the later winner led when half of the moves were made."""
    led = winner_leads(game)
    return float(led[(len(led) - 1) // 2])


# --- over many games -------------------------------------------------------------------------


def scores(games: Sequence[Outcome], *, winners: bool) -> dict[int, int]:
    """How often each final score came up among winners, or among the others."""
    found = Counter(
        score
        for game in games
        for score, rank in zip(game.scores, game.ranks, strict=True)
        if (rank == 1) == winners
    )  # fmt: skip
    return dict(sorted(found.items()))


def by_moment(series: Sequence[Sequence[int]]) -> list[float]:
    """The mean over games in each stretch of the game."""
    sums, counts = np.zeros(MOMENTS), np.zeros(MOMENTS)
    for values in series:
        moments = np.arange(len(values)) * MOMENTS // len(values)
        np.add.at(sums, moments, values)
        np.add.at(counts, moments, 1)
    return [float(total / count) if count else float("nan") for total, count in zip(sums, counts, strict=True)]


def happenings(games: Sequence[Outcome]) -> list[Happening]:
    """Every kind of event that came up."""
    examples = {key: event for game in reversed(games) for key, event in seen(game).examples.items()}
    found = []
    for (kind, rule), example in sorted(examples.items()):
        counts = np.array([seen(game).events.get((kind, rule), 0) for game in games], dtype=np.float64)
        ones = np.ones(len(games))
        found.append(
            Happening(
                type=kind,
                rule=rule,
                per_game=mean(counts, ones),
                games=share((counts > 0).astype(np.float64), ones),
                example=example,
            )
        )
    return found
