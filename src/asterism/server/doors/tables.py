"""Tables: opening one, looking at it, sitting down, and the live line to it."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import WebSocket, get, post, websocket
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, FromQuery, JSONBody

from asterism.record import Record
from asterism.server import wire
from asterism.server.capacity import Capacity
from asterism.server.doors.guests import Asking, address_of
from asterism.server.doors.refusals import faults
from asterism.server.house import House
from asterism.server.identity import COOKIE, Identity
from asterism.server.keeping import record_of
from asterism.server.limits import Limits
from asterism.server.names import clean_name
from asterism.server.sight import Viewer
from asterism.server.socket import Exchange


@post("/api/tables", responses=faults(401))
async def open_table(
    request: Asking,
    data: JSONBody[wire.NewTable],
    house: Given[House],
    capacity: Given[Capacity],
    limits: Given[Limits],
    guest: Given[str],
) -> wire.Opened:
    """Open a table."""
    limits.count_opening(address_of(request))
    await capacity.check(guest)
    wish = msgspec.structs.replace(data, name=clean_name(data.name))
    return wire.Opened((await house.open_table(wish, guest)).id)


@get("/api/tables/{table_id:str}", responses=faults(401, 404))
async def show_table(table_id: FromPath[str], house: Given[House], guest: Given[str]) -> wire.TableInfo:
    """What this guest may know of a table."""
    return (await house.table(table_id)).sight.info(Viewer(guest))


@post("/api/tables/{table_id:str}/seat", status_code=200, responses=faults(401, 404))
async def take_seat(
    table_id: FromPath[str],
    data: JSONBody[wire.TakeSeat],
    house: Given[House],
    capacity: Given[Capacity],
    guest: Given[str],
) -> wire.TableInfo:
    """Sit down in a free seat."""
    table = await house.table(table_id)
    await capacity.check_seat(guest, table)
    await table.take_seat(guest, msgspec.structs.replace(data, name=clean_name(data.name)))
    return table.sight.info(Viewer(guest))


@post("/api/tables/{table_id:str}/nonce", status_code=200, responses=faults(401, 404))
async def add_nonce(
    table_id: FromPath[str], data: JSONBody[wire.AddNonce], house: Given[House], guest: Given[str]
) -> wire.TableInfo:
    """Open the seal of a nonce, once all seats are taken; with the last one the match begins."""
    table = await house.table(table_id)
    await table.add_nonce(guest, data.nonce)
    return table.sight.info(Viewer(guest))


@post("/api/tables/{table_id:str}/rematch", status_code=200, responses=faults(401, 404))
async def ask_rematch(
    request: Asking,
    table_id: FromPath[str],
    data: JSONBody[wire.Rematch],
    house: Given[House],
    capacity: Given[Capacity],
    limits: Given[Limits],
    guest: Given[str],
) -> wire.Opened:
    """The same company once more: the table that everybody who played is invited to."""
    limits.count_opening(address_of(request))
    await capacity.check(guest)
    return wire.Opened(await house.rematch(await house.table(table_id), guest, data.seal))


@get("/api/tables/{table_id:str}/record", responses=faults(404))
async def show_record(table_id: FromPath[str], house: Given[House]) -> Record:
    """A match that is over, with what shows that its deal was fair."""
    return record_of((await house.table(table_id)).book)


@get("/api/tables", responses=faults(401))
async def list_tables(
    house: Given[House], guest: Given[str], game: FromQuery[str | None] = None
) -> list[wire.TableCard]:
    """The tables that everybody may find: to join while they wait, to watch while they play."""
    return await house.listed(guest, game)


@get("/api/me/tables", responses=faults(401))
async def list_own_tables(house: Given[House], guest: Given[str]) -> list[wire.TableCard]:
    """The tables where this guest has a seat, the latest first."""
    return await house.tables_of(guest)


@websocket("/api/tables/{table_id:str}/play")
async def play(
    socket: WebSocket[Any, Any, Any], table_id: FromPath[str], exchange: Given[Exchange], identity: Given[Identity]
) -> None:
    """The live line of one browser to one table."""
    await exchange.connect(socket, table_id, identity.read(socket.cookies.get(COOKIE)))


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
