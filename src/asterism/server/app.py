"""The web application: a few HTTP routes, the socket of each table, and the built front end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get, post, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope

import asterism
from asterism.errors import AsterismError
from asterism.game import load, names
from asterism.options import choices_of
from asterism.rulebook import Rulebook, rulebook_of
from asterism.server import playback, wire
from asterism.server.house import House, NoSuchTable
from asterism.server.identity import COOKIE, YEAR, Identity
from asterism.server.socket import hold_socket
from asterism.server.store import Store

STATIC = Path(__file__).parent / "static"
Connection = ASGIConnection[Any, Any, Any, Any]


@get("/api/games")
async def list_games(house: House) -> list[wire.GameInfo]:
    """The games, their seats and their options."""
    return [
        wire.GameInfo(
            name=name,
            seats=list(load(name).seats),
            ready=house.is_ready(name),
            options=[wire.OptionInfo(*option) for option in choices_of(load(name))],
        )
        for name in names()
    ]


@get("/api/games/{name:str}/rulebook", sync_to_thread=True)
def show_rulebook(name: str) -> Rulebook:
    """All rules of a game in three languages."""
    if name not in names():
        raise NotFoundException(f"there is no game called '{name}'")
    return rulebook_of(name)


@post("/api/tables")
async def open_table(data: wire.NewTable, house: House, guest: str) -> wire.Opened:
    """Open a table."""
    return wire.Opened((await house.open_table(data, guest)).id)


@get("/api/tables/{table_id:str}")
async def show_table(table_id: str, house: House, guest: str) -> wire.TableInfo:
    """What this guest may know of a table."""
    return (await house.table(table_id)).info(guest)


@post("/api/tables/{table_id:str}/seat", status_code=200)
async def take_seat(table_id: str, data: wire.TakeSeat, house: House, guest: str) -> wire.TableInfo:
    """Sit down in a free seat."""
    table = await house.table(table_id)
    await table.take_seat(guest, data.name)
    return table.info(guest)


@websocket("/api/tables/{table_id:str}/play")
async def play(socket: Any, table_id: str, house: House, identity: Identity) -> None:
    """The live line of one browser to one table."""
    await hold_socket(socket, table_id, house, identity.read(socket.cookies.get(COOKIE)))


@get(["/", "/{address:path}"], media_type=MediaType.HTML, include_in_schema=False)
async def show_page(address: str = "") -> Response[bytes]:
    """The front end at every address; it knows its pages itself (`web/src/app/pages.ts`)."""
    if address.startswith(("/api/", "/assets/")):
        raise NotFoundException(f"there is nothing at {address}")
    page = STATIC / "index.html"
    if not page.exists():
        raise NotFoundException("the front end is not built; run `make play`, or `python web/assemble.py`")
    return Response(page.read_bytes(), headers={"Cache-Control": "no-cache"})


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


def explain_error(_: Connection, error: AsterismError) -> Response[wire.Fault]:
    """What a person got wrong is a sentence, not a stack trace."""
    return Response(wire.Fault(str(error)), status_code=404 if isinstance(error, NoSuchTable) else 400)


def explain_http_error(_: Connection, error: HTTPException) -> Response[wire.Fault]:
    """The same for what the framework refuses, with the field that was wrong."""
    faults = [f"{fault['key']}: {fault['message']}" for fault in error.extra or () if isinstance(fault, dict)]
    detail = "; ".join(faults) or error.detail
    return Response(wire.Fault(detail), status_code=error.status_code)


def create_app(data: Path, bot_pause: float) -> Litestar:
    """The application with its log in the folder `data`."""
    store = Store(data / "asterism.sqlite")
    house, identity = House(store, bot_pause), Identity(store.secret("cookie"))

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        preparing = asyncio.create_task(house.prepare_all())
        yield
        preparing.cancel()
        store.close()

    handlers: list[Any] = [list_games, show_rulebook, open_table, show_table, take_seat, play, show_page]
    handlers += playback.HANDLERS
    if (STATIC / "assets").is_dir():
        handlers.append(create_static_files_router(path="/assets", directories=[STATIC / "assets"]))
    app = Litestar(
        handlers,
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "identity": Provide(lambda: identity, sync_to_thread=False),
            "guest": Provide(guest_of, sync_to_thread=False),
        },
        exception_handlers={AsterismError: explain_error, HTTPException: explain_http_error},
        before_send=[set_guest_cookie],
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(title="Asterism", version=asterism.__version__, path="/api/schema"),
    )
    app.state.identity = identity
    return app
