"""Games as PettingZoo's environments, with the names `env` and `parallel_env` that its modules have.

An agent is a seat, `player_0` and so on. An observation is a dictionary: the row that `observation.py` describes, and
the mask of legal actions. `state` is the full position, for critics.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from asterism.errors import BadOption, IllegalMove
from asterism.game import Game, load
from asterism.options import agree_terms
from asterism.rl.pictures import RENDER_MODES
from asterism.rl.sitting import Sitting
from asterism.rl.spaces import action_space, mask_space, observation_space

Observation = dict[str, NDArray[Any]]


class Seats:
    """What both kinds of environments share: who sits where, and what each may see and do."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        preset: str | None = None,
        opponents: Mapping[int, str] | None = None,
        illegal: str = "lose",
        most_moves: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        found = load(game) if isinstance(game, str) else game
        terms = agree_terms(found, seats, options, preset)
        self.sitting = Sitting(terms, opponents or {}, illegal=illegal, most_moves=most_moves, render_mode=render_mode)
        self.agents = [agent_in(seat) for seat in self.sitting.learners]
        self.state_space = observation_space(found)
        self.observation_spaces: dict[str, Any] = {
            agent: spaces.Dict({"observation": observation_space(found), "action_mask": mask_space(found)})
            for agent in self.agents
        }
        self.action_spaces = {agent: action_space(found) for agent in self.agents}
        self.metadata = {
            "name": id_of(found),
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and do."""
        seat, episode = seat_of(agent), self.sitting.episode
        mask = episode.mask(seat) if seat == self.sitting.to_move else np.zeros(episode.game.actions, dtype=np.int8)
        return {"observation": episode.observe(seat), "action_mask": mask}

    def rewards(self) -> dict[str, float]:
        """What each agent gets."""
        return {agent_in(seat): reward for seat, reward in self.sitting.rewards().items()}

    def infos(self) -> dict[str, dict[str, Any]]:
        """Why an action was not legal, for the agent that took it."""
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if self.sitting.fault:
            infos[self.acted]["illegal"] = self.sitting.fault
        return infos

    acted = ""
    """Who acted last."""

    def take(self, agent: str, action: Any) -> None:
        """Let an agent act."""
        self.acted = agent
        self.sitting.take(action)


def agent_in(seat: int) -> str:
    """The name of a seat's agent."""
    return f"player_{seat}"


def seat_of(agent: str) -> int:
    """The seat of an agent."""
    return int(agent.removeprefix("player_"))


def id_of(game: Game) -> str:
    """The id of a game's environments; the version is that of our environments, and grows if observations change."""
    return f"asterism/{game.name}-v1"


def check_cycles(number: int | None) -> None:
    """Raise BadOption unless a match may be broken off after this many cycles."""
    if number is not None and number < 1:
        raise BadOption(f"a match has one cycle at least, not {number}")


class OfSeats:
    """What both kinds of environments answer alike."""

    def _seat(self, seats: Seats) -> None:
        self._seats = seats
        self.metadata = seats.metadata
        self.render_mode = seats.sitting.render_mode
        self.possible_agents = list(seats.agents)
        self.agents: list[str] = []
        self.observation_spaces, self.action_spaces = seats.observation_spaces, seats.action_spaces
        self.state_space = seats.state_space

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def state(self) -> NDArray[np.int32]:
        """The full position, hidden things included."""
        return self._seats.sitting.episode.state()

    def render(self) -> Any:
        """The position as a spectator sees it."""
        return self._seats.sitting.render()

    def close(self) -> None:
        """Nothing has to be closed."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


class AgentByAgent(OfSeats, AECEnv):  # type: ignore[misc]
    """A game in which agents act one after the other.

    `max_cycles` breaks a match off after so many actions for each agent.
    """

    def __init__(self, game: str | Game, *, max_cycles: int | None = None, **settings: Any) -> None:
        super().__init__()
        check_cycles(max_cycles)
        seats = Seats(game, **settings)
        seats.sitting.most_moves = None if max_cycles is None else max_cycles * len(seats.agents)
        self._seat(seats)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a match. With a seed, this and all later matches follow from it."""
        self._seats.sitting.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self._seats.infos()
        self._settle()

    def step(self, action: Any) -> None:
        """Let the selected agent act; None from an agent whose match is over."""
        if not self.agents:
            raise IllegalMove("there is no match to act in; reset the environment")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._seats.take(agent, action)
        self._cumulative_rewards[agent] = 0.0
        self.infos = self._seats.infos()
        self._settle()
        self._accumulate_rewards()

    def _settle(self) -> None:
        """See who acts next, or how the match ended."""
        sitting = self._seats.sitting
        self.rewards = self._seats.rewards()
        self.terminations = dict.fromkeys(self.agents, sitting.over)
        self.truncations = dict.fromkeys(self.agents, sitting.truncated)
        done = sitting.over or sitting.truncated
        self.agent_selection = self.agents[0] if done else agent_in(sitting.to_move)

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:  # noqa: FBT001, FBT002
        """What the selected agent sees, and what it got since it acted before; an error before the first match."""
        self._seats.sitting.episode  # noqa: B018
        found: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and do."""
        return self._seats.observe(agent)


class AllAtOnce(OfSeats, ParallelEnv):  # type: ignore[misc]
    """The same game with an action of every agent in each step, of which that of the seat to move counts.

    Masks say who that is: those of the others are empty. `max_cycles` breaks a match off after so many steps.
    """

    def __init__(self, game: str | Game, *, max_cycles: int | None = None, **settings: Any) -> None:
        check_cycles(max_cycles)
        self._seat(Seats(game, most_moves=max_cycles, **settings))
        self.metadata["is_parallelizable"] = True

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a match. With a seed, this and all later matches follow from it."""
        self._seats.sitting.begin(seed)
        self.agents = list(self.possible_agents)
        return {agent: self._seats.observe(agent) for agent in self.agents}, self._seats.infos()

    def step(self, actions: Mapping[str, Any]) -> tuple[dict[str, Any], ...]:
        """Let the agent to move act."""
        if not self.agents:
            raise IllegalMove("there is no match to act in; reset the environment")
        sitting, agent = self._seats.sitting, agent_in(self._seats.sitting.to_move)
        if agent not in actions:
            raise IllegalMove(f"{agent} is to move, and the step has no action of it")
        self._seats.take(agent, actions[agent])
        agents = self.agents
        if sitting.over or sitting.truncated:
            self.agents = []
        return (
            {agent: self._seats.observe(agent) for agent in agents},
            self._seats.rewards(),
            dict.fromkeys(agents, sitting.over),
            dict.fromkeys(agents, sitting.truncated),
            self._seats.infos(),
        )


def env(game: str | Game, **settings: Any) -> AgentByAgent:
    """The environment of a game, agent by agent."""
    return AgentByAgent(game, **settings)


def parallel_env(game: str | Game, **settings: Any) -> AllAtOnce:
    """The environment of a game with an action of every agent in each step."""
    return AllAtOnce(game, **settings)
