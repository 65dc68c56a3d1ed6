"""Notifications from other processes that share the database: PostgreSQL's LISTEN, on a connection of its own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from asterism.server.store.event_store import EventStore

logger = logging.getLogger(__name__)

RECONNECT_SECONDS = 1.0

Receive = Callable[[str], Coroutine[Any, Any, None]]
"""Takes the payload of a notification."""
Reconnected = Callable[[], Coroutine[Any, Any, None]]
"""Called after every connect, since notifications may have been missed before."""


async def listen(store: EventStore, receivers: Mapping[str, Receive], reconnected: Reconnected) -> None:
    """Pass on the notifications of these channels. A lost connection is opened again."""
    from psycopg import AsyncConnection  # noqa: PLC0415 (an extra, needed only here)

    while True:
        try:
            async with await AsyncConnection.connect(store.dsn, autocommit=True) as connection:
                for channel in receivers:
                    await connection.execute(f"LISTEN {channel}")
                await reconnected()
                async for notification in connection.notifies():
                    await receivers[notification.channel](notification.payload)
        except Exception:
            logger.warning("the connection for notifications broke; connecting again", exc_info=True)
            await asyncio.sleep(RECONNECT_SECONDS)
