"""Observing a game for a balance report: the number of choices, who leads, and which rules apply."""

from __future__ import annotations

from collections import Counter

import msgspec

from asterism.bots import Situation
from asterism.game import Event
from asterism.match import Match


class Observation(msgspec.Struct, frozen=True, kw_only=True):
    """What was observed in one game."""

    first: int
    """The seat that moved first."""
    choices: list[int]
    """The number of legal moves at each decision."""
    leaders: list[int | None]
    """The seat that led after each move, by the game's own evaluation; None if no single seat led."""
    events: dict[tuple[str, str], int]
    """How often each kind of event occurred. A kind is the event's type and the number of its rule."""
    examples: dict[tuple[str, str], Event]
    """One event of each kind."""


class Observer:
    """Observes a match after every move. It sees the whole state and never influences the game."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._choices: list[int] = []
        self._leaders: list[int | None] = []
        self._events: Counter[tuple[str, str]] = Counter()
        self._examples: dict[tuple[str, str], Event] = {}

    def observe(self, situation: Situation) -> None:
        """Record the decision that was just made, and the events it caused."""
        self._choices.append(len(situation.legal_actions))
        self._leaders.append(self._leader())
        for event in self._match.turns[-1].events:
            key = kind_of(event)
            self._events[key] += 1
            self._examples.setdefault(key, event)

    def _leader(self) -> int | None:
        """The seat with the best evaluation; None if several seats share it."""
        match = self._match
        if match.results:
            best = [result.seat for result in match.results if result.rank == 1]
        else:
            # `evaluate` may use the state as working memory, so each seat gets a copy.
            values = [match.game.kernels.evaluate(match.terms.setup, match.state, seat) for seat in range(match.seats)]
            best = [seat for seat, value in enumerate(values) if value == max(values)]
        return best[0] if len(best) == 1 else None

    def observation(self) -> Observation:
        """Everything observed so far."""
        return Observation(
            first=self._match.turns[0].seat,
            choices=self._choices,
            leaders=self._leaders,
            events=dict(self._events),
            examples=self._examples,
        )


def kind_of(event: Event) -> tuple[str, str]:
    """An event's type and the number of its rule."""
    return str(event.__struct_config__.tag), str(getattr(event, "rule", ""))
