"""The web application: the house, who asks, and the doors between them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

import asterism
from asterism.server.doors import ROUTES
from asterism.server.doors.guard import Guard
from asterism.server.doors.guests import guest_of, set_guest_cookie
from asterism.server.doors.reception import Reception
from asterism.server.doors.refusals import HANDLERS
from asterism.server.house import House
from asterism.server.identity import Identity
from asterism.server.limits import Limits
from asterism.server.lines import Lines
from asterism.server.settings import Settings
from asterism.server.socket import Exchange
from asterism.server.store import Store
from asterism.server.thinking import Thinkers
from asterism.server.upkeep import at_work


def create_app(settings: Settings, store: Store) -> Reception:
    """The application with these settings; it closes the store at its end."""
    thinkers = Thinkers(settings.bot_pause, settings.bot_threads)
    house = House(store, thinkers, settings.grace * 1000, settings.lease, settings.tables_in_memory)
    identity = Identity(store.secret("cookie"))
    lines = Lines(settings.lines_per_guest)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        try:
            async with at_work(house, store):
                yield
        finally:
            thinkers.close()
            store.close()

    app = Litestar(
        ROUTES,
        dependencies={
            "house": given(house),
            "identity": given(identity),
            "exchange": given(Exchange(house, lines, settings)),
            "limits": given(Limits(settings)),
            "guest": Provide(guest_of, sync_to_thread=False),
        },
        exception_handlers=HANDLERS,
        middleware=[Guard()],
        request_max_body_size=settings.largest_body or None,
        before_send=[set_guest_cookie],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude=["^/assets/"]),
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(title="Asterism", version=asterism.__version__, path="/api/schema"),
    )
    app.state.identity = identity
    return Reception(app, log_requests=settings.log_requests)


def given(value: Any) -> Provide:
    """A dependency that is the same for all requests."""
    return Provide(lambda: value, sync_to_thread=False)
