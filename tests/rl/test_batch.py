"""The batch: the same matches as episodes play, many at once, in arrays that the caller may own."""

from __future__ import annotations

import copy
import pickle
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import asterism
from asterism.deal import lay_out, shape_of
from asterism.engine.exports import exports_of
from asterism.errors import BadBuffer, BadOption, IllegalMove, UnknownGame
from asterism.game import load
from asterism.kernel import random_word, seeded
from asterism.layout import blank
from asterism.rl import Batch, Episode
from asterism.rl.batch import ALL
from asterism.rl.stepping import ACT, DEAL
from tests.contract.support import TABLES

GAMES = asterism.names()


def deal_of(batch: Batch, stream: Any) -> Episode:
    """The episode that a match's own random numbers deal."""
    shape = shape_of(batch.terms.chances)
    words = np.array([random_word(stream) for _ in range(shape.total)], dtype=np.int64)
    deal, state = np.zeros(shape.total, dtype=np.int32), blank(batch.game.state)
    lay_out(shape.sizes, shape.counts, words, deal)
    batch.game.kernels.start(batch.terms.setup, deal, state)
    return Episode.at(batch.terms, deal, (), state)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_batch_plays_what_episodes_play(name: str, seats: int) -> None:
    batch, rng = Batch(name, 3, seats, seed="same"), seeded("actions")
    batch.reset()
    streams = [seeded(f"same match {match}") for match in range(3)]
    episodes = [deal_of(batch, stream) for stream in streams]
    ended = 0
    for _ in range(700 if batch.game.longest < 1500 else 300):
        for match, episode in enumerate(episodes):
            assert batch.movers[match] == episode.to_move
            assert batch.observations[match].tobytes() == episode.observe(episode.to_move).tobytes()
            assert batch.action_masks[match].tobytes() == episode.mask().tobytes()
        actions = batch.random_actions(rng)
        seats_before = batch.movers.copy()
        _, rewards, terminals, truncations, infos = batch.step(actions)
        assert not truncations.any()
        assert infos == []
        for match, episode in enumerate(episodes):
            episode.step(int(actions[match]))
            assert terminals[match] == episode.over
            assert np.atleast_1d(rewards[match]).tobytes() == episode.rewards().tobytes()
            if episode.over:
                ended += 1
                last = episode.observe(int(seats_before[match]))
                assert batch.final_observations[match].tobytes() == last.tobytes()
                episodes[match] = deal_of(batch, streams[match])
        if ended >= 4:
            break
    assert ended or batch.game.longest > 1500


@pytest.mark.parametrize("name", GAMES)
def test_the_result_does_not_depend_on_the_number_of_threads(name: str) -> None:
    batches = [Batch(name, 10, seed=3, threads=threads) for threads in (1, 2, 7)]
    rng = seeded("threads")
    for batch in batches:
        batch.reset()
    for _ in range(60):
        actions = batches[0].random_actions(rng)
        for batch in batches:
            batch.step(actions)
        assert len({everything(batch) for batch in batches}) == 1
    for batch in batches:
        batch.close()


def everything(batch: Batch) -> bytes:
    """All that a step writes."""
    parts = (batch.observations, batch.action_masks, batch.rewards, batch.terminals, batch.movers)
    return b"".join(part.tobytes() for part in parts)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])  # noqa: S301
def test_a_copy_goes_on_by_itself(name: str, duplicate: Any) -> None:
    batch, rng = Batch(name, 4, seed=1), seeded("copies")
    batch.reset()
    for _ in range(5):
        batch.step(batch.random_actions(rng))
    other = duplicate(batch)
    before = everything(batch)
    assert everything(other) == before
    actions = batch.random_actions(rng)
    other.step(actions)
    assert everything(batch) == before
    batch.step(actions)
    assert everything(other) == everything(batch)


@pytest.mark.parametrize("name", [name for name in GAMES if asterism.load(name).seats[-1] > 1])
@pytest.mark.parametrize("opponent", ["random", "greedy", "search:20", "greedy:35"])
def test_opponents_move_until_it_is_the_learners_turn(name: str, opponent: str) -> None:
    batch, rng = Batch(name, 3, opponents=opponent, learner=1, seed=2), seeded("learner")
    batch.reset()
    assert batch.rewards.shape == (3,)
    for _ in range(12):
        assert batch.movers.tolist() == [1, 1, 1]
        assert batch.observations[:, 0].tolist() == [1, 1, 1]
        batch.step(batch.random_actions(rng))
    again = Batch(name, 3, opponents=opponent, learner=1, seed=2)
    again.reset()
    rng = seeded("learner")
    for _ in range(12):
        again.step(again.random_actions(rng))
    assert everything(again) == everything(batch)


def test_a_greedy_opponent_beats_a_random_learner() -> None:
    batch, rng = Batch("sternenhimmel", 64, opponents="greedy", seed=4), seeded("learner")
    batch.reset()
    total, ended = 0.0, 0
    for _ in range(60):
        batch.step(batch.random_actions(rng))
        total += float(batch.rewards.sum())
        ended += int(batch.terminals.sum())
    assert ended > 64
    assert total / ended < -0.5


def test_buffers_of_the_caller_are_filled_in_place() -> None:
    size = Batch("afrika", 5, 3).observations.shape[1]
    given = {
        "observations": np.full((5, size), 7, dtype=np.int32),
        "action_masks": np.ones((5, 25), dtype=bool),
        "rewards": np.full((5, 3), 7, dtype=np.float32),
        "terminals": np.full(5, 7, dtype=np.uint8),
        "movers": np.full(5, 7, dtype=np.int32),
    }
    batch, own = Batch("afrika", 5, 3, seed=1, buffers=given), Batch("afrika", 5, 3, seed=1)
    rng = seeded("buffers")
    for one in (batch, own):
        one.reset()
    for _ in range(20):
        actions = own.random_actions(rng)
        for one in (batch, own):
            one.step(actions)
    assert everything(batch) == everything(own)
    for name, array in given.items():
        assert getattr(batch, name) is array
    given["action_masks"][:] = True  # whatever the caller writes there, the rules hold
    seat = int(batch.movers[0])
    given["movers"][:] = 4
    refused = int(np.flatnonzero(own.action_masks[0] == 0)[0])
    with pytest.raises(IllegalMove, match=f"match 0, seat {seat}: action {refused} is not legal"):
        batch.step(np.array([refused, *actions[1:]]))


@pytest.mark.parametrize(
    ("name", "array", "sentence"),
    [
        ("rewards", np.zeros((4, 3), dtype=np.float64), "'rewards' must be .* float32 with shape .*; it is .* float64"),
        ("rewards", np.zeros(4, dtype=np.float32), "it is an array of shape"),
        ("observations", np.zeros((4, 142), dtype=np.int32)[::-1], "it is an array that is not in one piece"),
        ("terminals", [0, 0, 0, 0], "it is a list"),
        ("movers", np.zeros(4, dtype=">i4"), "it is an array of >i4"),
        ("masks", np.zeros((4, 864), dtype=np.int8), "no buffer 'masks'; it has observations, action_masks"),
    ],
)
def test_a_buffer_that_does_not_fit_is_an_error_in_one_sentence(name: str, array: Any, sentence: str) -> None:
    with pytest.raises(BadBuffer, match=sentence):
        Batch("sternenhimmel", 4, 3, buffers={name: array})


def test_a_buffer_that_may_not_be_written_is_an_error() -> None:
    array = np.zeros(4, dtype=np.int32)
    array.flags.writeable = False
    with pytest.raises(BadBuffer, match="may not be written"):
        Batch("sternenhimmel", 4, 3, buffers={"movers": array})


def test_a_wrong_action_changes_no_match() -> None:
    batch = Batch("sternenhimmel", 4, 3, seed=1)
    with pytest.raises(IllegalMove, match="have not begun"):
        batch.step(np.zeros(4, dtype=np.int32))
    batch.reset()
    legal = batch.random_actions(seeded("legal"))
    before = everything(batch)
    free = int(np.flatnonzero(batch.action_masks[2] == 0)[0])
    seat = batch.movers[2]
    for action in (free, -1, 864, 1 << 40):
        wrong = legal.astype(np.int64)
        wrong[2] = action
        with pytest.raises(IllegalMove, match=f"match 2, seat {seat}: action {action} is not legal now"):
            batch.step(wrong)
    for actions, sentence in [
        (legal[:3], "takes 4 actions, one for each match; this has shape"),
        (legal.astype(np.float32), "actions are whole numbers, not float32"),
    ]:
        with pytest.raises(IllegalMove, match=sentence):
            batch.step(actions)
    assert everything(batch) == before
    batch.step(legal.tolist())


@pytest.mark.parametrize(
    ("arguments", "settings", "error", "sentence"),
    [
        (("chess",), {}, UnknownGame, "no game called 'chess'"),
        (("sternenhimmel", 0), {}, BadOption, "one match at least, not 0"),
        (("sternenhimmel", 4, 6), {}, BadOption, "for 3 to 5 players, not 6"),
        (("sternenhimmel", 4, 3), {"opponents": "magic"}, BadOption, "no bot called 'magic'"),
        (("sternenhimmel", 4, 3), {"opponents": ["greedy"]}, BadOption, "2 opponents sit beside the learner, not 1"),
        (("sternenhimmel", 4, 3), {"opponents": "greedy", "learner": 3}, BadOption, "no seat 3 for the learner"),
        (("sternenhimmel", 4, 3), {"threads": 0}, BadOption, "one thread at least, not 0"),
    ],
)
def test_a_batch_that_cannot_be_is_an_error_in_one_sentence(
    arguments: tuple[Any, ...], settings: dict[str, Any], error: type[Exception], sentence: str
) -> None:
    with pytest.raises(error, match=sentence):
        Batch(*arguments, **settings)


def test_it_says_what_it_is_as_pufferlib_does() -> None:
    batch = Batch("sternenhimmel", 8, 4)
    assert (batch.num_agents, len(batch), batch.learner) == (8, 8, ALL)
    assert batch.single_observation_space.shape == (142,)
    assert batch.single_action_space.n == 864
    observations, infos = batch.reset(seed=9)
    assert infos == []
    assert all(batch.single_observation_space.contains(row) for row in observations)
    assert batch.reset(seed=9)[0].tobytes() == observations.tobytes()
    assert repr(batch) == "<Batch sternenhimmel, 8 matches of 4 seats>"


def test_a_match_becomes_an_episode() -> None:
    batch = Batch("afrika", 2, seed=5)
    batch.reset()
    episode = batch.episode(1)
    assert batch.state()[1].tobytes() == episode.state().tobytes()
    assert episode.observe(episode.to_move).tobytes() == batch.observations[1].tobytes()
    episode.step(int(episode.actions()[0]))
    assert batch.episode(1).moves == ()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_uncompiled_kernels_step_to_the_same_bytes(name: str, seats: int) -> None:
    """The library and Python agree, as for all other kernels (`tests/contract/test_engines.py`)."""
    game = asterism.load(name)
    uncompiled = {one.name: one.function for one in exports_of(game.kernel_source)}
    uncompiled_game: Any = SimpleNamespace(kernels=SimpleNamespace(step_matches=uncompiled["step_matches"]))
    bots = [] if seats == 1 else ["greedy" if seats == game.seats[0] else "random", *["random"] * (seats - 2)]
    for opponents, steps in ((None, 6), (bots, 2)):
        batch, rng = Batch(name, 1, seats, opponents=opponents, seed=8), seeded("engines")
        other = Batch(name, 1, seats, opponents=opponents, seed=8)
        for part in other._parts:
            part.game = uncompiled_game
        for one in (batch, other):
            one.reset()
        for _ in range(steps):
            actions = batch.random_actions(rng)
            assert uncompiled["first_refused"](batch._known, actions) == -1
            for one in (batch, other):
                one.step(actions)
            assert everything(other) == everything(batch)


def test_after_a_bot_has_failed_the_matches_begin_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    class Failing:
        def choose(self, _: Any) -> Any:
            raise RuntimeError("no idea")

    batch = Batch("sternenhimmel", 2, opponents="search:2", seed=1)
    batch.reset()
    actions = batch.random_actions(seeded("x"))
    monkeypatch.setattr("asterism.bots.make", lambda *_: Failing())
    batch._bots.clear()
    with pytest.raises(RuntimeError, match="no idea"):
        batch.step(actions)
    with pytest.raises(IllegalMove, match="have not begun; call reset first"):
        batch.step(actions)
    monkeypatch.undo()
    batch.reset(seed=1)
    batch.step(batch.random_actions(seeded("x")))


GUARD = 77
"""What lies in memory behind an array that is too short."""
COLUMNS = ("streams", "known", "observations", "masks", "rewards", "finals")
ROWS = (*COLUMNS, "due", "actions", "movers", "terminals", "words", "deal")
MAY_DO = {("known", 1), ("rewards", 1)}
"""The last action may never be legal in these matches, and only the rewards that have room are written."""


def shortened(array: Any, axis: int) -> tuple[Any, Any]:
    """A copy of the array without its last row or column, and what lies behind it in memory."""
    kept = array[:-1] if axis == 0 else array[:, :-1]
    memory = np.full(array.size + 64, GUARD, dtype=array.dtype)
    short = memory[: kept.size].reshape(kept.shape)
    short[...] = kept
    return short, memory[kept.size :]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("array", "axis"), [*((one, 0) for one in ROWS), *((one, 1) for one in COLUMNS)])
def test_the_kernel_never_writes_past_a_buffer_that_is_too_short(name: str, array: str, axis: int) -> None:
    masks = np.zeros((3, load(name).actions), dtype=np.int8)
    batch = Batch(name, 3, threads=1, buffers={"action_masks": masks})
    [export] = [one for one in exports_of(batch.game.kernel_source) if one.name == "step_matches"]
    arguments = dict(zip(export.parameters, batch._parts[0].arguments, strict=True))
    arguments[array], behind = shortened(arguments[array], axis)

    def play() -> None:
        arguments["due"][:] = DEAL
        while not batch.terminals.all():
            batch.game.kernels.step_matches(*arguments.values())
            assert (behind == GUARD).all()
            arguments["due"][:] = ACT
            arguments["actions"][:] = arguments["known"].argmax(axis=1)

    with suppress(IndexError) if (array, axis) in MAY_DO else pytest.raises(IndexError):
        play()
    assert (behind == GUARD).all()
