"""The server within the test's own process and without compiled games, for tests of requests and connections."""

from __future__ import annotations

import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from litestar import Litestar

from asterism.server.app import create_app
from asterism.server.run import listen_on, server_config
from asterism.server.settings import Settings
from asterism.server.store import EventStore
from asterism.server.tables import compiled_games


@asynccontextmanager
async def local_app(
    data: Path, monkeypatch: pytest.MonkeyPatch, **settings: Any
) -> AsyncIterator[tuple[httpx.AsyncClient, EventStore]]:
    """A browser at the application, and its store."""
    monkeypatch.setattr(compiled_games, "compile_game", lambda _: None)
    store = EventStore(data)
    app: Any = create_app(Settings(**settings), store)
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with (
        inner_app(app).lifespan(),
        httpx.AsyncClient(transport=transport, base_url="http://localhost", timeout=60) as browser,
    ):
        yield browser, store


def inner_app(app: Any) -> Litestar:
    """The application within its middleware."""
    while not isinstance(app, Litestar):
        app = app._app
    return app


@contextmanager
def local_server(data: Path, monkeypatch: pytest.MonkeyPatch, **settings: Any) -> Iterator[tuple[str, int]]:
    """The application with uvicorn, on a thread; yields its address."""
    monkeypatch.setattr(compiled_games, "compile_game", lambda _: None)
    chosen = Settings(**settings)
    server = uvicorn.Server(server_config(create_app(chosen, EventStore(data)), chosen))
    with closing(listen_on("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
        thread.start()
        try:
            yield listener.getsockname()
        finally:
            server.should_exit = True
            thread.join()
