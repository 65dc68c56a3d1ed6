"""The log: append-only, numbered, and honest about what is on the disk. Every test runs on both databases."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, delete, insert, inspect, select, text, update

from asterism.server.accounts.sessions import Session, SessionCookies
from asterism.server.domain import Phase
from asterism.server.store import EventStore, schema, statements
from asterism.server.store.database import BadDatabase
from asterism.server.store.schema import metadata, table_index
from asterism.server.store.server_secrets import secret_in
from asterism.server.tables.seats import SeatHolder
from asterism.server.tables.storage import EventConflict, IndexEntry
from tests.server.conftest import Place
from tests.server.faults.rows import cut_off

WAITING_FOR_A_LOCK = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
ADA, BO = SeatHolder("ada"), SeatHolder("bo")
WAITING = IndexEntry(game="any", phase="waiting", listed=True, due=None, guests=(ADA,), summary=b"{}")
OVER = IndexEntry(game="any", phase="over", listed=True, due=None, guests=(ADA, BO), summary=b"[]")


def indexed(game: str, phase: Phase, guest: str, summary: bytes, *, due: float, listed: bool) -> IndexEntry:
    """The index entry of a table where one guest sits."""
    return IndexEntry(game=game, phase=phase, listed=listed, due=due, guests=(SeatHolder(guest),), summary=summary)


def test_events_come_back_in_order_after_reopening(place: Place) -> None:
    async def write(store: EventStore) -> None:
        await asyncio.gather(*(store.append("t", seq, [f"event {seq}".encode()], WAITING) for seq in range(50)))

    store = place.open()
    asyncio.run(write(store))
    store.close()
    again = place.open()
    assert asyncio.run(again.read("t")) == [f"event {seq}".encode() for seq in range(50)]
    assert asyncio.run(again.read("t", after=47)) == [b"event 48", b"event 49"]
    assert asyncio.run(again.read("other")) == []
    again.close()


def test_a_number_is_given_only_once_and_neighbours_in_the_batch_survive(place: Place) -> None:
    async def race(store: EventStore) -> list[BaseException | None]:
        await store.append("t", 0, [b"first"], WAITING)
        taken, behind = store.append("t", 0, [b"second"], OVER), store.append("t", 1, [b"third"], WAITING)
        writes = [taken, behind, store.append("u", 0, [b"fourth"], WAITING)]
        return await asyncio.gather(*writes, return_exceptions=True)

    store = place.open()
    results = asyncio.run(race(store))
    assert isinstance(results[0], EventConflict)
    assert results[1:] == [None, None]
    assert asyncio.run(store.read("t")) == [b"first", b"third"]
    store.close()


def test_events_that_belong_together_are_written_together_or_not_at_all(place: Place) -> None:
    async def overlap(store: EventStore) -> None:
        await store.append("t", 0, [b"opened", b"started"], WAITING)
        with pytest.raises(EventConflict):
            await store.append("t", 1, [b"late", b"later"], OVER)
        assert await store.read("t") == [b"opened", b"started"]
        assert [one.phase for one in await store.tables_of("ada", 9)] == ["waiting"]
        assert await store.last_seqs(["t", "nowhere"]) == {"t": 1}

    store = place.open()
    asyncio.run(overlap(store))
    store.close()


def test_the_index_says_what_is_open_whose_it_is_and_what_is_due(place: Place) -> None:
    async def look(store: EventStore) -> None:
        await store.append("a", 0, [b""], WAITING)
        await store.append("b", 0, [b""], indexed("other", "playing", "bo", b"b", due=5.0, listed=True))
        await store.append("c", 0, [b""], indexed("any", "playing", "ada", b"c", due=0.0, listed=False))
        assert [one.table_id for one in await store.open_tables(9)] == ["b", "a"]
        assert [one.summary for one in await store.open_tables(9, game="other")] == [b"b"]
        assert [one.table_id for one in await store.open_tables(1)] == ["b"]
        assert {one.table_id for one in await store.tables_of("ada", 9)} == {"a", "c"}
        assert await store.due_tables(4.0, 15) == ["c"]
        assert await store.due_tables(6.0, 15) == ["c", "b"]
        await store.append("a", 1, [b""], OVER)
        assert [one.table_id for one in await store.open_tables(9)] == ["b"]
        assert {one.table_id for one in await store.tables_of("bo", 9)} == {"a", "b"}
        finished = next(one for one in await store.tables_of("bo", 9) if one.table_id == "a")
        assert finished.opened < finished.updated

    store = place.open()
    asyncio.run(look(store))
    store.close()


def test_the_index_can_be_made_anew(place: Place) -> None:
    async def make(store: EventStore) -> None:
        await store.append("t", 0, [b"", b""], WAITING)
        assert await store.unindexed_tables() == []
        await store.run(lambda connection: connection.execute(delete(table_index)))
        assert await store.unindexed_tables() == ["t"]
        await store.write_index("t", 1, OVER)
        assert await store.unindexed_tables() == []
        assert await store.last_seqs(["t"]) == {"t": 1}
        assert [one.table_id for one in await store.tables_of("bo", 9)] == ["t"]

    store = place.open()
    asyncio.run(make(store))
    store.close()


def test_secrets_last_as_long_as_the_log(place: Place) -> None:
    store = place.open()
    key = store.secret("cookie")
    assert len(key) == 32
    assert store.secret("vapid") != key
    store.close()
    again = place.open()
    assert again.secret("cookie") == key
    again.close()


def test_migrations_lead_to_the_schema_that_the_code_knows(place: Place) -> None:
    store = place.open()
    with store._engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    assert asyncio.run(store.is_available())
    store.close()


def test_a_database_of_a_development_version_is_left_alone_with_a_sentence(place: Place) -> None:
    url = f"sqlite:///{place.data / 'asterism.sqlite'}"
    if place.database is not None:
        url = place.database.replace("postgresql://", "postgresql+psycopg://")
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE entries (table_id VARCHAR(32), seq INTEGER)"))
        connection.execute(text("INSERT INTO entries VALUES ('old', 0)"))
    with pytest.raises(BadDatabase, match="a development version of Asterism"):
        place.open()
    with engine.begin() as connection:
        assert connection.execute(text("SELECT * FROM entries")).all() == [("old", 0)]
        assert inspect(connection).get_table_names() == ["entries"]
    engine.dispose()


def test_a_database_of_a_newer_version_is_left_alone_with_a_sentence(place: Place) -> None:
    store = place.open()
    asyncio.run(
        store.run(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    )
    store.close()
    with pytest.raises(BadDatabase, match="a newer version of Asterism"):
        place.open()


def test_a_folder_serves_one_server_at_a_time(tmp_path: Path) -> None:
    store = EventStore(tmp_path)
    with pytest.raises(BadDatabase, match="another server already keeps its tables in"):
        EventStore(tmp_path)
    store.close()
    EventStore(tmp_path).close()


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("nonsense with s3cret", "this is not the address of a database; one looks like postgresql://"),
        ("mysql://ada:s3cret@host/name", "SQLite or PostgreSQL, not in mysql"),
        ("postgresql://ada:s3cret@127.0.0.1:1/name", "cannot open the database name at 127.0.0.1: .*refused"),
        ("postgres://ada:s3cret@no.such.host.invalid/name", "cannot open the database name at no.such.host.invalid: "),
    ],
)
def test_an_address_that_leads_nowhere_is_a_sentence_without_the_password(
    tmp_path: Path, address: str, reason: str
) -> None:
    with pytest.raises(BadDatabase, match=reason) as refused:
        EventStore(tmp_path, address)
    assert "s3cret" not in str(refused.value)
    assert refused.value.__cause__ is None


def test_without_its_package_postgresql_is_refused_with_the_way_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("asterism.server.store.database.find_spec", lambda _: None)
    with pytest.raises(BadDatabase, match=r"pip install 'asterism\[postgres\]'"):
        EventStore(tmp_path, "postgresql://localhost/name")


def test_a_cookie_of_another_server_is_worth_nothing() -> None:
    one, other = SessionCookies(b"1" * 32), SessionCookies(b"2" * 32)
    cookie = one.sign(Session("ada", "laptop"))
    found = one.read(cookie)
    assert found is not None
    assert found.guest == "ada"
    assert other.read(cookie) is None
    assert one.read(None) is None


# --- a database that was lost or damaged -----------------------------------------------------


def test_an_empty_folder_is_a_fresh_start_and_so_is_one_with_other_files(tmp_path: Path) -> None:
    (tmp_path / "server.log").write_text("something")
    EventStore(tmp_path).close()
    EventStore(tmp_path).close()


@pytest.mark.parametrize("how", ["missing", "empty", "wiped"])
def test_a_lost_database_is_not_replaced_by_an_empty_one(tmp_path: Path, how: str) -> None:
    EventStore(tmp_path).close()
    file = tmp_path / "asterism.sqlite"
    file.unlink()
    if how == "empty":
        file.touch()
    if how == "wiped":
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("VACUUM")
    with pytest.raises(BadDatabase, match="missing or empty, although this folder has been used before") as refused:
        EventStore(tmp_path)
    assert "restore a backup of it, or delete" in str(refused.value)
    (tmp_path / "in-use-since").unlink()
    EventStore(tmp_path).close()


@pytest.mark.parametrize("damage", [b"this is not a database" * 1000, b"SQLite format 3\x00" + b"\xff" * 8000])
def test_a_damaged_database_is_named_with_what_to_do(tmp_path: Path, damage: bytes) -> None:
    EventStore(tmp_path).close()
    (tmp_path / "asterism.sqlite").write_bytes(damage)
    with pytest.raises(BadDatabase, match=r"asterism.sqlite cannot be used: .*restore a backup of it"):
        EventStore(tmp_path)


def test_damage_where_the_secrets_are_is_named_with_what_to_do(tmp_path: Path) -> None:
    """The server reads them when it starts, after it has found the schema in order."""
    store = EventStore(tmp_path)
    store.secret("cookie")
    store.close()
    file = tmp_path / "asterism.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        [size] = connection.execute("PRAGMA page_size").fetchone()
        [page] = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'server_secrets'").fetchone()
    data = file.read_bytes()
    file.write_bytes(data[: (page - 1) * size] + b"\xff" * size + data[page * size :])
    store = EventStore(tmp_path)
    with pytest.raises(BadDatabase, match=r"asterism.sqlite cannot be used: .*restore a backup of it"):
        store.secret("cookie")
    store.close()


@pytest.mark.parametrize("row", ["cookie", "digest of cookie"])
def test_a_changed_secret_is_named_before_everybody_is_a_stranger(place: Place, row: str) -> None:
    store = place.open()
    key = store.secret("cookie")
    change = update(schema.server_secrets).where(schema.server_secrets.c.name == row)
    asyncio.run(store.run(lambda connection: connection.execute(change.values(value=b"\x00" + key[1:]))))
    with pytest.raises(BadDatabase, match="the secret 'cookie' of this server is damaged, in the table server_secrets"):
        store.secret("cookie")
    store.close()


def test_processes_that_start_at_once_have_the_same_secret(address: str, tmp_path: Path) -> None:
    """The first has written its own and not committed yet; the second waits for it, and takes that one."""
    place = Place(tmp_path, address)
    with closing(place.open()) as first, closing(place.open()) as second, ThreadPoolExecutor(1) as elsewhere:
        with first._engine.begin() as connection:
            key = secret_in(connection, "cookie")
            other = elsewhere.submit(second.secret, "cookie")
            while not asyncio.run(first.query(lambda reading: reading.scalar(WAITING_FOR_A_LOCK))):
                assert not other.done()
        assert other.result() == key == first.secret("cookie")


def test_a_secret_of_the_wrong_length_is_damaged_even_without_a_digest(place: Place) -> None:
    store = place.open()
    row = {"name": "cookie", "value": b""}
    asyncio.run(store.run(lambda connection: connection.execute(insert(schema.server_secrets), row)))
    with pytest.raises(BadDatabase, match="then the server makes another, and every browser becomes a new guest"):
        store.secret("cookie")
    store.close()


def test_a_secret_that_is_gone_is_made_anew(place: Place) -> None:
    store = place.open()
    key = store.secret("cookie")
    forget = delete(schema.server_secrets).where(schema.server_secrets.c.name == "cookie")
    asyncio.run(store.run(lambda connection: connection.execute(forget)))
    made = store.secret("cookie")
    assert made != key
    assert store.secret("cookie") == made
    store.close()


def test_a_secret_from_before_digests_gets_one(place: Place) -> None:
    store = place.open()
    key = store.secret("cookie")
    forget = delete(schema.server_secrets).where(schema.server_secrets.c.name == "digest of cookie")
    asyncio.run(store.run(lambda connection: connection.execute(forget)))
    assert store.secret("cookie") == key
    names = asyncio.run(store.query(lambda connection: set(connection.scalars(select(schema.server_secrets.c.name)))))
    assert names == {"cookie", "digest of cookie"}
    store.close()


@pytest.mark.parametrize("name", ["", "asterism.sqlite", "asterism.sqlite-wal"])
def test_a_read_only_folder_is_named_before_anything_is_lost(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Root may write everywhere but on a read-only disk, so the question is answered here as it would be there."""
    EventStore(tmp_path).close()
    (tmp_path / "asterism.sqlite-wal").touch()
    monkeypatch.setattr("os.access", lambda path, _: path != tmp_path / name)
    with pytest.raises(BadDatabase, match=rf"cannot keep tables in .*{name} is read-only; make it writable"):
        EventStore(tmp_path)


def killed_under_way(folder: Path, events: int) -> Path:
    """The folder of a server that was killed: its last events are only in SQLite's write-ahead log."""

    async def write(store: EventStore) -> None:
        for seq in range(events):
            await store.append("t", seq, [b"%d" % seq], WAITING)

    store = EventStore(folder / "running")
    asyncio.run(write(store))
    left = shutil.copytree(folder / "running", folder / "left")
    store.close()
    return left


@pytest.mark.parametrize("share", [0.3, 0.6, 0.95, 1.0])
def test_a_log_that_is_cut_off_loses_its_end_and_nothing_else(tmp_path: Path, share: float) -> None:
    left = killed_under_way(tmp_path, 30)
    cut_off(left / "asterism.sqlite-wal", share)
    store = EventStore(left)
    rows = asyncio.run(store.read("t"))
    assert rows == [b"%d" % seq for seq in range(len(rows))]
    assert len(rows) == 30 if share == 1.0 else 0 <= len(rows) < 30
    asyncio.run(store.append("t", len(rows), [b"and on"], WAITING))
    store.close()


def test_a_log_that_is_missing_is_named_where_the_file_alone_holds_nothing(tmp_path: Path) -> None:
    left = killed_under_way(tmp_path, 30)
    (left / "asterism.sqlite-wal").unlink()
    with pytest.raises(BadDatabase, match="missing or empty, although this folder has been used before"):
        EventStore(left)


def test_a_damaged_lock_is_named(tmp_path: Path) -> None:
    (tmp_path / "in-use").write_bytes(b"this is not a database" * 1000)
    with pytest.raises(BadDatabase, match=r"cannot keep tables in .*: file is not a database"):
        EventStore(tmp_path)


def test_the_statements_name_every_column_of_the_schema() -> None:
    assert set(statements.EVENT_COLUMNS) == {column.name for column in schema.events.columns}
    assert set(statements.INDEX_COLUMNS) == {column.name for column in schema.table_index.columns}


@pytest.mark.parametrize("number", [0, 1, 2, 63, 64, 65, 200])
def test_rows_are_written_in_few_sizes_and_each_once(number: int) -> None:
    rows = [(row,) for row in range(number)]
    parts = list(statements.chunks(rows))
    assert [row for part in parts for row in part] == rows
    assert {len(part) for part in parts} <= {64, 32, 16, 8, 4, 2, 1}


def test_many_tables_are_written_together(place: Place) -> None:
    async def write(store: EventStore) -> None:
        await asyncio.gather(*(store.append(f"t{number}", 0, [b"a", b"b"], WAITING) for number in range(150)))
        assert await store.last_seqs([f"t{number}" for number in range(150)]) == {f"t{n}": 1 for n in range(150)}
        assert await store.read("t77") == [b"a", b"b"]

    store = place.open()
    asyncio.run(write(store))
    store.close()
