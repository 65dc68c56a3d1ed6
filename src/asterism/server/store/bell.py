"""Hearing from other processes that share the log: PostgreSQL's LISTEN, on a connection of its own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from asterism.server.store.log import CHANNEL, Store

logger = logging.getLogger(__name__)

PAUSE = 1.0
"""Seconds before a lost connection is tried again."""

Heard = Callable[[str, int], Awaitable[None]]
"""Told of a table and the number of its last entry."""
Missed = Callable[[], Awaitable[None]]
"""Told that some notes may have been missed."""


async def listen(store: Store, heard: Heard, missed: Missed) -> None:
    """Pass on what other processes write, for ever; a lost connection is made again."""
    from psycopg import AsyncConnection, OperationalError  # noqa: PLC0415 (an extra, needed only here)

    while True:
        try:
            async with await AsyncConnection.connect(store.dsn, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await missed()
                async for note in connection.notifies():
                    await pass_on(note.payload, store.process, heard)
        except OperationalError:
            logger.warning("the line to the database broke; trying again")
            await asyncio.sleep(PAUSE)


async def pass_on(note: str, own: str, heard: Heard) -> None:
    """A note is the name of the process that wrote it, then `table:number` for each table."""
    process, *tables = note.split(" ")
    if process == own:
        return
    for table in tables:
        table_id, _, seq = table.rpartition(":")
        await heard(table_id, int(seq))
