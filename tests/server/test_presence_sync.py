"""Presence at other processes, by notifications that a list stands in for."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from asterism.server.realtime import presence_sync
from asterism.server.realtime.presence_sync import PresenceSync
from asterism.server.tables.table import Table
from tests.server.table_harness import TableHarness, guest_of

TIMEOUT = 15.0


class Notifications:
    """A store that only notifies."""

    is_shared = True

    def __init__(self, process: str) -> None:
        self.process = process
        self.sent: list[str] = []

    async def notify(self, _: str, payloads: Sequence[str]) -> None:
        self.sent += payloads


async def published(sync: PresenceSync, store: Notifications) -> list[str]:
    """What the process tells the others now."""
    publishing = asyncio.create_task(sync.publish_changes())
    await asyncio.sleep(0)
    publishing.cancel()
    sent, store.sent = store.sent, []
    return sent


def test_a_process_that_stalled_and_comes_back_is_asked_who_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not know that it counted as gone, and would announce nobody who has been there all the time."""
    now = 0.0
    monkeypatch.setattr(presence_sync, "steady", lambda: now)

    async def stall() -> None:
        nonlocal now
        store: Any = Notifications("here")
        sync = PresenceSync(store, TIMEOUT)
        table = Table(TableHarness("ada", "bo", "cy").state, store)
        sync.on_table_loaded(table)
        await published(sync, store)
        await sync.receive(f"there table {guest_of('bo')}")
        assert table.projection.away_ms()[1] is None
        now += TIMEOUT + 1
        await sync.send_heartbeat()
        assert table.projection.away_ms()[1] is not None
        store.sent = []
        await sync.receive("there")
        assert "here table ?" in await published(sync, store)

    asyncio.run(stall())
