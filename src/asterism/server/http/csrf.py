"""The guard: another site's page must not act in the name of a guest, even if the browser sends the cookie along."""

from __future__ import annotations

from collections.abc import Mapping

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from asterism.server.origin import is_own_page

READING = {"GET", "HEAD", "OPTIONS"}


class CsrfMiddleware(ASGIMiddleware):
    """Lets a request that may change something pass only from our own page or from a program, and only as JSON."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Check and pass on."""
        if scope["type"] == ScopeType.HTTP and scope["method"] not in READING:
            headers = Headers.from_scope(scope)
            if not is_own_page(headers):
                raise PermissionDeniedException("this page does not belong to this server")
            if has_body(headers) and not is_json(headers):
                raise HTTPException("send JSON, with the content type application/json", status_code=415)
        await next_app(scope, receive, send)


def has_body(headers: Mapping[str, str]) -> bool:
    """Whether something comes with the request."""
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers


def is_json(headers: Mapping[str, str]) -> bool:
    """Whether it says that it is JSON."""
    return headers.get("content-type", "").partition(";")[0].strip().lower() == "application/json"
