"""`exp`, `log` and `sqrt` are near to exact, and the same bits whichever engine computes them."""

from __future__ import annotations

import math
import random
import struct
import sys
from typing import Any

import numpy as np
import pytest

from asterism.kernel import EXP_HIGHEST, EXP_LOWEST, exp, log, sqrt

HOW_MANY = 4000
ULPS = 2
"""How far a result may be from Python's own, in units of its last place."""
SMALLEST_NORMAL, SMALLEST, LARGEST = sys.float_info.min, 5e-324, sys.float_info.max


def neighbours(value: float) -> list[float]:
    """A value and the fractions next to it."""
    return [math.nextafter(value, -math.inf), value, math.nextafter(value, math.inf)]


def any_fraction(chooser: random.Random) -> float:
    """A finite fraction of any size: its bits are random."""
    while True:
        value: float = struct.unpack("<d", chooser.randbytes(8))[0]
        if math.isfinite(value):
            return value


def exp_values() -> list[float]:
    """What `exp` is tried with: all over its range, near 0, where the power of two changes, and at the ends."""
    chooser = random.Random("exp")
    halves = [(power + 0.5) * math.log(2) for power in range(-1021, 1024)]
    return [
        *(chooser.uniform(EXP_LOWEST, EXP_HIGHEST) for _ in range(HOW_MANY)),
        *(chooser.uniform(-1, 1) * 2.0 ** chooser.randint(-60, 3) for _ in range(HOW_MANY)),
        *(value for half in halves for value in neighbours(half) if EXP_LOWEST <= value <= EXP_HIGHEST),
        *neighbours(0.0),
        *(
            value
            for end in (EXP_LOWEST, EXP_HIGHEST)
            for value in neighbours(end)
            if EXP_LOWEST <= value <= EXP_HIGHEST
        ),
    ]


def log_values() -> list[float]:
    """What `log` is tried with: every power of two and its neighbours, near 1, and positive fractions of any size."""
    chooser = random.Random("log")
    powers = [math.ldexp(1.0, power) for power in range(-1074, 1024)]
    return [
        *(abs(any_fraction(chooser)) or 1.0 for _ in range(HOW_MANY)),
        *(1.0 + chooser.uniform(-1, 1) * 2.0 ** chooser.randint(-52, -1) for _ in range(HOW_MANY)),
        *(chooser.uniform(0.4, 3.0) for _ in range(HOW_MANY)),
        *(value for power in powers for value in neighbours(power) if value > 0.0),
        *(value for root in (0.5**0.5, 2.0**0.5) for value in neighbours(root)),
        *(SMALLEST, SMALLEST_NORMAL, LARGEST),
    ]


def ulps_between(found: float, right: float) -> float:
    """How far a result is off, in units of the last place."""
    return abs(found - right) / math.ulp(right)


def test_exp_is_right_to_two_units_of_the_last_place() -> None:
    worst = max(exp_values(), key=lambda value: ulps_between(exp(value), math.exp(value)))
    assert ulps_between(exp(worst), math.exp(worst)) <= ULPS, worst


def test_log_is_right_to_two_units_of_the_last_place() -> None:
    worst = max(log_values(), key=lambda value: ulps_between(log(value), math.log(value)))
    assert ulps_between(log(worst), math.log(worst)) <= ULPS, worst


def test_exp_never_falls_where_its_argument_rises() -> None:
    values = sorted(exp_values())
    found = [float(exp(value)) for value in values]
    fallen = [
        value for value, one, next_one in zip(values, found, found[1:], strict=False) if next_one < one * (1 - 1e-15)
    ]
    assert not fallen


EXP_SPECIAL = [
    (0.0, 1.0),
    (-0.0, 1.0),
    (SMALLEST, 1.0),
    (-SMALLEST, 1.0),
    (math.inf, math.inf),
    (-math.inf, 0.0),
    (math.nan, math.nan),
    (LARGEST, math.inf),
    (-LARGEST, 0.0),
    (math.nextafter(EXP_HIGHEST, math.inf), math.inf),
    (math.nextafter(EXP_LOWEST, -math.inf), 0.0),
]
LOG_SPECIAL = [
    (1.0, 0.0),
    (0.0, -math.inf),
    (-0.0, -math.inf),
    (math.inf, math.inf),
    (-math.inf, math.nan),
    (math.nan, math.nan),
    (-1.0, math.nan),
    (-SMALLEST, math.nan),
]


@pytest.mark.parametrize(("value", "result"), EXP_SPECIAL)
def test_exp_of_special_values(value: float, result: float) -> None:
    assert exp(value) == result or (math.isnan(result) and math.isnan(exp(value)))


@pytest.mark.parametrize(("value", "result"), LOG_SPECIAL)
def test_log_of_special_values(value: float, result: float) -> None:
    assert log(value) == result or (math.isnan(result) and math.isnan(log(value)))


def bits_of(kernel: Any, values: list[float]) -> list[str]:
    """The results of a kernel for these values, bit by bit. NaN has no sign and no payload here."""
    results = np.zeros(len(values))
    kernel(np.array(values), results)
    return ["nan" if math.isnan(result) else result.hex() for result in results.tolist()]


@pytest.mark.parametrize("engine", ["library", "wasm", "jit"])
def test_every_engine_computes_the_same_bits(by_engine: dict[str, Any], engine: str) -> None:
    uncompiled, compiled = by_engine["python"], by_engine[engine]
    special = [value for value, _ in (*EXP_SPECIAL, *LOG_SPECIAL)]
    for name, values in (("exps", [*exp_values(), *special]), ("logs", [*log_values(), *special])):
        assert bits_of(compiled.get(name), values) == bits_of(uncompiled.get(name), values)


@pytest.mark.parametrize("engine", ["library", "wasm", "jit"])
def test_square_roots_are_exact_in_every_engine(by_engine: dict[str, Any], engine: str) -> None:
    values = [value for value in log_values() if value > 0.0]
    assert bits_of(by_engine[engine].roots, values) == [math.sqrt(value).hex() for value in values]
    assert sqrt(2.0) == math.sqrt(2.0)
