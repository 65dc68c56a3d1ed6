"""`asterism doctor`: looks at everything that a server keeps, beside the server while it runs, and says what to do."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from asterism.server.hosting.database_checks import (
    RESTORE,
    check_clock,
    check_keys,
    check_leases,
    check_pages,
    check_schema,
    check_versions,
)
from asterism.server.hosting.findings import Finding, ok, problem
from asterism.server.hosting.log_checks import LogReport, examine, findings_of, repair_index
from asterism.server.hosting.machine_checks import check_disk, check_environment, check_folder, check_sqlite, is_running
from asterism.server.hosting.restore import alone_in, check_alone
from asterism.server.store.database import (
    DATABASE_FILE,
    BadDatabase,
    lock_for_upgrade,
    open_beside,
    open_for_reading,
    open_postgres,
    snapshot,
)

Check = Callable[[Connection], Iterator[Finding]]


def examine_server(
    folder: Path, database: str | None, *, replay: bool = True, environment: Mapping[str, str] = os.environ
) -> list[Finding]:
    """All findings, in the order in which a host should read them."""
    found = [*check_environment(environment), *check_sqlite()]
    if database is None:
        found += check_folder(folder)
        if not (folder / DATABASE_FILE).is_file():
            return found
        found += check_disk(folder)
        state = "a server uses this folder now" if is_running(folder) else "no server uses this folder now"
        found.append(ok("server", state))
    try:
        engine = open_for_reading(folder, database)
    except BadDatabase as error:
        return [*found, problem("database", str(error), "start the database, or mend its address")]
    try:
        return [*found, *examine_database(engine, replay=replay)]
    finally:
        engine.dispose()


def examine_database(engine: Engine, *, replay: bool) -> list[Finding]:
    """The findings about what is stored, all of one moment."""
    found: list[Finding] = []
    checks: list[Check] = [check_pages, check_schema, check_versions, check_keys, check_leases, check_clock]
    checks.append(lambda connection: findings_of(examine(connection, replay=replay)))
    for check in checks:
        try:
            with snapshot(engine) as connection:
                found += check(connection)
        except SQLAlchemyError as error:
            reason = " ".join(str(getattr(error, "orig", None) or type(error).__name__).split())
            if not any(one.check == "database" and one.verdict == "problem" for one in found):
                found.append(problem("database", f"the database cannot be read: {reason}", RESTORE))
            break
        if any(one.check == "schema" and one.verdict != "ok" for one in found):
            break
    return found


def repair(folder: Path, database: str | None) -> int:
    """Make the index anew where it differs from the log, while no server runs; returns how many entries were."""
    if database is not None:
        engine = open_postgres(database)
        try:
            check_alone(engine)
            return repair_in(engine)
        finally:
            engine.dispose()
    with alone_in(folder):
        engine = open_beside(folder, None)
        try:
            return repair_in(engine)
        finally:
            engine.dispose()


def repair_in(engine: Engine) -> int:
    """Examine and repair in one transaction."""
    with engine.begin() as connection:
        lock_for_upgrade(connection)
        report: LogReport = examine(connection)
        return repair_index(connection, report)
