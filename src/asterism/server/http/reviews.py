"""Reviews of finished tables, and of records in the body of a request."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

from litestar import Request, post
from litestar.di import NamedDependency as Injected
from litestar.params import FromPath
from msgspec import structs

from asterism.match import Match
from asterism.record import Record, read_record, replay
from asterism.server.http.errors import error_responses
from asterism.server.http.replays import prepare
from asterism.server.insights.reviews import ReviewProgress, Reviews
from asterism.server.tables.records import record_of
from asterism.server.tables.registry import TableRegistry


@post("/api/tables/{table_id:str}/review", status_code=200, responses=error_responses(404))
async def review_table(
    table_id: FromPath[str], registry: Injected[TableRegistry], reviews: Injected[Reviews]
) -> ReviewProgress:
    """Show the review of a table whose match is over, or its progress; the first request starts it."""
    table = await registry.table(table_id)
    progress = await reviews.request(f"table {table.id}", lambda: replayed(record_of(table.state), registry))
    return with_names(progress, [seat.name for seat in table.state.seats])


def with_names(progress: ReviewProgress, names: list[str]) -> ReviewProgress:
    """The names as they are now: a person may have been erased since the review was made."""
    if progress.review is None:
        return progress
    return structs.replace(progress, review=structs.replace(progress.review, players=names))


@post("/api/review", status_code=200, responses=error_responses())
async def review_record(
    request: Request[Any, Any, Any], registry: Injected[TableRegistry], reviews: Injected[Reviews]
) -> ReviewProgress:
    """Show the review of the record in the body, or its progress; the first request starts it."""
    body = await request.body()
    return await reviews.request(
        f"record {hashlib.sha256(body).hexdigest()}", lambda: replayed(read_record(body), registry)
    )


async def replayed(record: Record, registry: TableRegistry) -> Match:
    """The match of a record, replayed outside the event loop."""
    await prepare(record, registry)
    return await asyncio.to_thread(replay, record)


ROUTES = [review_table, review_record]
