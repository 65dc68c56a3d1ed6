"""Programs at tables: a token instead of a cookie, a stream instead of a socket, and a request for every wish."""

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

from asterism.server import forms, wire
from asterism.server.capacity import Capacity
from asterism.server.doors.guests import Asking, program_of
from asterism.server.doors.refusals import faults
from asterism.server.house import House
from asterism.server.lines import Lines
from asterism.server.outbox import Outbox
from asterism.server.passes import Passes, Program
from asterism.server.sight import Viewer
from asterism.server.stream import tell

REFUSED = {
    409: ResponseSpec(wire.Refused, generate_examples=False, description="The wish was not granted; nothing changed.")
}
OtherWish = wire.Answer | wire.DrawWish | wire.Leave | wire.Resign | wire.Say | wire.TakeBackWish
NO_BUFFER = {"X-Accel-Buffering": "no", "Cache-Control": "no-store"}


@get("/api/bot/tables", responses=faults(401))
async def list_program_tables(house: Given[House], program: Given[Program]) -> list[wire.TableCard]:
    """The tables where the program has a seat, the latest first."""
    return await house.tables_of(program.guest)


@get("/api/bot/tables/{table_id:str}", responses=faults(401, 404))
async def show_program_table(table_id: FromPath[str], house: Given[House], program: Given[Program]) -> wire.Snapshot:
    """Everything that the program may know of a table now."""
    return (await house.table(table_id)).sight.snapshot(Viewer(program.guest))


@post("/api/bot/tables/{table_id:str}/seat", status_code=200, responses=faults(401, 404))
async def seat_program(
    table_id: FromPath[str],
    data: JSONBody[forms.Sit],
    house: Given[House],
    capacity: Given[Capacity],
    program: Given[Program],
) -> wire.TableInfo:
    """Sit down in a free seat, under the program's name."""
    table = await house.table(table_id)
    await capacity.check_seat(program.guest, table)
    await table.take_seat(program.guest, wire.TakeSeat(program.name, data.seal))
    return table.sight.info(Viewer(program.guest))


@get("/api/bot/tables/{table_id:str}/events", media_type="text/event-stream", responses=faults(401, 404))
async def stream_events(
    request: Asking,
    table_id: FromPath[str],
    house: Given[House],
    lines: Given[Lines],
    passes: Given[Passes],
    program: Given[Program],
    last_event_id: Annotated[int | None, HeaderParameter(name="Last-Event-ID", ge=0, le=2**31)] = None,
) -> Stream:
    """All that happens at a table, as it happens; a program that lost the line says what it saw last."""
    table, outbox = await house.table(table_id), Outbox()
    lines.check(program.guest)

    async def story() -> AsyncIterator[bytes]:
        with lines.holding(program.guest, outbox.hang_up):
            check = partial(program_of, request, passes)
            async for event in tell(table, Viewer(program.guest), outbox, last_event_id, check):
                yield event

    return Stream(story(), media_type="text/event-stream", headers=NO_BUFFER)


@post("/api/bot/tables/{table_id:str}/move", status_code=200, responses={**faults(401, 404), **REFUSED})
async def make_move(
    table_id: FromPath[str], data: JSONBody[forms.ProgramMove], house: Given[House], program: Given[Program]
) -> Response[forms.Accepted | wire.Refused]:
    """Make a move."""
    wish = wire.MoveWish(data.id, data.seq, msgspec.Raw(msgspec.json.encode(data.move)))
    return await grant(house, table_id, program, wish)


@post("/api/bot/tables/{table_id:str}/wish", status_code=200, responses={**faults(401, 404), **REFUSED})
async def make_wish(
    table_id: FromPath[str], data: JSONBody[OtherWish], house: Given[House], program: Given[Program]
) -> Response[forms.Accepted | wire.Refused]:
    """Anything else that players do: answer what the others ask for, say something, resign, leave."""
    return await grant(house, table_id, program, data)


async def grant(
    house: House, table_id: str, program: Program, wish: wire.FromBrowser
) -> Response[forms.Accepted | wire.Refused]:
    """Do what the program asks for, or say why not."""
    table = await house.table(table_id)
    reply = await table.wish(Viewer(program.guest), wish)
    if reply is not None and msgspec.json.decode(reply)["type"] == "refused":
        return Response(msgspec.json.decode(reply, type=wire.Refused), status_code=409)
    return Response(forms.Accepted(table.book.seq), status_code=200)


ROUTES = [
    list_program_tables,
    show_program_table,
    seat_program,
    stream_events,
    make_move,
    make_wish,
]
