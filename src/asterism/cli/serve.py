"""`asterism serve`: the games in the browser."""

from __future__ import annotations

import inspect
from typing import Any

from asterism.cli.options import require_extra
from asterism.server.settings import Settings


def serve(**settings: Any) -> None:
    """Serve the games to browsers."""
    require_extra("server")
    if settings["mcp"]:
        require_extra("mcp")
    from asterism.server.run import run_server

    run_server(Settings(**settings))


# Typer reads the command's options from its signature: they are the fields of the settings.
serve.__signature__ = inspect.signature(Settings, eval_str=True)  # type: ignore[attr-defined]
