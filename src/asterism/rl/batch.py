"""`Batch`: thousands of matches at once, one action in each per call, written in place into arrays.

It follows PufferLib's convention: `num_agents`, `single_observation_space`, `single_action_space`, buffers that are
given or made, `reset(seed)` and `step(actions)`. A row is a match, shown to its seat to move.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from asterism import bots
from asterism.bots import Bot
from asterism.deal import shape_of
from asterism.decoding import decode
from asterism.errors import BadOption, IllegalMove
from asterism.game import Game, Terms, load
from asterism.kernel import IntArray, Rng, seeded, silent_buffer
from asterism.layout import blank, blanks, copy_of
from asterism.options import agree_terms
from asterism.rl.agreed import agreed_in
from asterism.rl.buffers import BYTES, Buffers, Wanted, as_bytes
from asterism.rl.episode import Episode
from asterism.rl.observation import HEAD, SPECTATOR, observation_of
from asterism.rl.opponents import action_of_bot, decider_of, opponents_of
from asterism.rl.parts import Part, is_count, threads_for
from asterism.rl.spaces import action_space, observation_space
from asterism.rl.stepping import ACT, ASKED, DEAL, LEAVE, SPARE_STATES

ALL = -1
OWN = ("_streams", "_due", "_actions", "_known", "_movers")
"""The arrays that a batch keeps for itself, beside the states."""

Stepped = tuple[NDArray[np.int32], NDArray[np.float32], NDArray[Any], NDArray[Any], list[dict[str, Any]]]


class Batch:
    """Many matches of one game. All seats learn, or one of them against bots.

    - `observations`, `action_masks`: for the seat to move in each match, which is in `movers`.
    - `rewards`: what the last action brought to each seat, or to the only one that learns; all zero before the end.
    - `terminals`: 1 where the match has ended. The next one has begun already: the observation is its first, and that
      of the end is in `final_observations`. Matches always come to an end, so `truncations` are all 0.

    The same seed gives the same matches, with any number of threads.
    """

    def __init__(
        self,
        game: str | Game,
        matches: int = 1024,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        preset: str | None = None,
        opponents: str | Sequence[str] | None = None,
        learner: int = 0,
        seed: int | str = 0,
        threads: int | None = None,
        buffers: Mapping[str, Any] | None = None,
    ) -> None:
        if not is_count(matches):
            raise BadOption(f"a batch has one match at least, not {matches!r}")
        found = load(game) if isinstance(game, str) else game
        self.terms: Terms = agree_terms(found, seats, options, preset)
        self.matches = matches
        self.opponents = opponents_of(self.terms, opponents, learner)
        """The name of the bot in each seat; empty for a seat that learns."""
        self.learner = ALL if opponents is None else learner
        """The only seat that learns, or -1."""
        self._deciders = np.array([decider_of(name) for name in self.opponents], dtype=np.int32)
        self._seed = str(seed)
        self._bots: dict[tuple[int, int], Bot] = {}
        self._states: Any = blanks(found.state, matches)
        self._streams: NDArray[np.int64] = np.zeros((matches, 4), dtype=np.int64)
        self._due = np.zeros(matches, dtype=np.int8)
        self._actions: IntArray = np.zeros(matches, dtype=np.int32)
        self._known = np.zeros((matches, found.actions), dtype=np.int8)
        self._movers: IntArray = np.zeros(matches, dtype=np.int32)
        self._take_buffers(buffers)
        self.threads = threads_for(matches, threads)
        self._reseed()

    def _take_buffers(self, given: Mapping[str, Any] | None) -> None:
        """Masks and movers are copies: whatever a caller writes there, the rules hold."""
        self.buffers = Buffers(self.wanted_buffers(), given)
        buffers = self.buffers
        self._copied = {name for name in ("action_masks", "movers") if (given or {}).get(name) is not None}
        for name, own in (("action_masks", self._known), ("movers", self._movers)):
            if name not in self._copied:
                setattr(buffers, name, own.view())
                getattr(buffers, name).flags.writeable = False
        self.observations, self.rewards, self.movers = buffers.observations, buffers.rewards, buffers.movers
        self.terminals, self.truncations = buffers.terminals, buffers.truncations
        self.final_observations, self.action_masks = buffers.final_observations, buffers.action_masks

    def wanted_buffers(self) -> dict[str, Wanted]:
        """The name, the shape and the type of each buffer."""
        size, game = observation_of(self.game).size, self.game
        seats = (self.terms.seats,) if self.learner == ALL and self.terms.seats > 1 else ()
        return {
            "observations": Wanted((self.matches, size), ("int32",)),
            "action_masks": Wanted((self.matches, game.actions), BYTES),
            "rewards": Wanted((self.matches, *seats), ("float32",)),
            "terminals": Wanted((self.matches,), ("bool", *BYTES[:2])),
            "truncations": Wanted((self.matches,), ("bool", *BYTES[:2])),
            "movers": Wanted((self.matches,), ("int32",)),
            "final_observations": Wanted((self.matches, size), ("int32",)),
        }

    # --- what it is --------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game."""
        return self.terms.game

    @property
    def num_agents(self) -> int:
        """How many actions a step takes: one for each match."""
        return self.matches

    @cached_property
    def single_observation_space(self) -> Any:
        """The space of one row of observations; needs Gymnasium."""
        return observation_space(self.game)

    @cached_property
    def single_action_space(self) -> Any:
        """The space of one action; needs Gymnasium."""
        return action_space(self.game)

    def __len__(self) -> int:
        return self.matches

    def __repr__(self) -> str:
        return f"<Batch {self.game.name}, {self.matches} matches of {self.terms.seats} seats>"

    # --- playing -----------------------------------------------------------------------------

    def reset(self, seed: int | str | None = None) -> tuple[NDArray[np.int32], list[dict[str, Any]]]:
        """Begin all matches anew; without a seed with the next deals."""
        if seed is not None:
            self._seed = str(seed)
            self._reseed()
        self._clear()
        self._due.fill(DEAL)
        self._run()
        return self.observations, []

    def step(self, actions: Any) -> Stepped:
        """Take an action in each match, for its seat in `movers`. An error leaves all matches as they were."""
        chosen = self._checked(actions)
        self._clear()
        self._due.fill(ACT)
        if chosen is not self._actions:
            self._actions[:] = chosen
        self._run()
        return self.observations, self.rewards, self.terminals, self.truncations, []

    def random_actions(self, rng: Rng) -> IntArray:
        """A uniformly random legal action for each match; `rng` is of `asterism.kernel.seeded`."""
        self._check_begun()
        actions = np.empty(self.matches, dtype=np.int32)
        self.game.kernels.choose_at_random(self.terms.setup, self._states, self._movers, rng, actions)
        return actions

    def state(self) -> NDArray[np.int32]:
        """The full position of each match in the fields of an observation, for critics, never for players."""
        self._check_begun()
        rows = np.empty_like(self.observations)
        rows[:, 0], rows[:, 1] = SPECTATOR, self._movers
        rows[:, HEAD:] = self._states.memory.view(np.int32).reshape(self.matches, -1)
        return rows

    def episode(self, match: int) -> Episode:
        """A copy of one match, for planners; its hidden part is the real one, `world` draws another."""
        self._check_begun()
        return Episode.at(self.terms, None, (), copy_of(self._states[match]))

    def take(self, arrays: Mapping[str, Any], states: Any, asked: dict[tuple[int, int], Bot]) -> None:
        """Go on where another batch was: its arrays, its states, and the bots that it asks."""
        for name, array in arrays.items():
            getattr(self, name)[...] = array
        self._states.memory[:] = states
        self._bots = asked

    def close(self) -> None:
        """End the threads."""
        if "_pool" in vars(self):
            self._pool.shutdown()
            del self._pool

    # --- inside ------------------------------------------------------------------------------

    def _reseed(self) -> None:
        for match in range(self.matches):
            self._streams[match] = seeded(f"{self._seed} match {match}")
        self._bots.clear()

    def _clear(self) -> None:
        self.rewards.fill(0)
        self.terminals.fill(0)
        self.truncations.fill(0)

    def _run(self) -> None:
        """Do what is due, then let bots that Python asks move until the learner is to move everywhere."""
        try:
            self._run_kernel()
            while ASKED in self._deciders:
                waiting = np.flatnonzero(self._deciders[self._movers] == ASKED)
                if not waiting.size:
                    break
                self._actions[waiting] = list(self._pool.map(self._asked, waiting.tolist()))
                self._due.fill(LEAVE)
                self._due[waiting] = ACT
                self._run_kernel()
        except BaseException:
            self._due.fill(LEAVE)  # a bot failed in the middle of a step, so the matches have to begin anew
            raise
        if "movers" in self._copied:
            self.movers[:] = self._movers

    def _run_kernel(self) -> None:
        if len(self._parts) == 1:
            self._parts[0].run()
        else:
            list(self._pool.map(Part.run, self._parts))

    def _asked(self, match: int) -> int:
        """The action of a bot."""
        seat = int(self._movers[match])
        if (match, seat) not in self._bots:
            self._bots[match, seat] = bots.make(self.opponents[seat], f"{self._seed} match {match} seat {seat}")
        try:
            return action_of_bot(self._bots[match, seat], self.terms, self._states[match], seat)
        except IllegalMove as error:
            raise IllegalMove(f"match {match}, seat {seat}: the bot '{self.opponents[seat]}': {error}") from error

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.threads)

    @cached_property
    def _parts(self) -> list[Part]:
        """The matches of each thread."""
        ends = [self.matches * number // self.threads for number in range(self.threads + 1)]
        return [self._part(slice(*pair)) for pair in pairwise(ends)]

    def _part(self, rows: slice) -> Part:
        game, shape = self.game, shape_of(self.terms.chances)
        columns = self.rewards.reshape(self.matches, -1)
        no_masks = np.zeros((0, 0), dtype=np.int8)
        masks = as_bytes(self.action_masks)[rows] if "action_masks" in self._copied else no_masks
        arguments = (
            self.terms.setup,
            blank(game.state),
            self._states[rows],
            blanks(game.state, SPARE_STATES),
            self._streams[rows],
            shape.sizes,
            shape.counts,
            np.zeros(shape.total, dtype=np.int64),
            np.zeros(shape.total, dtype=np.int32),
            self._deciders,
            self.learner,
            self._due[rows],
            self._actions[rows],
            self._movers[rows],
            self._known[rows],
            self.observations[rows],
            masks,
            columns[rows],
            as_bytes(self.terminals)[rows],
            self.final_observations[rows],
            silent_buffer(),
        )
        return Part(game, arguments)

    def _check_begun(self) -> None:
        if not self._due.any():
            raise IllegalMove("the matches have not begun; call reset first")

    def _checked(self, actions: Any) -> IntArray:
        """The actions as kernels take them, or an error that names the first that is wrong."""
        self._check_begun()
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise IllegalMove(f"actions are whole numbers, not {given.dtype}")
        if given.shape != (self.matches,):
            raise IllegalMove(f"a step takes {self.matches} actions, one for each match; this has shape {given.shape}")
        chosen = given
        if given.dtype != np.int32 or not given.flags.c_contiguous:
            chosen = np.clip(given, -1, self.game.actions).astype(np.int32)
        refused = self.game.kernels.first_refused(self._known, chosen)
        if refused >= 0:
            seat = int(self._movers[refused])
            raise IllegalMove(
                f"match {refused}, seat {seat}: action {given[refused]} is not legal now; no match was changed"
            )
        return chosen

    def copy(self) -> Batch:
        """An independent copy, with buffers of its own."""
        return copy.deepcopy(self)

    def __reduce__(self) -> tuple[Any, ...]:
        kept = [name for name in self.wanted_buffers() if name not in {"action_masks", "movers"}]
        arrays = {name: getattr(self, name) for name in (*OWN, *kept)}
        made = (agreed_in(self.terms), self.matches, self.opponents, self.learner, self._seed, self.threads)
        return _restored, (made, arrays, self._states.memory, self._bots)


def _restored(made: tuple[Any, ...], arrays: dict[str, Any], states: Any, asked: dict[tuple[int, int], Bot]) -> Batch:
    agreed, matches, opponents, learner, seed, threads = made
    name, seats, options = decode(agreed)
    others = None if learner == ALL else [bot for seat, bot in enumerate(opponents) if seat != learner]
    batch = Batch(name, matches, seats, options, opponents=others, learner=max(learner, 0), seed=seed, threads=threads)
    batch.take(arrays, states, asked)
    return batch
