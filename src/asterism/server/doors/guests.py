"""Who asks: the guest of a request, and the cookie that a new guest is handed."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.types import Message, Scope

from asterism.server.identity import COOKIE, YEAR, Identity


def guest_of(request: Request[Any, Any, Any], identity: Identity) -> str:
    """The guest of this browser; a new one gets a cookie with the response."""
    guest = identity.read(request.cookies.get(COOKIE))
    if guest is None:
        guest = identity.new_guest()
        request.scope["state"]["new_guest"] = guest
    return guest


async def set_guest_cookie(message: Message, scope: Scope) -> None:
    """Hand a new guest the signed cookie."""
    guest = scope.get("state", {}).get("new_guest")
    if message["type"] == "http.response.start" and guest is not None:
        cookie = Cookie(
            key=COOKIE,
            value=scope["litestar_app"].state.identity.sign(guest),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=scope["scheme"] == "https",
        )
        MutableScopeHeaders.from_message(message).add("Set-Cookie", cookie.to_header(header=""))
