"""Damage in the SQLite file: flipped bytes in its rows, and a write-ahead log that is cut off or missing."""

from __future__ import annotations

import signal
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from asterism.server.store.database import has_tables
from tests.server.conftest import Place
from tests.server.crowd import Player
from tests.server.faults.disks import refused_start
from tests.server.faults.outcome import (
    Outcome,
    Progress,
    crowd_at,
    hurry,
    note_log,
    note_moves,
    play_through,
    sentence_of,
    wait_for,
)
from tests.server.live_server import Guest, Server

WAL_HEADER, FRAME_HEADER = 32, 24


def flipped(data: bytes) -> bytes:
    """The same with some of its bits turned over."""
    return bytes(byte ^ (0x55 if place % 3 == 1 else 0) for place, byte in enumerate(data))


class Rows:
    """Rows of a database whose server is stopped."""

    def __init__(self, data: Path) -> None:
        self._file = data / "asterism.sqlite"

    def flip(self, column: str, table: str, where: str, *values: object) -> bytes:
        """Damage one value; returns what it was."""
        with closing(sqlite3.connect(self._file)) as connection:
            [[before]] = connection.execute(f"SELECT {column} FROM {table} WHERE {where}", values)  # noqa: S608
        self.put(column, table, where, flipped(before), *values)
        return bytes(before)

    def put(self, column: str, table: str, where: str, value: bytes, *values: object) -> None:
        """Write one value."""
        with closing(sqlite3.connect(self._file)) as connection, connection:
            connection.execute(f"UPDATE {table} SET {column} = ? WHERE {where}", (value, *values))  # noqa: S608


def damage_rows(folder: Path, tables: int) -> Outcome:
    """Flipped bytes in the server's secret, in an event of one table, and in the index entry of another."""
    outcome = Outcome(
        "damaged rows",
        f"server killed under load, {tables} tables in SQLite; bytes flipped in the secret of the cookies, in an event "
        "of one table and in the index entry of another",
    )
    with Server(folder / "data", log=folder / "log") as server:
        players, rows = crowd_at(server, tables, "rows"), Rows(folder / "data")
        broken, indexed = players[0].table, players[2].table

        def fault() -> str:
            wait_for(lambda: all(player.seq > 5 for player in players))
            hurry(players)
            server.stop(signal.SIGKILL)
            key = rows.flip("value", "server_secrets", "name = 'cookie'")
            outcome.seen.append(f'the host: "{refused_start(folder / "data").replace(str(folder), "...")}"')
            rows.put("value", "server_secrets", "name = 'cookie'", key)
            event = rows.flip("event", "events", "table_id = ? AND seq = 4", broken)
            rows.flip("summary", "table_index", "table_id = ?", indexed)
            progress = Progress([player for player in players if player.table != broken])
            server.start()
            outcome.well = f"{progress.seconds_until_all_went_on():.1f} s after the start every other table went on"
            outcome.seen += [f"at that table: {answer_at(server, broken)}", listed_for(server, players[2])]
            server.stop()
            rows.put("event", "events", "table_id = ? AND seq = 4", event, broken)
            server.start()
            return "rows"

        play_through(players, fault, outcome, Place(folder / "data"))
        outcome.well += "; with the row restored from a backup, that table went on as well"
        server.stop()
        note_log(outcome, server)
    return outcome


def answer_at(server: Server, table: str) -> str:
    """What somebody sees who comes to a table."""
    with Guest(server) as guest:
        answer = guest.http.get(f"/api/tables/{table}")
    shown = sentence_of(answer.json()).replace(table, "...") if answer.status_code >= 400 else "it is shown"
    return f'{answer.status_code} "{shown}"'


def listed_for(server: Server, player: Player) -> str:
    """Whether somebody's list of tables is whole."""
    with Guest(server) as guest:
        guest.http.headers["cookie"] = player.cookie
        listed = guest.http.get("/api/me/tables").json()
    return "lists are whole" if player.table in {one["table"] for one in listed} else "a list lacks a table"


# --- the write-ahead log ----------------------------------------------------------------------


def cut_off(wal: Path, share: float) -> None:
    """Leave only the first part of what the log holds, in the middle of a page."""
    data = wal.read_bytes()
    frame = FRAME_HEADER + int.from_bytes(data[8:12])
    valid = 0
    while data[WAL_HEADER + valid * frame :][8:16] == data[16:24]:
        valid += 1
    wal.write_bytes(data[: WAL_HEADER + int(valid * share) * frame + frame // 2])


def truncate_log(folder: Path, tables: int) -> Outcome:
    """The write-ahead log of SQLite loses its end."""
    return lose_log(folder, tables, "truncated WAL", lambda wal: cut_off(wal, 0.8))


def remove_log(folder: Path, tables: int) -> Outcome:
    """The write-ahead log of SQLite is gone."""
    return lose_log(folder, tables, "missing WAL", Path.unlink)


def lose_log(folder: Path, tables: int, name: str, damage: Callable[[Path], None]) -> Outcome:
    """The server is killed, and what SQLite had not yet brought into its file is lost with the log."""
    outcome = Outcome(
        name, f"server killed under load, {tables} tables in SQLite; its write-ahead log damaged; started"
    )
    data = folder / "data"
    with Server(data, log=folder / "log") as server:
        players, wal = crowd_at(server, tables, name), data / "asterism.sqlite-wal"

        def fault() -> str:
            wait_for(lambda: all(player.seq > 12 for player in players))
            hurry(players)
            server.stop(signal.SIGKILL)
            backup = wal.read_bytes()
            damage(wal)
            if not has_tables(data / "asterism.sqlite"):
                outcome.seen.append(f'the host: "{refused_start(data).replace(str(folder), "...")}"')
                wal.write_bytes(backup)
            note_moves(players, outcome, Place(data))
            begin_anew(players, Place(data), outcome)
            progress = Progress(players)
            server.start()
            outcome.well = f"{progress.seconds_until_all_went_on():.1f} s after the start every table went on"
            return name

        play_through(players, fault, outcome, Place(data))
        server.stop()
        note_log(outcome, server)
    outcome.seen.append(
        "tables stand at their last whole event; what only the lost part of the log held has to be played again"
    )
    return outcome


def begin_anew(players: Sequence[Player], place: Place, outcome: Outcome) -> None:
    """Their browsers show what the server shows, which may be an earlier position."""
    for player in players:
        player.seq, player.sent = -1, None
        player.history.clear()
        player.acknowledged.clear()
        player.is_over = not place.events(player.table)
    gone = len({player.table for player in players if player.is_over})
    outcome.wrong += [f"{gone} tables are gone"] if gone else []
