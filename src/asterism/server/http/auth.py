"""Who asks: the guest of a request, and the cookie that the answer hands out."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.di import NamedDependency as Given
from litestar.types import Message, Scope

from asterism.server.accounts.accounts import Unauthorized
from asterism.server.accounts.credentials import Credentials, Program
from asterism.server.accounts.guest_cookies import COOKIE, LIFE_MS, GuestCookies

AnyRequest = Request[Any, Any, Any]

BEARER = "Bearer "


def person_of(request: AnyRequest, guest_cookies: Given[GuestCookies]) -> str:
    """The guest of this browser; a new one gets a cookie with the answer."""
    cookie = request.cookies.get(COOKIE)
    guest = guest_cookies.read(cookie)
    if guest is None or guest_cookies.is_stale(cookie):
        guest = guest or guest_cookies.new_guest()
        set_cookie(request, guest)
    return guest


async def program_of(request: AnyRequest, passes: Given[Credentials]) -> Program:
    """The program whose token the request shows."""
    shown = request.headers.get("authorization", "")
    if not shown.startswith(BEARER):
        raise Unauthorized("show a token, in a header like this: Authorization: Bearer asterism_...")
    return await passes.program(shown.removeprefix(BEARER).strip())


async def guest_of(request: AnyRequest, guest_cookies: Given[GuestCookies], passes: Given[Credentials]) -> str:
    """Whoever asks, a program or a person."""
    if "authorization" in request.headers:
        return (await program_of(request, passes)).guest
    return person_of(request, guest_cookies)


def address_of(request: AnyRequest) -> str:
    """The network address of whoever asks, as far as proxies that we trust tell it."""
    return request.client.host if request.client else ""


def set_cookie(request: AnyRequest, guest: str | None) -> None:
    """From the next request on this browser is that guest, or nobody."""
    request.scope["state"]["cookie"] = guest or ""


async def set_guest_cookie(message: Message, scope: Scope) -> None:
    """Hand out the cookie that was decided on while answering."""
    guest = scope.get("state", {}).get("cookie")
    if message["type"] == "http.response.start" and guest is not None:
        cookie = Cookie(
            key=COOKIE,
            value=scope["litestar_app"].state.guest_cookies.sign(guest) if guest else "",
            max_age=LIFE_MS // 1000 if guest else 0,
            httponly=True,
            samesite="lax",
            secure=scope["scheme"] == "https",
        )
        MutableScopeHeaders.from_message(message).add("Set-Cookie", cookie.to_header(header=""))
