"""The one database that all simulated processes share: SQLite in memory, with faults in its connections.

A transaction is one step: it is there as a whole or not at all, as in PostgreSQL, and none runs beside another. Faults
lie before it, between its statements, at its commit and after it, when the answer is lost and nobody knows.
"""

from __future__ import annotations

import random
import sqlite3
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Engine, create_engine
from sqlalchemy.pool import NullPool, StaticPool

from asterism.server.store.schema import metadata
from tests.simulation.dialect import IntegrityError, OperationalError, in_sqlite
from tests.simulation.loop import OWNER, Owner, SimulatedLoop
from tests.simulation.threads import pause

QUICK, SLOW = 0.0003, 0.006
"""Seconds that a commit takes."""
Row = tuple[str, int, bytes]


@dataclass
class Trouble:
    """What one process has with its database."""

    armed: deque[str] = field(default_factory=deque)
    """Faults that the next transactions have, one each: refuse, tear, cut_before_commit, lose_reply."""
    away_until: float = 0.0
    notes: str = ""
    """What becomes of notifications: lost, doubled or late."""
    notes_until: float = 0.0
    last_at: float = -1e9
    """When anything last went wrong."""


class SimulatedDatabase:
    """Keeps what is committed, and tells those who listen. `on_rows` gets every event that is written."""

    def __init__(self, loop: SimulatedLoop, choices: random.Random, *, is_shared: bool) -> None:
        self._loop = loop
        self._choices = choices
        self.is_shared = is_shared
        self.sqlite = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        template().backup(self.sqlite)
        self.sqlite.create_function("database_now", 0, self.now)
        self.sqlite.create_function("pg_notify", 2, self._note)
        self.clock_set_by = 0.0
        self.on_rows: Callable[[list[Row]], None] = lambda _: None
        self.listeners: list[Listener] = []
        self.happened: Counter[str] = Counter()
        self._trouble: dict[Owner | None, Trouble] = {}
        self._notes: list[tuple[str, str]] = []
        self._seen_rows = 0
        self.is_in_transaction = False

    def now(self) -> float:
        """The database's own clock."""
        return 1_700_000_000.0 + self._loop.time() + self.clock_set_by

    def trouble_of(self, owner: Owner | None) -> Trouble:
        """What this process has with the database."""
        return self._trouble.setdefault(owner, Trouble())

    def engine(self) -> Engine:
        """An engine for the process that asks."""
        owner = OWNER.get()
        name = "simulated+postgres" if self.is_shared else "simulated+file"
        return create_engine(f"{name}://simulated", creator=lambda: Connection(self, owner), poolclass=NullPool)

    def heal(self) -> list[Owner | None]:
        """Nothing goes wrong any more; returns the processes whose notifications got lost until now."""
        now = self._loop.time()
        lost = [owner for owner, one in self._trouble.items() if one.notes == "lost" and one.notes_until > now]
        for trouble in self._trouble.values():
            trouble.armed.clear()
            trouble.away_until = trouble.notes_until = 0.0
        return lost

    # --- transactions ------------------------------------------------------------------------

    def check_reachable(self, owner: Owner | None) -> None:
        """Raise if the process cannot reach the database."""
        trouble = self.trouble_of(owner)
        if trouble.away_until > self._loop.time():
            trouble.last_at = self._loop.time()
            self.happened["the database is away"] += 1
            raise self.cut("the database cannot be reached")

    def next_fault(self, owner: Owner | None) -> str | None:
        """The fault of the transaction that begins."""
        trouble = self.trouble_of(owner)
        return trouble.armed.popleft() if trouble.armed else None

    def noted(self, owner: Owner | None, what: str) -> None:
        """A fault has struck."""
        self.trouble_of(owner).last_at = self._loop.time()
        self.happened[what] += 1

    def cut(self, message: str) -> Exception:
        """The error of a connection that broke."""
        return OperationalError(message, is_cut=True) if self.is_shared else sqlite3.OperationalError(message)

    def full(self) -> Exception:
        """The error of a disk without space."""
        if self.is_shared:
            return OperationalError("no space left", sqlstate="53100")
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorname = "SQLITE_FULL"
        return error

    def take_time(self) -> None:
        """A commit takes its time, where there is a thread that can wait."""
        pause(self._choices.uniform(QUICK, SLOW))

    def commit(self) -> None:
        """Make the transaction's changes last, show them to the reference, and send its notifications."""
        self.sqlite.execute("COMMIT")
        self.is_in_transaction = False
        notes, self._notes = self._notes, []
        rows = self.sqlite.execute(
            "SELECT rowid, table_id, seq, event FROM events WHERE rowid > ? ORDER BY rowid", [self._seen_rows]
        ).fetchall()
        if rows:
            self._seen_rows = rows[-1][0]
            self.on_rows([(table, seq, bytes(event)) for _, table, seq, event in rows])
        for channel, payload in notes:
            for listener in list(self.listeners):
                listener.send(channel, payload, self._choices)

    def rollback(self) -> None:
        """Forget the transaction's changes."""
        if self.is_in_transaction:
            self.sqlite.execute("ROLLBACK")
            self.is_in_transaction = False
        self._notes = []

    def _note(self, channel: str, payload: str) -> None:
        self._notes.append((channel, payload))


class Connection:
    """A connection of one process: what SQLAlchemy needs of a driver's."""

    def __init__(self, database: SimulatedDatabase, owner: Owner | None) -> None:
        database.check_reachable(owner)
        self._database = database
        self._owner = owner
        self._fault: str | None = None
        self._statements = 0
        self._is_open = False
        """Whether a transaction is."""

    def cursor(self) -> Cursor:
        """A cursor for one statement."""
        return Cursor(self, self._database.sqlite.cursor())

    def prepare(self, statement: str) -> None:
        """Begin a transaction if there is none, and let its fault strike."""
        database = self._database
        if not self._is_open:
            database.take_time()
            database.check_reachable(self._owner)
            assert not database.is_in_transaction, "transactions do not overlap here"
            database.sqlite.execute("BEGIN")
            database.is_in_transaction = self._is_open = True
            self._statements = 0
            self._fault = None
        if is_write(statement):
            if not self._statements:
                self._fault = database.next_fault(self._owner)
            self._statements += 1
            self._strike()

    def _strike(self) -> None:
        if self._fault == "refuse":
            self._database.noted(self._owner, "a write is refused")
            self._end()
            raise self._database.full()
        if self._fault == "tear" and self._statements > 1:
            self._database.noted(self._owner, "a write is torn")
            self._end()
            raise self._database.cut("the connection broke in the middle")

    def commit(self) -> None:
        """Commit, unless a fault comes before; after some faults nobody knows."""
        if not self._is_open:
            return
        if self._fault in {"cut_before_commit", "tear"}:
            self._database.noted(self._owner, "a commit does not arrive")
            self._end()
            raise self._database.cut("the connection broke before the commit")
        fault, self._fault, self._is_open = self._fault, None, False
        self._database.commit()
        self._database.take_time()
        if fault == "lose_reply":
            self._database.noted(self._owner, "the reply to a commit is lost")
            raise self._database.cut("the connection broke after the commit")

    def rollback(self) -> None:
        """Forget what was not committed."""
        if self._is_open:
            self._end()

    def _end(self) -> None:
        self._is_open = False
        self._database.rollback()

    close = rollback


class Cursor:
    """What SQLAlchemy needs of a driver's cursor."""

    def __init__(self, connection: Connection, cursor: sqlite3.Cursor) -> None:
        self._connection = connection
        self._cursor = cursor
        self._is_shared = connection._database.is_shared

    def execute(self, statement: str, parameters: Any = ()) -> None:
        """Run a statement."""
        self._connection.prepare(statement)
        worded, runs = in_sqlite(statement, parameters) if self._is_shared else (statement, [parameters or ()])
        for one in runs:
            self._run(worded, one)

    def executemany(self, statement: str, rows: Any) -> None:
        """Run a statement for each of these."""
        self._connection.prepare(statement)
        for row in rows:
            self._run(statement, row)

    def _run(self, statement: str, parameters: Any) -> None:
        try:
            self._cursor.execute(statement, parameters)
        except sqlite3.IntegrityError as error:
            raise IntegrityError(str(error)) if self._is_shared else error from error

    def __getattr__(self, name: str) -> Any:
        return getattr(self._cursor, name)


class Listener:
    """A connection that listens to notifications, in the place of psycopg's."""

    def __init__(self, database: SimulatedDatabase, owner: Owner | None) -> None:
        self._database = database
        self.owner = owner
        self._channels: set[str] = set()
        self._arrived: deque[tuple[str, str]] = deque()
        self._waiter: Any = None
        self._last_at = 0.0
        self._is_broken = False

    def listen(self, channel: str) -> None:
        """Take the notifications of this channel too."""
        self._channels.add(channel)
        if self not in self._database.listeners:
            self._database.listeners.append(self)

    def send(self, channel: str, payload: str, choices: random.Random) -> None:
        """A notification was committed."""
        if channel not in self._channels:
            return
        loop, trouble = self._database._loop, self._database.trouble_of(self.owner)
        fault = trouble.notes if trouble.notes_until > loop.time() else ""
        copies, delay = 1, choices.uniform(QUICK, SLOW)
        if fault:
            self._database.noted(self.owner, f"a notification is {fault}")
            copies = {"lost": 0, "doubled": 2, "late": 1}[fault]
            delay += choices.uniform(0.5, 4.0) if fault == "late" else 0
        for _ in range(copies):
            self._last_at = max(self._last_at, loop.time() + delay)
            loop.call_at(self._last_at, self._arrive, (channel, payload))

    def _arrive(self, note: tuple[str, str]) -> None:
        self._arrived.append(note)
        self._wake()

    def break_off(self) -> None:
        """The connection breaks; what was on its way is gone."""
        self._is_broken = True
        self._wake()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def next(self) -> tuple[str, str]:
        """The next notification."""
        while not self._arrived or self._is_broken:
            if self._is_broken:
                raise OperationalError("the connection for notifications broke", is_cut=True)
            self._waiter = self._database._loop.create_future()
            await self._waiter
        return self._arrived.popleft()

    def close(self) -> None:
        """Listen no longer."""
        if self in self._database.listeners:
            self._database.listeners.remove(self)


def is_write(statement: str) -> bool:
    """Whether a statement changes anything."""
    return not statement.lstrip().startswith(("SELECT", "PRAGMA", "WITH"))


_TEMPLATE: list[sqlite3.Connection] = []


def template() -> sqlite3.Connection:
    """An empty database with the server's schema, made once."""
    if not _TEMPLATE:
        made = sqlite3.connect(":memory:", check_same_thread=False)
        metadata.create_all(create_engine("sqlite://", creator=lambda: made, poolclass=StaticPool))
        _TEMPLATE.append(made)
    return _TEMPLATE[0]
