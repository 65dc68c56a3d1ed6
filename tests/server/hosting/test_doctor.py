"""The doctor: silent about a healthy server, and clear about each kind of damage."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, delete, insert, text, update

from asterism.server.clock import now
from asterism.server.hosting import machine_checks
from asterism.server.hosting.backup import BadBackup
from asterism.server.hosting.doctor import examine_server, repair
from asterism.server.hosting.findings import Finding
from asterism.server.store.database import BadDatabase
from asterism.server.store.schema import accounts, api_tokens, events, seat_holders, server_secrets, table_index
from tests.cli.command_line import run
from tests.server.conftest import Place
from tests.server.hosting.filled import fill

Damage = Callable[[Connection], object]


def alter(place: Place, damage: Damage) -> None:
    """Change the database behind the server's back."""
    with closing(place.open()) as store, store._engine.begin() as connection:
        damage(connection)


def look(place: Place, **environment: str) -> list[Finding]:
    """What the doctor finds, but for what is always in order."""
    found = examine_server(place.data, place.database, environment=environment)
    return [one for one in found if one.verdict != "ok"]


def test_a_healthy_server_gets_nothing_but_good_marks(place: Place) -> None:
    fill(place)
    place.data.chmod(0o700)
    found = examine_server(place.data, place.database, environment={"ASTERISM_PORT": "8000"})
    assert [one for one in found if one.verdict != "ok"] == []
    assert {one.check for one in found} >= {
        "settings",
        "database",
        "schema",
        "versions",
        "keys",
        "clock",
        "log",
        "index",
    }
    [log] = [one for one in found if one.check == "log"]
    assert log.sentence.startswith("all logs can be read and replayed (3 tables, ")


def event(table: str, seq: int, **values: object) -> Damage:
    """Change one event."""
    return lambda connection: connection.execute(
        update(events).where(events.c.table_id == table, events.c.seq == seq).values(**values)
    )


def secret(row: str, **values: object) -> Damage:
    """Change a secret or its digest."""
    return lambda connection: connection.execute(
        update(server_secrets).where(server_secrets.c.name == row).values(**values)
    )


@pytest.mark.parametrize(
    ("damage", "check", "said"),
    [
        (lambda c: c.execute(delete(events).where(events.c.table_id == "third", events.c.seq == 4)), "log",
         "holes in the log of 1 table: third (event 4 is missing)"),
        (event("third", 3, event=b"{garbled"), "log", "does not understand event 3: JSON is malformed"),
        (event("third", 3, event=b'{"type":"turn_played","seat":0,"move":"nowhere"}'), "log",
         "cannot replay 1 table: third"),
        (event("third", 3, event=b'{"type":"of_a_newer_version"}'), "log", "Invalid value 'of_a_newer_version'"),
        (lambda c: c.execute(delete(table_index).where(table_index.c.table_id == "first")), "index", "1 table: first"),
        (lambda c: c.execute(update(table_index).where(table_index.c.table_id == "first").values(phase="over")),
         "index", "the index differs from the log at 1 table: first"),
        (lambda c: c.execute(update(table_index).values(summary=b"{}")), "index", "3 tables: first, second, third"),
        (lambda c: c.execute(delete(seat_holders).where(seat_holders.c.table_id == "second")), "index", "second"),
        (lambda c: c.execute(delete(events).where(events.c.table_id == "second")), "index", "1 table: second"),
        (lambda c: c.execute(delete(server_secrets)), "keys", "the key that signs cookies is missing"),
        (lambda c: c.execute(update(server_secrets).values(value=b"short")), "keys", "cookies is damaged"),
        (secret("cookie", value=b"?" * 32), "keys", "cookies is damaged, and the server does not start with it"),
        (secret("digest of vapid", value=b"?" * 32), "keys", "the key that signs notifications is damaged"),
        (secret("vapid", name="lost"), "keys", "the key that signs notifications is missing"),
        (lambda c: c.execute(update(accounts).values(password="plain")), "keys", "a password that can be checked: 1"),
        (lambda c: c.execute(update(api_tokens).values(digest=b"short")), "keys", "tokens of programs are damaged"),
        (lambda c: c.execute(text("UPDATE alembic_version SET version_num = '9999'")), "schema", "by a newer version"),
    ],
)  # fmt: skip
def test_each_damage_is_found_and_named(place: Place, damage: Damage, check: str, said: str) -> None:
    fill(place)
    place.data.chmod(0o700)
    alter(place, damage)
    found = look(place)
    assert {one.check for one in found} <= {check, "index"}
    [first, *_] = [one for one in found if one.check == check]
    assert first.verdict == "problem"
    assert said in first.sentence
    assert first.advice


def test_rules_of_another_version_are_a_warning(place: Place) -> None:
    fill(place)
    place.data.chmod(0o700)

    def age(connection: Connection) -> None:
        first = next(row for row in place.events("first"))
        event("first", 0, event=first.replace(b'"rules":', b'"rules":9'))(connection)

    alter(place, age)
    [found] = look(place)
    assert (found.check, found.verdict) == ("rules", "warning")
    assert "rules of another version are played at 1 table: first" in found.sentence


def test_a_clock_that_was_set_back_is_noticed(place: Place) -> None:
    fill(place)
    place.data.chmod(0o700)
    later = int((now() + 3600) * 1000)
    newest = b'{"type":"chat_sent","seat":0,"text":"hello","at":%d}' % later
    alter(place, lambda c: c.execute(insert(events).values(table_id="second", seq=2, event=newest)))
    alter(place, lambda c: c.execute(update(table_index).where(table_index.c.table_id == "second").values(seq=2)))
    found = next(one for one in look(place) if one.check == "clock")
    assert (found.verdict, "seconds in the future" in found.sentence) == ("problem", True)


def test_tables_that_no_server_sees_to_are_named(address: str, tmp_path: Path) -> None:
    place = Place(tmp_path, address)
    fill(place)
    alter(place, lambda c: c.execute(update(table_index).where(table_index.c.table_id == "first").values(due=5.0)))
    assert ("leases", "warning") in {(one.check, one.verdict) for one in look(place)}


def test_the_index_is_made_anew_from_the_log_and_the_log_stays_as_it_is(place: Place) -> None:
    fill(place)
    place.data.chmod(0o700)
    logs = [place.events(table) for table in ("first", "second", "third")]
    alter(place, lambda c: c.execute(update(table_index).values(phase="over", ended=3.0, summary=b"")))
    alter(place, lambda c: c.execute(delete(table_index).where(table_index.c.table_id == "second")))
    alter(place, lambda c: c.execute(delete(seat_holders)))
    alter(place, event("third", 3, event=b"{garbled"))
    assert repair(place.data, place.database) == 2
    [log, *rest] = look(place)
    assert (log.check, "third" in log.sentence) == ("log", True)
    assert rest == []
    assert [place.events("first"), place.events("second")] == logs[:2]
    with closing(place.open()) as store:
        if place.database is None:
            with pytest.raises(BadDatabase, match="another server already keeps its tables"):
                repair(place.data, None)
        else:
            with store._engine.connect(), pytest.raises(BadBackup, match="others are connected"):
                repair(place.data, place.database)


def test_a_damaged_file_a_missing_one_and_a_missing_database_are_told_apart(tmp_path: Path) -> None:
    place = Place(tmp_path / "data")
    assert [(one.check, one.verdict) for one in look(place)] == [("folder", "problem")]
    fill(place)
    place.data.chmod(0o700)
    file = place.data / "asterism.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    whole = file.read_bytes()
    file.write_bytes(whole[:8192] + b"\7" * 8192 + whole[16384:])
    [found, *_] = [one for one in look(place) if one.check == "database"]
    assert (found.verdict, "asterism restore" in found.advice) == ("problem", True)
    file.write_bytes(b"no database at all, whatever its name says" * 100)
    assert ("database", "problem") in {(one.check, one.verdict) for one in look(place)}
    file.unlink()
    [lost] = look(place)
    assert "asterism restore" in lost.advice
    [away] = [one for one in look(Place(tmp_path, "postgresql://nobody:secret@127.0.0.1:1/none")) if one.advice]
    assert (away.check, "secret" in away.sentence) == ("database", False)


def test_the_machine_is_looked_at_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = Place(tmp_path / "data")
    fill(place)
    place.data.chmod(0o755)
    (place.data / "asterism.sqlite").chmod(0o644)
    found = {one.check: one for one in look(place, ASTERISM_PROT="80", ASTERISM_PORT="80")}
    assert "ASTERISM_PROT" in found["settings"].sentence
    assert "chmod 700" in found["folder"].advice
    for free, verdict in ((10**8, "problem"), (5 * 10**8, "warning")):
        usage = type("Usage", (), {"free": free, "total": 10**10})
        monkeypatch.setattr("shutil.disk_usage", lambda _, usage=usage: usage)
        [disk] = [one for one in look(place) if one.check == "disk"]
        assert disk.verdict == verdict
    assert machine_checks.amount(1_234_567) == "1.2 MB"
    assert machine_checks.amount(12) == "12 bytes"


def test_the_command_prints_findings_and_its_exit_code_says_whether_there_are_problems(tmp_path: Path) -> None:
    place, data = Place(tmp_path / "data"), str(tmp_path / "data")
    fill(place)
    healthy = run("doctor", "--data", data)
    assert healthy.returncode == 0
    assert "✓ log: all logs can be read" in healthy.stdout
    alter(place, lambda c: c.execute(delete(table_index)))
    assert run("doctor", "--data", data, "--quick").returncode == 1
    shown = run("doctor", "--data", data, "--json")
    assert shown.returncode == 1
    [index] = [one for one in json.loads(shown.stdout) if one["check"] == "index"]
    assert "--repair-index" in index["advice"]
    mended = run("doctor", "--data", data, "--repair-index")
    assert (mended.returncode, "3 entries of the index were made anew" in mended.stdout) == (0, True)
