"""The moves: as data with real coordinates, as dense actions, and as text such as "P4(1,3)"."""

from __future__ import annotations

import re

from asterism.errors import IllegalMove
from asterism.game import Move
from asterism.games.constellation import rules_actions as numbered
from asterism.games.constellation.moves_reasons import cell_text, why_not
from asterism.games.constellation.options import ConstellationTerms
from asterism.games.constellation.pieces import KINDS, POINTS, name_of, number_of
from asterism.games.constellation.rules_plays import column_of, row_of
from asterism.games.constellation.rules_table import is_border, place_in_border, tile_on
from asterism.games.constellation.state import NOWHERE, ROW, State

CELL = r"\(?(-?\d{1,2})[,;](-?\d{1,2})\)?"
STAR_TEXT = re.compile(rf"([PR])([456])[,;]?{CELL}")
CELL_TEXT = re.compile(rf"([MC]){CELL}")
SWAP_TEXT = re.compile(rf"X{CELL}{CELL}")
CHANGE_TEXT = re.compile(r"(?:CHANGE|O)P?(\d{1,2})")
KEEP_TEXT = re.compile(r"KEEP|K|-")
ANSWER_TEXT = re.compile(r"(GOON)|STOP")
FARTHEST = 60


class Place(Move, frozen=True, tag="place"):
    """Take a star from the reserve and put it beside a tile (C23)."""

    star: int
    """How many points the star has: 4, 5 or 6."""
    q: int
    r: int


class Replace(Move, frozen=True, tag="replace"):
    """Exchange a star in play for one from the reserve (C24)."""

    star: int
    q: int
    r: int


class MoveMoon(Move, frozen=True, tag="move_moon"):
    """Move the Moon to another cell (C25)."""

    q: int
    r: int


class Swap(Move, frozen=True, tag="swap"):
    """Exchange the places of two tiles, in an open game (C54)."""

    q: int
    r: int
    other_q: int
    other_r: int


class Cover(Move, frozen=True, tag="cover"):
    """Put your Cloud on a tile, where you have a choice (C56, GC-41)."""

    q: int
    r: int


class Change(Move, frozen=True, tag="change"):
    """Show one of your cards and draw another (C43-C45)."""

    card: str


class Keep(Move, frozen=True, tag="keep"):
    """End your turn without changing a card, or another one (GC-30)."""


class GoOn(Move, frozen=True, tag="go_on"):
    """Answer that you want to go on: with new cards, or by swapping tiles (C39, C53, GC-49)."""


class Stop(Move, frozen=True, tag="stop"):
    """Answer that you want the match to end now (C35, C39, GC-49)."""


ConstellationMove = Place | Replace | MoveMoon | Swap | Cover | Change | Keep | GoOn | Stop

PLAIN: dict[int, ConstellationMove] = {numbered.KEEP: Keep(), numbered.GO_ON: GoOn(), numbered.STOP: Stop()}
"""The moves that name no cell and no card."""


def coordinates(cell: int) -> tuple[int, int]:
    """The coordinates (q, r) of a cell."""
    return column_of(cell), row_of(cell)


def cell_at(q: int, r: int) -> int:
    """The cell with these coordinates; nothing ever lies as far away as 60."""
    if max(abs(q), abs(r)) > FARTHEST:
        raise IllegalMove(f"the cell {cell_text(q, r)} is too far away: no tile lies near it", "C26")
    return (r + ROW // 2) * ROW + q + ROW // 2


# --- moves and actions -----------------------------------------------------------------------


def move_of(terms: ConstellationTerms, state: State, seat: int, action: int) -> ConstellationMove:
    """The move that an action number means in this position."""
    if action < numbered.COVER:
        return _play_of(state, action)
    if action < numbered.CHANGE:
        return Cover(*_cell_of_tile(state, action - numbered.COVER))
    if action < numbered.KEEP:
        return Change(_card_in(terms, state, seat, action - numbered.CHANGE))
    return PLAIN[action]


def _play_of(state: State, action: int) -> Place | Replace | MoveMoon | Swap:
    if action < numbered.REPLACE:
        return Place(POINTS[action % KINDS], *_border_cell(state, action // KINDS))
    if action < numbered.MOVE_MOON:
        tile, kind = divmod(action - numbered.REPLACE, KINDS)
        return Replace(POINTS[kind], *_cell_of_tile(state, tile))
    if action < numbered.SWAP:
        return MoveMoon(*_border_cell(state, action - numbered.MOVE_MOON))
    pair = action - numbered.SWAP
    one, other = numbered.earlier_of_swap(pair), numbered.later_of_swap(pair)
    return Swap(*_cell_of_tile(state, one), *_cell_of_tile(state, other))


def _border_cell(state: State, place: int) -> tuple[int, int]:
    if place >= state.borders:
        raise IllegalMove(
            f"there are only {state.borders} free cells beside tiles, and this is number {place + 1}", "C26"
        )
    return coordinates(state.border[place])


def _cell_of_tile(state: State, tile: int) -> tuple[int, int]:
    if tile >= state.tiles:
        raise IllegalMove(f"there are only {state.tiles} tiles on the table, and this is number {tile + 1}", "C24")
    return coordinates(state.cell[tile])


def _card_in(terms: ConstellationTerms, state: State, seat: int, place: int) -> str:
    if place >= terms.options.objectives:
        raise IllegalMove(f"you hold only {terms.options.objectives} objective cards", "C43")
    return name_of(state.hands[seat][place])


def action_of(terms: ConstellationTerms, state: State, seat: int, move: ConstellationMove) -> int:
    """The action number of a move in this position."""
    if isinstance(move, Change):
        return numbered.CHANGE + _place_in_hand(terms, state, seat, move.card)
    if isinstance(move, Keep | GoOn | Stop):
        return next(action for action, plain in PLAIN.items() if plain == move)
    if isinstance(move, Swap):
        return _swap_of(state, move)
    if isinstance(move, Place | MoveMoon):
        place = _place_of(terms, state, seat, move)
        return (
            numbered.PLACE + place * KINDS + _kind(move.star) if isinstance(move, Place) else numbered.MOVE_MOON + place
        )
    tile = _tile_at(state, move.q, move.r)
    return numbered.COVER + tile if isinstance(move, Cover) else numbered.REPLACE + tile * KINDS + _kind(move.star)


def _kind(star: int) -> int:
    if star not in POINTS:
        raise IllegalMove(f"there is no star with {star} points; stars have 4, 5 or 6", "C17")
    return POINTS.index(star)


def _place_of(terms: ConstellationTerms, state: State, seat: int, move: Place | MoveMoon) -> int:
    cell = cell_at(move.q, move.r)
    if not is_border(state, cell):
        raise why_not(terms, state, seat, move)
    return place_in_border(state, cell)


def _tile_at(state: State, q: int, r: int) -> int:
    tile = tile_on(state, cell_at(q, r))
    if tile == NOWHERE:
        raise IllegalMove(f"no tile lies on {cell_text(q, r)}", "C24")
    return tile


def _swap_of(state: State, move: Swap) -> int:
    one, other = sorted((_tile_at(state, move.q, move.r), _tile_at(state, move.other_q, move.other_r)))
    if one == other:
        raise IllegalMove("a swap needs two different tiles", "C54")
    return numbered.swap_action(one, other)


def _place_in_hand(terms: ConstellationTerms, state: State, seat: int, card: str) -> int:
    held = state.hands[seat][: terms.options.objectives]
    if not re.fullmatch(r"P\d\d", card) or number_of(card) not in held:
        raise IllegalMove(f"you do not hold the card {card}", "C43")
    return held.index(number_of(card))


def why_illegal(terms: ConstellationTerms, state: State, seat: int, move: ConstellationMove) -> IllegalMove:
    """Which rule forbids a move that is not legal."""
    return why_not(terms, state, seat, move)


# --- text ------------------------------------------------------------------------------------


def notation(terms: ConstellationTerms, move: ConstellationMove) -> str:
    """For example "P4(1,3)", "R6(-1,2)", "M(2,0)", "X(0,1)(1,1)", "C(0,1)", "change P05", "keep", "go on" or "stop"."""
    if isinstance(move, Place | Replace):
        return f"{'P' if isinstance(move, Place) else 'R'}{move.star}{cell_text(move.q, move.r)}"
    if isinstance(move, MoveMoon):
        return f"M{cell_text(move.q, move.r)}"
    if isinstance(move, Swap):
        return f"X{cell_text(move.q, move.r)}{cell_text(move.other_q, move.other_r)}"
    if isinstance(move, Cover):
        return f"C{cell_text(move.q, move.r)}"
    return f"change {move.card}" if isinstance(move, Change) else str(move.__struct_config__.tag).replace("_", " ")


def read_move(terms: ConstellationTerms, text: str) -> ConstellationMove:
    """Read a move; blanks and case do not matter, and "P4 1 3" is as good as "P4(1,3)"."""
    plain = _compact(text)
    if match := STAR_TEXT.fullmatch(plain):
        star, q, r = (int(number) for number in match.groups()[1:])
        return Place(star, q, r) if match[1] == "P" else Replace(star, q, r)
    if match := CELL_TEXT.fullmatch(plain):
        q, r = int(match[2]), int(match[3])
        return MoveMoon(q, r) if match[1] == "M" else Cover(q, r)
    if match := SWAP_TEXT.fullmatch(plain):
        return Swap(*(int(number) for number in match.groups()))
    if match := CHANGE_TEXT.fullmatch(plain):
        return Change(f"P{int(match[1]):02}")
    if KEEP_TEXT.fullmatch(plain):
        return Keep()
    if match := ANSWER_TEXT.fullmatch(plain):
        return GoOn() if match[1] else Stop()
    raise IllegalMove(
        f"'{text.strip()}' is not a move; write P4(1,3) to place a star, R4(1,3) to replace one, M(1,3) to move the "
        "Moon, X(1,3)(0,2) to swap two tiles, C(1,3) for the Cloud, 'change P05' for a card, 'keep', or 'go on' or "
        "'stop' if asked"
    )


def _compact(text: str) -> str:
    """Upper case, without blanks; a blank between two numbers counts as a comma."""
    upper = text.strip().upper().replace("−", "-")  # noqa: RUF001 (people paste the typographic minus)
    return re.sub(r"\s+", "", re.sub(r"(?<=[\d])\s+(?=-?\d)", ",", upper))
