"""Which tables stay in memory, and how they come back from their logs."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import pytest

from asterism.server.store import EventStore
from asterism.server.tables import events, recent_tables
from asterism.server.tables.projection import Viewer
from tests.server.conftest import Place
from tests.server.tables.registries import ALONE, on, registry_on

pytestmark = pytest.mark.usefixtures("compiled")


def test_tables_that_nobody_looks_at_leave_the_memory_and_come_back_from_the_log(place: Place) -> None:
    async def open_many(store: EventStore) -> None:
        registry = registry_on(store, tables_in_memory=3)
        looked_at = await registry.open_table(ALONE, "guest")
        others = [(await registry.open_table(ALONE, "guest")).id for _ in range(8)]
        gc.collect()
        assert {table.id for table in registry.loaded()} == {looked_at.id, *others[-3:]}
        assert await registry.table(looked_at.id) is looked_at
        again = await asyncio.gather(registry.table(others[0]), registry.table(others[0]))
        assert again[0] is again[1]
        assert again[0].state.seats == looked_at.state.seats

    on(place, open_many)


@pytest.mark.parametrize("finished", [True, False])
def test_a_table_that_is_idle_leaves_the_memory_and_needs_no_garbage_collection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, finished: bool
) -> None:
    async def leave(store: EventStore) -> None:
        registry = registry_on(store)
        table = await registry.open_table(ALONE, "guest")
        if finished:
            await table.execute(lambda _: [events.TableClosed()])
        table.listen(lambda _: None, viewer := Viewer("guest"))
        table_id, seq = table.id, table.state.seq
        monkeypatch.setattr(recent_tables, "FINISHED_IDLE_SECONDS" if finished else "UNFINISHED_IDLE_SECONDS", -1.0)
        registry.recent.forget_idle()
        assert registry.loaded() == [table], "somebody looks at it"
        table.stop_listening(next(listener for listener, one in table._listeners if one is viewer))
        registry.recent.forget_idle()
        del table
        await asyncio.sleep(0)
        assert registry.loaded() == []
        assert (await registry.table(table_id)).state.seq == seq

    gc.disable()
    try:
        on(Place(tmp_path, None), leave)
    finally:
        gc.enable()


def test_a_table_that_was_used_a_moment_ago_stays_in_memory(tmp_path: Path) -> None:
    async def look(store: EventStore) -> None:
        registry = registry_on(store)
        table_id = (await registry.open_table(ALONE, "guest")).id
        registry.recent.forget_idle()
        assert [table.id for table in registry.loaded()] == [table_id]

    on(Place(tmp_path, None), look)
