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

WAITING = 2048
"""How many visitors may knock at once before the server takes notice; they wait while it starts."""
FRAMES = 16
"""A message this many times as long as the longest is cut off unread."""
SECONDS_TO_STOP = 5
"""How long requests under way may take after somebody stopped the server; sockets are told at once to come back."""


def run_server(settings: Settings) -> None:
    """Serve until the person stops it."""
    set_up_logging(as_json=settings.log_json)
    for word in filter(None, settings.allow_bot.split(",")):
        admit(word.strip())
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
        ws_max_size=FRAMES * settings.longest_message or 2**24,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )
    server = uvicorn.Server(config)
    sys.stdout.write(f"Asterism is at {address}\nTables are kept in {store.place}. Press Ctrl+C to stop.\n")
    sys.stdout.flush()
    if settings.open_page:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    try:
        server.run(sockets=[listener])
    finally:
        listener.close()


def listen_on(host: str, port: int) -> socket.socket:
    """A listening socket, or a sentence that says why not."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(WAITING)
    except OSError as error:
        listener.close()
        raise AsterismError(f"cannot listen on {host} port {port}: {error.strerror}") from error
    return listener
