"""What happens in a seed beside what people do by themselves: a list of acts and faults, each at its time.

The list follows from the seed. It is plain data, so that a failing one can be stored, shortened and run again.
"""

from __future__ import annotations

import random
from typing import Any, Literal

import msgspec

import asterism
from asterism.errors import BadOption
from asterism.game import Game
from asterism.options import agree_terms
from tests.contract.support import random_options

SPAN = 30.0
"""Seconds of simulated time in which things go wrong."""
FEWEST, MOST = 6, 40
"""How many things happen."""

ACTS = {
    "chat": 4,
    "take_back": 4,
    "offer_draw": 1,
    "answer_offer": 4,
    "seat_bot": 2,
    "return_to_seat": 3,
    "resign": 1,
    "hints": 1,
    "look_from_seat": 2,
    "nonsense": 1,
    "flood": 1,
    "move_again": 3,
    "move_for_another": 1,
    "another_browser": 2,
    "reload": 2,
    "go_away": 4,
    "idle": 3,
    "watch": 1,
    "open_table": 1,
    "leave": 1,
    "rematch": 1,
    "play_on": 1,
    "erase": 1,
    "replace_absent": 2,
}
"""What people do, and how often."""
FAULTS = {
    "crash": 4,
    "crash_within_steps": 6,
    "stop": 2,
    "stall": 4,
    "refuse": 3,
    "tear": 3,
    "cut_before_commit": 3,
    "lose_reply": 5,
    "database_away": 3,
    "notes_lost": 4,
    "notes_doubled": 2,
    "notes_late": 3,
    "notes_broken": 2,
    "set_clock": 3,
    "set_database_clock": 1,
    "cut": 4,
    "cut_unnoticed": 2,
    "slow": 3,
    "cancel_request": 4,
}
"""What goes wrong, and how often."""
WITHOUT_SHARING = {"notes_lost", "notes_doubled", "notes_late", "notes_broken", "set_database_clock", "database_away"}
"""Faults that a server with a file of its own cannot have. Nor does a file lose replies or break off."""
WITHOUT_SHARING |= {"lose_reply", "cut_before_commit", "tear"}


class Act(msgspec.Struct, frozen=True):
    """Something that happens at a time: to one of the machines or people, with a number between 0 and 1."""

    at: float
    kind: str
    who: int
    value: float


class TablePlan(msgspec.Struct, frozen=True):
    """A table that somebody opens at the beginning."""

    game: str
    seats: list[Literal["me", "here", "bot", "open"]]
    options: dict[str, Any]
    host: int
    clock: int | None
    """Seconds for a move; 0 means a day."""


class Script(msgspec.Struct, frozen=True):
    """A whole run."""

    seed: str
    machines: int
    is_shared: bool
    people: int
    tables: list[TablePlan]
    acts: list[Act]


def script_of(seed: str) -> Script:
    """The script of a seed."""
    rng = random.Random(f"script {seed}")
    is_shared = rng.random() < 0.85
    machines = rng.choice([1, 2, 2, 3]) if is_shared else 1
    people = rng.randint(2, 4)
    faults = {kind: weight for kind, weight in FAULTS.items() if is_shared or kind not in WITHOUT_SHARING}
    kinds, weights = zip(*[*ACTS.items(), *faults.items()], strict=True)
    acts = [
        Act(round(rng.uniform(0.0, SPAN), 3), kind, rng.randrange(12), round(rng.random(), 4))
        for kind in rng.choices(kinds, weights, k=rng.randint(FEWEST, MOST))
    ]
    tables = [table_plan(rng, people) for _ in range(rng.choice([1, 1, 2, 3]))]
    return Script(seed, machines, is_shared, people, tables, sorted(acts, key=lambda act: act.at))


def table_plan(rng: random.Random, people: int) -> TablePlan:
    """A table of any game, with at least one person."""
    game = asterism.load(rng.choice(asterism.names()))
    count = rng.choice(list(game.seats))
    seats: list[Any] = ["me"]
    shares = rng.random() < 0.15
    for _ in range(count - 1):
        is_open = seats.count("open") + 1 < people and rng.random() < 0.7
        seats.append("here" if shares and rng.random() < 0.5 else "open" if is_open else "bot")
    rng.shuffle(seats)
    options = allowed_options(game, count, rng) if rng.random() < 0.3 and "here" not in seats else {}
    clock = rng.choice([None, None, 5, 7, 10, 0])
    return TablePlan(game.name, seats, options, rng.randrange(people), clock)


def allowed_options(game: Game, seats: int, rng: random.Random) -> dict[str, Any]:
    """Any options that go together."""
    options = random_options(game, rng)
    try:
        agree_terms(game, seats, options)
    except BadOption:
        return {}
    return options
