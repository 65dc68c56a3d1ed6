"""Who sends a request: the guest of its cookie or token, and the cookie that the response sets."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.di import NamedDependency as Injected
from litestar.types import Message, Scope

from asterism.server.accounts.credentials import Credentials, Program
from asterism.server.accounts.guest_cookies import COOKIE, MAX_AGE_MS, GuestCookies
from asterism.server.errors import Unauthorized
from asterism.server.limits.rates import network_of
from asterism.server.workers.fair_queue import Requester

AnyRequest = Request[Any, Any, Any]

BEARER = "Bearer "


def browser_guest_of(request: AnyRequest, guest_cookies: Injected[GuestCookies]) -> str:
    """The guest of the browser's cookie; without a valid one a new guest, whose cookie the response sets."""
    cookie = request.cookies.get(COOKIE)
    guest = guest_cookies.read(cookie)
    if guest is None or guest_cookies.is_stale(cookie):
        guest = guest or guest_cookies.new_guest()
        set_cookie(request, guest)
    return guest


async def program_of(request: AnyRequest, credentials: Injected[Credentials]) -> Program:
    """The program of the request's token."""
    header = request.headers.get("authorization", "")
    if not header.startswith(BEARER):
        raise Unauthorized("send a token, in a header like this: Authorization: Bearer asterism_...")
    return await credentials.program(header.removeprefix(BEARER).strip())


async def guest_of(
    request: AnyRequest, guest_cookies: Injected[GuestCookies], credentials: Injected[Credentials]
) -> str:
    """The guest of the request: that of a program if there is a token, else that of the browser."""
    if "authorization" in request.headers:
        return (await program_of(request, credentials)).guest
    return browser_guest_of(request, guest_cookies)


def address_of(request: AnyRequest) -> str:
    """The network address of the visitor; behind a trusted proxy, the one that the proxy names."""
    return request.client.host if request.client else ""


def requester_of(request: AnyRequest, table_id: str = "") -> Requester:
    """For whom the server works when it answers this request: everybody at one address shares its time."""
    return Requester(network_of(address_of(request)), table_id or request.cookies.get(COOKIE, ""))


def set_cookie(request: AnyRequest, guest: str | None) -> None:
    """Let the response set this guest's cookie, or delete the cookie."""
    request.scope["state"]["cookie"] = guest or ""


async def send_guest_cookie(message: Message, scope: Scope) -> None:
    """Add the cookie that `set_cookie` asked for to the response."""
    guest = scope.get("state", {}).get("cookie")
    if message["type"] == "http.response.start" and guest is not None:
        cookie = Cookie(
            key=COOKIE,
            value=scope["litestar_app"].state.guest_cookies.sign(guest) if guest else "",
            max_age=MAX_AGE_MS // 1000 if guest else 0,
            httponly=True,
            samesite="lax",
            secure=scope["scheme"] == "https",
        )
        MutableScopeHeaders.from_message(message).add("Set-Cookie", cookie.to_header(header=""))
