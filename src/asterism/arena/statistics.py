"""Estimates with intervals, and a test that may be looked at after every deal.

Games of one deal are not independent of each other, so everything here goes by deals: an estimate is a ratio of sums
over deals, and its spread is that between deals.
"""

from __future__ import annotations

import math

import msgspec
import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

CONFIDENCE = 0.95
Z = 1.959964
"""Of a normal distribution, 95 % lie this many standard deviations round the mean."""
BETS = np.array([0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.7, 0.9])
"""Shares of the fortune that are staked on each deal (see `evidence`)."""


class Estimate(msgspec.Struct, frozen=True):
    """A number with its 95 % interval, and how many observations it rests on."""

    value: float
    low: float
    high: float
    count: int


def ratio(sums: Numbers, weights: Numbers) -> tuple[float, float]:
    """The ratio of two sums over deals and its standard error, as far as the deals tell (none from a single deal)."""
    total = float(weights.sum())
    if not total:
        return math.nan, math.nan
    value, deals = float(sums.sum()) / total, len(sums)
    if deals == 1:
        return value, math.nan
    residuals = sums - value * weights
    return value, math.sqrt(deals / (deals - 1) * float((residuals**2).sum())) / total


def mean(sums: Numbers, weights: Numbers) -> Estimate:
    """A mean with a normal interval."""
    value, error = ratio(sums, weights)
    return Estimate(value, value - Z * error, value + Z * error, int(weights.sum()))


def share(sums: Numbers, weights: Numbers) -> Estimate:
    """A share between 0 and 1 with a Wilson interval.

    The interval is for as many independent games as would tell as much as these (the effective sample size of
    surveys): never more than there were, and one per deal where the deals all agree.
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


def evidence(duels: Numbers) -> float:
    """How strongly deals speak against "the first of two bots is not the better one", however often one looks.

    Each number is a deal, from -1 (the second ahead in every game) to 1. Somebody who bets a fixed part of his fortune
    on the first, deal by deal, cannot expect to gain unless the first is better; the evidence is his fortune, averaged
    over several stakes. By Ville's inequality it ever reaches 1/p with a chance of at most p if there is nothing to it.
    """
    if not len(duels):
        return 1.0
    return float(np.exp(np.log1p(np.outer(BETS, duels)).sum(axis=1)).mean())
