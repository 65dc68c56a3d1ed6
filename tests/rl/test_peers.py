"""The suites of PettingZoo and Gymnasium, run on every game."""

from __future__ import annotations

import sys
from functools import partial
from types import SimpleNamespace

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
    state_test,
)

import asterism
import asterism.rl.environments
from asterism.rl.zoo import env, parallel_env
from tests.contract.support import TABLES

GAMES = asterism.names()
PATIENT = pytest.mark.filterwarnings(
    # PettingZoo knows by name which of its own environments may show dictionaries, and masks that allow nothing.
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


@PATIENT
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoos_api(name: str, seats: int) -> None:
    api_test(env(name, seats=seats), num_cycles=40)


@PATIENT
@pytest.mark.parametrize("name", [name for name in GAMES if len(asterism.load(name).seats) > 1])
def test_pettingzoos_api_with_bots_at_the_table(name: str) -> None:
    api_test(env(name, opponents={1: "greedy"}), num_cycles=20)


@PATIENT
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoos_parallel_api(name: str, seats: int) -> None:
    parallel_api_test(parallel_env(name, seats=seats), num_cycles=60)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoos_seeds(name: str) -> None:
    seed_test(partial(env, name), num_cycles=30)
    parallel_seed_test(partial(parallel_env, name, illegal="random"), num_cycles=30)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoos_rendering(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, name), {"svg": lambda picture: picture.startswith("<svg") and picture.endswith("</svg>")})
    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoos_states(name: str) -> None:
    for illegal in ("lose", "random"):
        state_test(env(name, illegal=illegal), parallel_env(name), num_cycles=10)


@pytest.mark.parametrize("name", ["patience", "sternenhimmel"])
def test_pettingzoos_cycles(name: str) -> None:
    """Where all move equally often from the first move on, as that test expects. It looks at no mask."""
    made = {"env": partial(env, name, illegal="random"), "parallel_env": partial(parallel_env, name, illegal="random")}
    max_cycles_test(SimpleNamespace(**made))


def test_pettingzoos_benchmark_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    clock = iter(np.arange(0.0, 1000.0, 0.5))
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock)))
    for name in GAMES:
        performance_benchmark(env(name))
    assert capsys.readouterr().out.count("turns per second") == len(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_gymnasiums_checker(name: str) -> None:
    for render_mode in ("ansi", "rgb_array"):
        check_env(gymnasium.make(f"asterism/{name}-v1", render_mode=render_mode).unwrapped)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_registered(name: str) -> None:
    key = f"asterism/{name}-v1"
    agent_by_agent, parallel = pettingzoo.make("aec", key), pettingzoo.make("parallel", key)
    assert str(agent_by_agent) == str(parallel) == key
    assert gymnasium.make(key).spec.id == key  # type: ignore[union-attr]
    many = gymnasium.make_vec(key, num_envs=3, opponents="random" if len(asterism.load(name).seats) > 1 else ())
    observations, infos = many.reset(seed=1)
    assert many.observation_space.contains(observations)
    finals = 0
    for _ in range(60):
        actions = np.array([np.flatnonzero(mask)[0] for mask in infos["action_mask"]])
        observations, rewards, ended, broken_off, infos = many.step(actions)
        assert many.observation_space.contains(observations)
        assert rewards.shape == ended.shape == broken_off.shape == (3,)
        finals += "final_obs" in infos
    assert finals or asterism.load(name).longest > 1000
    many.close()
