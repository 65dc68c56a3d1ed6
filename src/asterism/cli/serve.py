"""`asterism serve`: the games in the browser."""

from __future__ import annotations

import inspect
from typing import Any

import typer

from asterism.cli.options import require_extra
from asterism.server.settings import GivenSettings, Settings, Source

SOURCES: dict[str, Source] = {"COMMANDLINE": "flag", "ENVIRONMENT": "environment"}
"""Typer's names for where a value came from."""


def serve(context: typer.Context, **settings: Any) -> None:
    """Serve the games to browsers."""
    require_extra("server")
    if settings["mcp"]:
        require_extra("mcp")
    from asterism.server.run import run_server

    run_server(GivenSettings(**settings, sources=sources_of(context)))


def sources_of(context: typer.Context) -> dict[str, Source]:
    """Where each setting came from: a flag, the environment, or nobody set it."""
    found = {name: context.get_parameter_source(name) for name in context.params}
    return {name: SOURCES.get(source.name if source else "", "default") for name, source in found.items()}


# Typer reads the command's options from its signature: they are the fields of the settings.
_context = inspect.Parameter("context", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=typer.Context)
serve.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
    [_context, *inspect.signature(Settings, eval_str=True).parameters.values()]
)
