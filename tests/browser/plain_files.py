"""A file server that knows nothing of us, as any web host is one."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Self


class Quiet(SimpleHTTPRequestHandler):
    """Python's own handler, which logs only what is not there."""

    missing: list[str] = []  # noqa: RUF012 (each server has a class and a list of its own)

    def log_message(self, *_: Any) -> None:
        """Say nothing."""

    def send_error(self, code: int, *rest: Any, **named: Any) -> None:
        """Remember what was asked for in vain."""
        self.missing.append(f"{code} {self.path}")
        super().send_error(code, *rest, **named)


class PlainFiles:
    """Serves a folder until it is closed."""

    def __init__(self, folder: Path) -> None:
        self.missing: list[str] = []
        handler = type("Handler", (Quiet,), {"missing": self.missing})
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder)))
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        """Stop, as a network that is gone."""
        self._server.shutdown()
        self._server.server_close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
