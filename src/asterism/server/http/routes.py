"""All routes of the server. Every module lists its handlers in `ROUTES`."""

from __future__ import annotations

from typing import Any

from asterism.server.http import (
    account,
    bot_api,
    daily,
    frontend,
    games,
    health,
    puzzles,
    ratings,
    reach,
    replays,
    reviews,
    tables,
    tokens,
)

ROUTES: list[Any] = [
    *games.ROUTES,
    *tables.ROUTES,
    *replays.ROUTES,
    *reviews.ROUTES,
    *account.ROUTES,
    *daily.ROUTES,
    *puzzles.ROUTES,
    *reach.ROUTES,
    *ratings.ROUTES,
    *tokens.ROUTES,
    *bot_api.ROUTES,
    *health.ROUTES,
    *frontend.ROUTES,
]
