"""What a seat may see of the table. No other module shows a state to people."""

from __future__ import annotations

import msgspec

from asterism.game import View, ViewerSeat
from asterism.games.nacht.hidden import unseen
from asterism.games.nacht.options import NachtTerms
from asterism.games.nacht.pieces import NAMES, name_of, shape_of_tile
from asterism.games.nacht.rules_laying import closed_squares
from asterism.games.nacht.state import NO_TILE, OVER, STACK, State

PHASES = ("decide", "window", "prove", "over")


class Progress(msgspec.Struct, frozen=True):
    """How far a constellation has grown."""

    sky: str
    tiles: int
    missing: list[str]


class NachtView(View, frozen=True):
    """The table, as one seat sees it. Nothing here says which tiles fit (GN21)."""

    seat: int | None
    phase: str
    """decide, window (others may knock), prove (a knocker picks a tile) or over."""
    strict: bool
    """Whether nothing can be overlooked: as agreed, or by now (GN38)."""
    turn: int
    """The player on turn; in the window the one who said "Weiter!"; at the end the last one."""
    to_act: list[int]
    laid: list[str]
    markers: list[str]
    """The closed squares, each named by its upper left tile."""
    constellations: list[Progress]
    held: list[list[str]]
    """The tiles in front of each seat, in the order of drawing."""
    revealed: str | None
    """The tile turned up in this turn, as long as it lies before its player."""
    laid_now: int
    tried: list[str]
    """The tiles tried in vain in this turn."""
    unseen: list[str]
    """The tiles of the stack; their order is secret."""
    top: str | None
    """The outline of the stack's top tile: corner, edge or inner (GN6)."""
    coins: list[int | None]
    """Other seats' coins are covered until the end (GN39)."""
    aside: list[int]
    knock_ms: int
    rotate_tiles: bool


def view_for(terms: NachtTerms, state: State, seat: ViewerSeat) -> NachtView:
    """Everything that this seat may see; None is a spectator."""
    laid = state.laid
    return NachtView(
        seat=seat,
        phase=PHASES[state.phase],
        strict=bool(state.strict),
        turn=state.turn,
        to_act=[other for other in range(terms.seats) if (state.waiting >> other) & 1],
        laid=names_of(laid),
        markers=names_of(closed_squares(laid)),
        constellations=[
            Progress(
                sky=name_of(constellation),
                tiles=terms.plain_setup.tiles[index].bit_count(),
                missing=names_of(terms.plain_setup.tiles[index] & ~laid),
            )
            for index, constellation in enumerate(terms.printed.constellation)
        ],
        held=[_in_order(state, other) for other in range(terms.seats)],
        revealed=_revealed(state),
        laid_now=state.laid_now,
        tried=names_of(state.missed[0]),
        unseen=names_of(unseen(state)),
        top=_top(terms, state),
        coins=[_visible_coins(terms, state, other, seat) for other in range(terms.seats)],
        aside=[state.aside[other] for other in range(terms.seats)],
        knock_ms=terms.options.knock_ms,
        rotate_tiles=terms.options.rotate_tiles,
    )


def names_of(tiles: int) -> list[str]:
    """The names of a set of tiles."""
    return [name for number, name in enumerate(NAMES) if (tiles >> number) & 1]


def _in_order(state: State, seat: int) -> list[str]:
    return [NAMES[tile] for tile in state.stack[: state.drawn] if (state.held[seat] >> tile) & 1]


def _revealed(state: State) -> str | None:
    tile = state.revealed
    return NAMES[tile] if tile != NO_TILE and (state.held[state.turn] >> tile) & 1 else None


def _top(terms: NachtTerms, state: State) -> str | None:
    if not terms.options.show_top_shape or state.drawn == STACK:
        return None
    return shape_of_tile(state.stack[state.drawn])


def _visible_coins(terms: NachtTerms, state: State, owner: int, seat: ViewerSeat) -> int | None:
    public = terms.options.show_money or owner == seat or state.phase == OVER
    return state.coins[owner] if public else None
