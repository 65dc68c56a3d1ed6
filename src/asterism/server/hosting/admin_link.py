"""`asterism admin-link`: a link for a new admin, made beside a server that may be running."""

from __future__ import annotations

from pathlib import Path

from asterism.server.hosting.backup import checked_revision, failures_explained
from asterism.server.moderation.admins import link_path, make_link
from asterism.server.store.database import open_beside


def new_admin_link(folder: Path, database: str | None) -> str:
    """The path of a one-time link that makes whoever opens it an admin."""
    engine = open_beside(folder, database)
    try:
        with failures_explained("no link was made"), engine.begin() as connection:
            checked_revision(connection)
            return link_path(make_link(connection))
    finally:
        engine.dispose()
