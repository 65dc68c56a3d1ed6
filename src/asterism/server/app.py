"""The web application: the registry, who asks, and the doors between them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide

from asterism.server.accounts.accounts import Accounts
from asterism.server.accounts.credentials import Credentials
from asterism.server.accounts.guest_cookies import GuestCookies
from asterism.server.accounts.privacy import Privacy
from asterism.server.http.auth import guest_of, person_of, program_of, set_guest_cookie
from asterism.server.http.csrf import CsrfMiddleware
from asterism.server.http.errors import HANDLERS
from asterism.server.http.frontend import inline_scripts
from asterism.server.http.middleware import RequestMiddleware
from asterism.server.http.openapi import CONFIG, close_forms
from asterism.server.http.routes import ROUTES
from asterism.server.insights.ratings import Ratings
from asterism.server.insights.reviews import Reviews
from asterism.server.limits.rates import Limits
from asterism.server.limits.tables import Capacity
from asterism.server.realtime.connections import Connections
from asterism.server.realtime.presence_sync import PresenceChanges
from asterism.server.realtime.websocket import WebSocketEndpoint
from asterism.server.settings import Settings
from asterism.server.store import EventStore
from asterism.server.store.lease import Leases
from asterism.server.tables.registry import TableRegistry
from asterism.server.workers.bot_pool import BotPool
from asterism.server.workers.maintenance import maintained

logger = logging.getLogger(__name__)

SECONDS_TO_LEARN = 30


def create_app(settings: Settings, store: EventStore) -> RequestMiddleware:
    """The application with these settings; it closes the store at its end."""
    bot_pool = BotPool(settings.bot_pause, settings.bot_threads)
    changes = PresenceChanges()
    registry = TableRegistry(
        store,
        Leases(store, settings.lease),
        bot_pool,
        grace_ms=settings.grace * 1000,
        tables_in_memory=settings.tables_in_memory,
        on_load=changes.table_loaded if store.is_shared else lambda _: None,
        on_presence_change=changes.presence_changed if store.is_shared else lambda _: None,
    )
    guest_cookies, lines = GuestCookies(store.secret("cookie")), Connections(settings.lines_per_guest)
    people, passes, reviews = Accounts(store, guest_cookies), Credentials(store), Reviews(bot_pool)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        try:
            async with maintained(registry, store, changes), learning_who_left(people):
                yield
        finally:
            reviews.close()
            bot_pool.close()
            store.close()

    app = Litestar(
        ROUTES,
        dependencies={
            "registry": given(registry),
            "guest_cookies": given(guest_cookies),
            "websockets": given(WebSocketEndpoint(registry, lines, settings)),
            "limits": given(Limits(settings)),
            "capacity": given(Capacity(store, settings)),
            "settings": given(settings),
            "store": given(store),
            "lines": given(lines),
            "people": given(people),
            "passes": given(passes),
            "reviews": given(reviews),
            "ratings": given(Ratings(store, people)),
            "privacy": given(Privacy(store, registry, people, passes)),
            "guest": Provide(guest_of),
            "person": Provide(person_of, sync_to_thread=False),
            "program": Provide(program_of),
        },
        exception_handlers=HANDLERS,
        middleware=[CsrfMiddleware()],
        request_max_body_size=settings.largest_body or None,
        before_send=[set_guest_cookie],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude=["^/assets/", "/events$"]),
        lifespan=[lifespan],
        logging_config=None,
        openapi_config=CONFIG,
    )
    app.state.guest_cookies = guest_cookies
    close_forms(app.openapi_schema)
    return RequestMiddleware(app, inline_scripts(), log_requests=settings.log_requests)


def given(value: Any) -> Provide:
    """A dependency that is the same for all requests."""
    return Provide(lambda: value, sync_to_thread=False)


@asynccontextmanager
async def learning_who_left(people: Accounts) -> AsyncIterator[None]:
    """Hear every now and then of those who signed out everywhere at another process."""

    async def learn() -> None:
        while True:
            await asyncio.sleep(SECONDS_TO_LEARN)
            try:
                await people.refresh()
            except Exception:
                logger.exception("could not learn who signed out; trying again")

    await people.refresh()
    learning = asyncio.create_task(learn())
    try:
        yield
    finally:
        learning.cancel()
