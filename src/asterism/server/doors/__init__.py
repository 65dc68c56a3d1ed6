"""The doors of the server: what can be asked over HTTP and WebSocket, one module for each kind of thing.

Every module lists its handlers in `ROUTES`; the application collects them.
"""

from __future__ import annotations

from typing import Any

from asterism.server.doors import games, pages, stories, tables

ROUTES: list[Any] = [*games.ROUTES, *tables.ROUTES, *stories.ROUTES, *pages.ROUTES]
