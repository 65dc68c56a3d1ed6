"""For monitoring: whether the server is alive, whether it is ready, and its metrics."""

from __future__ import annotations

import hmac

import msgspec
from litestar import MediaType, Response, get
from litestar.di import NamedDependency as Injected
from litestar.exceptions import PermissionDeniedException
from litestar.openapi.datastructures import ResponseSpec

from asterism.game import names
from asterism.server import metrics
from asterism.server.hosts import is_from_this_machine
from asterism.server.http.auth import BEARER, AnyRequest, address_of
from asterism.server.http.errors import RETRY_SECONDS, error_responses
from asterism.server.settings import Settings
from asterism.server.store import EventStore
from asterism.server.tables.registry import TableRegistry
from asterism.server.workers.bot_pool import BotPool


class Health(msgspec.Struct, frozen=True):
    """The server answers."""

    alive: bool = True
    busy: bool = False
    """Whether bots wait for others to finish thinking: a page then runs tables of one person and bots by itself."""


class Readiness(msgspec.Struct, frozen=True):
    """Whether the server is ready for players."""

    database: bool
    """Whether the database answers."""
    games: dict[str, bool]
    """For each game whether it is compiled, so that tables open at once."""

    @property
    def is_complete(self) -> bool:
        """Whether everything is ready."""
        return self.database and all(self.games.values())


NOT_READY = ResponseSpec(Readiness, generate_examples=False, description="Something is not ready yet.")


@get("/health", responses=error_responses())
async def show_health(bot_pool: Injected[BotPool]) -> Health:
    """Show that the process answers, and whether its bots are busy."""
    return Health(busy=bot_pool.is_busy)


@get("/ready", responses={**error_responses(), 503: NOT_READY})
async def show_readiness(registry: Injected[TableRegistry], store: Injected[EventStore]) -> Response[Readiness]:
    """Show whether the database answers and all games are compiled; the status is 503 until then."""
    readiness = Readiness(await store.is_available(), {name: registry.games.is_compiled(name) for name in names()})
    if readiness.is_complete:
        return Response(readiness)
    return Response(readiness, status_code=503, headers={"Retry-After": str(RETRY_SECONDS)})


@get("/metrics", media_type=MediaType.TEXT, responses=error_responses(403))
async def show_metrics(
    request: AnyRequest, registry: Injected[TableRegistry], settings: Injected[Settings]
) -> Response[bytes]:
    """Show the metrics for Prometheus, to this machine or with the token of the host."""
    if not (is_from_this_machine(request.headers, address_of(request)) or has_token(request, settings.metrics_token)):
        raise PermissionDeniedException("metrics are shown to this machine, or with the token of --metrics-token")
    registry.count()
    return Response(metrics.exposition(), headers={"Content-Type": "text/plain; version=0.0.4; charset=utf-8"})


def has_token(request: AnyRequest, token: str | None) -> bool:
    """Whether the request has this token; never, if none is set."""
    sent = request.headers.get("authorization", "").removeprefix(BEARER)
    return bool(token) and hmac.compare_digest(sent.encode(), (token or "").encode())


ROUTES = [show_health, show_readiness, show_metrics]
