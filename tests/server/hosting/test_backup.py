"""Backups: complete, of one moment, readable by both databases, and never in the place of something else."""

from __future__ import annotations

import json
import shutil
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import create_engine, delete, select, text

from asterism.server.hosting.backup import BadBackup, back_up, check_copy, read_manifest
from asterism.server.hosting.restore import restore
from asterism.server.hosting.rows import Contents, contents_of
from asterism.server.store.database import open_for_reading, open_postgres, snapshot
from asterism.server.store.schema import accounts, api_tokens, server_secrets, table_index
from tests.cli.command_line import run
from tests.server.conftest import Place
from tests.server.hosting.filled import PASSWORD, TABLES, fill
from tests.server.live_server import Guest, Server


def held(place: Place) -> dict[str, Contents]:
    """What the database of a place holds."""
    engine = open_for_reading(place.data, place.database)
    with snapshot(engine) as connection:
        contents = contents_of(connection)
    engine.dispose()
    return contents


@contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """A backup, read by SQLite alone."""
    with closing(sqlite3.connect(file)) as connection:
        yield connection


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
def test_a_backup_of_either_database_can_be_restored_into_either(
    place: Place, target: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    fill(place)
    file, folder = tmp_path / "backup.sqlite", tmp_path / "restored"
    manifest = back_up(place.data, place.database, file)
    assert manifest.has_secrets
    assert manifest.contents == held(place)
    assert manifest.contents["table_index"].rows == len(TABLES)
    other = request.getfixturevalue("postgres").new_database() if target == "postgres" else None
    done = restore(file, folder, other)
    assert other or stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert (done.tables, done.rows, done.kept) == (len(TABLES), manifest.rows, None)
    assert held(Place(folder, other)) == manifest.contents
    with closing(Place(folder, other).open()) as store:
        assert store.secret("cookie") == cookie_key(file)


def cookie_key(file: Path) -> bytes:
    """The key that signs cookies, as a backup has it."""
    with reading(file) as connection:
        return bytes(connection.execute("SELECT value FROM server_secrets WHERE name = 'cookie'").fetchone()[0])


def test_a_backup_of_a_running_server_has_all_moves_that_people_saw(tmp_path: Path) -> None:
    file = tmp_path / "backup.sqlite"
    with Server(tmp_path / "data") as server, Guest(server) as ada:
        table = ada.open_table("me", "open", "open")
        seen = ada.receive(ada.connect(table))["seq"]
        back_up(server.data, None, file)
        with pytest.raises(BadBackup, match=r"a server uses .* now, so nothing was changed; stop it"):
            restore(file, server.data, None, overwrite=True)
        after = ada.open_table("me", "open", "open")
    with reading(file) as connection:
        count = "SELECT count(*) FROM events WHERE table_id = ?"
        assert connection.execute(count, [table]).fetchone() == (seen + 1,)
        assert connection.execute(count, [after]).fetchone() == (0,)


def test_without_secrets_not_even_deleted_rows_are_in_the_file(place: Place, tmp_path: Path) -> None:
    fill(place)
    whole, bare = tmp_path / "whole", tmp_path / "bare"
    back_up(place.data, place.database, whole)
    key = cookie_key(whole)
    assert not back_up(place.data, place.database, bare, with_secrets=False).has_secrets
    engine = create_engine(f"sqlite:///{bare}")
    with engine.connect() as connection:
        assert connection.execute(select(server_secrets)).first() is None
        assert connection.execute(select(api_tokens)).first() is None
        assert list(connection.scalars(select(accounts.c.password))) == [None]
    engine.dispose()
    for secret in (key, b"$argon2", b"\1" * 32, b"\2" * 32):
        assert secret in whole.read_bytes()
        assert secret not in bare.read_bytes()
    with pytest.raises(BadBackup, match="made without secrets: after restoring it nobody can sign in"):
        restore(bare, tmp_path / "restored", None)
    assert not (tmp_path / "restored").exists()
    assert not restore(bare, tmp_path / "restored", None, without_secrets=True).has_secrets


def test_only_the_owner_reads_a_backup_and_nothing_is_overwritten_by_mistake(tmp_path: Path) -> None:
    place, file = Place(tmp_path / "data"), tmp_path / "backup"
    fill(place)
    back_up(place.data, None, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.write_bytes(b"something else")
    with pytest.raises(BadBackup, match="exists already; name another file, or say --overwrite"):
        back_up(place.data, None, file)
    assert file.read_bytes() == b"something else"
    back_up(place.data, None, file, overwrite=True)
    check_copy(file)
    assert [one.name for one in tmp_path.iterdir() if "partial" in one.name] == []
    with pytest.raises(BadBackup, match=r"cannot write .*: No such file or directory"):
        back_up(place.data, None, tmp_path / "nowhere" / "backup")


def test_a_backup_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place, file = Place(tmp_path / "data"), tmp_path / "backup"
    fill(place)

    def fail(_: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("asterism.server.hosting.backup.check_copy", fail)
    with pytest.raises(BadBackup, match=r"the backup was not made: .*No space left on device"):
        back_up(place.data, None, file)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["data"]


def test_restoring_over_a_folder_keeps_what_was_there(tmp_path: Path) -> None:
    place, file = Place(tmp_path / "data"), tmp_path / "backup"
    fill(place)
    back_up(place.data, None, file)
    before = held(place)
    with closing(place.open()) as store, store._engine.begin() as connection:
        connection.execute(delete(table_index))
    with pytest.raises(BadBackup, match="exists already; say --overwrite"):
        restore(file, place.data, None)
    done = restore(file, place.data, None, overwrite=True)
    assert held(place) == before
    assert done.kept == str(place.data / "asterism.sqlite.before-restore")
    with reading(Path(done.kept)) as connection:
        assert connection.execute("SELECT count(*) FROM table_index").fetchone() == (0,)


def test_restoring_over_a_postgresql_needs_to_be_told_and_to_be_alone(address: str, tmp_path: Path) -> None:
    place, file = Place(tmp_path, address), tmp_path / "backup"
    fill(place)
    back_up(place.data, address, file)
    before = held(place)
    engine = open_postgres(address)
    with engine.begin() as connection:
        connection.execute(delete(table_index))
        with pytest.raises(BadBackup, match="others are connected to this PostgreSQL"):
            restore(file, tmp_path, address, overwrite=True)
    engine.dispose()
    with pytest.raises(BadBackup, match="has tables of a server already; say --overwrite"):
        restore(file, tmp_path, address)
    restore(file, tmp_path, address, overwrite=True)
    assert held(place) == before


def test_damaged_and_foreign_files_are_refused_before_anything_is_touched(tmp_path: Path) -> None:
    place, file = Place(tmp_path / "data"), tmp_path / "backup"
    fill(place)
    back_up(place.data, None, file)
    empty, words, other = tmp_path / "empty", tmp_path / "words", tmp_path / "other"
    empty.touch()
    words.write_text("these are words, and quite a lot of them, so that SQLite has something to read" * 20)
    with reading(other) as connection:
        connection.execute("CREATE TABLE stars (name TEXT)")
    altered, torn, newer = tmp_path / "altered", tmp_path / "torn", tmp_path / "newer"
    altered.write_bytes(file.read_bytes().replace(b'"move":', b'"moOe":', 1))
    torn.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
    shutil.copy(file, newer)
    with reading(newer) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.execute('UPDATE backup_manifest SET manifest = replace(manifest, \'"schema":"\', \'"schema":"9\')')
        connection.commit()
    for bad, said in {
        tmp_path / "nothing": "there is no file",
        empty: "is no backup of an Asterism server",
        words: "is no backup of an Asterism server",
        other: "is no backup of an Asterism server",
        altered: "its rows are not those that were written",
        torn: "is damaged",
        newer: "was made by a newer version of Asterism",
    }.items():
        with pytest.raises(BadBackup, match=said):
            restore(bad, tmp_path / "restored", None)
        assert not (tmp_path / "restored" / "asterism.sqlite").exists()


def test_a_plain_copy_of_a_servers_file_can_be_restored_as_well(tmp_path: Path) -> None:
    place = Place(tmp_path / "data")
    fill(place)
    copy = tmp_path / "copy.sqlite"
    with reading(place.data / "asterism.sqlite") as source, reading(copy) as target:
        source.backup(target)
    assert read_manifest(copy) is None
    restore(copy, tmp_path / "restored", None)
    assert held(Place(tmp_path / "restored")) == held(place)


def test_a_database_of_another_version_is_backed_up_by_that_version(place: Place, tmp_path: Path) -> None:
    with closing(place.open()) as store, store._engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadBackup, match="the database has schema 9999"):
        back_up(place.data, place.database, tmp_path / "backup")
    assert not (tmp_path / "backup").exists()


def test_the_commands_say_what_they_did(tmp_path: Path) -> None:
    data, file = str(tmp_path / "data"), str(tmp_path / "backup")
    fill(Place(tmp_path / "data"))
    made = run("backup", file, "--data", data)
    assert (made.returncode, "protect it like a file of passwords" in made.stdout) == (0, True)
    assert PASSWORD not in made.stdout
    refused = run("backup", file, "--data", data)
    assert (refused.returncode, "exists already" in refused.stderr) == (2, True)
    shown = json.loads(run("backup", file, "--data", data, "--overwrite", "--without-secrets", "--json").stdout)
    assert shown["has_secrets"] is False
    lost = run("restore", file, "--data", str(tmp_path / "new"))
    assert (lost.returncode, "made without secrets" in lost.stderr) == (2, True)
    done = run("restore", file, "--data", str(tmp_path / "new"), "--without-secrets")
    assert (done.returncode, "Tables: 3, rows in all: " in done.stdout) == (0, True)
    assert run("backup", file, "--data", str(tmp_path / "nowhere")).returncode == 2
