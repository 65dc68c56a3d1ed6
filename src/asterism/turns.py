"""The turns of a match. They are kept packed: a long match would take several times the memory with its events."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, overload

import msgspec

from asterism.game import Event, Game, Move, Terms
from asterism.layout import Grid

pack = msgspec.msgpack.Encoder().encode


class Turn(msgspec.Struct, frozen=True, gc=False):
    """A played move and the events it caused."""

    seat: int
    move: Move
    action: int
    """The move's action number in the position before it."""
    revealed: int
    """Bit set of the seats to which it revealed something that was hidden from them."""
    terms: Terms
    rows: Grid
    """The rows that the rules wrote."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What the move caused, made anew from the rows."""
        return tuple(self.terms.game.events.events_from_rows(self.terms, self.rows))

    def __repr__(self) -> str:
        return f"Turn(seat={self.seat}, move={self.move!r}, events={self.events!r})"


class Turns(Sequence[Turn]):
    """All turns of a match so far. It never changes, so copies of a match share it."""

    __slots__ = ("_ends", "_last", "_packed", "_revealed", "_seats", "_terms")

    def __init__(self, terms: Terms) -> None:
        self._terms = terms
        self._seats = self._revealed = self._packed = b""
        """The seat of each turn and what it revealed, a byte each; and its action, move and rows, packed."""
        self._ends = array("I")
        """Where each packed turn ends."""
        self._last: Turn | None = None
        """The last turn as it is, because it is needed again as soon as it was played."""

    def with_turn(self, turn: Turn) -> Turns:
        """The turns with one more. A move that follows from its action is not kept."""
        move = None if self._terms.game.actions_are_fixed else turn.move
        packed = self._packed + pack((turn.action, move, turn.rows))
        return self._made(
            self._seats + turn.seat.to_bytes(1),
            self._revealed + turn.revealed.to_bytes(1),
            packed,
            self._ends + array("I", [len(packed)]),
            turn,
        )

    def _made(self, seats: bytes, revealed: bytes, packed: bytes, ends: array[int], last: Turn | None) -> Turns:
        other = Turns.__new__(Turns)
        other._terms, other._seats, other._revealed = self._terms, seats, revealed  # noqa: SLF001
        other._packed, other._ends, other._last = packed, ends, last  # noqa: SLF001
        return other

    def first(self, count: int) -> Turns:
        """The turns without those behind the first `count`."""
        end = self._ends[count - 1] if count else 0
        return self._made(self._seats[:count], self._revealed[:count], self._packed[:end], self._ends[:count], None)

    def last_of(self, seat: int) -> int | None:
        """The number of the last turn of a seat, counted from 0; None if it has played none."""
        found = self._seats.rfind(seat)
        return None if found < 0 else found

    def revealed_since(self, turn: int, seat: int) -> bool:
        """Whether any turn from number `turn` on revealed to the seat something that was hidden from it."""
        return any((bits >> seat) & 1 for bits in self._revealed[turn:])

    def _turn(self, number: int) -> Turn:
        start = self._ends[number - 1] if number else 0
        packed = memoryview(self._packed)[start : self._ends[number]]
        action, move, rows = _decoder(self._terms.game).decode(packed)
        if move is None:
            move = self._terms.known_moves[action]
        return Turn(self._seats[number], move, action, self._revealed[number], self._terms, rows)

    def __len__(self) -> int:
        return len(self._seats)

    @overload
    def __getitem__(self, place: int) -> Turn: ...

    @overload
    def __getitem__(self, place: slice) -> list[Turn]: ...

    def __getitem__(self, place: int | slice) -> Turn | list[Turn]:
        if place == -1 and self._last is not None:
            return self._last
        numbers = range(len(self._seats))[place]
        return self._turn(numbers) if isinstance(numbers, int) else [self._turn(number) for number in numbers]

    def __iter__(self) -> Iterator[Turn]:
        return map(self._turn, range(len(self._seats)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Turns | list) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))


@cache
def _decoder(game: Game) -> msgspec.msgpack.Decoder[Any]:
    """Reads the packed turns of a game."""
    return msgspec.msgpack.Decoder(tuple[int, game.move_type | None, Grid])  # type: ignore[name-defined]
