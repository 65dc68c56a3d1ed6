"""Turns: a move is decoded, checked and played once, on a copy of the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec

from asterism.decoding import decoder_of
from asterism.errors import IllegalMove
from asterism.game import Move
from asterism.match import Match
from asterism.server.tables import events
from asterism.server.tables.state import TableState


class PlayedTurn(msgspec.Struct, frozen=True):
    """A turn that has been played: its event, and the match after it."""

    event: events.TurnPlayed
    match: Match


Decision = Sequence[events.TableEvent | PlayedTurn]
"""What follows from a command; nothing if it was carried out before."""


def play_turn(
    state: TableState, seat: int, move: Move | str, *, move_id: str | None = None, overdue: bool = False
) -> Decision:
    """Play a move, given as a move or in the game's notation. IllegalMove says why it cannot be played."""
    match = state.started_match.copy()
    match.play(move, seat=seat)
    notation = match.notation(match.turns[-1].move)
    return [PlayedTurn(events.TurnPlayed(seat=seat, move=notation, move_id=move_id, overdue=overdue), match)]


def decode_move(state: TableState, raw: msgspec.Raw) -> Any:
    """The game's own move in a command."""
    game = state.terms.game
    try:
        return decode_into(game.move_type)(raw)
    except msgspec.ValidationError as error:
        raise IllegalMove(f"this is not a move of {game.title}: {error}") from error
    except msgspec.DecodeError as error:
        raise IllegalMove(f"this is not a move: {error}") from error


@cache
def decode_into(move_type: Any) -> Callable[[msgspec.Raw], Any]:
    """Decodes a game's moves; the decoder is made once."""
    return decoder_of(move_type).decode


def check_fresh(state: TableState, seq: int) -> None:
    """A command counts only for the position it was made for. Chat and seats do not matter."""
    if not state.position_seq <= seq <= state.seq:
        raise IllegalMove("the position has changed since; look again")
