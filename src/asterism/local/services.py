"""What the routes of a browser's own server work with."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from asterism.local.bots import CooperativeBots
from asterism.local.host import Host
from asterism.local.store import LocalStore
from asterism.server.insights.daily import DailyTries
from asterism.server.insights.reviews import Reviews
from asterism.server.tables.registry import TableRegistry
from asterism.server.workers.fair_queue import Requester

GUEST = "you"
"""The id of the one person. It never leaves the browser."""
PREFIX = "local-"
"""How the ids of a browser's own tables begin."""


@dataclass(frozen=True)
class Services:
    """Everything that a request may need."""

    host: Host
    store: LocalStore
    registry: TableRegistry
    bots: CooperativeBots
    reviews: Reviews
    daily_tries: DailyTries
    drop: Callable[[str], Awaitable[None]]
    """Forgets a table that was deleted, and closes the connections to it."""


def new_local_id() -> str:
    """An id for a table of this browser."""
    return PREFIX + secrets.token_urlsafe(9)


def requester_for(table_id: str = "") -> Requester:
    """For whom bots think."""
    return Requester(GUEST, table_id)
