"""Hearing from other processes that share the log: PostgreSQL's LISTEN, on a connection of its own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from asterism.server.store.event_store import Store

logger = logging.getLogger(__name__)

PAUSE = 1.0
"""Seconds before a lost connection is tried again."""

Heard = Callable[[str], Coroutine[Any, Any, None]]
"""Takes a note."""
Missed = Callable[[], Coroutine[Any, Any, None]]
"""Told that some notes may have been missed."""


async def listen(store: Store, heard: Mapping[str, Heard], missed: Missed) -> None:
    """Pass on the notes of these channels, for ever; a lost connection is made again."""
    from psycopg import AsyncConnection  # noqa: PLC0415 (an extra, needed only here)

    while True:
        try:
            async with await AsyncConnection.connect(store.dsn, autocommit=True) as connection:
                for channel in heard:
                    await connection.execute(f"LISTEN {channel}")
                await missed()
                async for note in connection.notifies():
                    await heard[note.channel](note.payload)
        except Exception:
            logger.warning("the line to the database broke; trying again", exc_info=True)
            await asyncio.sleep(PAUSE)
