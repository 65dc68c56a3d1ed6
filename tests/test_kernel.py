"""The building blocks of kernels."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import asterism
from asterism import kernel
from asterism.deal import Chance, draw, lay_out, picked, read_deal, shape_of, shuffled, spell_out, words_from
from asterism.engine.exports import bound_to
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
    assert kernel.first_of(0) == kernel.BITS


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


def test_generic_kernels_are_made_once_for_each_game() -> None:
    sources = [asterism.load(name).kernel_source for name in asterism.names()]
    modules = [bound_to(source, "asterism.bots.one_ply") for source in sources]
    assert len({module.one_of_the_best for module in modules}) == len(sources)
    assert [module.apply for module in modules] == [source.functions["apply"] for source in sources]
    assert modules[0] is bound_to(sources[0], "asterism.bots.one_ply")


def test_marks_tell_kernels_from_other_functions() -> None:
    marks = [kernel.mark_of(kernel.rule(function)) for function in (lambda: 1, lambda: 2)]
    assert marks == [kernel.RULE, kernel.RULE]
    assert kernel.mark_of(kernel.random_below) == kernel.RULE
    assert kernel.mark_of(kernel.seeded) is None
    assert kernel.mark_of(3) is None


@pytest.mark.parametrize("label", ["x", 1.5, None, [], {}, True])
def test_a_label_that_is_no_number_is_refused_without_counting_to_two_billion(label: Any) -> None:
    with pytest.raises(BadDeal, match="must be one of 1 to 2147483646; it is "):
        read_deal([picked("reshuffle", range(1, 2**31 - 1))], {"reshuffle": label})
