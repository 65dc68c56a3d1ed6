"""Small tables for tests, in the notation of the worked cases.

`position("L(0,0) 4(0,1)", hands="P05 P07")` gives a match of two in which these tiles lie, seat A holds
P05 and seat B holds P07, and A is to move. `clouds="A(0,1)"` puts Clouds on tiles.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from asterism.deal import read_deal
from asterism.errors import IllegalMove
from asterism.game import Event
from asterism.games.constellation import GAME
from asterism.games.constellation.moves import cell_at
from asterism.games.constellation.pieces import POINTS
from asterism.games.constellation.rules_table import pick_up, put_down, tile_on
from asterism.games.constellation.view import ConstellationView
from asterism.kernel import how_many
from asterism.match import Match
from asterism.options import agree_terms

SEATS = "ABCDE"
TILE = re.compile(r"([L456])\((-?\d+),(-?\d+)\)")
CLOUD = re.compile(r"([A-E])\((-?\d+),(-?\d+)\)")


def dealt(seats: int = 2, hands: str = "", coming: str = "", reshuffle: int = 7, **options: Any) -> Match:
    """A match that A begins. Hands are given seat after seat, then come the cards on top of the deck."""
    terms = agree_terms(GAME, seats, options)
    names = [card.name for card in terms.printed.cards]
    top = coming.split()
    held = hands.split()
    for name in names:
        if len(held) < seats * terms.options.objectives and name not in held + top:
            held.append(name)
    rest = [name for name in names if name not in held + top]
    deal = {"cards": held + top + rest, "first_player": 0, "reshuffle": reshuffle}
    return Match(terms, read_deal(terms.chances, deal))


def position(
    tiles: str, hands: str = "", *, clouds: str = "", seats: int = 2, turn: str = "A", coming: str = "", **options: Any
) -> Match:
    """A match in which these tiles and Clouds lie."""
    match = dealt(seats, hands, coming, **options)
    lay(match, tiles)
    state = match._state
    for owner, q, r in CLOUD.findall(clouds):
        state.clouds[SEATS.index(owner)] = tile_on(state, cell_at(int(q), int(r)))
    state.turn = SEATS.index(turn)
    return match


def lay(match: Match, tiles: str) -> None:
    """Lay these tiles; the Moon is the first of them, wherever it is written."""
    state = match._state
    found = TILE.findall(tiles)
    for kind, q, r in found:
        if kind == "L":
            pick_up(state, 0)
            state.borders = 0
            put_down(state, 0, cell_at(int(q), int(r)))
    for kind, q, r in found:
        if kind != "L":
            star = POINTS.index(int(kind))
            put_down(state, state.tiles, cell_at(int(q), int(r)))
            state.of_kind[star] |= 1 << state.tiles
            state.tiles += 1
            assert how_many(int(state.of_kind[star])) <= 8


def tied_match(**options: Any) -> Match:
    """A real match of two in which B has just moved the Moon, and the figures of both stand at once (C39)."""
    match = dealt(2, "P02 P04", "P06 P30", **options)
    moves = "P4(-1,0) P5(1,0) P4(-2,0) P5(2,0) P4(-3,0) P5(3,0) M(4,0) P4(-3,1) P5(2,1) M(0,0)"
    for move in moves.split():
        match.play(move)
    return match


def rows_of_five(kinds: str) -> str:
    """25 letters, L for the Moon, laid out in five rows of five from (0,0) on; a dot leaves a cell free."""
    letters = [letter for letter in kinds if not letter.isspace()]
    assert len(letters) == 25
    return " ".join(f"{kind}({place % 5},{place // 5})" for place, kind in enumerate(letters) if kind != ".")


# No two neighbours in a row or column are alike, and nothing of one type hangs together far.
MIXED = "45645 64564 56L56 45645 6456."
ALL_BUT_ONE = rows_of_five(MIXED)


def legal(match: Match) -> set[str]:
    """The legal moves as text."""
    return {match.notation(move) for move in match.legal_moves()}


def seen(match: Match, seat: int | None = None) -> ConstellationView:
    """What a seat sees."""
    view = match.view(seat)
    assert isinstance(view, ConstellationView)
    return view


def plain(events: Iterable[Event]) -> list[dict[str, Any]]:
    """Events as plain data."""
    return [msgspec.to_builtins(event) for event in events]


def told(match: Match, move: str) -> list[dict[str, Any]]:
    """What a move caused, as plain data."""
    return plain(match.play(move))


def reason(match: Match) -> str:
    """Why the match ended."""
    last: str = plain(match.turns[-1].events)[-1]["reason"]
    return last


def kinds(events: list[dict[str, Any]]) -> list[str]:
    """The types of these events."""
    return [event["type"] for event in events]


def winner(match: Match) -> str | None:
    """The winner's letter; None as long as there is none."""
    seat = seen(match).winner
    return None if seat is None else SEATS[seat]


def drawn(match: Match) -> bool:
    """Whether the match is over without a winner."""
    return match.is_over and winner(match) is None


def refused(match: Match, move: str) -> str:
    """The rule that forbids a move."""
    with pytest.raises(IllegalMove) as refusal:
        match.play(move)
    return refusal.value.rule


CASE_2 = "L(0,0) 4(0,1) 4(0,2) 4(0,3)"
ROW = "L(0,0) 4(1,0) 5(2,0) 6(3,0)"
FULL = rows_of_five(MIXED)
