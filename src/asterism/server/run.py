"""Running the server from the command line."""

from __future__ import annotations

import socket
import sys
import threading
import webbrowser
from typing import Any

import uvicorn

from asterism.bots import admit
from asterism.errors import AsterismError
from asterism.server.app import create_app
from asterism.server.limits.sockets import SocketLimits
from asterism.server.logging_setup import set_up_logging
from asterism.server.settings import Settings
from asterism.server.store import EventStore
from asterism.server.transport import TimeLimits, limited_protocols

if sys.platform != "win32":
    import resource

BACKLOG = 2048
"""How many connections may wait to be accepted, for example while the server starts."""
FRAME_LIMIT_FACTOR = 16
"""A WebSocket message this many times longer than allowed is cut off unread; a shorter one is refused with a reason."""
OTHER_FILES = 200
"""How many files the server needs beside its connections."""
SHUTDOWN_SECONDS = 5
"""How long running requests may take after the server was told to stop; WebSockets are closed at once."""


def run_server(settings: Settings) -> None:
    """Serve until the process is stopped."""
    set_up_logging(as_json=settings.log_json)
    for name in filter(None, settings.allow_bot.split(",")):
        admit(name.strip())
    host = settings.host
    listener = listen_on(host, settings.port)
    address = f"http://{'localhost' if host in {'127.0.0.1', '0.0.0.0'} else host}:{listener.getsockname()[1]}/"  # noqa: S104
    store = EventStore(settings.folder, settings.database)
    server = uvicorn.Server(server_config(create_app(settings, store), settings))
    sys.stdout.write(f"Asterism is at {address}\nTables are stored in {store.place}. Press Ctrl+C to stop.\n")
    sys.stdout.flush()
    if settings.open_page:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    try:
        server.run(sockets=[listener])
    finally:
        listener.close()


def server_config(app: Any, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves the application."""
    sockets = SocketLimits(
        connections_within(settings.connections), settings.connections_per_address, settings.trusted_proxies
    )
    http, ws = limited_protocols(TimeLimits(head=settings.head_seconds, body=settings.body_seconds), sockets)
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        http=http,
        ws=ws,
        ws_max_size=FRAME_LIMIT_FACTOR * settings.max_message_size or 2**24,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


def connections_within(wanted: int) -> int:
    """So many connections as the system allows, which takes a file for each; 0 where it has no limit."""
    if sys.platform == "win32":
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    needed = wanted + OTHER_FILES if wanted else hard
    if soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    possible = max(1, soft - OTHER_FILES)
    return min(wanted, possible) if wanted else possible


def listen_on(host: str, port: int) -> socket.socket:
    """A listening socket, or an error that says why there is none."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        raise AsterismError(f"cannot listen on {host} port {port}: {error.strerror}") from error
    return listener
