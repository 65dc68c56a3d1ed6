"""The log: append-only, numbered, and honest about what is on the disk."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from asterism.errors import BadRecord
from asterism.server import entry as log
from asterism.server.house import House, NoSuchTable
from asterism.server.identity import Identity
from asterism.server.store import Conflict, Store
from asterism.server.wire import NewTable, SeatPlan


def test_entries_come_back_in_order_after_reopening(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await asyncio.gather(*(store.append("t", seq, f"entry {seq}".encode()) for seq in range(50)))

    store = Store(tmp_path / "log.sqlite")
    asyncio.run(write(store))
    store.close()
    again = Store(tmp_path / "log.sqlite")
    assert asyncio.run(again.read("t")) == [f"entry {seq}".encode() for seq in range(50)]
    assert asyncio.run(again.read("other")) == []
    again.close()


def test_a_number_is_given_only_once_and_neighbours_in_the_batch_survive(tmp_path: Path) -> None:
    async def race(store: Store) -> list[BaseException | None]:
        await store.append("t", 1, b"first")
        writes = [store.append("t", 1, b"second"), store.append("t", 2, b"third"), store.append("u", 1, b"fourth")]
        return await asyncio.gather(*writes, return_exceptions=True)

    store = Store(tmp_path / "log.sqlite")
    results = asyncio.run(race(store))
    assert isinstance(results[0], Conflict)
    assert results[1:] == [None, None]
    assert asyncio.run(store.read("t")) == [b"first", b"third"]
    store.close()


def test_secrets_last_as_long_as_the_log(tmp_path: Path) -> None:
    store = Store(tmp_path / "log.sqlite")
    key = store.secret("cookie")
    assert len(key) == 32
    assert store.secret("other") != key
    store.close()
    again = Store(tmp_path / "log.sqlite")
    assert again.secret("cookie") == key
    again.close()


def test_a_table_that_cannot_be_replayed_is_reported_and_its_log_is_kept(tmp_path: Path) -> None:
    async def break_table() -> list[bytes]:
        store = Store(tmp_path / "log.sqlite")
        plans = [SeatPlan(kind="me"), SeatPlan(kind="open"), SeatPlan(kind="open")]
        table = await House(store, 0).open_table(NewTable(game="sternenhimmel", seats=plans, name="Ada"), "guest")
        await store.append(table.id, 1, log.encode(log.Moved(seat=0, move="99 Leo 1")))
        with pytest.raises(BadRecord, match="cannot be replayed"):
            await House(store, 0).table(table.id)
        with pytest.raises(NoSuchTable):
            await House(store, 0).table("nowhere")
        rows = await store.read(table.id)
        store.close()
        return rows

    assert len(asyncio.run(break_table())) == 2


def test_a_cookie_of_another_server_is_worth_nothing() -> None:
    one, other = Identity(b"1" * 32), Identity(b"2" * 32)
    guest = one.new_guest()
    assert one.read(one.sign(guest)) == guest
    assert other.read(one.sign(guest)) is None
    assert one.read(None) is None
    assert one.new_guest() != guest
