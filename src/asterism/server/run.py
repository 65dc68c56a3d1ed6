"""Running the server from the command line."""

from __future__ import annotations

import socket
import sys
import threading
import webbrowser

import uvicorn

from asterism.bots import admit
from asterism.errors import AsterismError
from asterism.server.app import create_app
from asterism.server.logging_setup import set_up_logging
from asterism.server.settings import Settings
from asterism.server.store import EventStore

BACKLOG = 2048
"""How many connections may wait to be accepted, for example while the server starts."""
FRAME_LIMIT_FACTOR = 16
"""A WebSocket message this many times longer than allowed is cut off unread; a shorter one is refused with a reason."""
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
    config = uvicorn.Config(
        create_app(settings, store),
        log_config=None,
        access_log=False,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=FRAME_LIMIT_FACTOR * settings.max_message_size or 2**24,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    server = uvicorn.Server(config)
    sys.stdout.write(f"Asterism is at {address}\nTables are stored in {store.place}. Press Ctrl+C to stop.\n")
    sys.stdout.flush()
    if settings.open_page:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    try:
        server.run(sockets=[listener])
    finally:
        listener.close()


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
