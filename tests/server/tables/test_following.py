"""A table follows what other processes write, though no notification comes."""

from __future__ import annotations

from pathlib import Path

import pytest

from asterism.server.protocol import commands, messages
from asterism.server.protocol.requests import TakeSeat
from asterism.server.store import EventStore
from asterism.server.tables.projection import Viewer
from asterism.server.workers.maintenance import maintained
from tests.server.conftest import Place
from tests.server.live_server import NONCE_HASH
from tests.server.tables.registries import ALONE, on, registry_on, until

pytestmark = pytest.mark.usefixtures("compiled")


def test_what_was_written_elsewhere_without_a_word_is_found_in_time(address: str, tmp_path: Path) -> None:
    """Notes can get lost: here nobody listens for them at all."""

    async def miss_the_note(store: EventStore) -> None:
        registry = registry_on(store)
        table = await registry.open_table(ALONE, "guest")
        twin = await registry_on(store).table(table.id)
        async with maintained(registry, store):
            await twin.erase_person("guest")
            await until(lambda: table.state.seq == twin.state.seq)

    on(Place(tmp_path, address), miss_the_note)


def test_a_table_that_another_process_changed_is_not_behind_when_somebody_comes(address: str, tmp_path: Path) -> None:
    """Whoever saw a number at one process never sees an earlier one at another, though no notification has come."""

    async def change_elsewhere(store: EventStore) -> None:
        here, there = registry_on(store), registry_on(store)
        table = await here.open_table(ALONE, "guest")
        twin = await there.table(table.id)
        await table.take_seat("bo", TakeSeat("Bo", NONCE_HASH))
        assert twin.state.seq < table.state.seq
        assert (await there.table(table.id)).state.seq == table.state.seq

    on(Place(tmp_path, address), change_elsewhere)


def test_nobody_is_refused_by_a_state_that_another_process_has_left_behind(address: str, tmp_path: Path) -> None:
    async def change_elsewhere(store: EventStore) -> None:
        table = await registry_on(store).open_table(ALONE, "guest")
        twin = await registry_on(store).table(table.id)
        await table.take_seat("bo", TakeSeat("Bo", NONCE_HASH))
        assert await twin.handle(Viewer("bo"), commands.SendChat(text="I sat down elsewhere")) is None
        refused = await twin.handle(Viewer("cy"), commands.SendChat(text="I did not"))
        assert isinstance(refused, messages.CommandRefused)

    on(Place(tmp_path, address), change_elsewhere)


def test_the_index_follows_who_sat_down_at_another_process_and_was_erased_here(tmp_path: Path) -> None:
    async def erase(store: EventStore) -> None:
        here, there = registry_on(store), registry_on(store)
        table = await here.open_table(ALONE, "guest")
        await table.handle(Viewer("guest"), commands.SendChat(text="a"))
        await (await there.table(table.id)).take_seat("bo", TakeSeat("Bo", NONCE_HASH))
        assert await store.tables_with_traces_of("bo") == [table.id]
        await table.catch_up()
        await table.erase_person("bo")
        assert await store.tables_with_traces_of("bo") == []

    on(Place(tmp_path), erase)
