"""The web application: the house, who asks, and the doors between them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide

from asterism.server.capacity import Capacity
from asterism.server.doors import ROUTES
from asterism.server.doors.document import CONFIG, close_forms
from asterism.server.doors.guard import Guard
from asterism.server.doors.guests import guest_of, person_of, program_of, set_guest_cookie
from asterism.server.doors.pages import inline_scripts
from asterism.server.doors.reception import Reception
from asterism.server.doors.refusals import HANDLERS
from asterism.server.house import House
from asterism.server.identity import Identity
from asterism.server.limits import Limits
from asterism.server.lines import Lines
from asterism.server.passes import Passes
from asterism.server.people import People
from asterism.server.ratings import Ratings
from asterism.server.remembrance import Remembrance
from asterism.server.reviews import Reviews
from asterism.server.settings import Settings
from asterism.server.socket import Exchange
from asterism.server.store import Store
from asterism.server.thinking import Thinkers
from asterism.server.upkeep import at_work

logger = logging.getLogger(__name__)

SECONDS_TO_LEARN = 30


def create_app(settings: Settings, store: Store) -> Reception:
    """The application with these settings; it closes the store at its end."""
    thinkers = Thinkers(settings.bot_pause, settings.bot_threads)
    house = House(store, thinkers, settings.grace * 1000, settings.lease, settings.tables_in_memory)
    identity, lines = Identity(store.secret("cookie")), Lines(settings.lines_per_guest)
    people, passes, reviews = People(store, identity), Passes(store), Reviews(thinkers)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        try:
            async with at_work(house, store), learning_who_left(people):
                yield
        finally:
            reviews.close()
            thinkers.close()
            store.close()

    app = Litestar(
        ROUTES,
        dependencies={
            "house": given(house),
            "identity": given(identity),
            "exchange": given(Exchange(house, lines, settings)),
            "limits": given(Limits(settings)),
            "capacity": given(Capacity(store, settings)),
            "settings": given(settings),
            "store": given(store),
            "lines": given(lines),
            "people": given(people),
            "passes": given(passes),
            "reviews": given(reviews),
            "ratings": given(Ratings(store, people)),
            "remembrance": given(Remembrance(store, house, people, passes)),
            "guest": Provide(guest_of),
            "person": Provide(person_of, sync_to_thread=False),
            "program": Provide(program_of),
        },
        exception_handlers=HANDLERS,
        middleware=[Guard()],
        request_max_body_size=settings.largest_body or None,
        before_send=[set_guest_cookie],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude=["^/assets/", "/events$"]),
        lifespan=[lifespan],
        logging_config=None,
        openapi_config=CONFIG,
    )
    app.state.identity = identity
    close_forms(app.openapi_schema)
    return Reception(app, inline_scripts(), log_requests=settings.log_requests)


def given(value: Any) -> Provide:
    """A dependency that is the same for all requests."""
    return Provide(lambda: value, sync_to_thread=False)


@asynccontextmanager
async def learning_who_left(people: People) -> AsyncIterator[None]:
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
