"""The moves as data, as actions, and as text: "lay 2C", "forgo", "weiter", "knock 2C", "knock", "pass" and so on."""

from __future__ import annotations

import re

from asterism.errors import IllegalMove
from asterism.game import Move
from asterism.games.nacht.options import NachtTerms
from asterism.games.nacht.pieces import NAMES
from asterism.games.nacht.rules import is_forced
from asterism.games.nacht.rules_knocking import may_knock
from asterism.games.nacht.state import DECIDE, FORGO, KNOCK, KNOCK_TILE, LAY, PASS, PROVE, WEITER, State

TEXT = re.compile(r"(lay|forgo|weiter|knock in vain|knock|pass)!?(?:\s+([0-9]\s?[a-z]))?")
ACTIONS_ARE_FIXED = True


class Lay(Move, frozen=True, tag="lay"):
    """Lay one of your tiles in its place, or try to (N31, GN22)."""

    tile: str


class Forgo(Move, frozen=True, tag="forgo"):
    """Do not lay, and set a coin aside for it (N42)."""


class Weiter(Move, frozen=True, tag="weiter"):
    """Say "Weiter!": the turn is over (N30, N41)."""


class Knock(Move, frozen=True, tag="knock"):
    """Knock because a tile was overlooked (N53). None: no tile has to be named (GN25b)."""

    tile: str | None = None


class KnockInVain(Move, frozen=True, tag="knock_in_vain"):
    """Knock and then show no tile, where one has to be shown: a wrong knock (GN25b)."""


class Pass(Move, frozen=True, tag="pass"):
    """Do not knock."""


NachtMove = Lay | Forgo | Weiter | Knock | KnockInVain | Pass

WITHOUT_TILE: dict[int, NachtMove] = {FORGO: Forgo(), WEITER: Weiter(), PASS: Pass()}


def move_of(terms: NachtTerms, state: State, seat: int, action: int) -> NachtMove:
    """The move that an action number means."""
    if action in WITHOUT_TILE:
        return WITHOUT_TILE[action]
    if action == KNOCK:
        return KnockInVain() if terms.plain_setup.proof else Knock()
    return Lay(NAMES[action - LAY]) if action < KNOCK_TILE else Knock(NAMES[action - KNOCK_TILE])


def action_of(terms: NachtTerms, state: State, seat: int, move: NachtMove) -> int:
    """The action number of a move."""
    if isinstance(move, Lay):
        return LAY + tile_number(move.tile)
    if isinstance(move, Knock) and move.tile is not None:
        return KNOCK_TILE + tile_number(move.tile)
    if isinstance(move, Knock | KnockInVain):
        return _knock_without_a_tile(terms, move)
    return next(action for action, plain in WITHOUT_TILE.items() if plain == move)


def _knock_without_a_tile(terms: NachtTerms, move: Knock | KnockInVain) -> int:
    if terms.plain_setup.proof and move == Knock():
        raise IllegalMove("name the overlooked tile, such as 'knock 2C'", "GN25b")
    if not terms.plain_setup.proof and move == KnockInVain():
        raise IllegalMove("here a knock needs no tile, so it cannot be in vain; say 'knock'", "GN25b")
    return KNOCK


def tile_number(name: str) -> int:
    """The number of the tile with this name."""
    if name not in NAMES:
        raise IllegalMove(f"there is no tile '{name}'; tiles are {NAMES[0]} to {NAMES[-1]}, such as 2C", "N1")
    return NAMES.index(name)


def notation(terms: NachtTerms, move: NachtMove) -> str:
    """For example "lay 2C"."""
    words = [str(move.__struct_config__.tag).replace("_", " ")]
    if isinstance(move, Lay | Knock) and move.tile is not None:
        words.append(move.tile)
    return " ".join(words)


def read_move(terms: NachtTerms, text: str) -> NachtMove:
    """Read "lay 2C", "forgo", "weiter", "knock 2C", "knock" or "pass", in small or large letters."""
    match = TEXT.fullmatch(text.strip().casefold())
    if match is None:
        raise IllegalMove(f"'{text.strip()}' is not a move; write lay 2C, forgo, weiter, knock 2C or pass")
    verb, tile = match.groups()
    name = tile and tile.replace(" ", "").upper()
    if verb == "lay" and name is None:
        raise IllegalMove("say which tile to lay, such as 'lay 2C'", "N32")
    if verb in {"forgo", "weiter", "pass", "knock in vain"} and name is not None:
        raise IllegalMove(f"'{verb}' goes without a tile", "N47" if verb == "forgo" else "N41")
    moves: dict[str, NachtMove] = {"forgo": Forgo(), "weiter": Weiter(), "pass": Pass(), "knock": Knock(name)}
    moves["knock in vain"] = KnockInVain()
    return Lay(name) if verb == "lay" else moves[verb]


def why_illegal(terms: NachtTerms, state: State, seat: int, move: NachtMove) -> IllegalMove:
    """Which rule forbids a move that is not legal."""
    if state.phase == DECIDE:
        return _why_not_on_turn(state, seat, move)
    if not isinstance(move, Knock | KnockInVain | Pass):
        return IllegalMove("it is not your turn: knock, or let it pass", "N55")
    return _why_not_proof(move) if state.phase == PROVE else _why_no_knock(terms, state, seat, move)


def _why_no_knock(terms: NachtTerms, state: State, seat: int, move: NachtMove) -> IllegalMove:
    if not may_knock(state, seat):
        return IllegalMove("without a free coin for the fine you cannot knock", "GN29")
    if not terms.plain_setup.proof:
        return IllegalMove("only say 'knock'; the tile is chosen afterwards", "GN25b")
    return IllegalMove("that tile does not lie before the player who said 'Weiter!'", "N54")


def _why_not_proof(move: NachtMove) -> IllegalMove:
    if isinstance(move, Pass | KnockInVain) or move == Knock():
        return IllegalMove("a right knocker has to take one of the overlooked tiles", "GN26")
    return IllegalMove("that tile was not overlooked: it does not fit, or lies elsewhere", "GN25")


def _why_not_on_turn(state: State, seat: int, move: NachtMove) -> IllegalMove:
    if isinstance(move, Knock | KnockInVain | Pass):
        return IllegalMove("knocking is for others, after 'Weiter!' and before the next tile is revealed", "N55")
    if isinstance(move, Lay):
        return _why_no_lay(state, seat, move)
    if isinstance(move, Weiter):
        if is_forced(state):
            return IllegalMove("you have forgone five times and must lay a fitting tile", "GN15")
        return IllegalMove("a tile of yours fits: lay it, or forgo", "N31")
    return _why_no_forgo(state, seat)


def _why_no_lay(state: State, seat: int, move: Lay) -> IllegalMove:
    tile = tile_number(move.tile)
    if not (state.held[seat] >> tile) & 1:
        return IllegalMove(f"tile {move.tile} does not lie before you", "N32")
    if (state.missed[0] >> tile) & 1:
        return IllegalMove(f"tile {move.tile} was tried in vain and is locked for this turn", "GN22")
    return IllegalMove(f"tile {move.tile} does not fit: no tile lies next to its place", "GN1")


def _why_no_forgo(state: State, seat: int) -> IllegalMove:
    if state.laid_now:
        return IllegalMove("you have laid a tile; forgoing is for a whole turn", "N47")
    if is_forced(state):
        return IllegalMove("you have forgone five times in a row and must lay a fitting tile", "N46")
    if state.coins[seat] == 0:
        return IllegalMove("forgoing costs a coin, and you have none free", "GN13")
    return IllegalMove("none of your tiles fits, so there is nothing to forgo", "GN12")
