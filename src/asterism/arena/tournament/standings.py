"""The results of a tournament as data: wins, ranks, scores, ratings and duels."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import combinations

import msgspec
import numpy as np

from asterism.arena.rating import Ladder, Rating
from asterism.arena.statistics import CONFIDENCE, Estimate, FloatArray, evidence, mean, share
from asterism.arena.tournament.play import Outcome
from asterism.arena.tournament.spec import TournamentSpec
from asterism.bots import BotFault
from asterism.game import load


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """One bot's results. It makes one appearance for each seat it plays in a game."""

    bot: str
    appearances: int
    wins: Estimate
    """Wins per appearance; several winners of one game share the win."""
    wins_by_seat: list[Estimate]
    rank: Estimate
    score: Estimate
    rating: Rating
    seconds_per_move: float
    faults: int
    refused: int = 0
    """How many answers of a text player were refused."""
    forfeits: int = 0
    """How many games a text player forfeited."""


class Duel(msgspec.Struct, frozen=True, kw_only=True):
    """Two bots in the same games: how often the first ended ahead of the second."""

    first: str
    second: str
    ahead: Estimate
    """The share of meetings in which the first had the better rank; equal ranks count half."""
    clear: bool
    """Whether it is clear which bot is better: at 95 % for all duels together, however often it is tested."""


class Standings(msgspec.Struct, frozen=True, kw_only=True):
    """All results of a tournament, best bot first."""

    spec: TournamentSpec
    games: int
    deals: int
    draws: int
    """How many games nobody won; they count as an equal share of the win for everybody."""
    equal_share: float
    """The wins per appearance if all bots were equal."""
    entrants: list[Entrant]
    duels: list[Duel]
    clear: bool
    """Whether every duel is clear."""
    faults: list[BotFault]


def standings(spec: TournamentSpec, outcomes: Sequence[Outcome]) -> Standings:
    """The results of these games."""
    played = sorted(outcomes, key=lambda outcome: outcome.key)
    ratings = rate(spec, played)
    entrants = [entrant(spec, bot, played, ratings[bot]) for bot in spec.entrants]
    entrants.sort(key=lambda one: -one.wins.value if one.appearances else 1.0)
    all_duels = duels([one.bot for one in entrants], spec, played)
    return Standings(
        spec=spec,
        games=len(played),
        deals=len({outcome.deal for outcome in played}),
        draws=sum(is_drawn(spec, outcome) for outcome in played),
        equal_share=1 / spec.seats,
        entrants=entrants,
        duels=all_duels,
        clear=bool(all_duels) and all(duel.clear for duel in all_duels),
        faults=[fault for outcome in played for fault in outcome.faults],
    )


def rate(spec: TournamentSpec, outcomes: Sequence[Outcome]) -> dict[str, Rating]:
    """Every bot's rating after these games, in this order."""
    ladder = Ladder()
    for game in outcomes:
        ladder.rank([spec.names[index] for index in game.seating], game.ranks)
    return {bot: ladder.rating(bot) for bot in spec.entrants}


Measure = Callable[[Outcome, int], float]
"""(game, seat) -> a number."""


def entrant(spec: TournamentSpec, bot: str, outcomes: Sequence[Outcome], rating: Rating) -> Entrant:
    """The results of one bot."""
    appearances = [(game, seat) for game in outcomes for seat in seats_of(spec, game, bot)]

    def by_deal(measure: Measure, seat: int | None = None) -> tuple[FloatArray, FloatArray]:
        return sums_by_deal([(game.deal, measure(game, one)) for game, one in appearances if seat in {None, one}])

    moves = sum(game.moves[seat] for game, seat in appearances)
    return Entrant(
        bot=bot,
        appearances=len(appearances),
        wins=share(*by_deal(share_of_win)),
        wins_by_seat=[share(*by_deal(share_of_win, seat)) for seat in range(spec.seats)],
        rank=mean(*by_deal(lambda game, seat: game.ranks[seat])),
        score=mean(*by_deal(lambda game, seat: game.scores[seat])),
        rating=rating,
        seconds_per_move=sum(game.seconds[seat] for game, seat in appearances) / moves if moves else math.nan,
        faults=sum(fault.bot == bot for game in outcomes for fault in game.faults),
        refused=sum(game.refused[seat] for game, seat in appearances if game.refused),
        forfeits=sum(seat in game.forfeits for game, seat in appearances),
    )


def seats_of(spec: TournamentSpec, game: Outcome, bot: str) -> list[int]:
    """The seats that a bot played in a game."""
    return [seat for seat, index in enumerate(game.seating) if spec.names[index] == bot]


def share_of_win(game: Outcome, seat: int) -> float:
    """A seat's share of the win: 1 for the only winner, 1/2 for each of two, 0 for a loser."""
    return 1 / game.ranks.count(1) if game.ranks[seat] == 1 else 0.0


def is_drawn(spec: TournamentSpec, game: Outcome) -> bool:
    """Whether nobody won: all are first, in a game that knows draws."""
    return load(spec.game).has_draws and set(game.ranks) == {1}


def sums_by_deal(values: Sequence[tuple[int, float]]) -> tuple[FloatArray, FloatArray]:
    """For each deal, the sum of its values and their number."""
    sums: defaultdict[int, float] = defaultdict(float)
    counts: defaultdict[int, float] = defaultdict(float)
    for deal, value in values:
        sums[deal] += value
        counts[deal] += 1
    return np.array(list(sums.values()), dtype=np.float64), np.array(list(counts.values()), dtype=np.float64)


# --- duels -----------------------------------------------------------------------------------


def duels(ordered: Sequence[str], spec: TournamentSpec, outcomes: Sequence[Outcome]) -> list[Duel]:
    """The duels of every pair of bots."""
    pairs = list(combinations(ordered, 2))
    return [duel(first, second, spec, outcomes, len(pairs)) for first, second in pairs]


def duel(first: str, second: str, spec: TournamentSpec, outcomes: Sequence[Outcome], pairs: int) -> Duel:
    """Two bots in all games that both played."""
    meetings = [(game.deal, ahead) for game in outcomes for ahead in meetings_in(spec, game, first, second)]
    sums, counts = sums_by_deal(meetings)
    return Duel(first=first, second=second, ahead=share(sums, counts), clear=is_clear(balance_of(sums, counts), pairs))


def balance_of(sums: FloatArray, counts: FloatArray) -> FloatArray:
    """Each deal's meetings as one number, from -1 (the second always ahead) to 1 (the first always ahead)."""
    return 2 * sums / counts - 1


def is_clear(balances: FloatArray, pairs: int) -> bool:
    """Whether these deals show which of two bots is better. The error is divided among all pairs."""
    return max(evidence(balances), evidence(-balances)) >= 2 * pairs / (1 - CONFIDENCE)


def meetings_in(spec: TournamentSpec, game: Outcome, first: str, second: str) -> list[float]:
    """For every seat of the first bot and every seat of the second: 1 if the first ended ahead, 0.5 if level."""
    return [
        (1 + np.sign(game.ranks[other] - game.ranks[seat])) / 2
        for seat in seats_of(spec, game, first)
        for other in seats_of(spec, game, second)
    ]
