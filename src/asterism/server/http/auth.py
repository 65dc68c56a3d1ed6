"""Who sends a request: the guest of its cookie or token, and the cookie that the response sets."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.di import NamedDependency as Injected
from litestar.types import Message, Scope

from asterism.server.accounts.credentials import Credentials, Program
from asterism.server.accounts.sessions import MAX_AGE_MS, Session, Sessions, cookie_name
from asterism.server.errors import Unauthorized
from asterism.server.limits.rates import network_of
from asterism.server.moderation.sanctions import Sanctions
from asterism.server.workers.fair_queue import Requester

AnyRequest = Request[Any, Any, Any]

BEARER = "Bearer "
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
ERASING = "DELETE", "/api/me"
UNCHANGED = object()
"""The response sets no cookie."""


def cookie_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The value of the cookie that a browser has sent."""
    return connection.cookies.get(cookie_name(connection.scope["scheme"]))


async def session_of(request: AnyRequest, sessions: Sessions) -> Session | None:
    """The session of the browser, if its cookie is valid."""
    return await sessions.find(cookie_of(request))


async def browser_guest_of(request: AnyRequest, sessions: Injected[Sessions], sanctions: Injected[Sanctions]) -> str:
    """The guest of the browser's session; without a valid one a new guest, whose cookie the response sets.

    Who is banned may still look, and may erase their own data.
    """
    session = await session_of(request, sessions)
    if session is None:
        session = sessions.begin_as_new_guest()
        set_cookie(request, session)
        return session.guest
    if request.method not in SAFE_METHODS and (request.method, request.url.path) != ERASING:
        await sanctions.check_ban(session.guest)
    if sessions.cookies.is_stale(session):
        set_cookie(request, session)
    return session.guest


async def sign_browser_in(request: AnyRequest, sessions: Sessions, guest: str) -> None:
    """Begin a session of this guest in the browser. Its earlier one ends, with all copies of its cookie."""
    earlier = await session_of(request, sessions)
    set_cookie(request, await sessions.begin(guest))
    if earlier is not None:
        await sessions.end(earlier, "this browser has signed in again")


async def program_of(request: AnyRequest, credentials: Injected[Credentials]) -> Program:
    """The program of the request's token."""
    return await credentials.program(token_of(request))


def token_of(request: AnyRequest) -> str:
    """The token that a program has sent."""
    header = request.headers.get("authorization", "")
    if not header.startswith(BEARER):
        raise Unauthorized("send a token, in a header like this: Authorization: Bearer asterism_...")
    return header.removeprefix(BEARER).strip()


async def guest_of(
    request: AnyRequest,
    sessions: Injected[Sessions],
    credentials: Injected[Credentials],
    sanctions: Injected[Sanctions],
) -> str:
    """The guest of the request: that of a program if there is a token, else that of the browser."""
    if "authorization" in request.headers:
        return (await program_of(request, credentials)).guest
    return await browser_guest_of(request, sessions, sanctions)


def address_of(request: AnyRequest) -> str:
    """The network address of the visitor; behind a trusted proxy, the one that the proxy names."""
    return request.client.host if request.client else ""


def requester_of(request: AnyRequest, table_id: str = "") -> Requester:
    """For whom the server works when it answers this request: everybody at one address shares its time."""
    return Requester(network_of(address_of(request)), table_id or cookie_of(request) or "")


def set_cookie(request: AnyRequest, session: Session | None) -> None:
    """Let the response set this session's cookie, or delete the cookie."""
    request.scope["state"]["session"] = session


async def send_guest_cookie(message: Message, scope: Scope) -> None:
    """Add the cookie that `set_cookie` asked for to the response."""
    session = scope.get("state", {}).get("session", UNCHANGED)
    if message["type"] == "http.response.start" and session is not UNCHANGED:
        cookie = Cookie(
            key=cookie_name(scope["scheme"]),
            value=scope["litestar_app"].state.session_cookies.sign(session) if session else "",
            max_age=MAX_AGE_MS // 1000 if session else 0,
            httponly=True,
            samesite="lax",
            secure=scope["scheme"] == "https",
        )
        MutableScopeHeaders.from_message(message).add("Set-Cookie", cookie.to_header(header=""))
