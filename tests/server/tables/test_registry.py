"""The registry: tables come from their logs, and go back to being nothing else. Every test runs on both databases."""

from __future__ import annotations

import asyncio
import gc
import signal
import threading
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, update
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from asterism import engine
from asterism.engine.exports import KernelSource
from asterism.game import load, names
from asterism.server.errors import StoreFailed
from asterism.server.protocol import commands, messages
from asterism.server.protocol.requests import NewTable, SeatPlan, TakeSeat
from asterism.server.store import EventStore
from asterism.server.store.lease import Leases
from asterism.server.store.schema import events as written
from asterism.server.store.schema import seat_holders, table_index
from asterism.server.tables import events, recent_tables
from asterism.server.tables.projection import Viewer
from asterism.server.tables.registry import NoSuchTable, TableRegistry, UnreadableTable
from asterism.server.tables.storage import index_entry_of
from asterism.server.workers.bot_pool import BotPool
from asterism.server.workers.maintenance import maintained
from tests.server.conftest import Place
from tests.server.live_server import NONCE_HASH, Guest, Server

pytestmark = pytest.mark.usefixtures("compiled")

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


def test_the_game_that_somebody_asks_for_is_compiled_beside_the_one_under_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *_, asked_for = names()
    may_end, kernels = threading.Event(), {name: load(name).kernels for name in (first, asked_for)}

    def compiled(source: KernelSource) -> Any:
        assert source.name == asked_for or may_end.wait(60)
        return kernels[source.name]

    async def ask(store: EventStore) -> None:
        registry = registry_on(store)
        under_way = asyncio.create_task(registry.games.compile(first))
        await asyncio.sleep(0)
        try:
            async with asyncio.timeout(30):
                await registry.games.compile(asked_for)
            assert registry.games.is_compiled(asked_for)
            assert not registry.games.is_compiled(first)
        finally:
            may_end.set()
        await under_way

    for name in kernels:
        monkeypatch.delitem(vars(load(name)), "kernels")
    monkeypatch.setattr(engine, "load_kernels", compiled)
    on(Place(tmp_path), ask)


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


def test_a_table_of_the_log_alone_gets_its_card_and_its_bots_move(place: Place) -> None:
    async def forget_cards(store: EventStore) -> None:
        table = await registry_on(store).open_table(BOTS, "guest")
        await store.run(lambda connection: connection.execute(delete(table_index)))
        registry = registry_on(store, pause=0)
        async with maintained(registry, store):
            await until(lambda: len(place.events(table.id)) > 1 + table.state.seq)

    on(place, forget_cards)


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
