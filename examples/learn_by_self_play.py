"""A small network that learns Nacht der Sterne for two by playing against itself, in NumPy alone.

    python examples/learn_by_self_play.py --updates 200 --save learned.npz
    LEARNED=learned.npz asterism arena nacht --bots learned=examples/learn_by_self_play.py:Learned,greedy --games 400

Without `--updates` it only shows how it goes. Thousands of matches are stepped at once (`asterism.rl.Batch`); the
network sees what its seat may know, and learns by proximal policy optimisation with the reward at the end of a match.
"""

from __future__ import annotations

import argparse
import os
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from asterism import load
from asterism.bots import Situation
from asterism.game import Move
from asterism.rl import Batch, observation_of
from asterism.rl.observation import write_cells

GAME, SEATS, TILES = load("nacht"), 2, 25
LAYOUT = observation_of(GAME)
HIDDEN = 128
MATCHES, STEPS = 512, 64
EPOCHS, PART = 2, 4096
RATE, CLIP, LAMBDA = 1.5e-3, 0.2, 0.95
"""The rate falls to zero in the course of the training."""
ENTROPY = 0.01
"""How much is paid for trying different moves."""
WEIGHTS = Path(os.environ.get("LEARNED", "learned.npz"))

Floats = NDArray[np.float32]


def features_of(rows: NDArray[np.int32]) -> Floats:
    """Observations as numbers around one, with the seat that looks first."""
    viewer, each = rows[:, 0], np.arange(len(rows))

    def field(name: str) -> NDArray[np.int32]:
        return LAYOUT[name].read(rows)

    def bits(sets: NDArray[np.int32]) -> NDArray[np.int32]:
        return (sets[:, None] >> np.arange(TILES)) & 1

    def one_hot(numbers: NDArray[np.int32], count: int) -> NDArray[np.bool_]:
        return numbers[:, None] == np.arange(count)

    other = 1 - viewer
    parts = [
        bits(field("held")[each, viewer]),
        bits(field("held")[each, other]),
        bits(field("held")[each, viewer] & field("fitting")),
        bits(field("held")[each, other] & field("fitting")),
        bits(field("laid")),
        bits(field("fitting")),
        bits(field("missed")[:, 0]),
        one_hot(field("revealed"), TILES),
        one_hot(field("phase"), 3),
        one_hot(field("aside")[each, viewer], 6),
        one_hot(field("aside")[each, other], 6),
        (field("turn") == viewer)[:, None],
        field("strict")[:, None],
        field("drawn")[:, None] / 24,
        field("laid_now")[:, None] / 2,
        field("coins")[each, viewer][:, None] / 15,
        field("coins")[each, other][:, None] / 15,
    ]
    return np.concatenate(parts, axis=1, dtype=np.float32, casting="unsafe")


class Network:
    """Two hidden layers; then a score for each action, and the reward to expect."""

    def __init__(self, seed: int) -> None:
        generator = np.random.default_rng(seed)
        inputs = features_of(np.zeros((1, LAYOUT.size), dtype=np.int32)).shape[1]
        sizes = [inputs, HIDDEN, HIDDEN, GAME.actions + 1]
        self.weights: list[Floats] = []
        for number, (come, go) in enumerate(pairwise(sizes)):
            scale = (0.1 if number == len(sizes) - 2 else 1.4) / np.sqrt(come)
            self.weights += [
                (generator.standard_normal((come, go)) * scale).astype(np.float32),
                np.zeros(go, dtype=np.float32),
            ]
        self.first = [np.zeros_like(weight) for weight in self.weights]
        self.second = [np.zeros_like(weight) for weight in self.weights]
        self.updates = 0

    def layers(self, features: Floats) -> list[Floats]:
        """What each layer says; the last one is scores and value."""
        said = [features]
        for number in range(0, len(self.weights), 2):
            out = said[-1] @ self.weights[number] + self.weights[number + 1]
            said.append(out if number == len(self.weights) - 2 else np.maximum(out, 0.0))
        return said

    def judge(self, features: Floats, masks: NDArray[np.int8]) -> tuple[Floats, Floats]:
        """The chance of each legal action, and the reward to expect."""
        out = self.layers(features)[-1]
        return chances_of(out[:, :-1], masks), out[:, -1]

    def improve(self, said: list[Floats], slope: Floats, rate: float) -> None:
        """One step of Adam, against the slope at the last layer."""
        self.updates += 1
        slopes: list[Floats] = []
        for number in range(len(self.weights) - 2, -1, -2):
            slopes[:0] = [said[number // 2].T @ slope, slope.sum(axis=0)]
            if number:
                slope = (slope @ self.weights[number].T) * (said[number // 2] > 0)
        size = float(np.sqrt(sum(float((one * one).sum()) for one in slopes)))
        for place, given in enumerate(slopes):
            one = given * min(1.0, 0.5 / (size + 1e-8))
            self.first[place] += 0.1 * (one - self.first[place])
            self.second[place] += 0.001 * (one * one - self.second[place])
            step = rate * np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
            self.weights[place] -= (step * self.first[place] / (np.sqrt(self.second[place]) + 1e-8)).astype(np.float32)


def chances_of(scores: Floats, masks: NDArray[np.int8]) -> Floats:
    """A chance for each legal action."""
    allowed = np.where(masks == 1, scores, -1e9)
    chances = np.exp(allowed - allowed.max(axis=1, keepdims=True))
    return chances / chances.sum(axis=1, keepdims=True)


def drawn_from(chances: Floats, generator: np.random.Generator) -> NDArray[np.int32]:
    """An action of each row, by its chances."""
    until = chances.cumsum(axis=1)
    places = (until < generator.random((len(chances), 1)) * until[:, -1:]).sum(axis=1)
    return places.astype(np.int32)


def play(network: Network, batch: Batch, generator: np.random.Generator) -> dict[str, NDArray[Any]]:
    """Some steps of all matches, with what each action was worth in the end."""
    said: dict[str, list[NDArray[Any]]] = {
        name: [] for name in ("features", "masks", "actions", "chances", "values", "movers", "rewards", "ends")
    }
    for _ in range(STEPS):
        features, masks = features_of(batch.observations), batch.action_masks.copy()
        chances, values = network.judge(features, masks)
        actions, movers = drawn_from(chances, generator), batch.movers.copy()
        batch.step(actions)
        taken = chances[np.arange(MATCHES), actions]
        ended = (batch.rewards.copy(), batch.terminals.copy())
        for name, one in zip(said, (features, masks, actions, taken, values, movers, *ended), strict=True):
            said[name].append(one)
    _, last = network.judge(features_of(batch.observations), batch.action_masks)
    played = {name: np.stack(ones) for name, ones in said.items()}
    played["gains"] = gains_of(played, last, batch.movers)
    return played


def gains_of(played: dict[str, NDArray[Any]], last: Floats, movers: NDArray[np.int32]) -> Floats:
    """How much better than expected each action turned out, looking back from the end, for each seat by itself."""
    each = np.arange(MATCHES)
    expected = np.stack([np.where(movers == seat, last, -last) for seat in range(SEATS)], axis=1)
    gain, pending = np.zeros((MATCHES, SEATS), dtype=np.float32), np.zeros((MATCHES, SEATS), dtype=np.float32)
    gains = np.zeros((STEPS, MATCHES), dtype=np.float32)
    for step in range(STEPS - 1, -1, -1):
        over, seat = played["ends"][step], played["movers"][step]
        expected[over], gain[over], pending[over] = 0.0, 0.0, played["rewards"][step][over]
        surprise = pending[each, seat] + expected[each, seat] - played["values"][step]
        gain[each, seat] = gains[step] = surprise + LAMBDA * gain[each, seat]
        expected[each, seat], pending[each, seat] = played["values"][step], 0.0
    return gains


def learn(network: Network, played: dict[str, NDArray[Any]], generator: np.random.Generator, rate: float) -> None:
    """Make good actions likelier, by a little, and expect what came."""
    flat = {name: one.reshape(STEPS * MATCHES, *one.shape[2:]) for name, one in played.items() if name != "rewards"}
    goals = flat["gains"] + flat["values"]
    gains = (flat["gains"] - flat["gains"].mean()) / (flat["gains"].std() + 1e-6)
    for _ in range(EPOCHS):
        for part in np.array_split(generator.permutation(len(goals)), len(goals) // PART):
            said = network.layers(flat["features"][part])
            chances = chances_of(said[-1][:, :-1], flat["masks"][part])
            each, actions, gain = np.arange(len(part)), flat["actions"][part], gains[part]
            ratio = chances[each, actions] / flat["chances"][part]
            moved_enough = np.where(gain > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
            push = np.where(moved_enough, 0.0, gain * ratio)
            logs = np.log(chances + 1e-12)
            slope = np.empty_like(said[-1])
            slope[:, :-1] = chances * (push[:, None] + ENTROPY * (logs - (chances * logs).sum(axis=1, keepdims=True)))
            slope[each, actions] -= push
            slope[:, -1] = 0.5 * (said[-1][:, -1] - goals[part])
            network.improve(said, slope / len(part), rate)


def reward_against(network: Network, opponent: str, matches: int = 400) -> float:
    """The mean reward against a bot, in both seats: 1 if it always wins, -1 if it always loses."""
    total, ended = 0.0, 0
    for learner in range(SEATS):
        batch = Batch(GAME, matches // SEATS, SEATS, opponents=opponent, learner=learner, seed=f"test {learner}")
        batch.reset()
        open_matches = np.ones(len(batch), dtype=bool)
        while open_matches.any():
            chances, _ = network.judge(features_of(batch.observations), batch.action_masks)
            batch.step(chances.argmax(axis=1))
            first = open_matches & batch.terminals
            total, ended = total + float(batch.rewards[first].sum()), ended + int(first.sum())
            open_matches &= ~first
        batch.close()
    return total / ended


class Learned:
    """The trained network as a bot for the arena."""

    def __init__(self, seed: str) -> None:
        self.network = Network(0)
        with np.load(WEIGHTS) as kept:
            self.network.weights = [kept[name].astype(np.float32) for name in kept.files]
        self.seed = seed

    def choose(self, situation: Situation) -> Move:
        """The likeliest action."""
        row = np.zeros((1, LAYOUT.size), dtype=np.int32)
        write_cells(situation.terms, situation.state, situation.seat, row[0])
        mask = np.zeros((1, GAME.actions), dtype=np.int8)
        mask[0, situation.legal_actions] = 1
        chances, _ = self.network.judge(features_of(row), mask)
        return situation.move(int(chances[0].argmax()))


def main() -> None:
    """Train, and say how it goes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--updates", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path)
    given = parser.parse_args()
    network, generator = Network(given.seed), np.random.default_rng(given.seed)
    batch = Batch(GAME, MATCHES, SEATS, seed=given.seed)
    batch.reset()
    begin = time.perf_counter()
    for update in range(1, given.updates + 1):
        left = 1.0 - (update - 1) / given.updates
        learn(network, play(network, batch, generator), generator, RATE * left)
        if update % 25 == 0 or update == given.updates:
            reward = reward_against(network, "greedy", 200 if given.updates > 1 else 4)
            steps, spent = update * STEPS * MATCHES, time.perf_counter() - begin
            print(f"{steps:>10,} steps  {spent:5.0f} s  mean reward against greedy {reward:+.2f}", flush=True)
    if given.save:
        kept: Any = {f"{place}": weight.astype(np.float16) for place, weight in enumerate(network.weights)}
        np.savez_compressed(given.save, **kept)
        print(f"saved as {given.save}")


if __name__ == "__main__":
    main()
