"""The building blocks of kernels."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import asterism
from asterism import kernel
from asterism.deal import Chance, draw, lay_out, picked, read_deal, shape_of, shuffled, spell_out, words_from
from asterism.errors import BadDeal

CHANCES = [shuffled("pile", ["a", "b", "c", "d"]), picked("first", range(3))]


@given(st.integers(min_value=1, max_value=2**45 - 1))
@settings(derandomize=True, deadline=None)
def test_bit_sets_count_and_list_their_members(bits: int) -> None:
    members = [i for i in range(45) if bits >> i & 1]
    assert kernel.how_many(bits) == len(members)
    assert kernel.first_of(bits) == members[0]
    assert [kernel.member(bits, i) for i in range(len(members))] == members


def test_an_empty_bit_set_has_no_first_member_in_any_table() -> None:
    assert kernel.first_of(0) == kernel.BITS == first_member(0)


@kernel.rule
def first_member(bits: int) -> int:
    """A kernel that asks for the first member."""
    return kernel.first_of(bits)


@kernel.rule
def write_at(values: kernel.Ints, place: int) -> None:
    """A kernel that writes where it is told to."""
    values[place] = 1


@pytest.mark.parametrize("kind", [kernel.rule, kernel.routine])
def test_no_kernel_writes_outside_of_an_array(kind: Any) -> None:
    write = kind(write_at.py_func) if hasattr(write_at, "py_func") else write_at
    values = np.zeros(4, dtype=np.int32)
    write(values, -1)
    assert values.tolist() == [0, 0, 0, 1]
    for place in (4, -5, 1 << 40):
        with pytest.raises(IndexError):
            write(values, place)


def test_a_full_event_buffer_is_a_fault_and_not_a_write_beyond_it() -> None:
    buffer = kernel.event_buffer()
    for _ in range(kernel.EVENTS_PER_MOVE):
        emit_one(buffer)
    with pytest.raises(IndexError):
        emit_one(buffer)
    assert buffer.count == kernel.EVENTS_PER_MOVE


@kernel.rule
def emit_one(events: Any) -> None:
    """A kernel that writes one row."""
    kernel.emit(events, 1)


def test_the_environment_cannot_take_the_checks_away() -> None:
    code = (
        "from tests.test_kernel import np, write_at\n"
        "try: write_at(np.zeros(4, 'int32'), 9)\n"
        "except IndexError: print('checked')"
    )
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "0", "PYTHONPATH": os.pathsep.join(sys.path)}
    ran = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert ran.stdout == "checked\n", ran.stderr


def test_the_table_of_members_agrees_with_counting() -> None:
    table = kernel.table_of_members(5)
    for bits in range(1, 32):
        for place in range(kernel.how_many(bits)):
            assert table[bits, place] == kernel.member(bits, place)


def test_random_numbers_are_even_and_follow_from_the_seed() -> None:
    rng = kernel.seeded("x")
    counts = np.bincount([kernel.random_below(rng, 7) for _ in range(70_000)], minlength=7)
    assert abs(counts - 10_000).max() < 400
    assert kernel.random_word(kernel.seeded("x")) == kernel.random_word(kernel.seeded("x"))
    assert kernel.random_word(kernel.seeded("x")) != kernel.random_word(kernel.seeded("y"))


def test_a_random_pair_is_two_independent_numbers() -> None:
    rng = kernel.seeded("pairs")
    counts = np.zeros((5, 7))
    for _ in range(70_000):
        one, other = kernel.random_pair_below(rng, 5, 7)
        counts[one, other] += 1
    assert abs(counts - 2000).max() < 250


def test_a_shuffle_gives_every_order_equally_often() -> None:
    rng, seen = kernel.seeded("shuffle"), dict[tuple[int, ...], int]()
    for _ in range(24_000):
        values = np.arange(4, dtype=np.int32)
        kernel.shuffle(rng, values, 4)
        key = tuple(values.tolist())
        seen[key] = seen.get(key, 0) + 1
    assert len(seen) == 24
    assert all(abs(count - 1000) < 170 for count in seen.values())


def test_deals_give_every_order_equally_often() -> None:
    shape, seen = shape_of(CHANCES), dict[tuple[int, ...], int]()
    deal = np.zeros(5, dtype=np.int32)
    for number in range(14_400):
        lay_out(shape.sizes, shape.counts, words_from(str(number).encode(), 5), deal)
        seen[tuple(deal.tolist())] = seen.get(tuple(deal.tolist()), 0) + 1
    assert len(seen) == 24 * 3
    assert all(abs(count - 200) < 80 for count in seen.values())


def test_deals_are_spelled_out_and_read_back() -> None:
    for secret in (b"1", b"2", None):
        deal = draw(CHANCES, secret)
        plain = spell_out(CHANCES, deal)
        assert read_deal(CHANCES, plain).tolist() == deal.tolist()
    assert spell_out(CHANCES, draw(CHANCES, b"1")) == spell_out(CHANCES, draw(CHANCES, b"1"))


@pytest.mark.parametrize(
    ("plain", "fault"),
    [
        ({}, "a deal of this match has pile, first; this one has nothing"),
        ({"pile": ["a", "b", "c", "d"]}, "this one has pile"),
        ({"pile": ["a", "b", "c"], "first": 0}, "'pile' must list each of a, b, c, d once"),
        ({"pile": ["a", "a", "c", "d"], "first": 0}, "'pile' must list each of a, b, c, d once"),
        ({"pile": "abcd", "first": 0}, "'pile' must list each of a, b, c, d once"),
        ({"pile": ["a", "b", "c", "d"], "first": 3}, "'first' must be one of 0 to 2; it is 3"),
        ({"pile": ["a", "b", "c", "d"], "first": True}, "'first' must be one of 0 to 2; it is True"),
    ],
)
def test_a_wrong_deal_is_refused_with_what_is_wrong(plain: dict[str, object], fault: str) -> None:
    with pytest.raises(BadDeal) as refusal:
        read_deal(CHANCES, plain)
    assert fault in str(refusal.value)


def test_a_chance_of_one_label_is_still_a_list_when_shuffled() -> None:
    chances = [Chance("only", ["x"], 1)]
    plain = spell_out(chances, draw(chances, b"1"))
    assert read_deal(chances, plain).tolist() == [0]


def test_a_buffer_keeps_what_was_emitted_and_a_silent_one_nothing() -> None:
    buffer, silent = kernel.event_buffer(), kernel.silent_buffer()
    for target in (buffer, silent):
        kernel.emit(target, 3, 1, 2)
    assert buffer.rows[: buffer.count].tolist() == [[3, 1, 2, 0, 0, 0, 0, 0]]
    assert silent.count == 0


def test_generic_kernels_of_different_games_are_different_kernels_in_the_cache() -> None:
    names = asterism.names()
    modules = [kernel.bound_to(asterism.load(name), "asterism.bots.one_ply") for name in names]
    kernels = [module.one_of_the_best for module in modules]
    assert len({one.__qualname__ for one in kernels}) == len(names)
    assert modules[0] is kernel.bound_to(asterism.load(names[0]), "asterism.bots.one_ply")


@pytest.mark.parametrize("label", ["x", 1.5, None, [], {}, True])
def test_a_label_that_is_no_number_is_refused_without_counting_to_two_billion(label: Any) -> None:
    with pytest.raises(BadDeal, match="must be one of 1 to 2147483646; it is "):
        read_deal([picked("reshuffle", range(1, 2**31 - 1))], {"reshuffle": label})
