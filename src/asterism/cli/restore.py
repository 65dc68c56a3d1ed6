"""`asterism restore`: a backup becomes the database of a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from asterism.cli.options import DataFolder, ServerDatabase, require_extra
from asterism.cli.output import write_line


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `asterism backup` wrote.")],
    *,
    data: DataFolder = None,
    database: ServerDatabase = None,
    overwrite: Annotated[
        bool, typer.Option("--overwrite", help="Replace what the folder or the PostgreSQL has now.")
    ] = False,
    without_secrets: Annotated[
        bool, typer.Option("--without-secrets", help="Accept a backup that was made without secrets.")
    ] = False,
) -> None:
    """Restore a backup, into a data folder or a PostgreSQL. Stop the server first."""
    require_extra("server")
    from asterism.server.hosting import restore as restoring
    from asterism.server.settings import Settings

    folder = Settings(data=data).folder
    restored = restoring.restore(file, folder, database, overwrite=overwrite, without_secrets=without_secrets)
    write_line(f"Restored into {restored.place}. Tables: {restored.tables}, rows in all: {restored.rows}.")
    if restored.kept:
        write_line(f"What was there before is kept in {restored.kept}; delete it when all is well.")
    write_line("Run `asterism doctor` before you start the server.")
