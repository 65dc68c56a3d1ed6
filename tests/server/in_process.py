"""The application in the test's own process: requests without a network, from any address and for any name."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

from asterism.server.app import create_app
from asterism.server.http.middleware import RequestMiddleware
from asterism.server.settings import Settings
from asterism.server.store import EventStore


class InProcess:
    """An application and its browsers."""

    def __init__(self, app: RequestMiddleware) -> None:
        self.app = app
        self._browsers: list[httpx.AsyncClient] = []

    def browser(
        self, url: str = "http://127.0.0.1:8000", address: str = "192.0.2.1", cookies: httpx.Cookies | None = None
    ) -> httpx.AsyncClient:
        """A browser at this address that reaches the server by this URL."""
        transport = httpx.ASGITransport(self.app, client=(address, 1))  # type: ignore[arg-type]
        self._browsers.append(httpx.AsyncClient(transport=transport, base_url=url, cookies=cookies))
        return self._browsers[-1]

    async def close(self) -> None:
        """Close all browsers."""
        for browser in self._browsers:
            await browser.aclose()


@asynccontextmanager
async def in_process(data: Path, settings: Settings | None = None) -> AsyncIterator[InProcess]:
    """An application that stores its data in this folder."""
    store = EventStore(data)
    application = InProcess(create_app(settings or Settings(), store))
    try:
        yield application
    finally:
        await application.close()
        store.close()
