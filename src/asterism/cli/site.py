"""`asterism site`: the games as a site of plain files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

MEGABYTE = 1_000_000


def site(
    folder: Annotated[
        Path, typer.Argument(help="where to write it: a folder that is empty, new, or has an earlier site of this kind")
    ],
) -> None:
    """Write a site that any web host can serve, from any folder, with no Python behind it."""
    from asterism.site import write_site

    files = write_site(folder)
    size = sum(file.stat().st_size for file in files) / MEGABYTE
    typer.echo(f"Wrote {len(files)} files ({size:.1f} MB) into {folder}. Any web host can serve them. To try it here:")
    typer.echo(f"  python -m http.server --directory {folder}")
