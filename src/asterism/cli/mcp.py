"""`asterism mcp`: tools for language models and other agents."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from asterism.cli.options import require_extra
from asterism.errors import BadOption


def mcp(
    *,
    server: Annotated[
        str | None, typer.Option(help="Play at the tables of this server, such as https://stars.example.org.")
    ] = None,
    token: Annotated[
        str | None, typer.Option(envvar="ASTERISM_TOKEN", help="The agent's token there; better set ASTERISM_TOKEN.")
    ] = None,
    name: Annotated[str, typer.Option(help="The agent's name at tables of this process.")] = "Agent",
    data: Annotated[
        Path | None, typer.Option(help="The folder for tables of this process.", show_default="your data folder")
    ] = None,
) -> None:
    """Let a language model play, by the Model Context Protocol over standard input and output.

    Without --server it plays against bots in this process.
    """
    require_extra("mcp")
    import platformdirs

    from asterism.agents.here import tables_here
    from asterism.agents.remote import tables_of_server
    from asterism.agents.stdio import serve_stdio
    from asterism.typed_text import clean_name

    if server is None:
        folder = data or Path(platformdirs.user_data_dir("asterism")) / "mcp"
        serve_stdio(tables_here(folder, clean_name(name)))
    elif token is None:
        raise BadOption("tables of a server need a token: set ASTERISM_TOKEN, or give --token")
    else:
        serve_stdio(tables_of_server(server, token))
