"""What a learner is shown: one row of whole numbers, in the order of the game's state.

An observation is the state as `blind` leaves it for the seat that looks, after a head of two numbers. It holds what
the seat may know and nothing else. The fields, their meaning and their bounds are those that the game's `state.py`
declares.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from asterism.contract import type_in
from asterism.errors import AsterismError
from asterism.game import Game, Terms
from asterism.kernel import IntArray
from asterism.layout import Cells, copy_of

SPECTATOR = -1
"""Who looks at a position without a seat; critics see everything, under the same number."""
NOBODY = -1
"""Who is to move once the match is over."""
HEAD = 2
"""How many numbers come before the state: who looks, and who is to move."""


@dataclass(frozen=True)
class Field:
    """One field of an observation: the numbers from `offset` on."""

    name: str
    offset: int
    shape: tuple[int, ...]
    """Empty for a single number."""
    kind: str
    """A "number", a "set" of numbered things (bit 0 is the first), or an "index", which is -1 for none."""
    least: int
    most: int
    text: str
    """What it means, as the game's `state.py` has it."""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)

    def read(self, row: NDArray[np.int32]) -> NDArray[np.int32]:
        """The part of an observation, in its shape; of many observations, with one more dimension in front."""
        part = row[..., self.offset : self.offset + self.size]
        return part.reshape((*row.shape[:-1], *self.shape))


@dataclass(frozen=True)
class ObservationLayout:
    """The fields of a game's observations. It is the same for every number of seats and for all options."""

    game: str
    fields: tuple[Field, ...]

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        last = self.fields[-1]
        return last.offset + last.size

    def __getitem__(self, name: str) -> Field:
        for field in self.fields:
            if field.name == name:
                return field
        raise AsterismError(f"an observation of {self.game} has no field '{name}'; see `fields`")

    def least(self) -> IntArray:
        """The lowest value of each number."""
        return np.concatenate([np.full(field.size, field.least, dtype=np.int32) for field in self.fields])

    def most(self) -> IntArray:
        """The highest value of each number."""
        return np.concatenate([np.full(field.size, field.most, dtype=np.int32) for field in self.fields])


@cache
def observation_of(game: Game) -> ObservationLayout:
    """The fields of a game's observations, read off its state."""
    layout = type_in(game.name, "rules", game.rules, "start", "state")
    texts = texts_of(layout)
    most = game.seats.stop - 2
    fields = [
        Field("viewer", 0, (), "index", SPECTATOR, most, "The seat that looks; -1 in `state`, which hides nothing."),
        Field("to_move", 1, (), "index", NOBODY, most, "The seat to ask for a move; -1 once the match is over."),
    ]
    offset = HEAD
    for name, cell in vars(layout).items():
        if isinstance(cell, Cells):
            fields.append(Field(name, offset, cell.shape, cell.kind, cell.least, cell.most, texts.get(name, "")))
            offset += prod(cell.shape)
    return ObservationLayout(game.name, tuple(fields))


def texts_of(layout: type) -> dict[str, str]:
    """The docstring below each field of a layout, in one line."""
    [declared] = ast.parse(textwrap.dedent(inspect.getsource(layout))).body
    body = declared.body if isinstance(declared, ast.ClassDef) else []
    texts = {}
    for statement, below in pairwise(body):
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            match below:
                case ast.Expr(ast.Constant(str(text))):
                    texts[statement.target.id] = " ".join(text.split())
    return texts


def write_observation(terms: Terms, state: Any, seat: int, row: IntArray) -> None:
    """Write what the seat may know of a state into a row."""
    blinded = copy_of(state)
    terms.game.kernels.blind(terms.setup, blinded, seat)
    write_cells(terms, blinded, seat, row)


def write_cells(terms: Terms, state: Any, viewer: int, row: IntArray) -> None:
    """Write all of a state into a row, behind the head."""
    kernels = terms.game.kernels
    row[0] = viewer
    row[1] = NOBODY if kernels.is_over(terms.setup, state) else kernels.current_seat(terms.setup, state)
    row[HEAD:] = state.memory.view(np.int32)
