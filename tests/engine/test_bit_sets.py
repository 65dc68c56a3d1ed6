"""Bit sets are the same in every engine."""

from __future__ import annotations

import random
from typing import Any

from asterism.kernel import BITS


def test_bit_sets_count_and_find_their_members(kernels: Any) -> None:
    chooser = random.Random("bits")
    for _ in range(200):
        bits = chooser.getrandbits(63) >> chooser.randrange(63)
        members = [place for place in range(BITS) if bits >> place & 1]
        assert kernels.count_members(bits) == len(members)
        assert kernels.first_member(bits) == (members[0] if members else BITS)


def test_an_empty_bit_set_has_no_first_member_in_any_table(kernels: Any) -> None:
    assert kernels.first_member(0) == BITS
