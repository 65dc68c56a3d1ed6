"""What OpenSpiel's algorithms are shown of our games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from asterism.errors import AsterismError
from asterism.game import Game
from asterism.kernel import IntArray
from asterism.rl.observation import SPECTATOR, Field, observation_of
from asterism.rl.openspiel.table import Table

EXACT = 2**24
"""Whole numbers below this are exact in a tensor."""
HALF = 16


class Observer:
    """Writes tensors and text for one kind of observation.

    A tensor has the fields of our observations in their order. A set is a row of 0 and 1, a number that may be too
    large for a tensor stands as its upper and its lower 16 bits, and any other number is itself.
    """

    def __init__(self, game: Game, kind: Any, parameters: dict[str, Any] | None) -> None:
        if parameters:
            raise AsterismError(f"observations of {game.title} take no parameters; {', '.join(parameters)} was given")
        self._kind = kind
        fields = observation_of(game).fields
        self._fields = fields
        self.tensor = np.zeros(sum(_width(field) for field in fields), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for field in fields:
            self.dict[field.name] = self.tensor[start : start + _width(field)]
            start += _width(field)

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor with what the player may know."""
        row = self._row(state.table, player)
        for field in self._fields:
            numbers = row[field.offset : field.offset + field.size]
            self.dict[field.name][:] = _spread(field, numbers)

    def string_from(self, state: Any, player: int) -> str:
        """What the player may know as text.

        An observation is the table as people see it in a terminal; an information state is what was said so far, as a
        digest, and the numbers of the tensor.
        """
        table: Table = state.table
        if not table.is_dealt:
            return f"{len(table.drawn)} bytes of the deal are drawn"
        if self._kind.public_info and not self._kind.perfect_recall:
            if self._kind.private_info == pyspiel.PrivateInfoType.NONE:
                return table.text(None)
            if self._kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
                return table.text(player)
        numbers = " ".join(map(str, self._row(table, player).tolist()))
        return f"{table.public_history().hex()[:32]} {numbers}" if self._kind.perfect_recall else numbers

    def _row(self, table: Table, player: int) -> IntArray:
        private = self._kind.private_info
        if private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return table.full()
        public = table.observe(SPECTATOR)
        if private == pyspiel.PrivateInfoType.NONE:
            return public if self._kind.public_info else np.zeros_like(public)
        own = table.observe(player)
        return own if self._kind.public_info else np.where(own == public, 0, own)


def _width(field: Field) -> int:
    if field.kind == "set":
        return field.size * int(field.most).bit_length()
    return field.size * (2 if _is_wide(field) else 1)


def _is_wide(field: Field) -> bool:
    return max(-field.least, field.most) >= EXACT


def _spread(field: Field, numbers: IntArray) -> Any:
    if field.kind == "set":
        return (numbers[:, None] >> np.arange(int(field.most).bit_length()) & 1).ravel()
    if _is_wide(field):
        return np.stack((numbers >> HALF, numbers & (1 << HALF) - 1), axis=1).ravel()
    return numbers
