"""The web application: the house, who asks, and the doors between them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

import asterism
from asterism.errors import AsterismError
from asterism.server.doors import ROUTES
from asterism.server.doors.guests import guest_of, set_guest_cookie
from asterism.server.doors.refusals import explain_error, explain_http_error
from asterism.server.house import House
from asterism.server.identity import Identity
from asterism.server.settings import Settings
from asterism.server.store import Store


def create_app(settings: Settings) -> Litestar:
    """The application with these settings."""
    store = Store(settings.folder / "asterism.sqlite")
    house, identity = House(store, settings.bot_pause), Identity(store.secret("cookie"))

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        preparing = asyncio.create_task(house.prepare_all())
        yield
        preparing.cancel()
        store.close()

    app = Litestar(
        ROUTES,
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "identity": Provide(lambda: identity, sync_to_thread=False),
            "guest": Provide(guest_of, sync_to_thread=False),
        },
        exception_handlers={AsterismError: explain_error, HTTPException: explain_http_error},
        before_send=[set_guest_cookie],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude=["^/assets/"]),
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(title="Asterism", version=asterism.__version__, path="/api/schema"),
    )
    app.state.identity = identity
    return app
