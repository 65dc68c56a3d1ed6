"""Which games a balance report needs, and what they say about each option."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from asterism.arena.balance import (
    Measure,
    Scene,
    columns,
    first_mover,
    lead_changes,
    length,
    scene_of,
    shared,
    winning_score,
)
from asterism.arena.play import Outcome, prepare
from asterism.arena.run import run
from asterism.arena.schedule import pairings
from asterism.arena.settings import Settings, settings_for
from asterism.arena.statistics import Estimate, mean
from asterism.arena.workers import Workers
from asterism.errors import BadOption
from asterism.game import Game
from asterism.options import agree, choices_of

MOST_VALUES = 4
"""Of options with more values, so many are tried, from one end to the other."""
FEWEST_GAMES = 20
PART_FOR_OPTIONS = 4
"""Each value of an option is tried in this part of the games."""

EFFECTS: dict[str, Measure] = {
    "first_mover": first_mover,
    "length": length,
    "winning_score": winning_score,
    "shared": shared,
    "lead_changes": lead_changes,
}
"""What an option may change."""


class Variant(msgspec.Struct, frozen=True, kw_only=True):
    """What one value of one option changes, compared with the same deals played with the default."""

    option: str
    value: str
    games: int
    effects: dict[str, Estimate]
    """The difference that the value makes; see EFFECTS."""
    changed: Estimate
    """In what share of the deals anything at all went differently."""
    new_rules: list[tuple[str, str]]
    """Events (type and rule) that came up with this value only."""
    not_playable: str = ""
    """Why this value cannot be agreed here; nothing else is known then."""


class Findings(msgspec.Struct, frozen=True, kw_only=True):
    """All that a report tells."""

    game: str
    rules: int
    bot: str
    seed: str
    options: dict[str, Any]
    """What was agreed; the sheet's own rules where nothing else is said."""
    scenes: list[Scene]
    """One for each number of players."""
    option_seats: int
    """With how many players options were tried."""
    defaults: dict[str, str]
    """Every option of the game and its value in the scenes."""
    variants: list[Variant]


@dataclass(frozen=True)
class Inquiry:
    """What is asked of a report."""

    game: Game
    bot: str
    seats: Sequence[int]
    games: int
    seed: str
    given: Mapping[str, Any]
    """Options as their user gave them."""

    @property
    def games_per_value(self) -> int:
        """How many games show what a value of an option changes."""
        return min(self.games, max(FEWEST_GAMES, self.games // PART_FOR_OPTIONS))

    def settings(self, seats: int, **changed: str) -> Settings:
        """Games of the bot against itself, with an option changed."""
        terms = agree(self.game, seats, {**self.given, **changed})
        return settings_for(terms, [self.bot], self.seed, observed=True)

    def defaults(self) -> dict[str, str]:
        """Every option and its value unless changed."""
        agreed = msgspec.to_builtins(agree(self.game, self.seats[0], self.given).options)
        return {name: as_text(agreed[name]) for name, _, _ in choices_of(self.game)}

    def values_to_try(self) -> Iterator[tuple[str, str]]:
        """Every option with each value that is worth trying."""
        defaults = self.defaults()
        for name, values, _ in choices_of(self.game):
            others = [value for value in values if value != defaults[name]]
            yield from ((name, value) for value in spread(others, MOST_VALUES))

    @property
    def planned(self) -> int:
        """How many games that makes."""
        return len(self.seats) * self.games + len(list(self.values_to_try())) * self.games_per_value


def spread(values: Sequence[str], most: int) -> list[str]:
    """So many of the values at the most, from the first to the last."""
    if len(values) <= most:
        return list(values)
    return [values[round(step * (len(values) - 1) / (most - 1))] for step in range(most)]


def as_text(value: Any) -> str:
    """An option's value as people write it."""
    if isinstance(value, bool):
        return str(value).lower()
    return "…" if isinstance(value, dict | list) else str(value)


Progress = Callable[[int], None]
"""(more games were played)."""


def investigate(inquiry: Inquiry, workers: Workers, progress: Progress) -> Findings:
    """Play everything and look at it."""
    prepare(inquiry.settings(inquiry.seats[0]))
    played = {seats: play(workers, inquiry.settings(seats), inquiry.games, progress) for seats in inquiry.seats}
    first = inquiry.seats[0]
    variants = [
        try_value(inquiry, workers, option, value, played[first], progress) for option, value in inquiry.values_to_try()
    ]
    return Findings(
        game=inquiry.game.name,
        rules=inquiry.game.version,
        bot=inquiry.bot,
        seed=inquiry.seed,
        options={name: as_text(value) for name, value in inquiry.given.items()},
        scenes=[scene_of(seats, games) for seats, games in played.items()],
        option_seats=first,
        defaults=inquiry.defaults(),
        variants=variants,
    )


def play(workers: Workers, settings: Settings, games: int, progress: Progress) -> list[Outcome]:
    """So many games of the bot against itself, in the order of their deals."""
    outcomes: list[Outcome] = []

    def take(batch: list[Outcome]) -> bool:
        outcomes.extend(batch)
        progress(len(batch))
        return False

    run(workers, settings, pairings(settings.names, settings.seats, games), take)
    return sorted(outcomes, key=lambda outcome: outcome.key)


def try_value(
    inquiry: Inquiry, workers: Workers, option: str, value: str, default: Sequence[Outcome], progress: Progress
) -> Variant:
    """Play the first deals once more with another value of an option."""
    before = default[: inquiry.games_per_value]
    try:
        settings = inquiry.settings(inquiry.seats[0], **{option: value})
    except BadOption as error:
        progress(inquiry.games_per_value)
        return Variant(
            option=option,
            value=value,
            games=0,
            effects={},
            changed=mean(np.zeros(0), np.zeros(0)),
            new_rules=[],
            not_playable=str(error),
        )
    after = play(workers, settings, inquiry.games_per_value, progress)
    return compare(option, value, before, after)


def compare(option: str, value: str, before: Sequence[Outcome], after: Sequence[Outcome]) -> Variant:
    """Deal by deal, what a value changed."""
    effects = {
        name: mean(columns(after, measure)[0] - columns(before, measure)[0], np.ones(len(after)))
        for name, measure in EFFECTS.items()
    }
    differs = [float(course(one) != course(other)) for one, other in zip(before, after, strict=True)]
    known = {key for game in before for key in (game.notes.events if game.notes else {})}
    found = {key for game in after for key in (game.notes.events if game.notes else {})}
    return Variant(
        option=option,
        value=value,
        games=len(after),
        effects=effects,
        changed=mean(np.array(differs), np.ones(len(differs))),
        new_rules=sorted(found - known),
    )


def course(game: Outcome) -> tuple[Any, ...]:
    """How a game went, as far as it can be compared."""
    return game.scores, game.ranks, game.moves, game.notes.choices if game.notes else None
