"""Watching a game for what a designer wants to know: choices, leads, and which rules came up."""

from __future__ import annotations

from collections import Counter

import msgspec

from asterism.bots import Situation
from asterism.game import Event
from asterism.match import Match

MOMENTS = 20
"""A game is cut into so many equal stretches, whatever its length."""


class Notes(msgspec.Struct, frozen=True, kw_only=True):
    """What was seen of one game."""

    first: int
    """The seat that moved first."""
    choices: list[int]
    """How many legal moves there were, decision by decision."""
    leaders: list[int | None]
    """Who led after each move, by the game's own estimate; None while nobody did."""
    events: dict[tuple[str, str], int]
    """How often each event came up, by its type and the number of its rule."""
    examples: dict[tuple[str, str], Event]
    """One event of each."""


class Observer:
    """Looks at a match after every move. It sees everything, and tells nobody before the end."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._choices: list[int] = []
        self._leaders: list[int | None] = []
        self._events: Counter[tuple[str, str]] = Counter()
        self._examples: dict[tuple[str, str], Event] = {}

    def see(self, situation: Situation) -> None:
        """Note the decision that was just made and what it caused."""
        self._choices.append(len(situation.legal_actions))
        self._leaders.append(self._leader())
        for event in self._match.turns[-1].events:
            key = kind_of(event)
            self._events[key] += 1
            self._examples.setdefault(key, event)

    def _leader(self) -> int | None:
        """The one seat that stands best; None if several do."""
        match = self._match
        if match.results:
            best = [result.seat for result in match.results if result.rank == 1]
        else:
            # Estimating may use the state as scratch room, so each seat gets a copy.
            values = [match.game.bot.evaluate(match.terms.setup, match.state, seat) for seat in range(match.seats)]
            best = [seat for seat, value in enumerate(values) if value == max(values)]
        return best[0] if len(best) == 1 else None

    def notes(self) -> Notes:
        """All that was seen."""
        return Notes(
            first=self._match.turns[0].seat,
            choices=self._choices,
            leaders=self._leaders,
            events=dict(self._events),
            examples=self._examples,
        )


def kind_of(event: Event) -> tuple[str, str]:
    """An event's type and the number of its rule."""
    return str(event.__struct_config__.tag), str(getattr(event, "rule", ""))
