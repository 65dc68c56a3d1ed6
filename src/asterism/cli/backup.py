"""`asterism backup`: a copy of everything that a server keeps."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from asterism.cli.options import DataFolder, Json, ServerDatabase, require_extra
from asterism.cli.output import print_json, write_line


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    *,
    data: DataFolder = None,
    database: ServerDatabase = None,
    without_secrets: Annotated[
        bool,
        typer.Option(
            "--without-secrets",
            help="Leave out keys, passwords, tokens and links. Nobody can sign in to a server restored from it.",
        ),
    ] = False,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace the file if it exists.")] = False,
    as_json: Json = False,
) -> None:
    """Copy a server's tables and accounts into one file, also while the server runs."""
    require_extra("server")
    from msgspec import to_builtins

    from asterism.server.hosting.backup import back_up
    from asterism.server.settings import Settings

    folder = Settings(data=data).folder
    manifest = back_up(folder, database, file, with_secrets=not without_secrets, overwrite=overwrite)
    if as_json:
        print_json(to_builtins(manifest))
        return
    write_line(f"{file} has everything. Rows: {manifest.rows}, of which {manifest.contents['events'].rows} are events.")
    write_line(
        "It has the keys and passwords of the server: protect it like a file of passwords."
        if manifest.has_secrets
        else "It has no keys, passwords, tokens or links; names, chat and moves are in it."
    )
