"""Data becomes typed values from any thread."""

from __future__ import annotations

import subprocess
import sys

import msgspec
import pytest

from asterism.decoding import convert, decode, decoder_of

FROM_FOUR_THREADS = """
import sys
from threading import Barrier, Thread

import msgspec
from asterism.decoding import convert, decode, decoder_of

NUMBERS = range(8)
DATA = {f"part{i}": {f"field{j}": {"key": [1]} for j in NUMBERS} for i in NUMBERS}
JSON = msgspec.json.encode(DATA)
sys.setswitchinterval(1e-6)
for _ in range(100):
    part = msgspec.defstruct("Part", [(f"field{i}", dict[str, list[int]]) for i in NUMBERS])
    whole = msgspec.defstruct("Whole", [(f"part{i}", part) for i in NUMBERS])
    ways = [
        lambda: convert(DATA, whole),
        lambda: decode(JSON, whole),
        lambda: decoder_of(whole).decode(JSON),
        lambda: convert(DATA["part0"], part),
    ]
    together = Barrier(len(ways))
    threads = [Thread(target=lambda way=way: (together.wait(), way())) for way in ways]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
"""


class Star(msgspec.Struct):
    """Something to decode into."""

    name: str
    magnitude: float = 0.0


def test_threads_may_decode_into_a_new_struct_at_the_same_moment() -> None:
    """Msgspec alone dies of it, with the whole process; so this is tried in another process."""
    tried = subprocess.run([sys.executable, "-c", FROM_FOUR_THREADS], capture_output=True, text=True, check=False)
    assert (tried.returncode, tried.stderr) == (0, "")


def test_data_and_json_become_structs() -> None:
    assert convert({"name": "Vega"}, Star) == decode('{"name": "Vega"}', Star) == Star("Vega")
    assert decoder_of(list[Star]).decode(b'[{"name": "Vega", "magnitude": 0.5}]') == [Star("Vega", 0.5)]
    assert decode(b'{"name": "Vega"}') == {"name": "Vega"}
    assert convert("4", int, strict=False) == 4


def test_what_does_not_fit_is_said() -> None:
    with pytest.raises(msgspec.ValidationError, match=r"Expected `str`, got `int` - at `\$\.name`"):
        convert({"name": 1}, Star)
    with pytest.raises(msgspec.ValidationError, match="Expected `int`, got `str`"):
        convert("4", int)
