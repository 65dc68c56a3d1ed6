"""What `metrics.py` needs of prometheus_client, where that is not installed: everything is forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class Metric:
    """A counter, a gauge or a histogram that keeps nothing."""

    def __init__(self, *_: Any, **__: Any) -> None:
        """Take what prometheus_client takes."""

    def labels(self, *_: str) -> Metric:
        """The same metric."""
        return self

    def inc(self) -> None:
        """Count nothing."""

    def dec(self) -> None:
        """Count nothing."""

    def set(self, _: float) -> None:
        """Keep nothing."""

    def observe(self, _: float) -> None:
        """Keep nothing."""

    @contextmanager
    def time(self) -> Iterator[None]:
        """Measure nothing."""
        yield

    track_inprogress = time


class CollectorRegistry:
    """Collects nothing."""


Counter = Gauge = Histogram = Metric


def disable_created_metrics() -> None:
    """There are none."""
