"""Leases: held by one process, given back when it stops, and taken when they lapse."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from asterism.server.errors import StoreFailed
from asterism.server.store import EventStore
from asterism.server.store.lease import Leases
from tests.server.conftest import Place
from tests.server.live_server import Guest, Server
from tests.server.tables.registries import ALONE, on, registry_on

pytestmark = pytest.mark.usefixtures("compiled")


def test_leases_are_held_by_one_given_back_and_taken_when_they_lapse(address: str, tmp_path: Path) -> None:
    async def take_turns(one: EventStore, two: EventStore) -> None:
        mine, theirs = registry_on(one).leases, registry_on(two).leases
        assert await mine.claim("t")
        assert not await theirs.claim("t")
        await mine.renew(["t"])
        assert await mine.claim("t")
        await mine.renew([])
        theirs.forget_refusal("t")
        assert await theirs.claim("t")
        while not await mine.claim("t"):
            mine.forget_refusal("t")
            await asyncio.sleep(0.02)
        await theirs.renew(["t"])
        theirs.forget_refusal("t")
        assert not await theirs.claim("t"), "a lease that lapsed and was taken is lost"

    one, two = EventStore(tmp_path, address), EventStore(tmp_path, address)
    try:
        asyncio.run(take_turns(one, two))
    finally:
        one.close()
        two.close()


def test_a_server_whose_database_is_away_stops_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def stop(store: EventStore) -> None:
        registry = registry_on(store)
        await registry.open_table(ALONE, "guest")
        monkeypatch.setattr(Leases, "renew", refuse)
        await registry.stop_driving()
        assert "the leases could not be given back" in caplog.text

    async def refuse(*_: Any) -> None:
        raise StoreFailed("the database is away")

    on(Place(tmp_path), stop)


def read_to_the_end(guest: Guest, connection: ClientConnection) -> None:
    while True:
        guest.receive(connection)


def test_a_server_that_is_stopped_tells_its_lines_to_come_back_and_gives_its_leases_away(
    tmp_path: Path, address: str
) -> None:
    with Server(tmp_path, bot_pause=600, database=address, lease=600) as server, Guest(server) as ada:
        table = ada.open_table("random", "random", "random")
        connection = ada.connect(table)
        ada.receive(connection)
        server.stop(signal.SIGTERM)
        assert server.process.returncode == -signal.SIGTERM, "it ended itself, after all was done"
        with pytest.raises(ConnectionClosed) as closed:
            read_to_the_end(ada, connection)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1012

    async def look(store: EventStore) -> None:
        assert await store.due_tables(time.time(), 600) == [table]

    on(Place(tmp_path, address), look)
