"""Statistics of a bot's games against itself: turn order, length, choices, scores, lead changes and rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise

import msgspec
import numpy as np

from asterism.arena.statistics import Estimate, FloatArray, mean, share
from asterism.arena.tournament.observation import Observation
from asterism.arena.tournament.play import Outcome
from asterism.arena.tournament.standings import share_of_win
from asterism.game import Event

TIME_STEPS = 20
"""For averages over time, each game is divided into this many equal parts, whatever its length."""

Measure = Callable[[Outcome], float]
"""(game) -> a number."""


class EventFrequency(msgspec.Struct, frozen=True, kw_only=True):
    """How often one kind of event occurred."""

    type: str
    rule: str
    per_game: Estimate
    games: Estimate
    """The share of the games in which it occurred at all."""
    example: Event


class BalanceStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """The statistics of all games with one number of players."""

    seats: int
    games: int
    wins_by_turn_order: list[Estimate]
    """Each player's share of the wins, in turn order from the player who moves first."""
    wins_by_seat: list[Estimate]
    length: Estimate
    lengths: dict[int, int]
    """The number of games for each number of moves."""
    choices: Estimate
    choices_over_time: list[float]
    """The mean number of legal moves in each part of a game."""
    winning_score: Estimate
    margin: Estimate
    """Between the first and the second; 0 in a game for one player."""
    winners_scores: dict[int, int]
    others_scores: dict[int, int]
    shared_wins: Estimate
    """The share of the games with several winners."""
    lead_changes: Estimate
    lead_change_counts: dict[int, int]
    """The number of games for each number of lead changes."""
    winner_leads_over_time: list[float]
    """Of the games with one winner: how often the later winner led, in each part of a game."""
    winner_led_halfway: Estimate
    """Of the games with one winner: how often the later winner led halfway."""
    events: list[EventFrequency]


def balance_statistics(seats: int, outcomes: Sequence[Outcome]) -> BalanceStatistics:
    """The statistics of these games."""
    games = sorted(outcomes, key=lambda outcome: outcome.key)
    won = [game for game in games if game.ranks.count(1) == 1]
    return BalanceStatistics(
        seats=seats,
        games=len(games),
        wins_by_turn_order=[share_over(games, partial(win_by_turn, place=place)) for place in range(seats)],
        wins_by_seat=[share_over(games, partial(share_of_win, seat=seat)) for seat in range(seats)],
        length=mean_over(games, length),
        lengths=dict(sorted(Counter(sum(game.moves) for game in games).items())),
        choices=mean(
            np.array([sum(observed(game).choices) for game in games], dtype=np.float64),
            np.array([len(observed(game).choices) for game in games], dtype=np.float64),
        ),
        choices_over_time=over_time([observed(game).choices for game in games]),
        winning_score=mean_over(games, winning_score),
        margin=mean_over(games, margin),
        winners_scores=scores(games, winners=True),
        others_scores=scores(games, winners=False),
        shared_wins=share_over(games, shared_win),
        lead_changes=mean_over(games, lead_changes),
        lead_change_counts=dict(sorted(Counter(int(lead_changes(game)) for game in games).items())),
        winner_leads_over_time=over_time([winner_leads(game) for game in won]),
        winner_led_halfway=share_over(won, led_halfway),
        events=event_frequencies(games),
    )


def mean_over(games: Sequence[Outcome], measure: Measure) -> Estimate:
    """The mean of a measure. Every game has its own deal."""
    return mean(*values_and_weights(games, measure))


def share_over(games: Sequence[Outcome], measure: Measure) -> Estimate:
    """The mean of a measure between 0 and 1."""
    return share(*values_and_weights(games, measure))


def values_and_weights(games: Sequence[Outcome], measure: Measure) -> tuple[FloatArray, FloatArray]:
    """A measure of each game, and equal weights."""
    return np.array([measure(game) for game in games], dtype=np.float64), np.ones(len(games))


# --- measures of one game --------------------------------------------------------------------


def observed(game: Outcome) -> Observation:
    """What was observed in the game."""
    if game.observation is None:
        raise ValueError("this game was not observed")
    return game.observation


def length(game: Outcome) -> float:
    """The number of moves."""
    return sum(game.moves)


def win_by_turn(game: Outcome, place: int) -> float:
    """The share of the win of the player this many places after the one who moved first."""
    return share_of_win(game, (observed(game).first + place) % len(game.ranks))


def first_mover_wins(game: Outcome) -> float:
    """The share of the win of the player who moved first."""
    return win_by_turn(game, 0)


def shared_win(game: Outcome) -> float:
    """1 if there are several winners, else 0."""
    return float(game.ranks.count(1) > 1)


def winning_score(game: Outcome) -> float:
    """The score of the winner."""
    return game.scores[game.ranks.index(1)]


def margin(game: Outcome) -> float:
    """The difference between the winner's score and the next; 0 if there are several winners or one player."""
    if game.ranks.count(1) > 1 or len(game.ranks) == 1:
        return 0.0
    next_rank = min(rank for rank in game.ranks if rank > 1)
    return abs(winning_score(game) - game.scores[game.ranks.index(next_rank)])


def lead_changes(game: Outcome) -> float:
    """How often another seat took the lead. Positions without a leader do not count."""
    leaders = [leader for leader in observed(game).leaders if leader is not None]
    return sum(before != after for before, after in pairwise(leaders))


def winner_leads(game: Outcome) -> list[int]:
    """After each move, 1 if the later winner led, else 0."""
    winner = game.ranks.index(1)
    return [int(leader == winner) for leader in observed(game).leaders]


def led_halfway(game: Outcome) -> float:
    """1 if the later winner led after half of the moves, else 0."""
    led = winner_leads(game)
    return float(led[(len(led) - 1) // 2])


# --- over many games -------------------------------------------------------------------------


def scores(games: Sequence[Outcome], *, winners: bool) -> dict[int, int]:
    """How often each final score occurred, among the winners or among the others."""
    found = Counter(
        score
        for game in games
        for score, rank in zip(game.scores, game.ranks, strict=True)
        if (rank == 1) == winners
    )  # fmt: skip
    return dict(sorted(found.items()))


def over_time(series: Sequence[Sequence[int]]) -> list[float]:
    """The mean over games in each part of the game."""
    sums, counts = np.zeros(TIME_STEPS), np.zeros(TIME_STEPS)
    for values in series:
        steps = np.arange(len(values)) * TIME_STEPS // len(values)
        np.add.at(sums, steps, values)
        np.add.at(counts, steps, 1)
    return [float(total / count) if count else float("nan") for total, count in zip(sums, counts, strict=True)]


def event_frequencies(games: Sequence[Outcome]) -> list[EventFrequency]:
    """How often each kind of event occurred."""
    examples = {key: event for game in reversed(games) for key, event in observed(game).examples.items()}
    found = []
    for (kind, rule), example in sorted(examples.items()):
        counts = np.array([observed(game).events.get((kind, rule), 0) for game in games], dtype=np.float64)
        ones = np.ones(len(games))
        found.append(
            EventFrequency(
                type=kind,
                rule=rule,
                per_game=mean(counts, ones),
                games=share((counts > 0).astype(np.float64), ones),
                example=example,
            )
        )
    return found
