"""Some hundred random matches at once on the same terms, with every position checked.

`Batch` steps them, so every access of a kernel is checked (`kernel.py`), and an action that is not legal is refused.
All positions are looked at as one array; some are drawn for the checks that take milliseconds.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from traceback import extract_tb
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

import asterism
from asterism.deal import deal_at_random, shape_of
from asterism.game import Terms
from asterism.kernel import IntArray, seeded, silent_buffer
from asterism.layout import copy_of, record_of
from asterism.match import Match
from asterism.rl import Batch
from asterism.rl.observation import HEAD, observation_of
from asterism.rl.rewards import rewards_of
from tests.contract.adversary import started
from tests.contract.invariants import (
    check_blinding,
    check_events,
    check_possible_worlds,
    check_somebody_can_move,
    check_spellings,
    to_act_in,
)
from tests.contract.support import TABLES, extreme_terms, of_game, random_terms

ROWS = 256
"""Matches that are played side by side."""
STEPS_PER_SAMPLE = 32
"""One position is drawn for the costly checks in about so many steps of all rows."""
MATCHES_PER_REPLAY = 200
"""One finished match in so many is played again from its record."""


class Broken(Exception):
    """An invariant does not hold. The sentence says which, and in which match; the match's record can be replayed."""


class Counts(msgspec.Struct):
    """What a chunk played and checked: one line of the run's log."""

    number: int
    game: str
    seats: int
    matches: int = 0
    positions: int = 0
    longest: int = 0
    sampled: int = 0
    replayed: int = 0


def terms_of(seed: str, number: int) -> Terms:
    """Chunks take all tables in turn; their options are random, then extreme, then extreme with an owner's file."""
    (name, seats), kind = TABLES[number % len(TABLES)], number // len(TABLES) % 3
    chooser = random.Random(f"{seed} {number}")
    if kind == 0:
        return random_terms(name, seats, chooser)
    own: list[Mapping[str, Any]] = list(of_game(name, "capacities").OWN_FILES.values()) if kind == 2 else []
    return extreme_terms(name, seats, chooser, chooser.choice(own) if own else None)


class Chunk:
    """The matches of one number. The same seed and number give the same matches."""

    def __init__(self, seed: str, number: int, rows: int = ROWS) -> None:
        self.terms = terms_of(seed, number)
        self.name = f"soak {seed} {number}"
        self.counts = Counts(number, self.terms.game.name, self.terms.seats)
        options = msgspec.to_builtins(self.terms.options)
        self.batch = Batch(self.terms.game, rows, self.terms.seats, options, seed=self.name, threads=1)
        layout = observation_of(self.terms.game)
        bounded = [f for f in layout.fields if not (f.kind == "number" and f.most - f.least == (1 << 32) - 1)]
        self._columns = np.concatenate([np.arange(f.offset, f.offset + f.size) for f in bounded])
        self._least, self._most = layout.least()[self._columns], layout.most()[self._columns]
        self._chooser, self._rng = random.Random(self.name), seeded(self.name)
        self._pieces = of_game(self.terms.game.name, "pieces").count_pieces
        self._in_the_box = self._pieces(self.terms, started(self.terms, self.name))
        self._actions: list[IntArray] = []
        self._began = np.zeros(rows, dtype=np.int64)
        """The step with which each row's match began."""
        self._deals = np.ones(rows, dtype=np.int64)
        """How many matches each row has begun."""

    def play(self) -> Counts:
        """Play until every row has finished a match, so that long matches count like short ones."""
        batch, finished = self.batch, np.zeros(self.batch.matches, dtype=bool)
        batch.reset()
        while not finished.all():
            before = batch.state()
            self._check_positions(before)
            if self._chooser.randrange(STEPS_PER_SAMPLE) == 0:
                self._check_sample(before, self._chooser.randrange(batch.matches))
            self._step(before)
            ended = np.flatnonzero(batch.terminals)
            for row in ended.tolist():
                self._check_end(before, row)
            finished[ended] = True
            self._began[ended] = len(self._actions)
            self._deals[ended] += 1
        return self.counts

    # --- every position ----------------------------------------------------------------------

    def _check_positions(self, rows: NDArray[np.int32]) -> None:
        """All positions and what their movers are shown are in the declared ranges, and somebody can move."""
        batch = self.batch
        for what, shown in (("the position", rows), ("the observation", batch.observations)):
            cells = shown[:, self._columns]
            if (outside := (cells < self._least) | (cells > self._most)).any():
                row, column = np.argwhere(outside)[0].tolist()
                self._break(row, f"{what} has {self._field(column)} = {cells[row, column]}, out of range")
        if (stuck := ~batch.action_masks.any(axis=1)).any():
            self._break(int(stuck.argmax()), "the seat to move has no legal action")
        if (foreign := batch.observations[:, 0] != batch.movers).any():
            self._break(int(foreign.argmax()), "the position is not shown to the seat to move")
        self.counts.positions += batch.matches

    def _field(self, column: int) -> str:
        """The field of the state that a bounded column belongs to."""
        at = int(self._columns[column])
        return next(f.name for f in observation_of(self.terms.game).fields if f.offset <= at < f.offset + f.size)

    def _step(self, before: NDArray[np.int32]) -> None:
        """One random action in each match. The batch refuses one that its own list of legal actions does not have."""
        actions = self.batch.random_actions(self._rng)
        try:
            self.batch.step(actions)
        except Exception as error:
            for row in range(self.batch.matches):
                with self._in_match(row, "a kernel failed"):
                    self._after(before, row, int(actions[row]))
            raise Broken(f"{self.name}: {type(error).__name__}: {error}") from error
        self._actions.append(actions)
        longest = int((len(self._actions) - self._began).max())
        self.counts.longest = max(self.counts.longest, longest)
        if longest > self.terms.game.longest:
            self._break(int((len(self._actions) - self._began).argmax()), f"the match has {longest} moves")

    # --- some positions ----------------------------------------------------------------------

    def _check_sample(self, rows: NDArray[np.int32], row: int) -> None:
        """The checks that take milliseconds, in one position."""
        state = self._state(rows, row)
        with self._in_match(row, "a position"):
            assert self._pieces(self.terms, state) == self._in_the_box
            check_somebody_can_move(self.terms, state)
            check_spellings(self.terms, state)
            check_possible_worlds(self.terms, state, self._rng)
            check_blinding(self.terms, state, self._rng)
            legal = np.flatnonzero(self.batch.action_masks[row]).tolist()
            check_events(self.terms, state, self._chooser.choice(legal))
        self.counts.sampled += 1

    # --- every end ---------------------------------------------------------------------------

    def _check_end(self, before: NDArray[np.int32], row: int) -> None:
        """The results of a finished match agree with each other, and now and then with its record."""
        terms, kernels = self.terms, self.terms.game.kernels
        self.counts.matches += 1
        with self._in_match(row, "the end"):
            last = self._after(before, row, int(self._actions[-1][row]))
            assert kernels.is_over(terms.setup, last)
            assert not to_act_in(terms, last)
            cells = last.memory.view(np.int32)[self._columns[HEAD:] - HEAD]
            assert ((cells >= self._least[HEAD:]) & (cells <= self._most[HEAD:])).all()
            scores, ranks = np.zeros(terms.seats, dtype=np.int32), np.zeros(terms.seats, dtype=np.int32)
            kernels.returns(terms.setup, last, scores, ranks)
            assert ranks.tolist() == [1 + int((ranks < rank).sum()) for rank in ranks]
            assert np.array_equal(rewards_of(terms, last), np.atleast_1d(self.batch.rewards[row]))
            if self.counts.matches % MATCHES_PER_REPLAY == 0:
                self._check_record(row, last)

    def _check_record(self, row: int, last: Any) -> None:
        """The match made again from its deal and its actions ends in the same bytes; so does its record, replayed."""
        match = self.match(row)
        assert match.state == last
        assert self._pieces(self.terms, last) == self._in_the_box
        data = match.record().to_json()
        again = asterism.replay(data)
        assert again.state == last
        assert again.turns == match.turns
        assert again.results == match.results
        assert again.record().to_json() == data
        self.counts.replayed += 1

    # --- one match ---------------------------------------------------------------------------

    def _state(self, rows: NDArray[np.int32], row: int) -> Any:
        """The position of a match, as kernels take it."""
        cells = np.ascontiguousarray(rows[row, HEAD:])
        return record_of(cells.view(self.terms.game.state))

    def _after(self, before: NDArray[np.int32], row: int, action: int) -> Any:
        """The position after one more action."""
        state = copy_of(self._state(before, row))
        seat = int(self.terms.game.kernels.current_seat(self.terms.setup, state))
        self.terms.game.kernels.apply(self.terms.setup, state, seat, action, silent_buffer())
        return state

    def match(self, row: int) -> Match:
        """The present match of a row, made again from its deal and all its actions."""
        shape, stream = shape_of(self.terms.chances), seeded(f"{self.name} match {row}")
        words, deal = np.zeros(shape.total, dtype=np.int64), np.zeros(shape.total, dtype=np.int32)
        for _ in range(int(self._deals[row])):
            deal_at_random(shape.sizes, shape.counts, stream, words, deal)
        match = Match(self.terms, deal)
        for actions in self._actions[int(self._began[row]) :]:
            match.play(int(actions[row]), seat=match.current_seat)
        return match

    @contextmanager
    def _in_match(self, row: int, where: str) -> Iterator[None]:
        try:
            yield
        except Exception as error:  # noqa: BLE001 (whatever it is, the match is told with it)
            line = extract_tb(error.__traceback__)[-1]
            self._break(row, f"{where}: {type(error).__name__} in `{line.line}` of {line.name}: {error}", error)

    def _break(self, row: int, what: str, cause: Exception | None = None) -> None:
        """Say what is wrong, with everything that is needed to see it again."""
        terms = self.terms
        try:
            moves = "\n".join(self.match(row).record().moves)
        except Exception as error:  # noqa: BLE001 (the match itself may be what is broken)
            actions = [int(actions[row]) for actions in self._actions[int(self._began[row]) :]]
            moves = f"{actions} (as actions, since they cannot be played again: {error})"
        options = msgspec.json.encode(terms.options).decode()
        raise Broken(
            f"{what}\n{terms.game.name}, {terms.seats} seats, options {options}\n"
            f"{self.name}, row {row}, deal {self._deals[row]}, after {len(self._actions) - self._began[row]} moves:\n"
            f"{moves}"
        ) from cause
