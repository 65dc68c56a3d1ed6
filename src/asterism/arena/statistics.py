"""Estimates with confidence intervals, and a sequential test that may be evaluated after every deal.

Games on the same deal are not independent. So the unit of observation is the deal: an estimate is a ratio of sums over
deals, and its error comes from the differences between deals.
"""

from __future__ import annotations

import math

import msgspec
import numpy as np
from numpy.typing import NDArray

FloatArray = NDArray[np.float64]

CONFIDENCE = 0.95
Z = 1.959964
"""95 % of a normal distribution lie within this many standard deviations of the mean."""
BETS = np.array([0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.7, 0.9])
"""The fractions of the capital that are bet on each deal (see `evidence`)."""


class Estimate(msgspec.Struct, frozen=True):
    """A value with its 95 % interval and the number of observations."""

    value: float
    low: float
    high: float
    count: int


def ratio(sums: FloatArray, weights: FloatArray) -> tuple[float, float]:
    """The ratio of two sums over deals, and its standard error. A single deal gives no error (nan)."""
    total = float(weights.sum())
    if not total:
        return math.nan, math.nan
    value, deals = float(sums.sum()) / total, len(sums)
    if deals == 1:
        return value, math.nan
    residuals = sums - value * weights
    return value, math.sqrt(deals / (deals - 1) * float((residuals**2).sum())) / total


def mean(sums: FloatArray, weights: FloatArray) -> Estimate:
    """A mean with a normal interval."""
    value, error = ratio(sums, weights)
    return Estimate(value, value - Z * error, value + Z * error, int(weights.sum()))


def share(sums: FloatArray, weights: FloatArray) -> Estimate:
    """A share between 0 and 1 with a Wilson interval.

    The interval is that of the effective sample size: the number of independent games that would give the same
    standard error. It is never more than the number of games, and one per deal if all games of each deal agree.
    """
    value, error = ratio(sums, weights)
    count = float(weights.sum())
    spread = value * (1 - value)
    effective = min(count, spread / error**2) if error and spread > 0 else min(count, len(sums))
    if math.isnan(effective):
        effective = 1.0
    return wilson(value, effective, int(count))


def wilson(value: float, effective: float, count: int) -> Estimate:
    """Wilson's interval for a share seen in `effective` independent observations."""
    if math.isnan(value):
        return Estimate(value, 0.0, 1.0, count)
    scale = 1 + Z**2 / effective
    centre = (value + Z**2 / (2 * effective)) / scale
    half = Z / scale * math.sqrt(value * (1 - value) / effective + Z**2 / (4 * effective**2))
    return Estimate(value, min(value, max(0.0, centre - half)), max(value, min(1.0, centre + half)), count)


def evidence(duels: FloatArray) -> float:
    """How strongly deals speak against "the first of two bots is not the better one", valid at any number of deals.

    Each number is a deal, from -1 (the second bot ahead in every game) to 1 (the first). Imagine a gambler who bets a
    fixed fraction of the capital on the first bot, deal by deal. Unless the first bot is better, the gambler cannot
    expect a profit. The evidence is the capital, relative to the start and averaged over several fractions. By Ville's
    inequality the probability that it ever reaches 1/p is at most p if the first bot is not better.
    """
    if not len(duels):
        return 1.0
    return float(np.exp(np.log1p(np.outer(BETS, duels)).sum(axis=1)).mean())
