"""Everything that is taken up again: lessons, finished tables, and records that a person brings."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency as Given
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody

from asterism.errors import AsterismError, BadRecord
from asterism.game import Best, names
from asterism.lesson import has_lesson
from asterism.record import Record, read_record
from asterism.server import wire
from asterism.server.capacity import Capacity
from asterism.server.dealings import Dealing, dealing_of
from asterism.server.doors.guests import Asking, address_of
from asterism.server.doors.refusals import faults
from asterism.server.house import House
from asterism.server.keeping import record_of
from asterism.server.limits import Limits
from asterism.server.names import clean_name
from asterism.server.solving import best_of
from asterism.server.stories import Eyes, Story, ToldLesson, tell_lesson, tell_record


@get("/api/games/{name:str}/lesson", responses=faults(404))
async def show_lesson(name: FromPath[str], house: Given[House]) -> ToldLesson:
    """The interactive lesson of a game."""
    if name not in names() or not has_lesson(name):
        raise NotFoundException(f"there is no lesson for a game called '{name}'")
    await house.prepare(name)
    return await asyncio.to_thread(tell_lesson, name)


@post("/api/replay", status_code=200, responses=faults())
async def replay_record(
    request: Request[Any, Any, Any],
    house: Given[House],
    seat: FromQuery[int | None] = None,
    *,
    open_eyes: FromQuery[bool] = False,
) -> Story:
    """The story of the record in the body, from the eyes of a seat or of a spectator."""
    record = read_record(await request.body())
    return await tell(record, house, Eyes(seat, open_eyes))


@get("/api/tables/{table_id:str}/replay", responses=faults(404))
async def replay_table(
    table_id: FromPath[str],
    house: Given[House],
    seat: FromQuery[int | None] = None,
    *,
    open_eyes: FromQuery[bool] = False,
) -> Story:
    """The story of a table at which the match is over."""
    return await tell(record_of((await house.table(table_id)).book), house, Eyes(seat, open_eyes))


@post("/api/deal", status_code=200, responses=faults())
async def show_deal_of_record(request: Request[Any, Any, Any]) -> Dealing:
    """The deal of the record in the body, and what it takes to make it again."""
    return dealing_of(known(read_record(await request.body())))


@get("/api/tables/{table_id:str}/deal", responses=faults(404))
async def show_deal_of_table(table_id: FromPath[str], house: Given[House]) -> Dealing:
    """The deal of a table at which the match is over, and what it takes to make it again."""
    return dealing_of(record_of((await house.table(table_id)).book))


@get("/api/tables/{table_id:str}/best", responses=faults(404))
async def show_best(table_id: FromPath[str], house: Given[House]) -> Best:
    """The best that could have been made of the deal of a table at which the match is over."""
    return await best_of((await house.table(table_id)).book)


@post("/api/play-on", responses=faults(401, 404))
async def play_on(
    request: Asking,
    data: JSONBody[wire.PlayOn],
    house: Given[House],
    capacity: Given[Capacity],
    limits: Given[Limits],
    guest: Given[str],
) -> wire.Opened:
    """Open a table that begins with a position of an earlier match."""
    limits.count_opening(address_of(request))
    await capacity.check(guest)
    record = await earlier_match(data, house)
    wish = msgspec.structs.replace(data, name=clean_name(data.name))
    return wire.Opened((await house.play_on(wish, record, guest)).id)


async def earlier_match(wish: wire.PlayOn, house: House) -> Record:
    """The match that is to be played on."""
    if (wish.table is None) == (wish.record is None):
        raise AsterismError("say either at which table the match was played, or send its record")
    if wish.table is not None:
        return record_of((await house.table(wish.table)).book)
    return known(read_record((wish.record or "").encode()))


async def tell(record: Record, house: House, eyes: Eyes) -> Story:
    """Replay outside the loop that serves everybody."""
    if eyes.seat is not None and eyes.seat not in range(record.seats):
        raise AsterismError(f"there is no seat {eyes.seat}; the seats are 0 to {record.seats - 1}")
    await prepare(record, house)
    return await asyncio.to_thread(tell_record, record, eyes)


async def prepare(record: Record, house: House) -> None:
    """Compile the record's game if need be."""
    await house.prepare(known(record).game)


def known(record: Record) -> Record:
    """The record, if it is of a game that there is."""
    if record.game not in names():
        raise BadRecord(f"this record is of a game called '{record.game}', which is not known here")
    return record


ROUTES = [show_lesson, replay_record, replay_table, show_deal_of_record, show_deal_of_table, show_best, play_on]
