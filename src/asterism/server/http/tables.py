"""Tables: opening one, looking at it, sitting down, and the live line to it."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import WebSocket, get, post, websocket
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, FromQuery, JSONBody

from asterism.record import Record
from asterism.server.accounts.guest_cookies import COOKIE, GuestCookies
from asterism.server.accounts.names import clean_name
from asterism.server.http.auth import AnyRequest, address_of
from asterism.server.http.errors import error_responses
from asterism.server.limits.rates import Limits
from asterism.server.limits.tables import Capacity
from asterism.server.protocol import models, requests
from asterism.server.realtime.websocket import WebSocketEndpoint
from asterism.server.tables.projection import Viewer
from asterism.server.tables.records import record_of
from asterism.server.tables.registry import TableRegistry


@post("/api/tables", responses=error_responses(401))
async def open_table(
    request: AnyRequest,
    data: JSONBody[requests.NewTable],
    registry: Given[TableRegistry],
    capacity: Given[Capacity],
    limits: Given[Limits],
    guest: Given[str],
) -> models.OpenedTable:
    """Open a table."""
    limits.count_opening(address_of(request))
    await capacity.check(guest)
    command = msgspec.structs.replace(data, name=clean_name(data.name))
    return models.OpenedTable((await registry.open_table(command, guest)).id)


@get("/api/tables/{table_id:str}", responses=error_responses(401, 404))
async def show_table(table_id: FromPath[str], registry: Given[TableRegistry], guest: Given[str]) -> models.TableInfo:
    """What this guest may know of a table."""
    return (await registry.table(table_id)).projection.info(Viewer(guest))


@post("/api/tables/{table_id:str}/seat", status_code=200, responses=error_responses(401, 404))
async def take_seat(
    table_id: FromPath[str],
    data: JSONBody[requests.TakeSeat],
    registry: Given[TableRegistry],
    capacity: Given[Capacity],
    guest: Given[str],
) -> models.TableInfo:
    """Sit down in a free seat."""
    table = await registry.table(table_id)
    await capacity.check_seat(guest, table)
    await table.take_seat(guest, msgspec.structs.replace(data, name=clean_name(data.name)))
    return table.projection.info(Viewer(guest))


@post("/api/tables/{table_id:str}/nonce", status_code=200, responses=error_responses(401, 404))
async def add_nonce(
    table_id: FromPath[str], data: JSONBody[requests.RevealNonce], registry: Given[TableRegistry], guest: Given[str]
) -> models.TableInfo:
    """Open the nonce_hash of a nonce, once all seats are taken; with the last one the match begins."""
    table = await registry.table(table_id)
    await table.reveal_nonce(guest, data.nonce)
    return table.projection.info(Viewer(guest))


@post("/api/tables/{table_id:str}/rematch", status_code=200, responses=error_responses(401, 404))
async def ask_rematch(
    request: AnyRequest,
    table_id: FromPath[str],
    data: JSONBody[requests.Rematch],
    registry: Given[TableRegistry],
    capacity: Given[Capacity],
    limits: Given[Limits],
    guest: Given[str],
) -> models.OpenedTable:
    """The same company once more: the table that everybody who played is invited to."""
    limits.count_opening(address_of(request))
    await capacity.check(guest)
    return models.OpenedTable(await registry.rematch(await registry.table(table_id), guest, data.nonce_hash))


@get("/api/tables/{table_id:str}/record", responses=error_responses(404))
async def show_record(table_id: FromPath[str], registry: Given[TableRegistry]) -> Record:
    """A match that is over, with what shows that its deal was fair."""
    return record_of((await registry.table(table_id)).state)


@get("/api/tables", responses=error_responses(401))
async def list_tables(
    registry: Given[TableRegistry], guest: Given[str], game: FromQuery[str | None] = None
) -> list[models.TableListing]:
    """The tables that everybody may find: to join while they wait, to watch while they play."""
    return await registry.listed(guest, game)


@get("/api/me/tables", responses=error_responses(401))
async def list_own_tables(registry: Given[TableRegistry], guest: Given[str]) -> list[models.TableListing]:
    """The tables where this guest has a seat, the latest first."""
    return await registry.tables_of(guest)


@websocket("/api/tables/{table_id:str}/play")
async def play(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    websockets: Given[WebSocketEndpoint],
    guest_cookies: Given[GuestCookies],
) -> None:
    """The live line of one browser to one table."""
    await websockets.connect(socket, table_id, guest_cookies.read(socket.cookies.get(COOKIE)))


ROUTES = [
    open_table,
    list_tables,
    list_own_tables,
    show_table,
    show_record,
    take_seat,
    add_nonce,
    ask_rematch,
    play,
]
