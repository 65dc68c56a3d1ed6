"""Environments beyond what the peers' suites look at: bots, illegal actions, pictures, secrets, and mistakes."""

from __future__ import annotations

import sys
from typing import Any

import gymnasium
import numpy as np
import pytest

import asterism
import asterism.rl.environments
from asterism.errors import AsterismError, BadOption, IllegalMove, UnknownGame
from asterism.kernel import seeded
from asterism.rl import Batch, Episode
from asterism.rl.gym import ManySeats, OneSeat
from asterism.rl.pictures import RENDER_MODES
from asterism.rl.sitting import Sitting
from asterism.rl.zoo import env, parallel_env

GAMES = asterism.names()
SEVERAL = [name for name in GAMES if asterism.load(name).seats[-1] > 1]


def first_legal(mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


def illegal_in(mask: Any) -> int:
    return int(np.flatnonzero(mask == 0)[0])


@pytest.mark.parametrize("name", SEVERAL)
@pytest.mark.parametrize("opponent", ["random", "greedy", "twinkle@0.05", "search:20"])
def test_the_learner_is_asked_between_moves_of_any_bot(name: str, opponent: str) -> None:
    one = OneSeat(name, opponents=opponent, learner=1)
    row, info = one.reset(seed=3)
    for _ in range(6):
        assert row[:2].tolist() == [1, 1]
        assert info["action_mask"].any()
        row, _, over, broken_off, info = one.step(first_legal(info["action_mask"]))
        assert not broken_off
        if over:
            break


@pytest.mark.parametrize("name", GAMES)
def test_a_match_to_the_end_pays_by_rank(name: str) -> None:
    one = OneSeat(name, opponents="random")
    row, info = one.reset(seed=1)
    over, reward = False, 0.0
    while not over:
        row, reward, over, _, info = one.step(first_legal(info["action_mask"]))
    assert not info["action_mask"].any()
    assert row[:2].tolist() == [0, -1]
    assert -1.0 <= reward <= 1.0
    with pytest.raises(IllegalMove, match="the episode is over, so no action can be taken; reset"):
        one.step(0)


def test_an_illegal_action_loses_or_becomes_random_or_is_an_error() -> None:
    loses, becomes, fails = (OneSeat("sternenhimmel", illegal=illegal) for illegal in ("lose", "random", "error"))
    for one in (loses, becomes, fails):
        _, info = one.reset(seed=2)
        wrong = illegal_in(info["action_mask"])
        if one is fails:
            before = one.state().tobytes()
            with pytest.raises(IllegalMove, match=f"seat 0 cannot take action {wrong} now"):
                one.step(wrong)
            assert one.state().tobytes() == before
        else:
            _, reward, over, _, info = one.step(wrong)
            assert (reward, over) == ((-1.0, True) if one is loses else (0.0, False))
            assert f"cannot take action {wrong} now" in info["illegal"]
        for action in (864, -1, "3", None):
            one.reset(seed=2)
            with pytest.raises(IllegalMove, match="action"):
                one.step(action)


def test_who_loses_by_an_illegal_action_is_last_and_the_others_share() -> None:
    agents = env("sternenhimmel", seats=3)
    agents.reset(seed=1)
    loser = agents.agent_selection
    agents.step(illegal_in(agents.observe(loser)["action_mask"]))
    assert agents.rewards == {agent: -1.0 if agent == loser else 0.5 for agent in agents.possible_agents}
    assert all(agents.terminations.values())
    assert set(agents.infos[loser]) == {"illegal"}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("mode", RENDER_MODES)
def test_a_position_is_rendered_in_every_mode(name: str, mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    one = OneSeat(name, render_mode=mode)
    one.reset(seed=1)
    shown: Any = one.render()
    if mode == "rgb_array":
        assert (shown.ndim, shown.shape[2], shown.dtype) == (3, 3, np.uint8)
        assert len(np.unique(shown)) > 2
    elif mode == "human":
        assert shown is None
        assert capsys.readouterr().out.strip()
    else:
        assert shown.startswith("<svg" if mode == "svg" else one._sitting.episode.match().text(0)[:10])


@pytest.mark.parametrize("name", SEVERAL)
def test_environments_tell_an_agent_nothing_hidden(name: str) -> None:
    rng = seeded("environments")
    agents = env(name, opponents={1: "random"}, illegal="random", render_mode="ansi")
    agents.reset(seed=5)
    for number in range(25):
        agent = agents.agent_selection
        seat = int(agent[-1])
        sitting = agents._seats.sitting
        real, told, shown = sitting.episode, agents.observe(agent), agents.render()
        sitting.episode = real.world(seat, rng)
        for key, array in agents.observe(agent).items():
            assert array.tobytes() == told[key].tobytes()
        assert agents.render() == shown
        sitting.episode = real
        mask = told["action_mask"]
        agents.step(illegal_in(mask) if number % 5 == 4 else first_legal(mask))
        if not agents.agents or all(agents.terminations.values()):
            break


@pytest.mark.parametrize("name", SEVERAL)
def test_a_seed_decides_the_matches_of_every_environment(name: str) -> None:
    def story(seed: int) -> list[bytes]:
        one = OneSeat(name, opponents="greedy")
        told = []
        for number in range(2):
            row, info = one.reset(seed=seed if number == 0 else None)
            for _ in range(3):
                told.append(row.tobytes())
                row, _, over, _, info = one.step(first_legal(info["action_mask"]))
                if over:
                    break
        return told

    assert story(1) == story(1) != story(2)


def test_many_seats_show_the_last_observation_of_a_match() -> None:
    many = ManySeats(4, "patience")
    _, infos = many.reset(seed=1)
    lasts = 0
    for _ in range(60):
        actions = [first_legal(mask) for mask in infos["action_mask"]]
        rows, rewards, over, _, infos = many.step(actions)
        for place in np.flatnonzero(over):
            lasts += 1
            last = infos["final_obs"][place]
            assert infos["_final_obs"].tolist() == over.tolist()
            layout = many.batch.episode(0).layout
            assert rewards[place] == np.float32(-layout["rows"].read(last) / 30)
            assert rows[place].tobytes() != last.tobytes()
    assert lasts >= 4
    with pytest.raises(IllegalMove, match="match 0, seat 0: action"):
        many.step([illegal_in(mask) for mask in infos["action_mask"]])
    many.close()


def test_all_at_once_needs_the_action_of_the_seat_to_move() -> None:
    together = parallel_env("afrika", seats=2)
    with pytest.raises(IllegalMove, match="reset the environment"):
        together.step({})
    observations, _ = together.reset(seed=1)
    [mover] = [agent for agent, told in observations.items() if told["action_mask"].any()]
    with pytest.raises(IllegalMove, match=f"{mover} is to move, and the step has no action of it"):
        together.step({})


def test_an_environment_before_its_first_reset_says_so() -> None:
    agents, one = env("afrika"), OneSeat("afrika", render_mode="ansi")
    early = (
        lambda: agents.step(0), agents.last, lambda: agents.observe("player_0"), agents.state,
        lambda: one.step(0), one.render, one.state,
    )  # fmt: skip
    for ask in early:
        with pytest.raises(IllegalMove, match="reset the environment"):
            ask()


@pytest.mark.parametrize(
    ("settings", "error", "sentence"),
    [
        ({"game": "chess"}, UnknownGame, "no game called 'chess'"),
        ({"game": "afrika", "seats": 7}, BadOption, "for 2 to 5 players, not 7"),
        ({"game": "afrika", "options": {"moons": 1}}, BadOption, "no option 'moons'"),
        ({"game": "afrika", "opponents": {0: "magic"}}, BadOption, "no bot called 'magic'"),
        ({"game": "afrika", "opponents": {4: "greedy"}}, BadOption, "no seat 4 for 'greedy'"),
        ({"game": "afrika", "opponents": {0: "greedy", 1: "greedy"}}, BadOption, "nobody learns"),
        ({"game": "afrika", "illegal": "ignore"}, BadOption, "may lose, random, error; not 'ignore'"),
        ({"game": "afrika", "max_cycles": 0}, BadOption, "one cycle at least, not 0"),
        ({"game": "afrika", "render_mode": "hologram"}, BadOption, "no render mode 'hologram'; there are human, ansi"),
    ],
)
def test_an_environment_that_cannot_be_is_an_error_in_one_sentence(
    settings: dict[str, Any], error: type[Exception], sentence: str
) -> None:
    for make in (env, parallel_env):
        with pytest.raises(error, match=sentence):
            make(**settings)


def test_rendering_without_a_mode_says_which_there_are() -> None:
    one = OneSeat("patience")
    one.reset(seed=1)
    with pytest.raises(AsterismError, match="made without render_mode; there are human, ansi, svg, rgb_array"):
        one.render()


def test_without_the_extra_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    batch = Batch("patience", 2)
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    with pytest.raises(AsterismError, match=r"spaces are those of Gymnasium.*asterism\[rl\]"):
        batch.single_action_space  # noqa: B018


def test_a_sitting_is_broken_off_when_it_was_agreed() -> None:
    sitting = Sitting(Episode("patience", seed=1).terms, {}, most_moves=2)
    sitting.begin(1)
    for _ in range(2):
        assert not sitting.truncated
        sitting.take(int(sitting.episode.actions()[0]))
    assert sitting.truncated
    assert not sitting.over
    with pytest.raises(IllegalMove, match="the episode is over"):
        sitting.take(0)


def test_gymnasiums_names_take_all_settings() -> None:
    one: Any = gymnasium.make("asterism/nacht-v1", seats=3, options={"mode": "streng"}, opponents=["greedy", "random"])
    assert one.reset(seed=1)[0].shape == one.observation_space.shape
    with pytest.raises(BadOption, match="2 opponents sit beside the learner, not 1"):
        gymnasium.make("asterism/nacht-v1", seats=3, opponents=["greedy"])
