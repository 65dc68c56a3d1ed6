"""Limits of the server that are reached sooner in a simulation than in earnest."""

from __future__ import annotations

MAX_QUEUED = 8
"""How many messages may wait for a slow connection."""
IDLE_SECONDS = 6.0, 20.0
"""How long a table that nobody uses stays in memory, when its match is over and before."""
