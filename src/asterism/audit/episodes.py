"""Episodes of PettingZoo environments: recorded, and repeated with something changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np

LONGEST = 200
"""An episode is cut after this many steps."""

Steps = Sequence[tuple[str, Any]]
"""Agents and their actions in order; an agent that is done has None for an action."""


class Given:
    """What an agent is given at one time: its observation, its mask of legal actions and its info."""

    def __init__(self, env: Any, agent: str) -> None:
        observation, info = env.observe(agent), dict(env.infos[agent])
        self.mask = info.pop("action_mask", None)
        if isinstance(observation, Mapping) and "action_mask" in observation:
            self.mask = observation["action_mask"]
            observation = {key: value for key, value in observation.items() if key != "action_mask"}
        self.raw_observation, self.raw_info = observation, info
        self.observation = canonical(observation)
        self.actions = canonical(self.mask)
        self.info = canonical(info)

    def everything(self) -> tuple[Any, Any, Any]:
        """All of it."""
        return self.observation, self.actions, self.info


class Moment:
    """Everything that is given to the agents before one step."""

    def __init__(self, env: Any) -> None:
        self.mover: str = env.agent_selection
        self.order = tuple(env.agents)
        self.given = {agent: Given(env, agent) for agent in env.agents}

    def content(self) -> tuple[Any, ...]:
        """All of it, to be compared."""
        return self.mover, {agent: given.everything() for agent, given in self.given.items()}


class Recording:
    """An episode: its seed, its steps, and the moment before each of them."""

    def __init__(self, env: Any, seed: int, steps: Steps, moments: Sequence[Moment]) -> None:
        self.env = env
        self.seed = seed
        self.steps = steps
        self.moments = moments

    @classmethod
    def at_random(cls, env: Any, seed: int, rng: Random) -> Recording:
        """Play and record an episode."""
        env.reset(seed=seed)
        steps, moments = list[tuple[str, Any]](), list[Moment]()
        while not is_over(env) and len(steps) < LONGEST:
            agent = env.agent_selection
            moments.append(Moment(env))
            action = None if _is_done(env, agent) else _choose(env, agent, moments[-1].given[agent].mask, rng)
            steps.append((agent, action))
            env.step(action)
        return cls(env, seed, steps, moments)

    def again(self, seed: int | None = None, steps: Steps | None = None) -> Recording:
        """The same with another seed or other steps, as far as these are possible then."""
        seed = self.seed if seed is None else seed
        wanted = self.steps if steps is None else steps
        self.env.reset(seed=seed)
        moments = list[Moment]()
        for agent, action in wanted:
            if is_over(self.env) or self.env.agent_selection != agent or _is_done(self.env, agent) != (action is None):
                break
            moments.append(Moment(self.env))
            mask = moments[-1].given[agent].mask
            if action is not None and mask is not None and not np.asarray(mask)[action]:
                break
            self.env.step(action)
        return Recording(self.env, seed, wanted[: len(moments)], moments)

    def is_repeatable(self) -> bool:
        """Whether the same seed and steps give the same again."""
        return [moment.content() for moment in self.again().moments] == [moment.content() for moment in self.moments]

    def go_to(self, place: int) -> None:
        """Bring the environment to where it was before a step."""
        self.env.reset(seed=self.seed)
        for _, action in self.steps[:place]:
            self.env.step(action)

    def with_another_action(self, place: int, rng: Random) -> Steps | None:
        """The steps with one action replaced by another legal one; None where no other was found."""
        agent, action = self.steps[place]
        if action is None:
            return None
        other = _choose(self.env, agent, self.moments[place].given[agent].mask, rng)
        if canonical(other) == canonical(action):
            return None
        return [*self.steps[:place], (agent, other), *self.steps[place + 1 :]]


def is_over(env: Any) -> bool:
    """Whether all agents are done."""
    return all(_is_done(env, agent) for agent in env.agents)


def _is_done(env: Any, agent: str) -> bool:
    return bool(env.terminations[agent] or env.truncations[agent])


def _choose(env: Any, agent: str, mask: Any, rng: Random) -> Any:
    if mask is not None:
        return int(rng.choice(np.flatnonzero(np.asarray(mask)).tolist()))
    space = env.action_space(agent)
    space.seed(rng.randrange(2**31))
    return space.sample()


def canonical(value: Any) -> Any:
    """A value that can be compared and hashed, of whatever an environment gives."""
    if isinstance(value, Mapping):
        return tuple((str(key), canonical(value[key])) for key in sorted(value, key=str))
    if isinstance(value, np.ndarray | np.generic):
        return str(value.shape), tuple(value.ravel().tolist())
    if isinstance(value, list | tuple):
        return tuple(canonical(one) for one in value)
    return value
