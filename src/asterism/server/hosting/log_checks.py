"""Checks of the log: every table's events follow each other, can be read and replayed, and the index says the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select

from asterism.errors import AsterismError, BadRecord
from asterism.game import load
from asterism.server.hosting.findings import Finding, ok, problem, warning
from asterism.server.store.schema import events, seat_holders, table_index
from asterism.server.store.statements import INDEX_COLUMNS
from asterism.server.store.writer import index_row, set_seat_holders
from asterism.server.tables import events as log_events
from asterism.server.tables import summary as summaries
from asterism.server.tables.state import TableState
from asterism.server.tables.steps import replayed
from asterism.server.tables.storage import IndexEntry, index_entry_of

NAMED = 5
"""How many tables a finding names."""


class LogReport(msgspec.Struct):
    """What is wrong with which table."""

    tables: int = 0
    events: int = 0
    holes: list[str] = []
    unreadable: list[str] = []
    foreign_rules: list[str] = []
    """Tables that play by other rules than this version has."""
    not_indexed: list[str] = []
    indexed_wrongly: list[str] = []
    without_log: list[str] = []
    """Index entries of tables that have no events."""
    reasons: dict[str, str] = {}


def examine(connection: Connection, *, replay: bool = True) -> LogReport:
    """Read every table's log, in one snapshot of the database."""
    report = LogReport()
    found = {row.table_id: row for row in connection.execute(select(table_index))}
    ids = list(connection.scalars(select(events.c.table_id).distinct().order_by(events.c.table_id)))
    report.without_log = sorted(set(found) - set(ids))
    for table_id in ids:
        query = select(events.c.seq, events.c.event).where(events.c.table_id == table_id).order_by(events.c.seq)
        rows = [(row.seq, bytes(row.event)) for row in connection.execute(query)]
        report.tables += 1
        report.events += len(rows)
        if [seq for seq, _ in rows] != list(range(len(rows))):
            missing = next(number for number, (seq, _) in enumerate([*rows, (-1, b"")]) if seq != number)
            report.holes.append(table_id)
            report.reasons[table_id] = f"event {missing} is missing"
            continue
        examine_table(connection, report, table_id, [row for _, row in rows], found.get(table_id), replay=replay)
    return report


def examine_table(
    connection: Connection,
    report: LogReport,
    table_id: str,
    rows: Sequence[bytes],
    indexed: Row[tuple[object, ...]] | None,
    *,
    replay: bool,
) -> None:
    """Read and replay one log without holes, and compare the index."""
    if indexed is None:
        report.not_indexed.append(table_id)
    elif indexed.seq != len(rows) - 1:
        report.indexed_wrongly.append(table_id)
    try:
        opened = next(log_events.decode(row) for row in rows)
        if not isinstance(opened, log_events.TableOpened):
            raise BadRecord("its log does not begin with its opening")
        if opened.rules != load(opened.game).version:
            report.foreign_rules.append(table_id)
            return
        if replay:
            state = replayed(table_id, opened, rows[1:])
            if indexed is not None and table_id not in report.indexed_wrongly and not fits(connection, indexed, state):
                report.indexed_wrongly.append(table_id)
    except (AsterismError, msgspec.MsgspecError, ValueError, IndexError, KeyError) as error:
        report.unreadable.append(table_id)
        report.reasons[table_id] = str(error)


def fits(connection: Connection, indexed: Row[tuple[object, ...]], state: TableState) -> bool:
    """Whether the index says what follows from the log."""
    entry = index_entry_of(state)
    holders = select(seat_holders.c.guest, seat_holders.c.has_left).where(seat_holders.c.table_id == state.id)
    return (
        (indexed.game, indexed.phase, indexed.listed, indexed.due, indexed.ended)
        == (entry.game, entry.phase, entry.listed, entry.due, entry.ended)
        and is_same_summary(indexed.summary, entry)
        and set(map(tuple, connection.execute(holders))) == {(one.guest, one.has_left) for one in entry.guests}
    )


def is_same_summary(stored: bytes, entry: IndexEntry) -> bool:
    """Whether two summaries say the same; one that cannot be read does not."""
    try:
        return summaries.decode(bytes(stored)) == summaries.decode(entry.summary)
    except msgspec.MsgspecError:
        return False


def findings_of(report: LogReport) -> Iterator[Finding]:
    """One line for each kind of trouble."""
    restore = "restore a backup from before; the other tables go on meanwhile"
    if report.holes:
        yield problem("log", f"there are holes in the log of {named(report, report.holes)}", restore)
    if report.unreadable:
        advice = "keep the logs: a version that understands them opens the tables again; damaged ones need a backup"
        yield problem("log", f"this version cannot replay {named(report, report.unreadable)}", advice)
    if report.foreign_rules:
        advice = "run the version that they were played with to go on with them; nothing is lost"
        yield warning("rules", f"rules of another version are played at {named(report, report.foreign_rules)}", advice)
    if not report.holes and not report.unreadable:
        yield ok("log", f"all logs can be read and replayed ({report.tables} tables, {report.events} events)")
    wrong = [*report.not_indexed, *report.indexed_wrongly, *report.without_log]
    if wrong:
        advice = "stop the server and run `asterism doctor --repair-index`: the index is made anew from the log"
        yield problem("index", f"the index differs from the log at {named(report, wrong)}", advice)
    else:
        yield ok("index", "the index says what follows from the log")


def named(report: LogReport, tables: Sequence[str]) -> str:
    """The number of tables, and the first of them with the reason."""
    shown = [f"{one} ({report.reasons[one]})" if one in report.reasons else one for one in tables[:NAMED]]
    more = f" and {len(tables) - NAMED} more" if len(tables) > NAMED else ""
    return f"{len(tables)} table{'' if len(tables) == 1 else 's'}: {', '.join(shown)}{more}"


def repair_index(connection: Connection, report: LogReport) -> int:
    """Make the index entries that are wrong anew from the log; returns how many. Logs are never changed."""
    for table_id in report.without_log:
        connection.execute(delete(table_index).where(table_index.c.table_id == table_id))
        connection.execute(delete(seat_holders).where(seat_holders.c.table_id == table_id))
    remade = [*report.not_indexed, *report.indexed_wrongly]
    repaired = len(report.without_log)
    for table_id in remade:
        if table_id in report.holes or table_id in report.unreadable or table_id in report.foreign_rules:
            continue
        query = select(events.c.event).where(events.c.table_id == table_id).order_by(events.c.seq)
        rows = [bytes(row) for row in connection.scalars(query)]
        opened = log_events.decode(rows[0])
        if isinstance(opened, log_events.TableOpened):
            write_entry(connection, replayed(table_id, opened, rows[1:]))
            repaired += 1
    return repaired


def write_entry(connection: Connection, state: TableState) -> None:
    """Replace a table's index entry by the one that follows from its state."""
    entry = index_entry_of(state)
    row = dict(zip(INDEX_COLUMNS, index_row(state.id, state.seq, entry, state.updated / 1000), strict=True))
    connection.execute(delete(table_index).where(table_index.c.table_id == state.id))
    connection.execute(insert(table_index).values(row | {"opened": state.opened.at / 1000}))
    set_seat_holders(connection, state.id, entry.guests)
