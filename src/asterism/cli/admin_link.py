"""`asterism admin-link`: a one-time link that makes whoever opens it an admin of the server."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from asterism.cli.options import DataFolder, ServerDatabase, require_extra
from asterism.cli.output import write_line


def admin_link(
    *,
    data: DataFolder = None,
    database: ServerDatabase = None,
    address: Annotated[
        str,
        typer.Option(help="The address of the server, such as https://stars.example.org."),
    ] = "",
) -> None:
    """Print a link that makes whoever opens it an admin of the server, once, also while the server runs."""
    require_extra("server")
    from asterism.server.hosting.admin_link import new_admin_link
    from asterism.server.settings import Settings

    path = new_admin_link(Settings(data=data).folder, database)
    page = address.rstrip("/") or f"http://localhost:{os.environ.get('ASTERISM_PORT', Settings.port)}"
    write_line(f"Whoever opens this link within an hour becomes an admin:\n{page}{path}")
