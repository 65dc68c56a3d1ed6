"""Tables: opening one, looking at it, sitting down, and the live line to it."""

from __future__ import annotations

from typing import Any

from litestar import get, post, websocket

from asterism.server import wire
from asterism.server.house import House
from asterism.server.identity import COOKIE, Identity
from asterism.server.socket import hold_socket


@post("/api/tables")
async def open_table(data: wire.NewTable, house: House, guest: str) -> wire.Opened:
    """Open a table."""
    return wire.Opened((await house.open_table(data, guest)).id)


@get("/api/tables/{table_id:str}")
async def show_table(table_id: str, house: House, guest: str) -> wire.TableInfo:
    """What this guest may know of a table."""
    return (await house.table(table_id)).book.info(guest)


@post("/api/tables/{table_id:str}/seat", status_code=200)
async def take_seat(table_id: str, data: wire.TakeSeat, house: House, guest: str) -> wire.TableInfo:
    """Sit down in a free seat."""
    table = await house.table(table_id)
    await table.take_seat(guest, data.name)
    return table.book.info(guest)


@websocket("/api/tables/{table_id:str}/play")
async def play(socket: Any, table_id: str, house: House, identity: Identity) -> None:
    """The live line of one browser to one table."""
    await hold_socket(socket, table_id, house, identity.read(socket.cookies.get(COOKIE)))


ROUTES = [open_table, show_table, take_seat, play]
