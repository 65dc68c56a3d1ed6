"""An adversary for everything of fixed size: legal play that tries to fill an array, or to make a match long.

Random play stays far from such limits. The adversary keeps the few most promising of the positions it has reached (a
beam), tries some moves from each, and goes on with the best. A game's `capacities.py` says what it is to fill, and how
near it must come, so that a wrong bound cannot hide behind a weak adversary.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from asterism.deal import draw
from asterism.game import Terms, load
from asterism.kernel import event_buffer
from asterism.layout import blank, copy_of
from asterism.options import agree_terms
from tests.contract.support import legal_in

Measure = Callable[[Terms, Any], float]
"""How much of something a position uses."""
Order = Callable[[Terms, Any, int, list[int]], Sequence[int]]
"""The legal actions of a seat, those first that make a match long."""


@dataclass(frozen=True)
class Capacity:
    """An array that play fills, and a match in which the adversary tries to."""

    fields: tuple[str, ...]
    """The fields of the state with room for `size` entries."""
    size: int
    filled: Measure
    """How many entries a position uses."""
    near: int
    """The adversary must fill this many: all of them, where the bound is exact."""
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    towards: Measure | None = None
    """What the adversary maximises, where `filled` alone leads nowhere."""
    chance: Callable[[Any, random.Random], None] | None = None
    """Lets the adversary choose what is drawn next, since every deal is possible."""
    steps: int = 100_000
    width: int = 4
    tries: int = 8


@dataclass(frozen=True)
class LongMatch:
    """How a match is made as long as the options allow."""

    seats: int
    options: Mapping[str, Any]
    near: int
    order: Order = lambda _terms, _state, _seat, actions: actions


def terms_of(game: str, seats: int, options: Mapping[str, Any]) -> Terms:
    """The terms of such a match."""
    return agree_terms(load(game), seats, dict(options))


def started(terms: Terms, seed: str) -> Any:
    """The first position of a match."""
    state = blank(terms.game.state)
    terms.game.kernels.start(terms.setup, draw(terms.chances, seed.encode()), state)
    return state


def after(terms: Terms, state: Any, action: int) -> tuple[Any, int]:
    """The position after an action of the current seat, and how many rows of events that took."""
    later, events = copy_of(state), event_buffer()
    seat = int(terms.game.kernels.current_seat(terms.setup, state))
    terms.game.kernels.apply(terms.setup, later, seat, action, events)
    return later, events.count


def actions_in(terms: Terms, state: Any) -> list[int]:
    """What the current seat may do."""
    return legal_in(terms, state, int(terms.game.kernels.current_seat(terms.setup, state)))


def how_many_legal(terms: Terms, state: Any) -> int:
    """How many actions the current seat has; none when the match is over."""
    return 0 if terms.game.kernels.is_over(terms.setup, state) else len(actions_in(terms, state))


@dataclass
class Reached:
    """The most that an adversary reached."""

    filled: float = 0
    rows: int = 0
    """Rows of events after one move."""


def climb(terms: Terms, capacity: Capacity, seed: str) -> Reached:
    """Search for a position that fills as much as possible; the most that any position on the way used."""
    chooser, reached = random.Random(seed), Reached()
    towards = capacity.towards or capacity.filled
    beam = [started(terms, f"{seed} {number}") for number in range(capacity.width)]
    for _ in range(capacity.steps):
        found: list[tuple[float, float, Any]] = []
        for state in beam:
            legal = actions_in(terms, state)
            for action in chooser.sample(legal, min(capacity.tries, len(legal))):
                if capacity.chance is not None:
                    capacity.chance(state, chooser)
                later, rows = after(terms, state, action)
                reached.filled = max(reached.filled, capacity.filled(terms, later))
                reached.rows = max(reached.rows, rows)
                if not terms.game.kernels.is_over(terms.setup, later):
                    found.append((towards(terms, later), chooser.random(), later))
        if not found or reached.filled == capacity.near == capacity.size:
            break
        beam = [later for _, _, later in sorted(found, key=lambda one: one[:2], reverse=True)[: capacity.width]]
    return reached


def play_long(terms: Terms, order: Order, seed: str) -> Reached:
    """Play a match with the first action of the order that does not end it; its length, and the most rows of a move."""
    state, reached = started(terms, seed), Reached()
    while not terms.game.kernels.is_over(terms.setup, state):
        seat = int(terms.game.kernels.current_seat(terms.setup, state))
        last: tuple[Any, int] | None = None
        for action in order(terms, state, seat, actions_in(terms, state)):
            last = after(terms, state, action)
            if not terms.game.kernels.is_over(terms.setup, last[0]):
                break
        assert last is not None
        state, rows = last
        reached.filled += 1
        reached.rows = max(reached.rows, rows)
    return reached
