"""The settings of a server. Each is a flag of `asterism serve` and a variable `ASTERISM_…` of the environment."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated

import platformdirs
import typer

address = partial(typer.Option, rich_help_panel="Where it listens")
keeping = partial(typer.Option, rich_help_panel="What it keeps, and where")
limit = partial(typer.Option, rich_help_panel="Limits (0 is none)", min=0)
watching = partial(typer.Option, rich_help_panel="Watching it")
bots = partial(typer.Option, rich_help_panel="Bots")


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How a server behaves."""

    host: Annotated[str, address(help="The address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1"
    port: Annotated[int, address(min=0, max=65535, help="The port to listen on; 0 takes a free one.")] = 8000
    trusted_proxies: Annotated[
        str, address(help="Proxies whose word on a visitor's address and on https counts: addresses, networks or *.")
    ] = "127.0.0.1"
    open_page: Annotated[bool, address("--open/--no-open", help="Open the page in a browser.")] = True

    data: Annotated[Path | None, keeping(help="The folder that keeps all tables.")] = None
    database: Annotated[
        str | None,
        keeping(
            help="A PostgreSQL that keeps them instead, and may be shared: postgresql://user:password@host/name. "
            "Better in the environment, where nobody reads the password."
        ),
    ] = None
    lease: Annotated[
        float, keeping(min=0.1, help="Seconds until another server on the database moves the bots of one that died.")
    ] = 15.0
    tables_in_memory: Annotated[int, keeping(min=1, help="Tables kept at hand although nobody looks at them.")] = 1000

    grace: Annotated[
        int, bots(min=0, help="Seconds that a player may be away before the others can let a bot sit in.")
    ] = 60
    bot_pause: Annotated[float, bots(min=0, help="Seconds that a bot takes for a move, more or less.")] = 0.7
    bot_threads: Annotated[
        int, bots(min=0, help="Bots that think at once in this process; 0 leaves one core to the people.")
    ] = 0
    allow_bot: Annotated[
        str, bots(help="Bots of your own that tables may seat, with commas: module:Class or file.py:Class.")
    ] = ""

    tables: Annotated[int, limit(help="Unfinished tables of the whole server.")] = 20_000
    tables_per_guest: Annotated[int, limit(help="Unfinished tables at which one guest sits.")] = 100
    lines_per_guest: Annotated[int, limit(help="Live lines of one guest at once, in this process.")] = 30
    messages_per_second: Annotated[int, limit(help="Messages on one line, after a burst of three times as many.")] = 20
    longest_message: Annotated[int, limit(help="Bytes of one message on a line.")] = 4096
    largest_body: Annotated[int, limit(help="Bytes of one request.")] = 256_000
    openings_per_minute: Annotated[int, limit(help="New tables from one address.")] = 60
    passwords_per_minute: Annotated[int, limit(help="Passwords and one-time links from one address.")] = 10

    log_json: Annotated[bool, watching("--log-json", help="Write the log as lines of JSON.")] = False
    log_requests: Annotated[bool, watching("--log-requests", help="Write a line for every request.")] = False
    metrics_token: Annotated[
        str | None,
        watching(help="Who brings this token may read /metrics from presence_sync; this machine always may."),
    ] = None

    @property
    def folder(self) -> Path:
        """Where everything is kept."""
        return self.data or Path(platformdirs.user_data_dir("asterism")) / "server"
