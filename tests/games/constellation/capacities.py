"""What could run full in La Constellation."""

from __future__ import annotations

from typing import Any

from asterism.game import Terms
from asterism.games.constellation.pieces import KINDS, TILES
from asterism.games.constellation.rules_actions import CHANGE, KEEP, REPLACE
from asterism.games.constellation.rules_table import STEPS
from asterism.games.constellation.state import BORDER, CARDS, HELD, PLAYS, SEATS, TRAIL
from tests.contract.adversary import Capacity, LongMatch

NUMBERED = {
    **dict.fromkeys(("of_kind", "standing", "claims"), (KINDS,)),
    **dict.fromkeys(("clouds", "points"), (SEATS,)),
    **dict.fromkeys(("hands", "drawn_at", "drawn_from"), (SEATS, HELD)),
    **dict.fromkeys(("shuffled_in", "stood_at"), (CARDS,)),
    "trail": (TRAIL, 6),  # used round and round
}
ENDLESS = {"stale": "off", "swaps": "off", "repetition": "off", "most_plays": PLAYS}
CHANGES = {**ENDLESS, "deck": CARDS, "change": "start_of_turn", "change_limit": HELD}
OWN_FILES: dict[str, dict[str, Any]] = {}


def stars_that_stand_alone(_: Terms, state: Any) -> float:
    """The free cells beside stars, less what all plays cost but one: a star that touches nothing but the Moon.

    So the Moon had best lie where many cells touch nothing else.
    """
    stars = {int(state.cell[tile]) for tile in range(state.tiles) if tile != state.moon}
    beside_stars = {cell + step for cell in stars for step in STEPS} - stars
    lonely = {int(state.cell[state.moon]) + step for step in STEPS} - stars - beside_stars
    return len(beside_stars) - 4.9 * len(stars) + 0.01 * len(lonely)


def plays_without_a_new_star(_: Terms, state: Any) -> float:
    """Enough stars that there is always one to replace; from then on none is placed any more."""
    return float(state.situations) + PLAYS * min(state.tiles, 10)


CAPACITIES = [
    Capacity(("cell", "beside"), TILES, lambda _, state: state.tiles, near=TILES, seats=2),
    Capacity(
        ("border",), BORDER, lambda _, state: state.borders, near=119, seats=2, options=ENDLESS,
        towards=stars_that_stand_alone, tries=90, width=5,
    ),
    Capacity(
        ("situation",), PLAYS + 1, lambda _, state: state.situations, near=PLAYS - 10, seats=2,
        options={**ENDLESS, "repetition": 9}, towards=plays_without_a_new_star, width=2, tries=30,
    ),
    Capacity(("deck",), CARDS, lambda _, state: state.next_card, near=CARDS, seats=2, options=CHANGES),
    Capacity(("discard",), CARDS, lambda _, state: state.discards, near=CARDS - 2, seats=2, options=CHANGES),
]  # fmt: skip


def changes_first(_terms: Terms, _state: Any, _seat: int, actions: list[int]) -> list[int]:
    """Change as many cards as possible; then play without placing a star."""
    return sorted(actions, key=lambda action: 0 if CHANGE <= action < KEEP else 1 if REPLACE <= action < CHANGE else 2)


LONGEST = LongMatch(2, {**CHANGES, "objectives": HELD, "blocking": True}, near=PLAYS * (2 + HELD), order=changes_first)
