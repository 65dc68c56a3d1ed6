"""The web application: builds its parts and connects them to the routes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.routes import HTTPRoute

from asterism.decoding import learn
from asterism.server.accounts.accounts import Accounts
from asterism.server.accounts.credentials import Credentials
from asterism.server.accounts.privacy import Privacy
from asterism.server.accounts.revocations import REVOCATIONS_CHANNEL, Revocations
from asterism.server.accounts.sessions import SessionCookies, Sessions
from asterism.server.evenings.evenings import Evenings
from asterism.server.evenings.live import EVENINGS_CHANNEL, EveningChanges, LiveEvenings
from asterism.server.hosting.server_info import settings_in_force
from asterism.server.hosts import AllowedHosts
from asterism.server.http.auth import browser_guest_of, guest_of, program_of, send_guest_cookie
from asterism.server.http.compression import CompressionMiddleware
from asterism.server.http.csrf import CsrfMiddleware
from asterism.server.http.errors import HANDLERS
from asterism.server.http.frontend import inline_scripts
from asterism.server.http.handlers.admin import admin_of
from asterism.server.http.host_check import HostMiddleware
from asterism.server.http.mcp_endpoint import McpEndpoint
from asterism.server.http.middleware import RequestMiddleware
from asterism.server.http.openapi import CONFIG, forbid_unknown_fields
from asterism.server.http.routes import ROUTES
from asterism.server.insights.daily import DailyTries
from asterism.server.insights.daily_bot import DailyBot
from asterism.server.insights.daily_bot_results import DailyBotResults
from asterism.server.insights.pictures import Pictures
from asterism.server.insights.ratings import Ratings
from asterism.server.insights.reviews import Reviews
from asterism.server.limits.rates import Limits
from asterism.server.limits.tables import Capacity
from asterism.server.moderation.acts import Acts
from asterism.server.moderation.admins import Admins
from asterism.server.moderation.reports import Reports
from asterism.server.moderation.sanctions import Sanctions
from asterism.server.push.delivery import Delivery
from asterism.server.push.targets import Targets
from asterism.server.push.vapid import VapidKey
from asterism.server.push.worker import PushWorker
from asterism.server.realtime.connections import Connections
from asterism.server.realtime.presence_sync import PresenceSync
from asterism.server.realtime.websocket import WebSocketEndpoint
from asterism.server.settings import GivenSettings, Settings
from asterism.server.store import EventStore
from asterism.server.store.lease import Leases
from asterism.server.tables.registry import TableRegistry
from asterism.server.tables.table import Table
from asterism.server.workers.bot_pool import BotPool
from asterism.server.workers.fair_pool import FairPool
from asterism.server.workers.maintenance import maintained

RECORD_THREADS = 2
"""How many records and owners' files are read at the same time."""
MAX_RECORDS_WAITING = 100
"""How many more may wait for one address."""


def create_app(settings: Settings, store: EventStore) -> RequestMiddleware:
    """The application with these settings; it closes the store when it ends."""
    in_force = settings_in_force(settings)
    if isinstance(settings, GivenSettings):
        settings = settings.plain
    bot_pool = BotPool(
        settings.bot_pause, settings.bot_threads, any_budget=settings.bot_budgets, max_seconds=settings.bot_seconds
    )
    record_pool = FairPool(RECORD_THREADS, "asterism-record", max_waiting=MAX_RECORDS_WAITING)
    sanctions = Sanctions(store)
    presence_sync = PresenceSync(store, settings.lease) if store.is_shared else None
    evening_changes = EveningChanges()
    registry = TableRegistry(
        store,
        Leases(store, settings.lease),
        bot_pool,
        grace_ms=settings.grace * 1000,
        tables_in_memory=settings.tables_in_memory,
        check_chat=sanctions.check_chat,
        on_load=presence_sync.on_table_loaded if presence_sync else ignore,
        on_presence_change=presence_sync.on_presence_changed if presence_sync else ignore,
        on_over=evening_changes.on_table_over,
    )
    connections = Connections(settings.connections_per_guest, settings.connections_per_address)
    reviews, pictures = Reviews(bot_pool), Pictures()
    daily_bot = (
        DailyBot(settings.daily_bot, registry.games.compile, DailyBotResults(store, settings.daily_bot))
        if settings.daily_bot
        else None
    )
    revocations = Revocations(store, connections.revoke)
    accounts, credentials = Accounts(store, revocations), Credentials(store, revocations)
    sessions = Sessions(store, SessionCookies(store.secret("cookie")), revocations)

    targets = Targets(store, allow_private=settings.push_private)
    vapid_key = VapidKey(store.secret("vapid"), settings.push_contact)
    push_worker = PushWorker(store, registry, targets, Delivery(vapid_key, allow_private=settings.push_private))

    evenings = Evenings(store, registry, bot_pool.check_name, evening_changes.announce)
    live_evenings = LiveEvenings(store, evenings, evening_changes)
    limits, capacity = Limits(settings), Capacity(store, settings)
    mcp = (
        McpEndpoint(registry, credentials, connections, limits, capacity, settings.max_body_size)
        if settings.mcp
        else None
    )

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        try:
            async with (
                AsyncExitStack() as running,
                maintained(
                    registry,
                    store,
                    presence_sync,
                    receivers={REVOCATIONS_CHANNEL: revocations.receive, EVENINGS_CHANNEL: live_evenings.receive},
                    on_reconnect=lambda: connections.recheck(sessions),
                ),
                push_worker.running(),
                live_evenings.running(),
            ):
                if mcp is not None:
                    await running.enter_async_context(mcp.running())
                yield
        finally:
            reviews.close()
            if daily_bot is not None:
                daily_bot.close()
            pictures.close()
            record_pool.close()
            bot_pool.close()
            store.close()

    app = Litestar(
        [*ROUTES, *([] if mcp is None else [mcp.route])],
        dependencies={
            "registry": provide(registry),
            "sessions": provide(sessions),
            "websockets": provide(WebSocketEndpoint(registry, sessions, sanctions, connections, settings)),
            "limits": provide(limits),
            "capacity": provide(capacity),
            "settings": provide(settings),
            "in_force": provide(in_force),
            "store": provide(store),
            "connections": provide(connections),
            "accounts": provide(accounts),
            "credentials": provide(credentials),
            "revocations": provide(revocations),
            "sanctions": provide(sanctions),
            "admins": provide(Admins(store)),
            "reports": provide(Reports(store)),
            "acts": provide(Acts(store)),
            "admin": Provide(admin_of),
            "reviews": provide(reviews),
            "pictures": provide(pictures),
            "bot_pool": provide(bot_pool),
            "record_pool": provide(record_pool),
            "daily_tries": provide(DailyTries(store, daily_bot)),
            "ratings": provide(Ratings(store, accounts)),
            "privacy": provide(Privacy(store, registry, accounts, credentials, evenings)),
            "evenings": provide(evenings),
            "live_evenings": provide(live_evenings),
            "targets": provide(targets),
            "vapid_key": provide(vapid_key),
            "push_worker": provide(push_worker),
            "guest": Provide(guest_of),
            "browser_guest": Provide(browser_guest_of),
            "program": Provide(program_of),
        },
        exception_handlers=HANDLERS,
        middleware=[CompressionMiddleware(), CsrfMiddleware()],
        request_max_body_size=settings.max_body_size or None,
        before_send=[send_guest_cookie],
        lifespan=[lifespan],
        logging_config=None,
        openapi_config=CONFIG,
    )
    learn_requests(app)
    app.state.session_cookies = sessions.cookies
    forbid_unknown_fields(app.openapi_schema)
    checked = HostMiddleware(app, AllowedHosts(settings.host, settings.host_names))
    return RequestMiddleware(checked, inline_scripts(), log_requests=settings.log_requests)


def ignore(_: Table) -> None:
    """Do nothing: a process that shares its database with no other has no presence to exchange."""


def learn_requests(app: Litestar) -> None:
    """Let msgspec learn what requests consist of as long as there is one thread: Litestar decodes them by itself."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                learn(handler.signature_model)


def provide(value: Any) -> Provide:
    """A dependency that is the same for all requests."""
    return Provide(lambda: value, sync_to_thread=False)
