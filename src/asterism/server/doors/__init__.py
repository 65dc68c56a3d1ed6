"""The doors of the server: what can be asked over HTTP and WebSocket, one module for each kind of thing.

Every module lists its handlers in `ROUTES`; the application collects them.
"""

from __future__ import annotations

from typing import Any

from asterism.server.doors import games, health, me, pages, programs, ratings, reviews, stories, tables, tokens

ROUTES: list[Any] = [
    *games.ROUTES,
    *tables.ROUTES,
    *stories.ROUTES,
    *reviews.ROUTES,
    *me.ROUTES,
    *ratings.ROUTES,
    *tokens.ROUTES,
    *programs.ROUTES,
    *health.ROUTES,
    *pages.ROUTES,
]
