"""Small tables for tests, in the notation of the worked cases.

`position("3C", "2C 1C|14/1", "1A")`: 3C lies, seat 0 is on turn with 2C and 1C before it, 14 coins free and one
set aside, seat 1 has 1A; all other tiles are in the stack, in the order of the picture unless `stack` says more.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import numpy as np

from asterism.deal import draw
from asterism.game import Event
from asterism.games.nacht import GAME
from asterism.games.nacht.pieces import NAMES
from asterism.games.nacht.rules_turns import ready_to_decide
from asterism.games.nacht.view import NachtView
from asterism.match import Match
from asterism.options import agree_terms


def bits(tiles: str) -> int:
    """A set of tiles from their names."""
    return sum(1 << NAMES.index(tile) for tile in tiles.split())


def position(
    laid: str,
    *players: str,
    seats: int | None = None,
    turn: int = 0,
    stack: str = "",
    rest_to: int | None = None,
    quiet: int = 0,
    **options: Any,
) -> Match:
    """A match in the middle of things; `rest_to` has all the tiles that lie nowhere else, so the stack is empty."""
    count = seats or max(3, len(players))
    terms = agree_terms(GAME, count, options)
    match = Match(terms, draw(terms.chances, b"a table for tests"))
    state = match._state
    held = [player.partition("|")[0].split() for player in players] + [[] for _ in range(count - len(players))]
    seen = [*laid.split(), *(tile for tiles in held for tile in tiles)]
    if rest_to is not None:
        held[rest_to] += [tile for tile in NAMES if tile not in seen]
        seen = [*laid.split(), *(tile for tiles in held for tile in tiles)]
    assert len(seen) == len(set(seen))
    rest = stack.split() + [tile for tile in NAMES if tile not in seen and tile not in stack.split()]
    state.stack[:] = [NAMES.index(tile) for tile in [*seen[1:], *rest]]
    state.drawn = len(seen) - 1
    state.laid = bits(laid)
    state.turn = turn
    state.quiet = quiet
    state.revealed = NAMES.index(held[turn][-1]) if rest_to is None and held[turn] else -1
    for seat in range(count):
        state.held[seat] = bits(" ".join(held[seat]))
        purse = players[seat].partition("|")[2] if seat < len(players) else ""
        state.coins[seat], state.aside[seat] = (int(word) for word in (purse or "15/0").split("/"))
    ready_to_decide(state)
    return match


def look(match: Match, seat: int | None = None) -> NachtView:
    """What a seat, or a spectator, sees."""
    view = match.view(seat)
    assert isinstance(view, NachtView)
    return view


def purse(match: Match, seat: int = 0) -> str:
    """Free coins and coins set aside, such as "14/1"."""
    return f"{match.state.coins[seat]}/{match.state.aside[seat]}"


def may(match: Match, seat: int = 0) -> list[str]:
    """The legal moves of a seat as text."""
    return [match.notation(move) for move in match.legal_moves(seat)]


def before(match: Match, seat: int = 0) -> list[str]:
    """The tiles in front of a seat."""
    return look(match, seat).held[seat]


def told(events: Iterable[Event]) -> list[tuple[str, str]]:
    """Each event's type and rule."""
    plain = [msgspec.to_builtins(event) for event in events]
    return [(event["type"], event["rule"]) for event in plain]


def event(events: Iterable[Event], kind: str) -> dict[str, Any]:
    """The one event of this type."""
    (found,) = [plain for plain in map(msgspec.to_builtins, events) if plain["type"] == kind]
    assert isinstance(found, dict)
    return found


def paid(events: Iterable[Event], kind: str) -> int:
    """The coins of all events of this type together."""
    return sum(plain["coins"] for plain in map(msgspec.to_builtins, events) if plain["type"] == kind)


def weiter(match: Match) -> None:
    """The player on turn says "Weiter!" and nobody knocks."""
    match.play("weiter")
    while look(match).phase == "window":
        match.play("pass", seat=match.current_seat)


def forgo_until_forced(match: Match) -> None:
    """Seat 0 forgoes five times; the others say "Weiter!"."""
    for _ in range(5):
        match.play("forgo")
        while match.state.turn != 0:
            weiter(match)


def ranks(match: Match) -> list[int]:
    """The ranks of all seats."""
    scores = np.zeros(match.seats, dtype=np.int32)
    places = np.zeros(match.seats, dtype=np.int32)
    match.game.kernels.returns(match.terms.setup, match.state, scores, places)
    return [int(place) for place in places]
