"""The variants of Nacht der Sterne, with the rulings' reading as the default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Annotated, Any, Literal

import msgspec

from asterism.deal import Chance, picked, shuffled
from asterism.game import Options, TermsOf
from asterism.games.nacht.pieces import NAMES, Sky, built_in_sky, check_sky, read_sky, shape_of_tile, tiles_of
from asterism.games.nacht.state import ASKINGS, MOST_DROPS, SETUP, Setup
from asterism.layout import blank

DRAWN = -1


class NachtOptions(Options, frozen=True, kw_only=True):
    """What may be agreed before a match."""

    mode: Literal["klopfen", "streng"] = "klopfen"
    """Whether tiles can be overlooked and knocked for, or only what fits can be done (GN21)."""
    sky: Literal["winter", "spring"] | Sky = "winter"
    """The picture: one of ours, or a file with that of a printed copy."""
    show_top_shape: bool = True
    """Whether the outline of the stack's top tile is seen (GN6)."""
    second_tile_may_chain: bool = True
    """Whether the second tile may fit only because of the first (GN8)."""
    show_money: bool = False
    """Whether everybody sees everybody's coins during the match (GN39)."""
    start_player: Literal["random", "host", "rotate"] = "random"
    """Drawn by lot, the host (seat 0), or a seat further in each game of a series (GN5)."""
    game_in_series: Annotated[int, msgspec.Meta(ge=1, le=100)] = 1
    """Which game of a series this is, for start_player=rotate (GN5)."""
    two_player_end: Literal["after_turn", "immediate"] = "after_turn"
    """Two players: whether the end waits until the turn is over (GN40)."""
    wrong_drops: Annotated[int, msgspec.Meta(ge=1, le=MOST_DROPS)] = 1
    """How often each tile may be tried in vain in a turn (GN22)."""
    knock_proof: bool = True
    """Whether a knocker has to name the overlooked tile (GN25b)."""
    knock_ms: Annotated[int, msgspec.Meta(ge=1000, le=15000)] = 4000
    """How long the next reveal waits for knocks in live play, in milliseconds; the rules do not look at it (GN23)."""
    rotate_tiles: bool = False
    """Whether clients show revealed tiles turned at random; the rules do not look at it (GN3)."""


PRESETS: Mapping[str, Mapping[str, Any]] = {
    "sheet": {},
    "unhurried": {"knock_ms": 8000},
    "calm": {"mode": "streng"},
}
"""The sheet's game; one with more time to knock; and one without knocking (GN21)."""

FILES = {"sky": read_sky}
"""Options that may name a file, and how to read it."""


def printed(options: NachtOptions) -> Sky:
    """The picture of this match."""
    if isinstance(options.sky, str):
        return built_in_sky(options.sky)
    check_sky(options.sky)
    return options.sky


def setup(options: NachtOptions, seats: int, sky: Sky) -> Setup:
    """Options and picture as numbers for the kernels."""
    record: Setup = blank(SETUP)
    record.seats = seats
    record.strict = options.mode == "streng"
    record.chain = options.second_tile_may_chain
    record.drops = options.wrong_drops
    record.proof = options.knock_proof
    record.top_shape = options.show_top_shape
    record.at_once = options.two_player_end == "immediate"
    record.start_player = agreed_start_player(options, seats)
    for index, constellation in enumerate(sky.constellation):
        for tile in tiles_of(sky, constellation):
            record.tiles[index] |= 1 << tile
            record.bears[tile] |= 1 << index
    orders = asking_orders(seats)
    record.orders = len(orders)
    for index, order in enumerate(orders):
        record.steps[index][: seats - 1] = order
    return record


def agreed_start_player(options: NachtOptions, seats: int) -> int:
    """The seat that begins, or DRAWN if the deal decides."""
    if options.start_player == "random":
        return DRAWN
    return (options.game_in_series - 1) % seats if options.start_player == "rotate" else 0


def asking_orders(seats: int) -> list[tuple[int, ...]]:
    """All orders in which the others can be asked, as steps to the left of the player on turn."""
    return list(permutations(range(1, seats)))


def chances(options: NachtOptions, seats: int, printed: Sky) -> Sequence[Chance]:
    """A blind choice among the inner tiles (N16, GN4), the order of the stack (N18), and the order of asking (GN24).

    All 25 tiles are shuffled; the one that was chosen is taken out. Each order of asking comes equally often.
    """
    drawn = [
        picked("first_tile", [name for tile, name in enumerate(NAMES) if shape_of_tile(tile) == "inner"]),
        shuffled("tiles", NAMES),
    ]
    orders = ["".join(map(str, order)) for order in asking_orders(seats)]
    if len(orders) > 1:
        drawn.append(shuffled("asking", orders * (ASKINGS // len(orders))))
    if options.start_player == "random":
        drawn.append(picked("start_player", range(seats)))
    return drawn


NachtTerms = TermsOf[NachtOptions, Sky, Setup]
