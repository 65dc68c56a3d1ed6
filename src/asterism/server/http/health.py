"""For whoever runs the server: is it alive, is it ready, and what does it do."""

from __future__ import annotations

import hmac
import ipaddress

import msgspec
from litestar import MediaType, Response, get
from litestar.di import NamedDependency as Given
from litestar.exceptions import PermissionDeniedException
from litestar.openapi.datastructures import ResponseSpec

from asterism.game import names
from asterism.server import metrics
from asterism.server.http.auth import BEARER, AnyRequest, address_of
from asterism.server.http.errors import error_responses
from asterism.server.settings import Settings
from asterism.server.store import EventStore
from asterism.server.tables.registry import TableRegistry


class Health(msgspec.Struct, frozen=True):
    """The server answers."""

    alive: bool = True


class Readiness(msgspec.Struct, frozen=True):
    """Whether people can play."""

    database: bool
    """It answers."""
    games: dict[str, bool]
    """Which are prepared, so that tables open at once."""

    @property
    def is_complete(self) -> bool:
        """Nothing is missing."""
        return self.database and all(self.games.values())


NOT_READY = ResponseSpec(Readiness, generate_examples=False, description="Something is missing yet.")


@get("/health", responses=error_responses())
async def show_health() -> Health:
    """Whether the process answers at all."""
    return Health()


@get("/ready", responses={**error_responses(), 503: NOT_READY})
async def show_readiness(registry: Given[TableRegistry], store: Given[EventStore]) -> Response[Readiness]:
    """Whether the database answers and all games are prepared: 503 as long as not."""
    readiness = Readiness(await store.is_available(), {name: registry.is_compiled(name) for name in names()})
    return Response(readiness, status_code=200 if readiness.is_complete else 503)


@get("/metrics", media_type=MediaType.TEXT, responses=error_responses(403))
async def show_metrics(
    request: AnyRequest, registry: Given[TableRegistry], settings: Given[Settings]
) -> Response[bytes]:
    """Figures for Prometheus: for this machine, and for whoever brings the host's token."""
    if not (is_this_machine(address_of(request)) or shows(request, settings.metrics_token)):
        raise PermissionDeniedException("figures are shown to this machine, or for the token of --metrics-token")
    metrics.TABLES.set(len(registry.loaded()))
    metrics.KEPT_ASIDE.set(len(registry.unreadable))
    return Response(metrics.exposition(), headers={"Content-Type": "text/plain; version=0.0.4; charset=utf-8"})


def is_this_machine(address: str) -> bool:
    """Whether the request comes from the machine itself."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def shows(request: AnyRequest, token: str | None) -> bool:
    """Whether the request brings the token, if there is one."""
    shown = request.headers.get("authorization", "").removeprefix(BEARER)
    return bool(token) and hmac.compare_digest(shown.encode(), (token or "").encode())


ROUTES = [show_health, show_readiness, show_metrics]
