"""`asterism doctor`: whether everything that a server keeps is in order."""

from __future__ import annotations

from typing import Annotated

import typer

from asterism.cli.options import DataFolder, Json, ServerDatabase, require_extra
from asterism.cli.output import print_json, write_line

SIGNS = {"ok": "✓", "warning": "!", "problem": "✗"}
"""The sign before each finding."""


def doctor(
    *,
    data: DataFolder = None,
    database: ServerDatabase = None,
    quick: Annotated[bool, typer.Option("--quick", help="Read all logs, but replay no match.")] = False,
    repair_index: Annotated[
        bool,
        typer.Option(
            "--repair-index", help="Make the index anew from the log where it is wrong. Stop the server first."
        ),
    ] = False,
    as_json: Json = False,
) -> None:
    """Check a server's folder, disk, log, index, keys, versions and clock, and say what to do."""
    require_extra("server")
    from msgspec import to_builtins

    from asterism.server.hosting.doctor import examine_server, repair
    from asterism.server.settings import Settings

    folder = Settings(data=data).folder
    repaired = repair(folder, database) if repair_index else None
    findings = examine_server(folder, database, replay=not quick)
    if as_json:
        print_json(to_builtins(findings))
    else:
        if repaired is not None:
            write_line(f"Entries of the index that were made anew: {repaired}.")
        for finding in findings:
            write_line(f"{SIGNS[finding.verdict]} {finding.check}: {finding.sentence}")
            if finding.advice:
                write_line(f"    {finding.advice}")
    if any(finding.verdict == "problem" for finding in findings):
        raise typer.Exit(1)
