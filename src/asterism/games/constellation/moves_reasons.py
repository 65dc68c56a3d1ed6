"""Why a move is not legal, in a sentence that cites the rule."""

from __future__ import annotations

from typing import Any

from asterism.errors import IllegalMove
from asterism.games.constellation.options import ConstellationTerms
from asterism.games.constellation.pieces import POINTS
from asterism.games.constellation.rules_asking import is_asking
from asterism.games.constellation.rules_table import covered, is_border, kind_of, reserve_of, tile_on, touches_a_star
from asterism.games.constellation.state import CHANGE, CLOUD, NOWHERE, ROW, State


def cell_text(q: int, r: int) -> str:
    """For example "(1,-2)"."""
    return f"({q},{r})"


def why_not(terms: ConstellationTerms, state: State, seat: int, move: Any) -> IllegalMove:
    """The reason for a move that names a real cell, tile or card but may not be made now."""
    tag = str(move.__struct_config__.tag)
    if state.phase == CLOUD and tag != "cover":
        return IllegalMove("first put your Cloud on a tile", "C29")
    if state.phase == CHANGE and tag not in {"change", "keep"}:
        return IllegalMove("you have made your play: change a card or keep your cards", "C22")
    if is_asking(state):
        return IllegalMove("first answer whether you want to go on: 'go on' or 'stop'", "GC-49")
    return REASONS[tag](terms, state, seat, move)


def _of_placing(terms: ConstellationTerms, state: State, seat: int, move: Any) -> IllegalMove:
    if state.swapping:
        return _only_swaps()
    return _of_the_cell(state, move) or _empty_pile(move.star)


def _of_replacing(terms: ConstellationTerms, state: State, seat: int, move: Any) -> IllegalMove:
    if state.swapping:
        return _only_swaps()
    tile = tile_on(state, _cell(move.q, move.r))
    if tile == state.moon:
        return IllegalMove("the Moon may not be replaced", "C33")
    if (covered(terms.plain_setup, state) >> tile) & 1:
        return _under_a_cloud(move.q, move.r)
    if reserve_of(state, POINTS.index(move.star)) == 0:
        return _empty_pile(move.star)
    if state.beside[tile] == 0:
        return IllegalMove(f"the star on {cell_text(move.q, move.r)} touches no other tile", "GC-21")
    return IllegalMove("a star may not be replaced by one of the same type, as agreed", "GC-20")


def _of_moving(terms: ConstellationTerms, state: State, seat: int, move: Any) -> IllegalMove:
    if state.swapping:
        return _only_swaps()
    if state.tiles == 1:
        return IllegalMove("the Moon lies alone and has no star to touch: place a star", "GC-15")
    if _cell(move.q, move.r) == state.cell[state.moon]:
        return IllegalMove("the Moon already lies there", "GC-13")
    if (covered(terms.plain_setup, state) >> state.moon) & 1:
        return _under_a_cloud(move.q, move.r, what="the Moon")
    touching = touches_a_star(state, _cell(move.q, move.r))
    alone = IllegalMove(f"on {cell_text(move.q, move.r)} the Moon would touch no star", "GC-14")
    return (_of_the_cell(state, move) or alone) if touching else alone


def _of_swapping(terms: ConstellationTerms, state: State, seat: int, move: Any) -> IllegalMove:
    if not state.swapping:
        return IllegalMove("tiles are swapped only in an open game, once all tiles lie on the table", "C53")
    for q, r in ((move.q, move.r), (move.other_q, move.other_r)):
        if (covered(terms.plain_setup, state) >> tile_on(state, _cell(q, r))) & 1:
            return _under_a_cloud(q, r)
    return IllegalMove("two stars of the same type may not be swapped, as agreed", "GC-40")


def _of_covering(terms: ConstellationTerms, state: State, seat: int, move: Any) -> IllegalMove:
    if state.phase != CLOUD:
        return IllegalMove("you have no Cloud to put anywhere now: make your play first", "C29")
    if terms.options.blocking:
        return IllegalMove("your Cloud must move to another tile", "C57")
    return IllegalMove("your Cloud goes on one of the tiles you have just swapped", "GC-41")


def _of_changing(terms: ConstellationTerms, state: State, seat: int, move: Any) -> IllegalMove:
    if terms.options.change == "off":
        return IllegalMove("this match is played without changing objectives", "C43")
    if terms.options.change == "instead_of_play" and state.clouds[seat] == NOWHERE:
        return IllegalMove("a card cannot be changed on your first turn", "GC-30")
    return IllegalMove("a card cannot be changed at this point of the turn, or no more of them", "GC-30")


def _of_keeping(terms: ConstellationTerms, state: State, seat: int, move: Any) -> IllegalMove:
    return IllegalMove("you may not pass: make a play", "GC-26")


def _of_answering(terms: ConstellationTerms, state: State, seat: int, move: Any) -> IllegalMove:
    return IllegalMove("nobody is asked now whether to go on", "GC-49")


def _of_the_cell(state: State, move: Any) -> IllegalMove | None:
    cell = _cell(move.q, move.r)
    if tile_on(state, cell) != NOWHERE:
        what = "the Moon" if kind_of(state, tile_on(state, cell)) < 0 else "a star"
        return IllegalMove(f"{what} already lies on {cell_text(move.q, move.r)}", "C23")
    if not is_border(state, cell):
        return IllegalMove(f"the cell {cell_text(move.q, move.r)} has no side in common with a tile", "C26")
    return None


def _cell(q: int, r: int) -> int:
    return (r + ROW // 2) * ROW + q + ROW // 2


def _only_swaps() -> IllegalMove:
    return IllegalMove("all tiles lie on the table: from now on two tiles are swapped", "GC-38")


def _empty_pile(star: int) -> IllegalMove:
    return IllegalMove(f"no {star}-pointed star is left in the reserve", "GC-22")


def _under_a_cloud(q: int, r: int, what: str = "") -> IllegalMove:
    return IllegalMove(f"{what or f'the tile on {cell_text(q, r)}'} lies under a Cloud", "C31")


REASONS = {
    "place": _of_placing,
    "replace": _of_replacing,
    "move_moon": _of_moving,
    "swap": _of_swapping,
    "cover": _of_covering,
    "change": _of_changing,
    "keep": _of_keeping,
    "go_on": _of_answering,
    "stop": _of_answering,
}
