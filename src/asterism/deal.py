"""The deal: everything random in a match, drawn before the first move.

A game names its chances (`shuffled` piles and `picked` values). Random words become a deal in one
way, whether they come from secure randomness, a seed or a published secret, so anybody can repeat
it.
"""

from __future__ import annotations

import hashlib
import secrets
import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from asterism.arrays import NDArray, np
from asterism.errors import BadDeal
from asterism.kernel import IntArray, Ints, Rng, random_word, rule

Label = str | int
Words = NDArray[np.int64]
"""Random 32-bit numbers, one for every value of a deal."""

Plain = dict[str, Any]
"""A deal in writing: each chance's name with its label, or its labels in order."""


@dataclass(frozen=True)
class Chance:
    """One random draw: all the labels in random order, or a single one of them."""

    name: str
    labels: Sequence[Label]
    count: int


def shuffled(name: str, labels: Sequence[Label]) -> Chance:
    """All of the labels, in random order."""
    return Chance(name, labels, len(labels))


def picked(name: str, labels: Sequence[Label]) -> Chance:
    """One of the labels."""
    return Chance(name, labels, 1)


@dataclass(frozen=True)
class Shape:
    """The chances of a match as numbers: how many labels each has, and how many are drawn."""

    sizes: IntArray
    counts: IntArray

    @property
    def total(self) -> int:
        """How many values a deal has."""
        return int(self.counts.sum())


def shape_of(chances: Sequence[Chance]) -> Shape:
    """The chances as the kernels need them."""
    sizes = np.array([len(chance.labels) for chance in chances], dtype=np.int32)
    counts = np.array([chance.count for chance in chances], dtype=np.int32)
    return Shape(sizes, counts)


@rule
def lay_out(sizes: Ints, counts: Ints, words: Words, deal: Ints) -> None:
    """Turn random words into a deal: one word for every value, shuffling from the end."""
    start = 0
    for chance in range(len(sizes)):
        count = counts[chance]
        if count == sizes[chance]:
            for i in range(count):
                deal[start + i] = i
            for i in range(count - 1, 0, -1):
                other = start + ((words[start + i] * (i + 1)) >> 32)
                deal[start + i], deal[other] = deal[other], deal[start + i]
        else:
            deal[start] = (words[start] * sizes[chance]) >> 32
        start += count


@rule
def deal_at_random(sizes: Ints, counts: Ints, rng: Rng, words: Words, deal: Ints) -> None:
    """A deal for a simulated game, with `words` as scratch space."""
    for i in range(len(words)):
        words[i] = random_word(rng)
    lay_out(sizes, counts, words, deal)


def words_from(secret: bytes, count: int) -> Words:
    """Random words that follow from a secret: SHA-256 of the secret and a running number."""
    blocks = range(-(-count // 8))
    stream = b"".join(hashlib.sha256(secret + block.to_bytes(4, "big")).digest() for block in blocks)
    return np.array(struct.unpack(f">{count}I", stream[: 4 * count]), dtype=np.int64)


def draw(chances: Sequence[Chance], secret: bytes | None = None) -> IntArray:
    """The deal that follows from a secret; without one, from secure randomness."""
    shape = shape_of(chances)
    words = words_from(secret or secrets.token_bytes(32), shape.total)
    deal = np.zeros(shape.total, dtype=np.int32)
    lay_out(shape.sizes, shape.counts, words, deal)
    return deal


def spell_out(chances: Sequence[Chance], deal: IntArray) -> Plain:
    """The deal in writing."""
    plain: Plain = {}
    start = 0
    for chance in chances:
        drawn = [chance.labels[int(i)] for i in deal[start : start + chance.count]]
        plain[chance.name] = drawn[0] if chance.count < len(chance.labels) else drawn
        start += chance.count
    return plain


def read_deal(chances: Sequence[Chance], plain: Mapping[str, Any]) -> IntArray:
    """The deal that a person wrote down, or an error that names what does not fit."""
    names = [chance.name for chance in chances]
    if sorted(plain) != sorted(names):
        raise BadDeal(f"a deal of this match has {', '.join(names)}; this one has {', '.join(plain) or 'nothing'}")
    return np.array([i for chance in chances for i in _indexes(chance, plain[chance.name])], dtype=np.int32)


def _indexes(chance: Chance, value: Any) -> list[int]:
    if chance.count == len(chance.labels):
        if not isinstance(value, list | tuple) or sorted(map(str, value)) != sorted(map(str, chance.labels)):
            raise BadDeal(f"'{chance.name}' must list each of {_some(chance.labels)} once; it is {value!r}")
        return [_index(chance, label) for label in value]
    return [_index(chance, value)]


def _index(chance: Chance, label: Any) -> int:
    is_odd = isinstance(chance.labels, range) and not isinstance(label, int)  # which a range would compare one by one
    if is_odd or isinstance(label, bool) or label not in chance.labels:
        raise BadDeal(f"'{chance.name}' must be one of {_some(chance.labels)}; it is {label!r}")
    return chance.labels.index(label)


def _some(labels: Sequence[Label], most: int = 60) -> str:
    if isinstance(labels, range):
        return f"{labels.start} to {labels.stop - 1}"
    return ", ".join(map(str, labels[:most]))
