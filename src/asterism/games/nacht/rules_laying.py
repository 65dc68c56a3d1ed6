"""Which tiles fit, and what laying one earns."""

from __future__ import annotations

from asterism.games.nacht import event_rows
from asterism.games.nacht.state import (
    ALL_TILES,
    CROSSINGS,
    LEFT_COLUMN,
    RIGHT_COLUMN,
    SIDE,
    Setup,
    State,
)
from asterism.kernel import EventBuffer, emit, first_of, how_many, rule


@rule
def beside(tiles: int) -> int:
    """The places that share a side with one of the tiles."""
    right = (tiles & ~RIGHT_COLUMN) << 1
    left = (tiles & ~LEFT_COLUMN) >> 1
    return (right | left | (tiles << SIDE) | (tiles >> SIDE)) & ALL_TILES


@rule
def places_open(laid: int) -> int:
    """Where a tile fits: its own place lies next to a laid tile, and is still empty (GN1, GN2)."""
    return beside(laid) & ~laid


@rule
def closed_squares(laid: int) -> int:
    """The small squares whose four tiles all lie, each named by its upper left tile (GN18)."""
    return laid & (laid >> 1) & (laid >> SIDE) & (laid >> (SIDE + 1)) & CROSSINGS


@rule
def newly_closed(laid: int, tile: int) -> int:
    """The small squares that this tile would close (N35)."""
    return closed_squares(laid | (1 << tile)) & ~closed_squares(laid)


@rule
def is_finished_by(setup: Setup, laid: int, tile: int, sky: int) -> bool:
    """Whether this is the last tile of the constellation (N37, GN19)."""
    return setup.tiles[sky] & ~(laid | (1 << tile)) == 0


@rule
def gain_of(setup: Setup, laid: int, tile: int) -> int:
    """What the tile earns: one coin for each square, each constellation's size in coins (N36-N39, GN17)."""
    coins = how_many(newly_closed(laid, tile))
    skies = setup.bears[tile]
    while skies:
        sky = first_of(skies)
        skies &= skies - 1
        if is_finished_by(setup, laid, tile, sky):
            coins += how_many(setup.tiles[sky])
    return coins


@rule
def lay_own_tile(setup: Setup, state: State, seat: int, tile: int, events: EventBuffer) -> None:
    """The player on turn lays an own tile, pays the coins set aside, and is rewarded (N31-N40, N51)."""
    emit(events, event_rows.LAID, seat, tile, event_rows.SECOND_TILE if state.laid_now else event_rows.FIRST_TILE)
    deliver_set_aside(state, seat, event_rows.FOR_LAYING, events)
    if events.room:
        tell_rewards(setup, state, seat, tile, 1, events)
    state.coins[seat] += gain_of(setup, state.laid, tile)
    put_down(setup, state, seat, tile)
    state.laid_now += 1


@rule
def lay_knocked_tile(setup: Setup, state: State, seat: int, tile: int, events: EventBuffer) -> None:
    """The knocker takes the overlooked tile, lays it and gets 1 coin, but nothing for squares and skies (N58-N62)."""
    emit(events, event_rows.LAID, seat, tile, event_rows.KNOCKED_TILE)
    if events.room:
        tell_rewards(setup, state, seat, tile, 0, events)
    emit(events, event_rows.KNOCK_REWARDED, seat)
    state.coins[seat] += 1
    put_down(setup, state, state.turn, tile)


@rule
def put_down(setup: Setup, state: State, owner: int, tile: int) -> None:
    """The tile leaves its owner and lies in its place; from then on others may fit (GN2, GN8)."""
    state.held[owner] &= ~(1 << tile)
    state.laid |= 1 << tile
    state.fitting = places_open(state.laid) if setup.chain else state.fitting & ~(1 << tile)
    state.quiet = 0


@rule
def deliver_set_aside(state: State, seat: int, occasion: int, events: EventBuffer) -> None:
    """The coins set aside go to the bank: when the seat lays an own tile, and at the end (N51, GN16)."""
    if state.aside[seat]:
        emit(events, event_rows.ASIDE_PAID, seat, state.aside[seat], occasion)
        state.aside[seat] = 0


@rule
def tell_rewards(setup: Setup, state: State, seat: int, tile: int, paid: int, events: EventBuffer) -> None:
    """Which squares get a marker and which constellations are finished; knocked tiles are not paid (N35-N38, N61)."""
    squares = newly_closed(state.laid, tile)
    while squares:
        emit(events, event_rows.SQUARE, seat, first_of(squares), paid)
        squares &= squares - 1
    skies = setup.bears[tile]
    finished = 0
    while skies:
        sky = first_of(skies)
        skies &= skies - 1
        if is_finished_by(setup, state.laid, tile, sky):
            emit(events, event_rows.FINISHED, seat, sky, paid * how_many(setup.tiles[sky]), finished)
            finished += 1
