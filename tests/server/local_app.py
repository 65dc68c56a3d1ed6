"""The server's application without a network and without compiled games, for tests of single requests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from asterism.server.app import create_app
from asterism.server.settings import Settings
from asterism.server.store import EventStore
from asterism.server.tables import registry


@asynccontextmanager
async def local_app(
    data: Path, monkeypatch: pytest.MonkeyPatch, **settings: Any
) -> AsyncIterator[tuple[httpx.AsyncClient, EventStore]]:
    """A browser at the application, and its store."""
    monkeypatch.setattr(registry, "compile_game", lambda _: None)
    store = EventStore(data)
    app: Any = create_app(Settings(**settings), store)
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://local", timeout=60) as browser:
        yield browser, store
    store.close()
