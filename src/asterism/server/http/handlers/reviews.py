"""Reviews of finished tables, and of records in the body of a request."""

from __future__ import annotations

import asyncio
import hashlib
from functools import partial

from litestar import post
from litestar.di import NamedDependency as Injected
from litestar.params import FromPath

from asterism.match import Match
from asterism.record import replay
from asterism.server.http.auth import AnyRequest, requester_of
from asterism.server.http.errors import error_responses
from asterism.server.insights.replays import read_sent_record
from asterism.server.insights.reviews import ReviewProgress, Reviews, with_names
from asterism.server.tables.records import record_of
from asterism.server.tables.registry import TableRegistry
from asterism.server.workers.fair_pool import FairPool


@post("/api/tables/{table_id:str}/review", status_code=200, responses=error_responses(404))
async def review_table(
    request: AnyRequest,
    table_id: FromPath[str],
    registry: Injected[TableRegistry],
    reviews: Injected[Reviews],
    record_pool: Injected[FairPool],
) -> ReviewProgress:
    """Show the review of a table whose match is over, or its progress; the first request starts it."""
    table = await registry.table(table_id)
    requester = requester_of(request, table_id)
    progress = await reviews.request(
        f"table {table.id}",
        requester,
        lambda: record_pool.run(requester, lambda: replay(record_of(table.state))),
    )
    return with_names(progress, [seat.name for seat in table.state.seats])


@post("/api/review", status_code=200, responses=error_responses())
async def review_record(
    request: AnyRequest,
    registry: Injected[TableRegistry],
    reviews: Injected[Reviews],
    record_pool: Injected[FairPool],
) -> ReviewProgress:
    """Show the review of the record in the body, or its progress; the first request starts it."""
    body = await request.body()
    key = f"record {hashlib.sha256(body).hexdigest()}"
    requester = requester_of(request, key)

    async def replayed() -> Match:
        record = await asyncio.to_thread(read_sent_record, body)
        await registry.games.compile(record.game)
        return await record_pool.run(requester, partial(replay, record))

    return await reviews.request(key, requester, replayed)


ROUTES = [review_table, review_record]
