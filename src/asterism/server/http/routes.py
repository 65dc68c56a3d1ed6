"""All routes of the server. Every module lists its handlers in `ROUTES`."""

from __future__ import annotations

from typing import Any

from asterism.server.http import frontend
from asterism.server.http.handlers import (
    account,
    admin,
    admin_people,
    bot_api,
    daily,
    evenings,
    games,
    health,
    pictures,
    push,
    puzzles,
    ratings,
    reach,
    replays,
    reports,
    reviews,
    tables,
    texts,
    tokens,
)

ROUTES: list[Any] = [
    *games.ROUTES,
    *tables.ROUTES,
    *replays.ROUTES,
    *pictures.ROUTES,
    *reviews.ROUTES,
    *account.ROUTES,
    *daily.ROUTES,
    *evenings.ROUTES,
    *puzzles.ROUTES,
    *reach.ROUTES,
    *ratings.ROUTES,
    *tokens.ROUTES,
    *push.ROUTES,
    *reports.ROUTES,
    *texts.ROUTES,
    *admin.ROUTES,
    *admin_people.ROUTES,
    *bot_api.ROUTES,
    *health.ROUTES,
    *frontend.ROUTES,
]
