"""Tables: opening one, looking at it, taking a seat, and the WebSocket to it."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, get, post, websocket
from litestar.di import NamedDependency as Injected
from litestar.params import FromPath, FromQuery, JSONBody

from asterism.record import Record
from asterism.server.http.auth import AnyRequest, address_of, cookie_of
from asterism.server.http.errors import error_responses
from asterism.server.limits.rates import Limits, network_of
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
    registry: Injected[TableRegistry],
    capacity: Injected[Capacity],
    limits: Injected[Limits],
    guest: Injected[str],
) -> models.OpenedTable:
    """Open a table."""
    address = address_of(request)
    limits.count_new_table(address)
    await capacity.check(guest, address)
    table = await registry.open_table(data, guest, network_of(address))
    capacity.opened(table.id, address)
    return models.OpenedTable(table.id)


@get("/api/tables/{table_id:str}", responses=error_responses(401, 404))
async def show_table(
    table_id: FromPath[str], registry: Injected[TableRegistry], guest: Injected[str]
) -> models.TableInfo:
    """Show what this guest may know about a table."""
    return (await registry.table(table_id)).projection.info(Viewer(guest))


@post("/api/tables/{table_id:str}/seat", status_code=200, responses=error_responses(401, 404))
async def take_seat(
    table_id: FromPath[str],
    data: JSONBody[requests.TakeSeat],
    registry: Injected[TableRegistry],
    capacity: Injected[Capacity],
    guest: Injected[str],
) -> models.TableInfo:
    """Take a free seat."""
    table = await registry.table(table_id)
    await capacity.check_seat(guest, table)
    await table.take_seat(guest, data)
    return table.projection.info(Viewer(guest))


@post("/api/tables/{table_id:str}/nonce", status_code=200, responses=error_responses(401, 404))
async def reveal_nonce(
    table_id: FromPath[str],
    data: JSONBody[requests.RevealNonce],
    registry: Injected[TableRegistry],
    guest: Injected[str],
) -> models.TableInfo:
    """Reveal the nonce of one's nonce hash, once all seats are taken; with the last nonce the match begins."""
    table = await registry.table(table_id)
    await table.reveal_nonce(guest, data.nonce)
    return table.projection.info(Viewer(guest))


@post("/api/tables/{table_id:str}/rematch", status_code=200, responses=error_responses(401, 404))
async def open_rematch(
    request: AnyRequest,
    table_id: FromPath[str],
    data: JSONBody[requests.Rematch],
    registry: Injected[TableRegistry],
    capacity: Injected[Capacity],
    limits: Injected[Limits],
    guest: Injected[str],
) -> models.OpenedTable:
    """Open a rematch, or find the one that another player has opened; all players of the match are invited."""
    address = address_of(request)
    limits.count_new_table(address)
    await capacity.check(guest, address)
    table = await registry.table(table_id)
    rematch_id = await registry.rematch(table, guest, data.nonce_hash, network_of(address))
    capacity.opened(rematch_id, address)
    return models.OpenedTable(rematch_id)


@get("/api/tables/{table_id:str}/record", responses=error_responses(404))
async def show_record(table_id: FromPath[str], registry: Injected[TableRegistry]) -> Record:
    """Show the record of a match that is over, with the proof that its deal was fair."""
    return record_of((await registry.table(table_id)).state)


@get("/api/tables/{table_id:str}/situation", responses=error_responses(401, 404))
async def show_situation(
    table_id: FromPath[str], registry: Injected[TableRegistry], guest: Injected[str], seat: FromQuery[int | None] = None
) -> models.SeatSituation:
    """Show what this guest's seat, which is to move, may know: a browser finds hints in it by itself."""
    return (await registry.table(table_id)).situation_for(guest, seat)


@get("/api/tables", responses=error_responses(401))
async def list_tables(
    registry: Injected[TableRegistry], guest: Injected[str], game: FromQuery[str | None] = None
) -> list[models.TableListing]:
    """List the public tables: those that wait for players, and those where a match is played."""
    return await registry.listed(guest, game)


@get("/api/me/tables", responses=error_responses(401))
async def list_own_tables(registry: Injected[TableRegistry], guest: Injected[str]) -> list[models.TableListing]:
    """List the tables where this guest has a seat, the latest first."""
    return await registry.tables_of(guest)


@websocket("/api/tables/{table_id:str}/play")
async def play(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    websockets: Injected[WebSocketEndpoint],
) -> None:
    """Connect one browser to one table."""
    await websockets.connect(socket, table_id, cookie_of(socket))


ROUTES = [
    open_table,
    list_tables,
    list_own_tables,
    show_table,
    show_record,
    show_situation,
    take_seat,
    reveal_nonce,
    open_rematch,
    play,
]
