"""What a host may want to watch, for Prometheus. Nothing here tells one person or table from another."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)

disable_created_metrics()  # type: ignore[no-untyped-call]

REGISTRY = CollectorRegistry()

TABLES = Gauge("asterism_tables", "Tables in memory.", registry=REGISTRY)
KEPT_ASIDE = Gauge("asterism_tables_kept_aside", "Tables whose log cannot be replayed.", registry=REGISTRY)
LINES = Gauge("asterism_lines", "Live lines of browsers and programs.", registry=REGISTRY)
MOVES = Counter("asterism_moves", "Moves made, by persons or bots.", ["by"], registry=REGISTRY)
REFUSALS = Counter("asterism_refusals", "Moves and requests refused.", ["what"], registry=REGISTRY)
REQUESTS = Counter("asterism_requests", "Requests answered.", ["route", "status"], registry=REGISTRY)
APPEND = Histogram(
    "asterism_append_seconds",
    "From the command to write an entry until it is on the disk.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
    registry=REGISTRY,
)
THINKING = Histogram(
    "asterism_bot_think_seconds",
    "How long bots think about a move, waiting for a worker included.",
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30),
    registry=REGISTRY,
)
BOTS_AT_WORK = Gauge("asterism_bots_thinking", "Bots that think or wait for a worker.", registry=REGISTRY)


def exposition() -> bytes:
    """All of it in Prometheus's text format."""
    return generate_latest(REGISTRY)
