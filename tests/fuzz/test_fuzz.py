"""The short form of `make fuzz`: the same targets, with hypothesis."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.fuzz.found import FOUND
from tests.fuzz.target import Crash, Target, check, check_sentence, minimised
from tests.fuzz.targets import TARGETS

NAMES = [target.name for target in TARGETS]
EXAMPLES = 40


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """What is refused is also logged, with every traceback."""
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


def damaged(seeds: list[bytes]) -> st.SearchStrategy[bytes]:
    """A valid example with some of its bytes replaced, left out, doubled or taken from another one."""
    edit = st.tuples(st.floats(0, 1), st.integers(0, 40), st.one_of(st.binary(max_size=8), st.sampled_from(seeds)))
    return st.tuples(st.sampled_from(seeds), st.lists(edit, min_size=1, max_size=4)).map(
        lambda drawn: edited(*drawn)
    ) | st.binary(max_size=200)


def edited(data: bytes, edits: list[tuple[float, int, bytes]]) -> bytes:
    for place, length, instead in edits:
        start = int(place * len(data))
        data = data[:start] + instead[: length + 8] + data[start + length :]
    return data


@pytest.mark.parametrize("target", TARGETS, ids=NAMES)
def test_what_others_wrote_is_accepted_or_refused_in_a_sentence(target: Target) -> None:
    seeds = list(target.seeds())

    @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(damaged(seeds))
    def tried(data: bytes) -> None:
        check(target, data)

    tried()


@pytest.mark.parametrize("target", TARGETS, ids=NAMES)
def test_what_the_code_itself_writes_is_accepted(target: Target) -> None:
    seeds = list(target.seeds())
    assert seeds
    accepted = [check(target, seed) for seed in seeds]
    in_time = target.name in {"requests", "commands"} or target.name.startswith("notation")
    assert any(accepted) if in_time else all(accepted), "some moves and requests were right at another table or time"


@pytest.mark.parametrize(("name", "data"), FOUND)
def test_what_fuzzing_found_stays_mended(name: str, data: bytes) -> None:
    check(TARGETS[NAMES.index(name)], data)


def test_a_crash_is_noticed_and_made_small() -> None:
    def read(data: bytes) -> None:
        if b"bad" in data:
            raise KeyError("nobody declared this")
        raise ValueError(data.decode())

    target = Target("small", read, lambda: [b"x"], (ValueError,))
    with pytest.raises(Crash, match="KeyError: 'nobody declared this'"):
        check(target, b"something bad")
    assert minimised(target, b"something bad happened here") == b"bad"
    assert minimised(target, b"two words") == b"two words"
    with pytest.raises(Crash, match="is no sentence"):
        check(target, b"no")
    with pytest.raises(Crash, match="20,002 characters"):
        check(target, b"a " * 10_001)
    with pytest.raises(Crash, match="cannot be sent as UTF-8"):
        check_sentence(ValueError("half \ud800 pair"))
    assert not check(target, b"two words")
    with pytest.raises(Crash, match="of processor time"):
        check(target, b"two words", seconds=-1.0)
