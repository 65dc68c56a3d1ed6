"""Running the server from the command line."""

from __future__ import annotations

import socket
import sys
import threading
import webbrowser
from pathlib import Path

import platformdirs
import uvicorn

from asterism.errors import AsterismError
from asterism.server.app import create_app


def run_server(host: str, port: int, data: Path | None, bot_pause: float, *, open_page: bool) -> None:
    """Serve until the person stops it; all tables are kept in the folder `data`."""
    folder = data or Path(platformdirs.user_data_dir("asterism")) / "server"
    listener = listen_on(host, port)
    address = f"http://{'localhost' if host in {'127.0.0.1', '0.0.0.0'} else host}:{listener.getsockname()[1]}/"  # noqa: S104
    server = uvicorn.Server(uvicorn.Config(create_app(folder, bot_pause), log_level="warning", ws="websockets-sansio"))
    sys.stdout.write(f"Asterism is at {address}\nTables are kept in {folder}. Press Ctrl+C to stop.\n")
    sys.stdout.flush()
    if open_page:
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
    except OSError as error:
        listener.close()
        raise AsterismError(f"cannot listen on {host} port {port}: {error.strerror}") from error
    return listener
