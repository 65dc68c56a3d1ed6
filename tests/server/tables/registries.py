"""A registry on a store, and tables to open in it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from asterism.server.protocol.requests import NewTable, SeatPlan
from asterism.server.store import EventStore
from asterism.server.store.lease import Leases
from asterism.server.tables.registry import TableRegistry
from asterism.server.workers.bot_pool import BotPool
from tests.server.conftest import Place
from tests.server.live_server import NONCE_HASH

ALONE = NewTable(
    game="sternenhimmel", seats=[SeatPlan(kind="me")] + [SeatPlan(kind="open")] * 2, name="Ada", nonce_hash=NONCE_HASH
)
BOTS = NewTable(game="sternenhimmel", seats=[SeatPlan(kind="bot", bot="random")] * 3, name="Ada", nonce_hash=NONCE_HASH)


def registry_on(store: EventStore, pause: float = 600, tables_in_memory: int = 1000) -> TableRegistry:
    """A registry whose bots never come to a move, unless the pause is short."""
    return TableRegistry(store, Leases(store, 0.3), BotPool(pause, 1), tables_in_memory=tables_in_memory)


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for something that happens by itself."""
    async with asyncio.timeout(60):
        while not is_so():  # noqa: ASYNC110 (what happens elsewhere sets no event here)
            await asyncio.sleep(0.02)


def on(place: Place, work: Callable[[EventStore], Coroutine[Any, Any, None]]) -> None:
    """Do this with a store, and close it."""
    store = place.open()
    try:
        asyncio.run(work(store))
    finally:
        store.close()
