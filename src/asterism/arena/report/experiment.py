"""The experiment behind a balance report: which games are played, and what each option changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from asterism.arena.report.balance import (
    BalanceStatistics,
    Measure,
    balance_statistics,
    first_mover_wins,
    lead_changes,
    length,
    shared_win,
    values_and_weights,
    winning_score,
)
from asterism.arena.statistics import Estimate, mean
from asterism.arena.tournament.dispatch import dispatch
from asterism.arena.tournament.play import Outcome, prepare
from asterism.arena.tournament.schedule import pairings
from asterism.arena.tournament.spec import TournamentSpec, spec_for
from asterism.arena.tournament.workers import Workers
from asterism.errors import BadOption
from asterism.game import Game
from asterism.options import agree_terms, choices_of

MOST_VALUES = 4
"""At most this many values of an option are tried, spread evenly over the list of its values."""
FEWEST_GAMES = 20
PART_FOR_OPTIONS = 4
"""Each value of an option is tried in one game out of this many."""

EFFECTS: dict[str, Measure] = {
    "first_mover": first_mover_wins,
    "length": length,
    "winning_score": winning_score,
    "shared": shared_win,
    "lead_changes": lead_changes,
}
"""The measures by which an option is compared with its default."""


class Variant(msgspec.Struct, frozen=True, kw_only=True):
    """What one value of one option changes, compared with the default on the same deals."""

    option: str
    value: str
    games: int
    effects: dict[str, Estimate]
    """The difference in each measure of EFFECTS."""
    changed: Estimate
    """The share of the games that went differently in any way."""
    new_rules: list[tuple[str, str]]
    """Kinds of event (type and rule) that occurred with this value only."""
    not_playable: str = ""
    """Why this value cannot be chosen here; the other fields are then empty."""


class BalanceReport(msgspec.Struct, frozen=True, kw_only=True):
    """The results of the experiment."""

    game: str
    rules: int
    """The version of the game's rules."""
    bot: str
    seed: str
    options: dict[str, Any]
    """The options that were set; all others have their defaults."""
    by_seats: list[BalanceStatistics]
    """One for each number of players."""
    option_seats: int
    """The number of players with which options were tried."""
    defaults: dict[str, str]
    """Every option of the game, with its value in `by_seats`."""
    variants: list[Variant]


@dataclass(frozen=True)
class Experiment:
    """What to play: one bot against itself, with several numbers of players and with each option."""

    game: Game
    bot: str
    seats: Sequence[int]
    games: int
    seed: str
    given: Mapping[str, Any]
    """Options as the user gave them."""

    @property
    def games_per_value(self) -> int:
        """How many games are played with each value of an option."""
        return min(self.games, max(FEWEST_GAMES, self.games // PART_FOR_OPTIONS))

    def spec(self, seats: int, **changed: str) -> TournamentSpec:
        """Games of the bot against itself, with some options changed."""
        terms = agree_terms(self.game, seats, {**self.given, **changed})
        return spec_for(terms, [self.bot], self.seed, observed=True)

    def defaults(self) -> dict[str, str]:
        """Every option and its value unless changed."""
        agreed = msgspec.to_builtins(agree_terms(self.game, self.seats[0], self.given).options)
        return {name: as_text(agreed[name]) for name, _, _ in choices_of(self.game)}

    def values_to_try(self) -> Iterator[tuple[str, str]]:
        """Every option with each value to try."""
        defaults = self.defaults()
        for name, values, _ in choices_of(self.game):
            others = [value for value in values if value != defaults[name]]
            yield from ((name, value) for value in evenly_spaced(others, MOST_VALUES))

    @property
    def planned(self) -> int:
        """The total number of games."""
        return len(self.seats) * self.games + len(list(self.values_to_try())) * self.games_per_value


def evenly_spaced(values: Sequence[str], most: int) -> list[str]:
    """At most this many of the values, from the first to the last."""
    if len(values) <= most:
        return list(values)
    return [values[round(step * (len(values) - 1) / (most - 1))] for step in range(most)]


def as_text(value: Any) -> str:
    """An option's value as people write it."""
    if isinstance(value, bool):
        return str(value).lower()
    return "…" if isinstance(value, dict | list) else str(value)


Progress = Callable[[int], None]
"""(number of games played since the last call)."""


def run_experiment(experiment: Experiment, workers: Workers, progress: Progress) -> BalanceReport:
    """Play all games and compute their statistics."""
    prepare(experiment.spec(experiment.seats[0]))
    played = {seats: play(workers, experiment.spec(seats), experiment.games, progress) for seats in experiment.seats}
    first = experiment.seats[0]
    variants = [
        try_value(experiment, workers, option, value, played[first], progress)
        for option, value in experiment.values_to_try()
    ]
    return BalanceReport(
        game=experiment.game.name,
        rules=experiment.game.version,
        bot=experiment.bot,
        seed=experiment.seed,
        options={name: as_text(value) for name, value in experiment.given.items()},
        by_seats=[balance_statistics(seats, games) for seats, games in played.items()],
        option_seats=first,
        defaults=experiment.defaults(),
        variants=variants,
    )


def play(workers: Workers, spec: TournamentSpec, games: int, progress: Progress) -> list[Outcome]:
    """Play games of the bot against itself. Returns their outcomes in the order of the deals."""
    outcomes: list[Outcome] = []

    def collect(batch: list[Outcome]) -> bool:
        outcomes.extend(batch)
        progress(len(batch))
        return False

    dispatch(workers, spec, pairings(spec.names, spec.seats, games), collect)
    return sorted(outcomes, key=lambda outcome: outcome.key)


def try_value(
    experiment: Experiment, workers: Workers, option: str, value: str, default: Sequence[Outcome], progress: Progress
) -> Variant:
    """Play the first deals again with another value of an option."""
    before = default[: experiment.games_per_value]
    try:
        spec = experiment.spec(experiment.seats[0], **{option: value})
    except BadOption as error:
        progress(experiment.games_per_value)
        return Variant(
            option=option,
            value=value,
            games=0,
            effects={},
            changed=mean(np.zeros(0), np.zeros(0)),
            new_rules=[],
            not_playable=str(error),
        )
    after = play(workers, spec, experiment.games_per_value, progress)
    return compare(option, value, before, after)


def compare(option: str, value: str, before: Sequence[Outcome], after: Sequence[Outcome]) -> Variant:
    """What a value changed, deal by deal."""
    effects = {
        name: mean(values_and_weights(after, measure)[0] - values_and_weights(before, measure)[0], np.ones(len(after)))
        for name, measure in EFFECTS.items()
    }
    differs = [float(course(one) != course(other)) for one, other in zip(before, after, strict=True)]
    known = {kind for game in before for kind in kinds_of_event(game)}
    found = {kind for game in after for kind in kinds_of_event(game)}
    return Variant(
        option=option,
        value=value,
        games=len(after),
        effects=effects,
        changed=mean(np.array(differs), np.ones(len(differs))),
        new_rules=sorted(found - known),
    )


def kinds_of_event(game: Outcome) -> set[tuple[str, str]]:
    """The kinds of event that occurred in a game."""
    return set(game.observation.events) if game.observation else set()


def course(game: Outcome) -> tuple[Any, ...]:
    """The facts by which two games are compared."""
    return game.scores, game.ranks, game.moves, game.observation.choices if game.observation else None
