"""A database that has lost events it had confirmed: the table returns to its log."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Connection, delete, update

from asterism.server.protocol import commands, messages
from asterism.server.protocol.requests import TakeSeat
from asterism.server.store import EventStore
from asterism.server.store.schema import events as written
from asterism.server.store.schema import seat_holders, table_index
from asterism.server.tables.projection import Viewer
from asterism.server.workers.maintenance import maintained
from tests.server.conftest import Place
from tests.server.live_server import NONCE_HASH
from tests.server.tables.registries import ALONE, on, registry_on, until

pytestmark = pytest.mark.usefixtures("compiled")


def test_a_table_whose_events_the_database_has_lost_returns_to_its_log(
    address: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def lose(store: EventStore) -> None:
        registry = registry_on(store)
        table = await registry.open_table(ALONE, "guest")
        seen: list[messages.Outgoing] = []
        table.listen(seen.append, Viewer("guest"))
        for text in "abc":
            await table.handle(Viewer("guest"), commands.SendChat(text=text))
        had = table.state.seq
        await store.run(lambda connection: connection.execute(delete(written).where(written.c.seq > had - 2)))
        await table.handle(Viewer("guest"), commands.SendChat(text="d"))
        assert [line.sent.text for line in table.state.chat] == ["a", "d"]
        assert [message.tag for message in seen[-2:]] == ["snapshot", "chat"]
        assert [message.seq for message in seen[-2:]] == [had - 2, had - 1]
        assert (await registry.rebuild(table.id)).seq == table.state.seq
        assert "has lost 2 events of table" in caplog.text

    on(Place(tmp_path, address), lose)


def test_a_seat_that_the_database_has_lost_can_be_taken_again(address: str, tmp_path: Path) -> None:
    async def lose(store: EventStore) -> None:
        registry = registry_on(store)
        table = await registry.open_table(ALONE, "guest")
        had = table.state.seq

        def forget(connection: Connection) -> None:
            connection.execute(delete(written).where(written.c.seq > had))
            connection.execute(update(table_index).values(seq=had))
            connection.execute(delete(seat_holders).where(seat_holders.c.guest == "bo"))

        await table.take_seat("bo", TakeSeat("Bo", NONCE_HASH))
        await store.run(forget)
        await registry.compare(table.id, table.state.seq, had)
        assert table.state.seats_of("bo") == []
        await table.take_seat("bo", TakeSeat("Bo", NONCE_HASH))
        assert [one.table for one in await registry.tables_of("bo")] == [table.id]

    on(Place(tmp_path, address), lose)


def test_lost_events_are_noticed_though_nobody_writes(address: str, tmp_path: Path) -> None:
    async def lose(store: EventStore) -> None:
        registry = registry_on(store)
        table = await registry.open_table(ALONE, "guest")
        had = table.state.seq
        await table.handle(Viewer("guest"), commands.SendChat(text="a"))

        def forget(connection: Connection) -> None:
            connection.execute(delete(written).where(written.c.seq > had))
            connection.execute(update(table_index).values(seq=had))

        await store.run(forget)
        async with maintained(registry, store):
            await until(lambda: table.state.seq == had)

    on(Place(tmp_path, address), lose)


def test_events_written_while_the_index_was_asked_are_not_taken_for_lost(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def write_meanwhile(store: EventStore) -> None:
        registry = registry_on(store)
        table = await registry.open_table(ALONE, "guest")
        seen: list[messages.Outgoing] = []
        table.listen(seen.append, Viewer("guest"))
        [known] = (await store.last_seqs([table.id])).values()
        await table.handle(Viewer("guest"), commands.SendChat(text="a"))
        await registry.compare(table.id, known, known)
        assert [message.tag for message in seen] == ["snapshot", "chat"]
        assert "has lost" not in caplog.text

    on(Place(tmp_path), write_meanwhile)
