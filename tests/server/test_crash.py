"""Servers and databases that die during matches: no acknowledged move is lost, and people can play on."""

from __future__ import annotations

import asyncio
import random
import resource
import signal
import time
from pathlib import Path

import pytest

from asterism.server.errors import StoreFailed
from asterism.server.store import EventStore
from asterism.server.tables.storage import IndexEntry
from tests.server.conftest import Place
from tests.server.crowd import Interrupted, lost_moves, moves_in, players_at
from tests.server.live_server import Guest, Server, play_move, play_on
from tests.server.postgres import Cluster

pytestmark = pytest.mark.usefixtures("compiled")

INDEX_ENTRY = IndexEntry(game="any", phase="waiting", listed=False, due=None, guests=(), summary=b"")


def test_a_server_killed_under_load_comes_back_with_every_acknowledged_move(place: Place) -> None:
    rng = random.Random()
    with Server(place.data, database=place.database) as server:
        players = players_at(server, tables=4, rng=rng)

        def kill() -> None:
            server.stop(signal.SIGKILL)
            server.start()

        asyncio.run(Interrupted(rng.randrange(20, 500), kill).play(players))
        server.stop()
    assert all(player.acknowledged for player in players)
    assert lost_moves(players, place.events) == set()


def test_a_server_that_dies_by_itself_is_no_late_server(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.process.send_signal(signal.SIGSEGV)
    with pytest.raises(AssertionError, match="segmentation fault"):
        server.stop()


def test_bots_move_again_after_a_crash_although_nobody_opens_their_table(place: Place) -> None:
    with Server(place.data, bot_pause=60, database=place.database, lease=0.5) as server, Guest(server) as ada:
        table = ada.open_table("random", "random", "random")
        assert not moves_in(place.events(table))
        server.stop(signal.SIGKILL)
        server.bot_pause = 0
        server.start()
        while not moves_in(place.events(table)):
            time.sleep(0.05)


def test_a_full_disk_refuses_moves_with_the_reason_and_writes_nothing(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Guest(server) as ada:
        table = ada.open_table("me", "random", "random", first_player=0)
        connection = ada.connect(table)
        before = ada.receive(connection)
        move = before["position"]["legal"][0]
        room = (tmp_path / "asterism.sqlite-wal").stat().st_size
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))
        play_move(connection, before["seq"], move, "too much")
        refused = ada.receive(connection)
        assert "so nothing was changed" in refused["reason"]
        assert refused["seq"] == before["seq"]
        assert ada.receive(ada.connect(table))["history"] == before["history"]
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        play_move(connection, before["seq"], move, "once more")
        assert ada.receive(connection)["move_id"] == "once more"


def test_the_server_waits_for_a_database_that_is_away_for_a_moment(
    tmp_path: Path, postgres: Cluster, address: str
) -> None:
    with Server(tmp_path, database=address) as server, Guest(server) as ada:
        table = ada.open_table("me", "random", "random", first_player=0)
        connection = ada.connect(table)
        before = ada.receive(connection)
        postgres.cut_off(address)
        play_move(connection, before["seq"], before["position"]["legal"][0], "through the gap")
        postgres.let_in(address)
        assert ada.receive(connection)["move_id"] == "through the gap"
        assert play_on(ada, ada.connect(table), moves=2)["position"]


def test_a_database_that_stays_away_refuses_moves_with_the_reason(
    tmp_path: Path, postgres: Cluster, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("asterism.server.store.writer.RETRY_SECONDS", 0.5)

    async def write(store: EventStore) -> None:
        await store.append("t", 0, [b"kept"], INDEX_ENTRY)
        postgres.cut_off(address)
        with pytest.raises(StoreFailed, match="nothing was changed; try again"):
            await store.append("t", 1, [b"refused"], INDEX_ENTRY)
        assert not await store.is_available()
        postgres.let_in(address)
        assert await store.is_available()
        await store.append("t", 1, [b"granted"], INDEX_ENTRY)
        assert await store.read("t") == [b"kept", b"granted"]

    store = EventStore(tmp_path, address)
    asyncio.run(write(store))
    store.close()
