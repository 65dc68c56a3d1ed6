"""Protection against cross-site request forgery.

A page of another site must not act for a guest, even if the browser sends the guest's cookie.
"""

from __future__ import annotations

from collections.abc import Mapping

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from asterism.server.origin import is_own_page

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}


class CsrfMiddleware(ASGIMiddleware):
    """Accepts a request with any other method only from our own page or from a program, and only as JSON."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Check the request and pass it on."""
        if scope["type"] == ScopeType.HTTP and scope["method"] not in SAFE_METHODS:
            headers = Headers.from_scope(scope)
            if not is_own_page(headers, scope["scheme"]):
                raise PermissionDeniedException("this page does not belong to this server")
            if has_body(headers) and not is_json(headers):
                raise HTTPException("send JSON, with the content type application/json", status_code=415)
        await next_app(scope, receive, send)


def has_body(headers: Mapping[str, str]) -> bool:
    """Whether the request has a body."""
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers


def is_json(headers: Mapping[str, str]) -> bool:
    """Whether the content type is JSON."""
    return headers.get("content-type", "").partition(";")[0].strip().lower() == "application/json"
