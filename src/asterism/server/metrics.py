"""Metrics for Prometheus. None of them identifies a person or a table."""

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
UNREADABLE_TABLES = Gauge("asterism_tables_unreadable", "Tables whose log cannot be replayed.", registry=REGISTRY)
CONNECTIONS = Gauge("asterism_connections", "Open WebSockets and event streams.", registry=REGISTRY)
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
BOTS_THINKING = Gauge("asterism_bots_thinking", "Bots that think or wait for a thread.", registry=REGISTRY)


def exposition() -> bytes:
    """All metrics in Prometheus's text format."""
    return generate_latest(REGISTRY)
