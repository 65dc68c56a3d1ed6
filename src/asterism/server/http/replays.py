"""Replays and deals of finished matches, lessons, and tables that continue an earlier match."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency as Injected
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody

from asterism.errors import AsterismError, BadRecord
from asterism.game import Best, names
from asterism.lesson import has_lesson
from asterism.record import Record, read_record
from asterism.server.http.auth import AnyRequest, address_of
from asterism.server.http.errors import error_responses
from asterism.server.insights.deals import DisclosedDeal, disclosed_deal_of
from asterism.server.insights.replays import LessonReplay, Perspective, Replay, replay_of_lesson, replay_of_record
from asterism.server.insights.solver import best_of
from asterism.server.limits.rates import Limits
from asterism.server.limits.tables import Capacity
from asterism.server.protocol import models, requests
from asterism.server.tables.records import record_of
from asterism.server.tables.registry import TableRegistry


@get("/api/games/{name:str}/lesson", responses=error_responses(404))
async def show_lesson(name: FromPath[str], registry: Injected[TableRegistry]) -> LessonReplay:
    """Show the interactive lesson of a game."""
    if name not in names() or not has_lesson(name):
        raise NotFoundException(f"there is no lesson for a game called '{name}'")
    await registry.compile(name)
    return await asyncio.to_thread(replay_of_lesson, name)


@post("/api/replay", status_code=200, responses=error_responses())
async def replay_record(
    request: Request[Any, Any, Any],
    registry: Injected[TableRegistry],
    seat: FromQuery[int | None] = None,
    *,
    reveal_all: FromQuery[bool] = False,
) -> Replay:
    """Replay the record in the body, from the perspective of a seat or of a spectator."""
    record = read_record(await request.body())
    return await replayed_from(record, registry, Perspective(seat, reveal_all=reveal_all))


@get("/api/tables/{table_id:str}/replay", responses=error_responses(404))
async def replay_table(
    table_id: FromPath[str],
    registry: Injected[TableRegistry],
    seat: FromQuery[int | None] = None,
    *,
    reveal_all: FromQuery[bool] = False,
) -> Replay:
    """Replay a table whose match is over, from the perspective of a seat or of a spectator."""
    return await replayed_from(
        record_of((await registry.table(table_id)).state), registry, Perspective(seat, reveal_all=reveal_all)
    )


@post("/api/deal", status_code=200, responses=error_responses())
async def show_deal_of_record(request: Request[Any, Any, Any]) -> DisclosedDeal:
    """Show the deal of the record in the body, and everything needed to repeat it."""
    return disclosed_deal_of(of_known_game(read_record(await request.body())))


@get("/api/tables/{table_id:str}/deal", responses=error_responses(404))
async def show_deal_of_table(table_id: FromPath[str], registry: Injected[TableRegistry]) -> DisclosedDeal:
    """Show the deal of a table whose match is over, and everything needed to repeat it."""
    return disclosed_deal_of(record_of((await registry.table(table_id)).state))


@get("/api/tables/{table_id:str}/best", responses=error_responses(404))
async def show_best(table_id: FromPath[str], registry: Injected[TableRegistry]) -> Best:
    """Show the best possible result for the deal of a table whose match is over."""
    return await best_of((await registry.table(table_id)).state)


@post("/api/play-on", responses=error_responses(401, 404))
async def play_on(
    request: AnyRequest,
    data: JSONBody[requests.PlayOn],
    registry: Injected[TableRegistry],
    capacity: Injected[Capacity],
    limits: Injected[Limits],
    guest: Injected[str],
) -> models.OpenedTable:
    """Open a table that starts with a position of an earlier match."""
    limits.count_new_table(address_of(request))
    await capacity.check(guest)
    record = await record_to_continue(data, registry)
    return models.OpenedTable((await registry.play_on(data, record, guest)).id)


async def record_to_continue(command: requests.PlayOn, registry: TableRegistry) -> Record:
    """The record of the match to continue."""
    if (command.table is None) == (command.record is None):
        raise AsterismError("say either at which table the match was played, or send its record")
    if command.table is not None:
        return record_of((await registry.table(command.table)).state)
    return of_known_game(read_record((command.record or "").encode()))


async def replayed_from(record: Record, registry: TableRegistry, perspective: Perspective) -> Replay:
    """The replay of a record, made outside the event loop."""
    if perspective.seat is not None and perspective.seat not in range(record.seats):
        raise AsterismError(f"there is no seat {perspective.seat}; the seats are 0 to {record.seats - 1}")
    await prepare(record, registry)
    return await asyncio.to_thread(replay_of_record, record, perspective)


async def prepare(record: Record, registry: TableRegistry) -> None:
    """Compile the record's game if it is not compiled yet."""
    await registry.compile(of_known_game(record).game)


def of_known_game(record: Record) -> Record:
    """The record; BadRecord if its game is not known."""
    if record.game not in names():
        raise BadRecord(f"this record is of a game called '{record.game}', which is not known here")
    return record


ROUTES = [show_lesson, replay_record, replay_table, show_deal_of_record, show_deal_of_table, show_best, play_on]
