"""Games as Gymnasium's environments: one seat learns, bots sit in the others. Alone, there are none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from asterism.game import Game, load
from asterism.options import agree_terms
from asterism.rl.batch import Batch
from asterism.rl.opponents import opponents_of
from asterism.rl.pictures import RENDER_MODES
from asterism.rl.sitting import Sitting
from asterism.rl.spaces import action_space, observation_space

OPPONENTS = "greedy"
"""Who sits in the other seats unless somebody else is named."""

Row = NDArray[np.int32]
Info = dict[str, Any]


class OneSeat(gymnasium.Env[Any, Any]):
    """One seat of a game. The info's `action_mask` has a 1 for each legal action.

    An illegal action loses, is replaced by a random one, or is an error, as `illegal` says.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 (Gymnasium declares it so)

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        preset: str | None = None,
        opponents: str | Sequence[str] = OPPONENTS,
        learner: int = 0,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        found = load(game) if isinstance(game, str) else game
        terms = agree_terms(found, seats, options, preset)
        names = opponents_of(terms, opponents, learner)
        self.learner = learner
        self.render_mode = render_mode
        self._sitting = Sitting(
            terms,
            {seat: name for seat, name in enumerate(names) if seat != learner},
            illegal=illegal,
            render_mode=render_mode,
        )
        self.observation_space = observation_space(found)
        self.action_space = action_space(found)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, Info]:
        """Begin a match. With a seed, this and all later matches follow from it."""
        super().reset(seed=seed, options=options)
        self._sitting.begin(int(self.np_random.integers(1 << 62)))
        return self._seen()

    def step(self, action: Any) -> tuple[Row, float, bool, bool, Info]:
        """Act; then all others move until it is the learner's turn again, or the match is over."""
        self._sitting.take(action)
        row, info = self._seen()
        return row, self._sitting.rewards()[self.learner], self._sitting.over, False, info

    def _seen(self) -> tuple[Row, Info]:
        episode = self._sitting.episode
        mask = episode.mask(self.learner) if not self._sitting.over else np.zeros(episode.game.actions, dtype=np.int8)
        info: Info = {"action_mask": mask}
        if self._sitting.fault:
            info["illegal"] = self._sitting.fault
        return episode.observe(self.learner), info

    def state(self) -> Row:
        """The full position, hidden things included: for critics."""
        return self._sitting.episode.state()

    def render(self) -> Any:
        """The position as the learner sees it."""
        return self._sitting.render(self.learner)


class ManySeats(VectorEnv[Any, Any, Any]):
    """One seat in each of many matches, stepped in one kernel call (`Batch`).

    A match that ends begins anew in the same step; its last observation is then in the info, as `final_obs`. An
    illegal action is an error. `random` and `greedy` opponents are fast; others think as long as they think.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        preset: str | None = None,
        opponents: str | Sequence[str] = OPPONENTS,
        learner: int = 0,
        threads: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.batch = Batch(
            game, num_envs, seats, options, preset=preset, opponents=opponents, learner=learner, threads=threads
        )
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_observation_space = self.batch.single_observation_space
        self.single_action_space = self.batch.single_action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, Info]:
        """Begin all matches anew."""
        super().reset(seed=seed, options=options)
        self.batch.reset(seed)
        return self.batch.observations.copy(), self._info()

    def step(self, actions: Any) -> tuple[Row, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """Act in each match."""
        observations, rewards, terminals, truncations, _ = self.batch.step(actions)
        return observations.copy(), rewards.copy(), terminals.copy(), truncations.copy(), self._info()

    def _info(self) -> Info:
        batch = self.batch
        info: Info = {"action_mask": batch.action_masks.copy(), "_action_mask": np.ones(len(batch), dtype=bool)}
        ended = batch.terminals.copy()
        if ended.any():
            info |= {"final_obs": batch.final_observations.copy(), "_final_obs": ended}
        return info

    def close_extras(self, **_: Any) -> None:
        """End the threads."""
        self.batch.close()
