"""Steps with observations and masks, ours in a batch beside those of peers, in one run on one core.

A step applies an action, and shows the next seat to move what it may know and which actions are legal. OpenSpiel has no
batch; its games are stepped one at a time, as its Python environments do it. EnvPool and pgx step batches of the same
size as ours; they take part if they are installed. All draw random legal actions, outside of the measured time. They
are measured in turns, so that a busy machine slows all; only the ratio matters.
"""

from __future__ import annotations

import os
import random
import statistics
import time
from collections.abc import Iterator
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any, Protocol

import numpy as np
import pyspiel
from published import publish

import asterism
from asterism.kernel import seeded
from asterism.rl import Batch

MATCHES = 1024
ROUNDS = 5
SECONDS = 0.25
YARDSTICKS = {"hex": "hex(board_size=11)", "spades": "spades"}
ENVPOOL = ("Hex-v1", "SparrowMahjong-v1")
PGX = ("hex", "sparrow_mahjong")


class Player(Protocol):
    """Something that can be stepped."""

    matches: int
    """How many steps are made at once."""

    def choose(self) -> Any:
        """Random legal actions."""

    def step(self, actions: Any) -> None:
        """Take them, and have the next observations and masks."""


class OpenSpiel:
    """One of its games, stepped from Python."""

    matches = 1

    def __init__(self, description: str) -> None:
        self.game = pyspiel.load_game(description)
        self.chooser = random.Random(0)
        self.state = self.game.new_initial_state()

    def choose(self) -> int:
        """A random action of a player; new deals and chance are not measured."""
        while self.state.is_terminal() or self.state.is_chance_node():
            if self.state.is_terminal():
                self.state = self.game.new_initial_state()
            else:
                self.state.apply_action(self.chooser.choice([action for action, _ in self.state.chance_outcomes()]))
        action: int = self.chooser.choice(self.state.legal_actions())
        return action

    def step(self, actions: int) -> None:
        """Take an action."""
        self.state.apply_action(actions)
        if self.state.current_player() >= 0:
            self.state.observation_tensor()
            self.state.legal_actions_mask()


class EnvPool:
    """One of its environments, on one thread."""

    matches = MATCHES

    def __init__(self, name: str) -> None:
        import envpool  # noqa: PLC0415 (a peer that may be missing)

        self.environments = envpool.make(name, env_type="gymnasium", num_envs=MATCHES, num_threads=1)
        self.rng = np.random.default_rng(0)
        _, self.told = self.environments.reset()

    def choose(self) -> Any:
        """A random legal action in each match."""
        return random_legal(self.told["legal_action_mask"], self.rng)

    def step(self, actions: Any) -> None:
        """Take an action in each match; it begins a new one by itself."""
        *_, self.told = self.environments.step(actions)


class Pgx:
    """One of its environments, compiled for one batch."""

    matches = MATCHES

    def __init__(self, name: str) -> None:
        os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
        import jax  # noqa: PLC0415 (a peer that may be missing)
        import pgx  # noqa: PLC0415
        from pgx.experimental import auto_reset  # noqa: PLC0415

        game = pgx.make(name)
        self.keys = jax.random.split(jax.random.PRNGKey(0), MATCHES)
        self.state = jax.jit(jax.vmap(game.init))(self.keys)
        self.stepped = jax.jit(jax.vmap(auto_reset(game.step, game.init)))
        self.split = jax.jit(jax.vmap(lambda key: jax.random.split(key)[0]))
        self.wait = jax.block_until_ready
        self.rng = np.random.default_rng(0)
        self.step(self.choose())

    def choose(self) -> Any:
        """A random legal action in each match."""
        self.keys = self.wait(self.split(self.keys))
        return random_legal(np.asarray(self.state.legal_action_mask), self.rng)

    def step(self, actions: Any) -> None:
        """Take an action in each match; finished ones begin anew."""
        self.state = self.wait(self.stepped(self.state, actions, self.keys))


class Ours:
    """A batch of one of our games, on one thread. New deals are part of a step."""

    matches = MATCHES

    def __init__(self, name: str, seats: int) -> None:
        self.batch = Batch(name, MATCHES, seats, threads=1)
        self.rng = seeded("bench")
        self.batch.reset()
        for _ in range(50):  # so that matches are in all stages
            self.step(self.choose())

    def choose(self) -> Any:
        """A random legal action in each match."""
        return self.batch.random_actions(self.rng)

    def step(self, actions: Any) -> None:
        """Take an action in each match; finished ones begin anew."""
        self.batch.step(actions)

    @property
    def written(self) -> int:
        """Bytes of observation and mask of one step."""
        return int(self.batch.observations[0].nbytes + self.batch.action_masks[0].nbytes)


def random_legal(masks: Any, rng: Any) -> Any:
    """One of the legal actions of each row."""
    return (masks * rng.random(masks.shape, dtype=np.float32)).argmax(axis=1).astype(np.int32)


def steps_per_second(player: Player) -> float:
    """One measurement, in CPU time."""
    spent, steps = 0.0, 0
    while spent < SECONDS:
        actions = player.choose()
        begin = time.process_time()
        player.step(actions)
        spent += time.process_time() - begin
        steps += player.matches
    return steps / spent


def peers() -> Iterator[tuple[str, Player]]:
    """The peers that are installed, by name."""
    for name, description in YARDSTICKS.items():
        yield f"OpenSpiel {name}, from Python", OpenSpiel(description)
    if find_spec("envpool"):
        for name in ENVPOOL:
            yield f"EnvPool {version('envpool')} {name}", EnvPool(name)
    if find_spec("pgx"):
        for name in PGX:
            yield f"pgx {version('pgx')} {name}", Pgx(name)


def main() -> None:
    """Print one row for each game and number of seats."""
    others: dict[str, Player] = dict(peers())
    tables = [(name, seats) for name in asterism.names() for seats in asterism.load(name).seats]
    ours = {(name, seats): Ours(name, seats) for name, seats in tables}
    rates: dict[object, list[float]] = {key: [] for key in (*others, *ours)}
    for _ in range(ROUNDS):
        for key, player in (*others.items(), *ours.items()):
            rates[key].append(steps_per_second(player))
    medians = {key: statistics.median(measured) for key, measured in rates.items()}
    fastest = max(medians[name] for name in others)
    rows = [[name, "", f"{medians[name] / 1e6:.3f}", "", f"{medians[name] / fastest:.2f}"] for name in others]
    for name, seats in tables:
        rate, written = medians[name, seats], ours[name, seats].written
        rows.append([name, str(seats), f"{rate / 1e6:.2f}", f"{written:,}", f"{rate / fastest:.1f}"])
    publish("batch", ["game", "seats", "million steps/s", "bytes per step", "times the fastest peer"], rows)


if __name__ == "__main__":
    main()
