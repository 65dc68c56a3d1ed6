"""Programs at tables: a token instead of a cookie, a stream instead of a socket, and a request for every command."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency as Given
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, HeaderParameter, JSONBody
from litestar.response import Stream

from asterism.server.accounts.credentials import Credentials, Program
from asterism.server.http.auth import AnyRequest, program_of
from asterism.server.http.errors import error_responses
from asterism.server.http.sse import stream
from asterism.server.limits.tables import Capacity
from asterism.server.protocol import account, commands, messages, models, requests
from asterism.server.realtime.connections import Connections
from asterism.server.realtime.send_queue import SendQueue
from asterism.server.tables.projection import Viewer
from asterism.server.tables.registry import TableRegistry

REFUSED = {
    409: ResponseSpec(
        messages.CommandRefused, generate_examples=False, description="The command was not granted; nothing changed."
    )
}
OtherWish = (
    commands.AnswerOffer
    | commands.OfferDraw
    | commands.LeaveTable
    | commands.Resign
    | commands.SendChat
    | commands.TakeBack
)
NO_BUFFER = {"X-Accel-Buffering": "no", "Cache-Control": "no-store"}


@get("/api/bot/tables", responses=error_responses(401))
async def list_program_tables(registry: Given[TableRegistry], program: Given[Program]) -> list[models.TableListing]:
    """The tables where the program has a seat, the latest first."""
    return await registry.tables_of(program.guest)


@get("/api/bot/tables/{table_id:str}", responses=error_responses(401, 404))
async def show_program_table(
    table_id: FromPath[str], registry: Given[TableRegistry], program: Given[Program]
) -> messages.Snapshot:
    """Everything that the program may know of a table now."""
    return (await registry.table(table_id)).projection.snapshot(Viewer(program.guest))


@post("/api/bot/tables/{table_id:str}/seat", status_code=200, responses=error_responses(401, 404))
async def seat_program(
    table_id: FromPath[str],
    data: JSONBody[account.TakeProgramSeat],
    registry: Given[TableRegistry],
    capacity: Given[Capacity],
    program: Given[Program],
) -> models.TableInfo:
    """Sit down in a free seat, under the program's name."""
    table = await registry.table(table_id)
    await capacity.check_seat(program.guest, table)
    await table.take_seat(program.guest, requests.TakeSeat(program.name, data.nonce_hash))
    return table.projection.info(Viewer(program.guest))


@get("/api/bot/tables/{table_id:str}/events", media_type="text/event-stream", responses=error_responses(401, 404))
async def stream_events(
    request: AnyRequest,
    table_id: FromPath[str],
    registry: Given[TableRegistry],
    lines: Given[Connections],
    passes: Given[Credentials],
    program: Given[Program],
    last_event_id: Annotated[int | None, HeaderParameter(name="Last-Event-ID", ge=0, le=2**31)] = None,
) -> Stream:
    """All that happens at a table, as it happens; a program that lost the line says what it saw last."""
    table, send_queue = await registry.table(table_id), SendQueue()
    lines.check(program.guest)

    async def story() -> AsyncIterator[bytes]:
        with lines.holding(program.guest, send_queue.disconnect):
            check = partial(program_of, request, passes)
            async for event in stream(table, Viewer(program.guest), send_queue, last_event_id, check):
                yield event

    return Stream(story(), media_type="text/event-stream", headers=NO_BUFFER)


@post("/api/bot/tables/{table_id:str}/move", status_code=200, responses={**error_responses(401, 404), **REFUSED})
async def make_move(
    table_id: FromPath[str],
    data: JSONBody[account.ProgramMove],
    registry: Given[TableRegistry],
    program: Given[Program],
) -> Response[account.CommandAccepted | messages.CommandRefused]:
    """Make a move."""
    command = commands.PlayMove(data.id, data.seq, msgspec.Raw(msgspec.json.encode(data.move)))
    return await grant(registry, table_id, program, command)


@post("/api/bot/tables/{table_id:str}/wish", status_code=200, responses={**error_responses(401, 404), **REFUSED})
async def make_wish(
    table_id: FromPath[str], data: JSONBody[OtherWish], registry: Given[TableRegistry], program: Given[Program]
) -> Response[account.CommandAccepted | messages.CommandRefused]:
    """Anything else that players do: answer what the others ask for, say something, resign, leave."""
    return await grant(registry, table_id, program, data)


async def grant(
    registry: TableRegistry, table_id: str, program: Program, command: commands.Command
) -> Response[account.CommandAccepted | messages.CommandRefused]:
    """Do what the program asks for, or say why not."""
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
    make_wish,
]
