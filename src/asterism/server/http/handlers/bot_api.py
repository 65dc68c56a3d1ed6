"""The API for programs: a token instead of a cookie, a stream instead of a WebSocket, a request for every command."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency as Injected
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, HeaderParameter, JSONBody
from litestar.response import Stream

from asterism.server.accounts.credentials import Credentials, Program
from asterism.server.http.auth import AnyRequest, address_of, program_of
from asterism.server.http.errors import error_responses
from asterism.server.http.sse import STREAM_HEADERS, listening, stream
from asterism.server.limits.tables import Capacity
from asterism.server.protocol import account, commands, messages, models, requests
from asterism.server.realtime.connections import Connections
from asterism.server.realtime.send_queue import SendQueue
from asterism.server.tables.projection import Viewer, check_may_look
from asterism.server.tables.registry import TableRegistry

REFUSED = {
    409: ResponseSpec(
        messages.CommandRefused, generate_examples=False, description="The command was refused; nothing changed."
    )
}
ProgramCommand = (
    commands.AnswerOffer
    | commands.OfferDraw
    | commands.ClaimRace
    | commands.LeaveTable
    | commands.ReportRaceShown
    | commands.Resign
    | commands.ReturnToSeat
    | commands.SendChat
    | commands.TakeBack
)


@get("/api/bot/tables", responses=error_responses(401))
async def list_program_tables(
    registry: Injected[TableRegistry], program: Injected[Program]
) -> list[models.TableListing]:
    """List the tables where the program has a seat, the latest first."""
    return await registry.tables_of(program.guest)


@get("/api/bot/tables/{table_id:str}", responses=error_responses(401, 404))
async def show_program_table(
    table_id: FromPath[str], registry: Injected[TableRegistry], program: Injected[Program]
) -> messages.Snapshot:
    """Show everything that the program may know about a table now."""
    return (await registry.table(table_id)).projection.snapshot(Viewer(program.guest))


@post("/api/bot/tables/{table_id:str}/seat", status_code=200, responses=error_responses(401, 404))
async def seat_program(
    table_id: FromPath[str],
    data: JSONBody[account.TakeProgramSeat],
    registry: Injected[TableRegistry],
    capacity: Injected[Capacity],
    program: Injected[Program],
) -> models.TableInfo:
    """Take a free seat, under the program's name."""
    table = await registry.table(table_id)
    await capacity.check_seat(program.guest, table)
    await table.take_seat(program.guest, requests.TakeSeat(program.name, data.nonce_hash))
    return table.projection.info(Viewer(program.guest))


@get("/api/bot/tables/{table_id:str}/events", media_type="text/event-stream", responses=error_responses(401, 404))
async def stream_events(
    request: AnyRequest,
    table_id: FromPath[str],
    registry: Injected[TableRegistry],
    connections: Injected[Connections],
    credentials: Injected[Credentials],
    program: Injected[Program],
    last_event_id: Annotated[int | None, HeaderParameter(name="Last-Event-ID", ge=0, le=2**31)] = None,
) -> Stream:
    """Stream everything that happens at a table; a program that reconnects sends the id of the last event it got."""
    table, send_queue = await registry.table(table_id), SendQueue()
    check_may_look(table.state, Viewer(program.guest))
    address = address_of(request)
    connections.check_limit(program.guest, address)

    async def registered() -> AsyncIterator[bytes]:
        with connections.register(program.guest, address, send_queue.disconnect):
            check = partial(program_of, request, credentials)
            messages_of_table = listening(table, Viewer(program.guest), send_queue)
            async for event in stream(messages_of_table, send_queue, last_event_id, check):
                yield event

    return Stream(registered(), media_type="text/event-stream", headers=STREAM_HEADERS)


@post("/api/bot/tables/{table_id:str}/move", status_code=200, responses={**error_responses(401, 404), **REFUSED})
async def make_move(
    table_id: FromPath[str],
    data: JSONBody[account.ProgramMove],
    registry: Injected[TableRegistry],
    program: Injected[Program],
) -> Response[account.CommandAccepted | messages.CommandRefused]:
    """Make a move."""
    command = commands.PlayMove(data.id, data.seq, msgspec.Raw(msgspec.json.encode(data.move)))
    return await handle(registry, table_id, program, command)


@post("/api/bot/tables/{table_id:str}/command", status_code=200, responses={**error_responses(401, 404), **REFUSED})
async def send_command(
    table_id: FromPath[str],
    data: JSONBody[ProgramCommand],
    registry: Injected[TableRegistry],
    program: Injected[Program],
) -> Response[account.CommandAccepted | messages.CommandRefused]:
    """Do anything else that players do: answer an offer, chat, offer a draw, take back a move, resign, leave."""
    return await handle(registry, table_id, program, data)


async def handle(
    registry: TableRegistry, table_id: str, program: Program, command: commands.Command
) -> Response[account.CommandAccepted | messages.CommandRefused]:
    """Handle a command: 200 if it was accepted, 409 with the reason if it was refused."""
    table = await registry.table(table_id)
    reply = await table.handle(Viewer(program.guest), command)
    if isinstance(reply, messages.CommandRefused):
        return Response(reply, status_code=409)
    return Response(account.CommandAccepted(table.state.seq), status_code=200)


ROUTES = [
    list_program_tables,
    show_program_table,
    seat_program,
    stream_events,
    make_move,
    send_command,
]
