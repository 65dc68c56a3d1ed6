"""`Episode`: one match for a learner, on records and kernels."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from asterism.deal import draw
from asterism.errors import AsterismError, IllegalMove
from asterism.game import Game, Terms, load
from asterism.kernel import IntArray, Rng, silent_buffer
from asterism.layout import blank, copy_of, plain
from asterism.match import Match
from asterism.options import agree_terms
from asterism.rl.agreed import agreed_in, terms_from
from asterism.rl.observation import NOBODY, SPECTATOR, observation_of, write_cells, write_observation
from asterism.rl.rewards import rewards_of

Actions = NDArray[np.int32]
Mask = NDArray[np.int8]
Moves = tuple[tuple[int, int], ...]


class Episode:
    """A match with one seat to move at a time, in whole numbers.

    Where the rules let several seats move at once, they are asked one after the other. The same seed gives the same
    deal as `asterism.new` with it. Episodes can be copied and pickled.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int | str | None = None,
        *,
        preset: str | None = None,
    ) -> None:
        found = load(game) if isinstance(game, str) else game
        self._begin(agree_terms(found, seats, options, preset), seed)

    @classmethod
    def on(cls, terms: Terms, seed: int | str | None = None) -> Episode:
        """An episode on terms that were agreed before."""
        episode = cls.__new__(cls)
        cls._begin(episode, terms, seed)
        return episode

    def _begin(self, terms: Terms, seed: int | str | None) -> None:
        deal = draw(terms.chances, None if seed is None else str(seed).encode())
        state = blank(terms.game.state)
        terms.game.kernels.start(terms.setup, deal, state)
        self._put(terms, deal, (), state)

    @classmethod
    def at(cls, terms: Terms, deal: IntArray | None, moves: Moves, state: Any) -> Episode:
        """An episode in the middle of a match. From now on the state is its own."""
        episode = cls.__new__(cls)
        cls._put(episode, terms, deal, moves, state)
        return episode

    def _put(self, terms: Terms, deal: IntArray | None, moves: Moves, state: Any) -> None:
        self.terms = terms
        self.layout = observation_of(terms.game)
        self.deal = deal
        """None in a world that was drawn: it has no deal from which it came about."""
        self.moves = moves
        """The seat and the action of each move since the deal."""
        self._state = state
        self._look()

    def _look(self) -> None:
        """Find out whose turn it is, and what that seat may do."""
        kernels, setup, game = self.terms.game.kernels, self.terms.setup, self.terms.game
        self.over = bool(kernels.is_over(setup, self._state))
        """Whether the match has ended."""
        self.to_move = NOBODY if self.over else int(kernels.current_seat(setup, self._state))
        """The seat to move; -1 once the match is over."""
        self._actions = np.empty(0, dtype=np.int32)
        if not self.over:
            room = np.empty(game.actions, dtype=np.int32)
            self._actions = room[: kernels.legal(setup, self._state, self.to_move, room)].copy()

    @property
    def game(self) -> Game:
        """The game."""
        return self.terms.game

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.terms.seats

    @property
    def record(self) -> Any:
        """A copy of the state, for kernels."""
        return copy_of(self._state)

    def actions(self) -> Actions:
        """The legal actions of the seat to move, in rising order; none once the match is over."""
        return self._actions.copy()

    def mask(self, seat: int | None = None) -> Mask:
        """1 for each legal action of the seat, 0 for all others; without a seat, of the one to move."""
        mask = np.zeros(self.game.actions, dtype=np.int8)
        if seat is None or self._checked(seat) == self.to_move:
            mask[self._actions] = 1
        return mask

    def observe(self, seat: int) -> IntArray:
        """All that the seat may know, as one row of numbers; `layout` names its fields."""
        row = np.empty(self.layout.size, dtype=np.int32)
        write_observation(self.terms, self._state, self._checked(seat), row)
        return row

    def state(self) -> IntArray:
        """The full position in the same fields, hidden things included: for critics, never for players."""
        row = np.empty(self.layout.size, dtype=np.int32)
        write_cells(self.terms, self._state, SPECTATOR, row)
        return row

    def step(self, action: int) -> None:
        """Let the seat to move take an action. An error leaves the episode as it was."""
        number = self._checked_action(action)
        seat, after = self.to_move, copy_of(self._state)
        self.terms.game.kernels.apply(self.terms.setup, after, seat, number, silent_buffer())
        self._state = after
        self.moves = (*self.moves, (seat, number))
        self._look()

    def rewards(self) -> NDArray[np.float32]:
        """The reward of each seat (see `rewards.py`); zero before the end."""
        return rewards_of(self.terms, self._state)

    def copy(self) -> Episode:
        """An independent copy."""
        other = Episode.__new__(Episode)
        vars(other).update(vars(self))
        return other

    def world(self, seat: int, rng: Rng) -> Episode:
        """A copy in which all that the seat cannot know is drawn anew, each possible world equally likely.

        It has no moves behind it: those of others may tell what they hold.
        """
        world = copy_of(self._state)
        self.terms.game.kernels.resample(self.terms.setup, world, self._checked(seat), rng)
        return Episode.at(self.terms, None, (), world)

    def match(self) -> Match:
        """The same match for people: with views, events, text, a record."""
        if self.deal is None:
            raise AsterismError("this position was drawn for a seat that cannot know all of it, so it has no deal")
        match = Match(self.terms, self.deal)
        for seat, action in self.moves:
            match.play(action, seat=seat)
        return match

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (agreed_in(self.terms), self.deal, self.moves, self._state)

    def __repr__(self) -> str:
        over = ", over" * self.over
        return f"<Episode {self.game.name}, {self.seats} seats, {len(self.moves)} moves{over}>"

    def _checked(self, seat: int) -> int:
        if isinstance(seat, bool) or seat not in range(self.seats):
            raise AsterismError(f"there is no seat {seat}; the seats are 0 to {self.seats - 1}")
        return int(seat)

    def _checked_action(self, action: int) -> int:
        if self.over:
            raise IllegalMove("the match is over, so no action can be taken; begin a new episode")
        try:
            number = operator.index(action)
        except TypeError:
            raise IllegalMove(f"an action is a whole number, not {action!r}") from None
        if number not in range(self.game.actions):
            raise IllegalMove(f"{number} is not an action; actions are 0 to {self.game.actions - 1}")
        place = int(np.searchsorted(self._actions, number))
        if place == len(self._actions) or self._actions[place] != number:
            raise self._why_illegal(number)
        return number

    def _why_illegal(self, action: int) -> IllegalMove:
        """The reason, from what the seat may know."""
        terms, seat, blinded = self.terms, self.to_move, copy_of(self._state)
        terms.game.kernels.blind(terms.setup, blinded, seat)
        position, moves = plain(blinded), terms.game.moves
        try:
            reason = moves.why_illegal(terms, position, seat, moves.move_of(terms, position, seat, action))
        except IllegalMove as no_move:
            reason = no_move
        return IllegalMove(f"seat {seat} cannot take action {action} now: {reason}")


def _restored(agreed: bytes, deal: IntArray | None, moves: Moves, state: Any) -> Episode:
    return Episode.at(terms_from(agreed), deal, moves, state)
