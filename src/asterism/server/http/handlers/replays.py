"""Replays and deals of finished matches, lessons, and tables that continue an earlier match."""

from __future__ import annotations

import asyncio
from functools import partial

from litestar import get, post
from litestar.di import NamedDependency as Injected
from litestar.params import FromPath, FromQuery, JSONBody

from asterism.game import Best
from asterism.server.games import check_lesson
from asterism.server.http.auth import AnyRequest, address_of, requester_of
from asterism.server.http.errors import error_responses
from asterism.server.insights.deals import DisclosedDeal, disclosed_deal_of
from asterism.server.insights.replays import (
    LessonReplay,
    Perspective,
    Replay,
    read_sent_record,
    record_to_continue,
    replay_of_lesson,
    replay_of_record,
)
from asterism.server.insights.solver import best_of
from asterism.server.limits.rates import Limits, network_of
from asterism.server.limits.tables import Capacity
from asterism.server.protocol import models, requests
from asterism.server.tables.records import record_of
from asterism.server.tables.registry import TableRegistry
from asterism.server.workers.fair_pool import FairPool


@get("/api/games/{name:str}/lesson", responses=error_responses(404))
async def show_lesson(name: FromPath[str], registry: Injected[TableRegistry]) -> LessonReplay:
    """Show the interactive lesson of a game."""
    check_lesson(name)
    await registry.games.compile(name)
    return await asyncio.to_thread(replay_of_lesson, name)


@post("/api/replay", status_code=200, responses=error_responses())
async def replay_record(
    request: AnyRequest,
    registry: Injected[TableRegistry],
    record_pool: Injected[FairPool],
    seat: FromQuery[int | None] = None,
    *,
    reveal_all: FromQuery[bool] = False,
) -> Replay:
    """Replay the record in the body, from the perspective of a seat or of a spectator."""
    record = await asyncio.to_thread(read_sent_record, await request.body())
    await registry.games.compile(record.game)
    perspective = Perspective(seat, reveal_all=reveal_all)
    return await record_pool.run(requester_of(request), partial(replay_of_record, record, perspective))


@get("/api/tables/{table_id:str}/replay", responses=error_responses(404))
async def replay_table(
    request: AnyRequest,
    table_id: FromPath[str],
    registry: Injected[TableRegistry],
    record_pool: Injected[FairPool],
    seat: FromQuery[int | None] = None,
    *,
    reveal_all: FromQuery[bool] = False,
) -> Replay:
    """Replay a table whose match is over, from the perspective of a seat or of a spectator."""
    state = (await registry.table(table_id)).state
    perspective = Perspective(seat, reveal_all=reveal_all)
    return await record_pool.run(
        requester_of(request, table_id), lambda: replay_of_record(record_of(state), perspective)
    )


@post("/api/deal", status_code=200, responses=error_responses())
async def show_deal_of_record(request: AnyRequest, record_pool: Injected[FairPool]) -> DisclosedDeal:
    """Show the deal of the record in the body, and everything needed to repeat it."""
    body = await request.body()
    return await record_pool.run(requester_of(request), lambda: disclosed_deal_of(read_sent_record(body)))


@get("/api/tables/{table_id:str}/deal", responses=error_responses(404))
async def show_deal_of_table(
    request: AnyRequest, table_id: FromPath[str], registry: Injected[TableRegistry], record_pool: Injected[FairPool]
) -> DisclosedDeal:
    """Show the deal of a table whose match is over, and everything needed to repeat it."""
    state = (await registry.table(table_id)).state
    return await record_pool.run(requester_of(request, table_id), lambda: disclosed_deal_of(record_of(state)))


@get("/api/tables/{table_id:str}/best", responses=error_responses(404))
async def show_best(
    request: AnyRequest, table_id: FromPath[str], registry: Injected[TableRegistry], record_pool: Injected[FairPool]
) -> Best:
    """Show the best possible result for the deal of a table whose match is over."""
    state = (await registry.table(table_id)).state
    return await record_pool.run(requester_of(request, table_id), lambda: best_of(state))


@post("/api/play-on", responses=error_responses(401, 404))
async def play_on(
    request: AnyRequest,
    data: JSONBody[requests.PlayOn],
    registry: Injected[TableRegistry],
    capacity: Injected[Capacity],
    limits: Injected[Limits],
    record_pool: Injected[FairPool],
    guest: Injected[str],
) -> models.OpenedTable:
    """Open a table that starts with a position of an earlier match."""
    address = address_of(request)
    limits.count_new_table(address)
    await capacity.check(guest, address)
    record = await record_to_continue(data, registry)
    work = partial(record_pool.run, requester_of(request))
    table = await registry.play_on(data, record, guest, work, network_of(address))
    capacity.opened(table.id, address)
    return models.OpenedTable(table.id)


ROUTES = [show_lesson, replay_record, replay_table, show_deal_of_record, show_deal_of_table, show_best, play_on]
