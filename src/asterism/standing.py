"""One position of a match, and what follows from it."""

from __future__ import annotations

from array import array
from types import TracebackType
from typing import Any

import msgspec

from asterism.arrays import np
from asterism.errors import AsterismError, GameFault
from asterism.game import Game, Move, Terms
from asterism.layout import read_only
from asterism.once import once


class Result(msgspec.Struct, frozen=True):
    """A seat's score, and its rank from 1. Equal players share a rank."""

    seat: int
    score: int
    rank: int


class Guarded:
    """While the game's own code runs: whatever it raises that is no error of ours becomes a GameFault."""

    __slots__ = ("_game",)

    def __init__(self, game: Game) -> None:
        self._game = game

    def __enter__(self) -> None:
        return None

    def __exit__(
        self, _: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if isinstance(error, Exception) and not isinstance(error, AsterismError):
            what = f"{type(error).__name__}: {error}"
            raise GameFault(f"{self._game.title} failed here, and nothing was changed ({what})") from error


class Standing:
    """One position of a match. What follows from it is computed when it is first asked for.

    It never changes, so copies of a match share it.
    """

    def __init__(self, terms: Terms, state: Any) -> None:
        """From now on the state belongs to this object: nobody changes it."""
        self.terms = terms
        self.state = state
        self.guarded = Guarded(terms.game)
        self._legal: dict[int, array[int]] = {}

    @once
    def position(self) -> Any:
        """The state in plain numbers and lists."""
        return read_only(self.state)

    @once
    def is_over(self) -> bool:
        """Whether the match has ended."""
        with self.guarded:
            return bool(self.terms.game.kernels.is_over(self.terms.setup, self.state))

    @once
    def to_act(self) -> tuple[int, ...]:
        """The seats that may move; none once the match is over."""
        with self.guarded:
            return seats_in(int(self.terms.game.kernels.to_act(self.terms.setup, self.state)))

    @once
    def current_seat(self) -> int | None:
        """The one seat to ask for a move; None once the match is over."""
        with self.guarded:
            seat = int(self.terms.game.kernels.current_seat(self.terms.setup, self.state))
        return None if self.is_over else seat

    @once
    def results(self) -> tuple[Result, ...]:
        """Each seat's score and rank, as they stand."""
        seats = self.terms.seats
        scores, ranks = np.zeros(seats, dtype=np.int32), np.zeros(seats, dtype=np.int32)
        with self.guarded:
            self.terms.game.kernels.returns(self.terms.setup, self.state, scores, ranks)
        return tuple(Result(seat, int(scores[seat]), int(ranks[seat])) for seat in range(seats))

    def legal(self, seat: int) -> array[int]:
        """The legal actions of a seat. There may be hundreds, and they are kept, so this is no list."""
        found = self._legal.get(seat)
        if found is None:
            found = self._legal[seat] = self._find_legal(seat)
        return found

    def moves(self, seat: int) -> list[Move]:
        """The legal moves of a seat."""
        terms, actions = self.terms, self.legal(seat)
        if terms.game.actions_are_fixed:
            try:
                return list(map(terms.known_moves.__getitem__, actions))
            except KeyError:
                return [self.move(seat, action) for action in actions]
        position, move_of = self.position, terms.game.moves.move_of
        with self.guarded:
            return [move_of(terms, position, seat, action) for action in actions]

    def move(self, seat: int, action: int) -> Move:
        """The move that an action means. Where actions are fixed, all matches with these terms share it."""
        terms, known = self.terms, self.terms.known_moves
        if action in known:
            return known[action]
        with self.guarded:
            move = terms.game.moves.move_of(terms, self.position, seat, action)
        if terms.game.actions_are_fixed:
            known[action] = move
        return move

    def _find_legal(self, seat: int) -> array[int]:
        if seat not in self.to_act:
            return array("i")
        actions = np.empty(self.terms.game.actions, dtype=np.int32)
        with self.guarded:
            count = self.terms.game.kernels.legal(self.terms.setup, self.state, seat, actions)
        return array("i", actions[:count].tobytes())


def seats_in(bits: int) -> tuple[int, ...]:
    """The seats in a bit set."""
    return tuple([seat for seat in range(bits.bit_length()) if (bits >> seat) & 1])
