"""The server's settings. Each is a flag of `asterism serve` and an environment variable `ASTERISM_…`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import partial
from pathlib import Path
from typing import Annotated, Literal

import platformdirs
import typer

network = partial(typer.Option, rich_help_panel="Network")
storage = partial(typer.Option, rich_help_panel="Storage")
bots = partial(typer.Option, rich_help_panel="Bots")
limit = partial(typer.Option, rich_help_panel="Limits (0 means no limit)", min=0)
texts = partial(typer.Option, rich_help_panel="Your own texts")
notifications = partial(typer.Option, rich_help_panel="Notifications")
monitoring = partial(typer.Option, rich_help_panel="Monitoring")

Source = Literal["default", "flag", "environment"]


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How a server behaves."""

    host: Annotated[str, network(help="The address to listen on; 0.0.0.0 accepts connections from other machines.")] = (
        "127.0.0.1"
    )
    lan: Annotated[
        bool,
        network("--lan", help="Let other devices in your home network join: listen on all addresses of this machine."),
    ] = False
    port: Annotated[int, network(min=0, max=65535, help="The port to listen on; 0 takes a free one.")] = 8000
    host_names: Annotated[
        str,
        network(
            help="Names under which browsers reach this server, separated by commas: stars.example.org, "
            "*.example.org, or * for all. Addresses, localhost and this machine's own name need not be listed."
        ),
    ] = ""
    trusted_proxies: Annotated[
        str, network(help="Proxies whose X-Forwarded-For and X-Forwarded-Proto count: addresses, networks or *.")
    ] = "127.0.0.1"
    processes: Annotated[
        int,
        network(
            min=1,
            help="Processes of this server, which share its port, for more players than one core can serve. More than "
            "one need a PostgreSQL (--database) and Linux.",
        ),
    ] = 1
    mcp: Annotated[
        bool,
        network(
            "--mcp",
            help="Let language models and other agents play at /mcp, by the Model Context Protocol, with tokens like "
            "those of the bot API. It needs the extra mcp.",
        ),
    ] = False
    open_page: Annotated[bool, network("--open/--no-open", help="Open the page in a browser.")] = True

    data: Annotated[Path | None, storage(help="The folder for the SQLite database.")] = None
    database: Annotated[
        str | None,
        storage(
            help="A PostgreSQL database to use instead, which several servers can share: "
            "postgresql://user:password@host/name. Set it in the environment, so that the password is not visible "
            "in the list of processes."
        ),
    ] = None
    lease: Annotated[
        float,
        storage(min=0.1, help="Seconds until another server on the database takes over the bots of one that died."),
    ] = 15.0
    tables_in_memory: Annotated[
        int, storage(min=1, help="Tables that stay in memory for some minutes after the last person has left, at most.")
    ] = 1000

    grace: Annotated[
        int, bots(min=0, help="Seconds that a player may be away before the others can let a bot take the seat.")
    ] = 60
    bot_pause: Annotated[float, bots(min=0, help="Seconds that a bot takes for a move, on average.")] = 0.7
    bot_threads: Annotated[
        int, bots(min=0, help="Bots that think at the same time in this process; 0 means all cores but one.")
    ] = 0
    bot_seconds: Annotated[
        float, bots(min=0.1, help="Seconds that a bot thinks about one move at most, whatever its budget.")
    ] = 5.0
    bot_budgets: Annotated[
        bool,
        bots("--bot-budgets", help="Let tables use bots with a budget of their own, such as search:2000 or nova@0.5."),
    ] = False
    allow_bot: Annotated[
        str, bots(help="Bots of your own that tables may use, separated by commas: module:Class or file.py:Class.")
    ] = ""

    daily_bot: Annotated[
        str,
        bots(
            help="The bot with which people can compare themselves after the daily challenge. It plays each challenge "
            "once in the background; an empty text leaves it out."
        ),
    ] = "supernova"

    solo_tables: Annotated[
        Literal["auto", "browser", "server"],
        bots(
            help="Where tables of one person and bots are: at this server, in the person's own browser, which saves "
            "this machine's processor, or there only while many bots wait here (auto)."
        ),
    ] = "auto"

    tables: Annotated[int, limit(help="Unfinished tables of the whole server.")] = 20_000
    tables_per_guest: Annotated[int, limit(help="Unfinished tables at which one guest has a seat.")] = 100
    tables_per_address: Annotated[
        int, limit(help="Unfinished tables that were opened from one address since this process was started.")
    ] = 600
    connections: Annotated[int, limit(help="Connections to this process at the same time.")] = 10_000
    connections_per_address: Annotated[
        int,
        limit(
            help="Connections from one address at the same time. Connections of trusted proxies count for the address "
            "that they name, as soon as they are WebSockets or event streams."
        ),
    ] = 1000
    connections_per_guest: Annotated[
        int, limit(help="WebSockets and event streams of one guest at the same time, in this process.")
    ] = 30
    messages_per_second: Annotated[
        int,
        limit(
            help="WebSocket messages of one guest; a burst may have three times as many, and all guests at one address "
            "ten times as many."
        ),
    ] = 20
    max_message_size: Annotated[int, limit(help="Characters of one WebSocket message.")] = 4096
    max_body_size: Annotated[int, limit(help="Bytes of the body of one request.")] = 256_000
    head_seconds: Annotated[float, limit(help="Seconds within which the head of a request has to arrive.")] = 15.0
    body_seconds: Annotated[float, limit(help="Seconds within which the body of a request has to arrive.")] = 60.0
    new_tables_per_minute: Annotated[int, limit(help="New tables from one address.")] = 60
    passwords_per_minute: Annotated[
        int, limit(help="Passwords for one account from one address; for all accounts and links, three times as many.")
    ] = 10

    terms: Annotated[
        Path | None,
        texts(
            help="Your terms of use, shown at /terms: a text file, or a folder with one for each language (en.md, "
            "fr.md, de.md)."
        ),
    ] = None
    imprint: Annotated[Path | None, texts(help="Your imprint, shown at /imprint: a file or folder like --terms.")] = (
        None
    )

    push_contact: Annotated[
        str,
        notifications(
            help="Where push services reach you if something is wrong with your notifications: mailto:you@example.org, "
            "or an https address. Without it they are told the address under which people know this server."
        ),
    ] = ""
    push_private: Annotated[
        bool,
        notifications(
            "--push-private",
            help="Let notifications go to addresses in private networks and without https, for webhooks in a club's "
            "own network. Everybody who can reach this server can then let it send requests there.",
        ),
    ] = False

    log_json: Annotated[bool, monitoring("--log-json", help="Write the log as JSON, one object per line.")] = False
    log_requests: Annotated[bool, monitoring("--log-requests", help="Log every request.")] = False
    metrics_token: Annotated[
        str | None,
        monitoring(help="The bearer token for reading /metrics from other machines; this machine needs none."),
    ] = None

    @property
    def texts(self) -> str:
        """The host's own texts that there are, for the page: it links to them."""
        return " ".join(name for name in ("terms", "imprint") if getattr(self, name) is not None)

    @property
    def folder(self) -> Path:
        """The folder for the SQLite database."""
        return self.data or Path(platformdirs.user_data_dir("asterism")) / "server"


@dataclass(frozen=True, kw_only=True)
class GivenSettings(Settings):
    """The settings of a server that was started by a command, and where each of them came from."""

    sources: Mapping[str, Source] = field(default_factory=dict)

    @property
    def plain(self) -> Settings:
        """The settings alone."""
        return Settings(**{one.name: getattr(self, one.name) for one in fields(Settings)})
