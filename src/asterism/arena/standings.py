"""What came of an arena: wins, ranks, scores, ratings and duels, as plain data."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import combinations

import msgspec
import numpy as np

from asterism.arena.ladder import Rating
from asterism.arena.play import Outcome
from asterism.arena.ratings import rate
from asterism.arena.settings import Settings
from asterism.arena.statistics import CONFIDENCE, Estimate, Numbers, evidence, mean, share
from asterism.bots import BotFault


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """One bot's results. A chair is one seat in one game."""

    bot: str
    chairs: int
    wins: Estimate
    """Its share of victories per chair; victors together share one."""
    wins_by_seat: list[Estimate]
    rank: Estimate
    score: Estimate
    rating: Rating
    seconds_per_move: float
    faults: int


class Duel(msgspec.Struct, frozen=True, kw_only=True):
    """Two bots at the same tables: how often the first came out ahead."""

    first: str
    second: str
    ahead: Estimate
    """The share of meetings in which the first ended with the better rank; equal ranks count half."""
    clear: bool
    """Whether it is settled who is better, at 95 % for all duels together, however often one looks."""


class Standings(msgspec.Struct, frozen=True, kw_only=True):
    """All results of an arena, best bot first."""

    settings: Settings
    games: int
    deals: int
    equal_share: float
    """The share of victories per chair if all bots were equal."""
    entrants: list[Entrant]
    duels: list[Duel]
    clear: bool
    """Whether every duel is clear."""
    faults: list[BotFault]


def standings(settings: Settings, outcomes: Sequence[Outcome]) -> Standings:
    """The results of these games."""
    played = sorted(outcomes, key=lambda outcome: outcome.key)
    ratings = rate(settings, played)
    entrants = [entrant(settings, bot, played, ratings[bot]) for bot in settings.entrants]
    entrants.sort(key=lambda one: -one.wins.value if one.chairs else 1.0)
    fought = duels([one.bot for one in entrants], settings, played)
    return Standings(
        settings=settings,
        games=len(played),
        deals=len({outcome.deal for outcome in played}),
        equal_share=1 / settings.seats,
        entrants=entrants,
        duels=fought,
        clear=bool(fought) and all(duel.clear for duel in fought),
        faults=[fault for outcome in played for fault in outcome.faults],
    )


Measure = Callable[[Outcome, int], float]
"""(game, seat) -> a number."""


def entrant(settings: Settings, bot: str, outcomes: Sequence[Outcome], rating: Rating) -> Entrant:
    """The results of one bot."""
    chairs = [(game, seat) for game in outcomes for seat in seats_of(settings, game, bot)]

    def by_deal(measure: Measure, seat: int | None = None) -> tuple[Numbers, Numbers]:
        return sums_by_deal([(game.deal, measure(game, one)) for game, one in chairs if seat in {None, one}])

    moves = sum(game.moves[seat] for game, seat in chairs)
    return Entrant(
        bot=bot,
        chairs=len(chairs),
        wins=share(*by_deal(victory)),
        wins_by_seat=[share(*by_deal(victory, seat)) for seat in range(settings.seats)],
        rank=mean(*by_deal(lambda game, seat: game.ranks[seat])),
        score=mean(*by_deal(lambda game, seat: game.scores[seat])),
        rating=rating,
        seconds_per_move=sum(game.seconds[seat] for game, seat in chairs) / moves if moves else math.nan,
        faults=sum(fault.bot == bot for game in outcomes for fault in game.faults),
    )


def seats_of(settings: Settings, game: Outcome, bot: str) -> list[int]:
    """Where a bot sat."""
    return [seat for seat, index in enumerate(game.seating) if settings.names[index] == bot]


def victory(game: Outcome, seat: int) -> float:
    """A seat's part of the victory."""
    return 1 / game.ranks.count(1) if game.ranks[seat] == 1 else 0.0


def sums_by_deal(values: Sequence[tuple[int, float]]) -> tuple[Numbers, Numbers]:
    """For each deal, the sum of its values and their number."""
    sums: defaultdict[int, float] = defaultdict(float)
    counts: defaultdict[int, float] = defaultdict(float)
    for deal, value in values:
        sums[deal] += value
        counts[deal] += 1
    return np.array(list(sums.values()), dtype=np.float64), np.array(list(counts.values()), dtype=np.float64)


# --- duels -----------------------------------------------------------------------------------


def duels(ordered: Sequence[str], settings: Settings, outcomes: Sequence[Outcome]) -> list[Duel]:
    """Every two bots against each other."""
    pairs = list(combinations(ordered, 2))
    return [duel(first, second, settings, outcomes, len(pairs)) for first, second in pairs]


def duel(first: str, second: str, settings: Settings, outcomes: Sequence[Outcome], pairs: int) -> Duel:
    """Two bots wherever they sat at the same table."""
    meetings = [(game.deal, ahead) for game in outcomes for ahead in meetings_in(settings, game, first, second)]
    sums, counts = sums_by_deal(meetings)
    return Duel(first=first, second=second, ahead=share(sums, counts), clear=is_clear(balance_of(sums, counts), pairs))


def balance_of(sums: Numbers, counts: Numbers) -> Numbers:
    """Each deal's meetings as one number from -1 (the second always ahead) to 1."""
    return 2 * sums / counts - 1


def is_clear(balances: Numbers, pairs: int) -> bool:
    """Whether these deals settle which of two bots is better, as one of so many duels."""
    return max(evidence(balances), evidence(-balances)) >= 2 * pairs / (1 - CONFIDENCE)


def meetings_in(settings: Settings, game: Outcome, first: str, second: str) -> list[float]:
    """For every chair of the first with one of the second: 1 if the first came out ahead, 0.5 if level."""
    return [
        (1 + np.sign(game.ranks[other] - game.ranks[seat])) / 2
        for seat in seats_of(settings, game, first)
        for other in seats_of(settings, game, second)
    ]
