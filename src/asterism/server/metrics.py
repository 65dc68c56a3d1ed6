"""Metrics for Prometheus. None of them identifies a person or a table.

Several processes of one server keep their figures in files that all of them can read, so each shows the sum.
Tables in a browser run without prometheus_client; nothing is measured there.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics
else:
    try:
        from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics
    except ImportError:
        from asterism.server.no_metrics import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics

disable_created_metrics()  # type: ignore[no-untyped-call]

REGISTRY = CollectorRegistry()

TABLES = Gauge("asterism_tables", "Tables in memory.", registry=REGISTRY, multiprocess_mode="livesum")
UNREADABLE_TABLES = Gauge(
    "asterism_tables_unreadable", "Tables whose log cannot be replayed.", registry=REGISTRY, multiprocess_mode="livesum"
)
CONNECTIONS = Gauge(
    "asterism_connections", "Open WebSockets and event streams.", registry=REGISTRY, multiprocess_mode="livesum"
)
MOVES = Counter("asterism_moves", "Moves made, by persons or bots.", ["by"], registry=REGISTRY)
MOVES_OF_PERSONS, MOVES_OF_BOTS = MOVES.labels("person"), MOVES.labels("bot")
REFUSALS = Counter("asterism_refusals", "Commands and requests refused.", ["what"], registry=REGISTRY)
REQUESTS = Counter("asterism_requests", "HTTP requests answered.", ["route", "status"], registry=REGISTRY)
APPEND = Histogram(
    "asterism_append_seconds",
    "Time until an event is safely in the database.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
    registry=REGISTRY,
)
THINKING = Histogram(
    "asterism_bot_think_seconds",
    "Time a bot takes for a move, including the wait for a thread.",
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30),
    registry=REGISTRY,
)
BOTS_THINKING = Gauge(
    "asterism_bots_thinking", "Bots that think or wait for a thread.", registry=REGISTRY, multiprocess_mode="livesum"
)
NOTICES = Counter("asterism_notices", "Notices to browsers and webhooks.", ["to", "outcome"], registry=REGISTRY)


FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Where the environment has the folder of these files; prometheus_client looks there when it is imported."""


@contextmanager
def shared_by_processes() -> Iterator[None]:
    """The processes that are started while the context lasts show the figures of all of them."""
    with tempfile.TemporaryDirectory(prefix="asterism-metrics-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


def forget_process(process: int) -> None:
    """A process has ended: what it had open counts no longer; what it did still does."""
    from prometheus_client.multiprocess import mark_process_dead  # noqa: PLC0415 (not in a browser)

    mark_process_dead(process)  # type: ignore[no-untyped-call]


def exposition() -> bytes:
    """All metrics in Prometheus's text format."""
    from prometheus_client import generate_latest  # noqa: PLC0415 (not in a browser)
    from prometheus_client.multiprocess import MultiProcessCollector  # noqa: PLC0415

    if FOLDER not in os.environ:
        return generate_latest(REGISTRY)
    of_all = CollectorRegistry()
    MultiProcessCollector(of_all)  # type: ignore[no-untyped-call]
    return generate_latest(of_all)
