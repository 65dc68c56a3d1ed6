"""A PettingZoo environment with switches for leaks: three agents get a card each, and call numbers at once."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from pettingzoo import AECEnv

CARDS = 40


class SmallEnvironment(AECEnv):  # type: ignore[misc]
    def __init__(self, leak: str = "") -> None:
        super().__init__()
        self.metadata = {"name": "small", "is_parallelizable": True}
        self.leak = leak
        self.possible_agents = ["a", "b", "c"]

    def observation_space(self, agent: str) -> Any:  # noqa: ARG002
        return Box(-1, CARDS, (6,), np.int64)

    def action_space(self, agent: str) -> Any:  # noqa: ARG002
        return Discrete(3)

    def reset(self, seed: int | None = None, options: Any = None) -> None:  # noqa: ARG002
        rng = Random(None if self.leak == "restless" else seed)
        self.agents = list(self.possible_agents)
        cards = range(1, CARDS if self.leak == "restless" else 3)
        self.cards = {agent: rng.choice(cards) for agent in self.agents}
        self.calls = list[int]()
        self.agent_selection = "a"
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._tell()

    def _tell(self) -> None:
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": np.ones(3, np.int8)} for agent in self.agents}
        for agent, info in self.infos.items():
            after = self.agents[(self.agents.index(agent) + 1) % 3]
            if self.leak == "info":
                info["hint"] = self.cards[after]
            if self.leak == "actions" and self.cards[after] == 1:
                info["action_mask"] = np.array([1, 1, 0], np.int8)
            if self.leak == "others":
                info["seen"] = {"deep": [self.observe(after)]}
            if self.leak == "state":
                info["seen"] = self.state()

    def state(self) -> Any:
        return np.array([*self.cards.values(), *self.calls[-3:], *[-1] * (3 - len(self.calls[-3:]))])

    def observe(self, agent: str) -> Any:
        shown = len(self.calls) if self.leak == "pending" else len(self.calls) // 3 * 3
        calls = self.calls[max(0, shown - 3) : shown]
        secret = sum(self.cards.values()) if self.leak == "observation" else 0
        return np.array([self.agents.index(agent), self.cards[agent], secret, *calls, *[-1] * (3 - len(calls))])

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.calls.append(int(action))
        self.agent_selection = self.agents[len(self.calls) % 3]
        self.terminations = dict.fromkeys(self.agents, len(self.calls) == 12)
        self._tell()


def make(leak: str = "") -> SmallEnvironment:
    return SmallEnvironment(leak)


def change_cards(env: Any, agent: str, rng: Random) -> None:
    """Give the other agents other cards."""
    for other in env.agents:
        if other != agent:
            env.cards[other] = rng.randrange(3, CARDS)
    env._tell()
