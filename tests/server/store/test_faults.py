"""Faults of the database: what nobody knows is looked up, and no log gets a hole."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import InterfaceError

from asterism.server.errors import StoreFailed
from asterism.server.store import EventStore
from asterism.server.store.event_store import PRESENCE_CHANNEL
from asterism.server.store.lease import Leases
from asterism.server.store.writer import Writer
from asterism.server.tables.seats import SeatHolder
from asterism.server.tables.storage import EventsLost, IndexEntry
from tests.server.conftest import Place

ENTRY = IndexEntry(game="any", phase="playing", listed=False, due=0.0, guests=(SeatHolder("ada"),), summary=b"{}")


def cut_off(_: object = None) -> None:
    """A connection that breaks, as SQLAlchemy reports it."""
    raise InterfaceError("COMMIT", {}, Exception("the connection is closed"), connection_invalidated=True)


def test_a_commit_that_breaks_after_it_succeeded_is_found_in_the_log(place: Place) -> None:
    async def write(store: EventStore) -> None:
        commit, breaks = store._writer._commit, [cut_off, cut_off]

        def commit_and_break(batch: Any) -> None:
            commit(batch)
            breaks.pop()() if breaks else None

        store._writer._commit = commit_and_break  # type: ignore[method-assign]
        await store.append("t", 0, [b"once"], ENTRY)
        assert await store.read("t") == [b"once"]

    store = place.open()
    asyncio.run(write(store))
    store.close()


def test_a_commit_that_succeeds_while_somebody_looks_for_it_is_no_conflict(place: Place) -> None:
    """The connection is cut, but the database is still busy with the commit."""

    async def write(store: EventStore) -> None:
        commit, is_there, looks = store._writer._commit, store._writer._is_there, [False]

        def commit_and_break(batch: Any) -> None:
            commit(batch)
            cut_off()

        def commit_again(batch: Any) -> None:
            store._writer._commit = commit  # type: ignore[method-assign]
            commit_and_break(batch)

        def look(write: Any) -> bool:
            return looks.pop() if looks else is_there(write)

        store._writer._commit = commit_again  # type: ignore[method-assign]
        store._writer._is_there = look  # type: ignore[method-assign]
        await store.append("t", 0, [b"once"], ENTRY)
        assert await store.read("t") == [b"once"]

    store = place.open()
    asyncio.run(write(store))
    store.close()


def test_nobody_claims_to_know_what_became_of_a_commit(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("asterism.server.store.writer.RETRY_SECONDS", 0.0)

    async def write(store: EventStore) -> None:
        store._writer._commit = cut_off  # type: ignore[method-assign, assignment]
        store._writer._is_there = cut_off  # type: ignore[method-assign, assignment]
        with pytest.raises(StoreFailed, match="does not know whether this was saved"):
            await store.append("t", 0, [b"perhaps"], ENTRY)

    store = place.open()
    asyncio.run(write(store))
    store.close()


def test_other_processes_are_told_in_the_transaction_of_the_events_or_nothing_is_written(place: Place) -> None:
    """A server that is killed right after a commit has told them of it."""

    def fail(*_: object) -> None:
        raise RuntimeError("nobody can be told")

    async def write(store: EventStore) -> None:
        store._writer.close()
        store._writer = Writer(store._engine, fail)
        with pytest.raises(StoreFailed, match="nothing was changed"):
            await store.append("t", 0, [b"unheard of"], ENTRY)
        assert await store.read("t") == []

    store = place.open()
    asyncio.run(write(store))
    store.close()


def test_a_log_never_gets_a_hole(address: str, tmp_path: Path) -> None:
    async def write(store: EventStore) -> None:
        await store.append("t", 0, [b"0", b"1"], ENTRY)
        with pytest.raises(EventsLost, match="event 2 of table t is missing"):
            await store.append("t", 3, [b"3"], ENTRY)
        assert await store.read("t") == [b"0", b"1"]
        await asyncio.gather(*(store.append("t", seq, [b"%d" % seq], ENTRY) for seq in (2, 3, 4)))
        assert await store.read("t") == [b"%d" % seq for seq in range(5)]

    store = EventStore(tmp_path, address)
    asyncio.run(write(store))
    store.close()


def test_postgresql_confirms_only_what_is_on_its_disk(address: str, tmp_path: Path) -> None:
    """The tests' PostgreSQL is set to confirm before it writes."""
    store = EventStore(tmp_path, address)
    setting = asyncio.run(store.run(lambda connection: connection.scalar(text("SHOW synchronous_commit"))))
    assert setting == "on"
    store.close()


def test_a_lease_from_before_the_databases_clock_was_set_back_has_lapsed(address: str, tmp_path: Path) -> None:
    async def set_back(one: EventStore, two: EventStore) -> None:
        mine, theirs = Leases(one, 15), Leases(two, 15)
        await one.append("t", 0, [b""], ENTRY)
        assert await mine.claim("t")
        assert not await theirs.claim("t")
        assert await two.due_tables(1.0, 15) == []
        await one.run(
            lambda connection: connection.execute(text("UPDATE leases SET until = until + interval '1 hour'"))
        )
        theirs.forget_refusal("t")
        assert await two.due_tables(1.0, 15) == ["t"]
        assert await theirs.claim("t")

    one, two = EventStore(tmp_path, address), EventStore(tmp_path, address)
    asyncio.run(set_back(one, two))
    one.close()
    two.close()


@pytest.mark.parametrize(("call", "said"), [("read", "could not read this"), ("run", "could not save this")])
def test_a_database_that_is_away_is_a_sentence(place: Place, call: str, said: str) -> None:
    calls: dict[str, Callable[[EventStore], Any]] = {
        "read": lambda store: store.read("t"),
        "run": lambda store: store.notify(PRESENCE_CHANNEL, ["gone"]),
    }
    store = place.open()
    store._engine.connect = store._reader.connect = store._engine.begin = cut_off  # type: ignore[method-assign, assignment]
    with pytest.raises(StoreFailed, match=said):
        asyncio.run(calls[call](store))
    del store._engine.connect, store._reader.connect, store._engine.begin
    store.close()
