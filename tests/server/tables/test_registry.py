"""The registry finds tables by their logs, and keeps a damaged one from hiding others. On both databases."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, update

from asterism.server.store import EventStore
from asterism.server.store.schema import events as written
from asterism.server.store.schema import table_index
from asterism.server.tables import events
from asterism.server.tables.registry import NoSuchTable, UnreadableTable
from asterism.server.tables.storage import index_entry_of
from asterism.server.workers.maintenance import maintained
from tests.server.conftest import Place
from tests.server.tables.registries import ALONE, BOTS, on, registry_on, until

pytestmark = pytest.mark.usefixtures("compiled")


def test_a_table_that_cannot_be_replayed_is_reported_and_its_log_is_kept(
    place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    async def break_table(store: EventStore) -> None:
        first = await registry_on(store).open_table(ALONE, "guest")
        nonsense = events.encode(events.TurnPlayed(seat=0, move="99 Leo 1"))
        await store.append(first.id, 1, [nonsense], index_entry_of(first.state))
        registry = registry_on(store)
        for _ in range(2):
            with pytest.raises(UnreadableTable, match=f"table {first.id} cannot be replayed: "):
                await registry.table(first.id)
        assert list(registry.unreadable) == [first.id]
        assert caplog.text.count("its log is kept as it is") == 1
        assert (await store.read(first.id))[1] == nonsense
        with pytest.raises(NoSuchTable):
            await registry.table("nowhere")

    on(place, break_table)


def test_a_damaged_entry_of_the_index_is_read_from_the_log_and_hides_no_other_table(place: Place) -> None:
    async def damage(store: EventStore) -> None:
        registry = registry_on(store)
        tables = [await registry.open_table(ALONE, "guest") for _ in range(3)]
        damaged, lost = tables[0].id, tables[1].id

        def write(connection: Connection) -> None:
            broken = update(table_index).where(table_index.c.table_id.in_([damaged, lost]))
            connection.execute(broken.values(summary=b'{"table": \xff'))
            connection.execute(update(written).where(written.c.table_id == lost).values(event=b"\x00"))

        await store.run(write)
        listed = {one.table: one for one in await registry.tables_of("guest")}
        assert set(listed) == {damaged, tables[2].id}, "only the table whose log is damaged, too, is left out"
        assert listed[damaged].seats[0].name == "Ada"

    on(place, damage)


@pytest.mark.parametrize("row", [b'{"type":"turn_played","seat":7,"move":"x"}', b"\x80", b"[" * 5000])
def test_an_event_that_cannot_be_followed_sets_its_table_aside(tmp_path: Path, row: bytes) -> None:
    async def follow(store: EventStore) -> None:
        registry = registry_on(store)
        table = await registry.open_table(ALONE, "guest")
        await store.append(table.id, 1, [row], index_entry_of(table.state))
        await registry.catch_up(table.id, 1)
        assert "does not understand event 1" in registry.unreadable[table.id]

    on(Place(tmp_path), follow)


def test_an_entry_of_a_newer_server_sets_the_table_aside_and_nothing_else(place: Place) -> None:
    async def meet_the_future(store: EventStore) -> None:
        registry = registry_on(store)
        table, other = await registry.open_table(ALONE, "guest"), await registry.open_table(ALONE, "guest")
        await store.append(table.id, 1, [b'{"type":"teleported"}'], index_entry_of(table.state))
        await registry.catch_up(table.id, 1)
        assert "does not understand event 1" in registry.unreadable[table.id]
        assert await registry.table(other.id) is other

    on(place, meet_the_future)


def test_a_table_of_the_log_alone_gets_its_card_and_its_bots_move(place: Place) -> None:
    async def forget_cards(store: EventStore) -> None:
        table = await registry_on(store).open_table(BOTS, "guest")
        await store.run(lambda connection: connection.execute(delete(table_index)))
        registry = registry_on(store, pause=0)
        async with maintained(registry, store):
            await until(lambda: len(place.events(table.id)) > 1 + table.state.seq)

    on(place, forget_cards)


def test_a_new_table_is_in_memory_once_though_its_bots_were_due_at_once(tmp_path: Path) -> None:
    """The search for due tables may find a table between the commit of its opening and the answer to its host."""

    async def open_and_drive(store: EventStore) -> None:
        registry = registry_on(store)
        append, driven = store.append, []

        async def append_and_drive(*written: Any, **options: Any) -> None:
            await append(*written, **options)
            [table_id] = await store.due_tables(time.time(), 15)
            await registry.drive(table_id)
            driven.append(await registry.table(table_id))

        store.append = append_and_drive  # type: ignore[method-assign]
        table = await registry.open_table(BOTS, "guest")
        assert driven == [table]

    on(Place(tmp_path), open_and_drive)
