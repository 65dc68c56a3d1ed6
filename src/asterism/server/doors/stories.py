"""Everything that is played back: lessons, finished tables, and records that a person brings."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.exceptions import NotFoundException

from asterism.errors import AsterismError, BadRecord
from asterism.game import names
from asterism.lesson import has_lesson
from asterism.record import Player, Record, read_record, record_of
from asterism.server.house import House
from asterism.server.stories import Eyes, Story, ToldLesson, tell_lesson, tell_record

LONGEST_RECORD = 1_000_000
"""In bytes; a long match with boards of its own has a tenth of that."""


@get("/api/games/{name:str}/lesson")
async def show_lesson(name: str, house: House) -> ToldLesson:
    """The interactive lesson of a game."""
    if name not in names() or not has_lesson(name):
        raise NotFoundException(f"there is no lesson for a game called '{name}'")
    await house.prepare(name)
    return await asyncio.to_thread(tell_lesson, name)


@post("/api/replay", status_code=200, request_max_body_size=LONGEST_RECORD)
async def replay_record(
    request: Request[Any, Any, Any], house: House, seat: int | None = None, *, open_eyes: bool = False
) -> Story:
    """The story of the record in the body, from the eyes of a seat or of a spectator."""
    record = read_record(await request.body())
    return await tell(record, house, Eyes(seat, open_eyes))


@get("/api/tables/{table_id:str}/replay")
async def replay_table(table_id: str, house: House, seat: int | None = None, *, open_eyes: bool = False) -> Story:
    """The story of a table at which the match is over."""
    return await tell(await finished_record(table_id, house), house, Eyes(seat, open_eyes))


@get("/api/tables/{table_id:str}/record", media_type=MediaType.JSON)
async def download_record(table_id: str, house: House) -> Response[bytes]:
    """The record of a table at which the match is over, as a file to keep."""
    record = await finished_record(table_id, house)
    name = f"{record.game}-{table_id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(record.to_json(), media_type=MediaType.JSON, headers=headers)


async def finished_record(table_id: str, house: House) -> Record:
    """The record of a table; as long as the match goes on, deal and moves are secret."""
    book = (await house.table(table_id)).book
    if not book.match.is_over:
        raise AsterismError("this match is still being played; it can be replayed when it is over")
    players = [Player(seat.name, bot=seat.bot) for seat in book.seats]
    return record_of(book.match, players)


async def tell(record: Record, house: House, eyes: Eyes) -> Story:
    """Compile the game if need be, then replay outside the loop that serves everybody."""
    if record.game not in names():
        raise BadRecord(f"this record is of a game called '{record.game}', which is not known here")
    if eyes.seat is not None and eyes.seat not in range(record.seats):
        raise AsterismError(f"there is no seat {eyes.seat}; the seats are 0 to {record.seats - 1}")
    await house.prepare(record.game)
    return await asyncio.to_thread(tell_record, record, eyes)


ROUTES = [show_lesson, replay_record, replay_table, download_record]
