"""Reviews of finished tables, and of records that a person brings."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

from litestar import Request, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath

from asterism.match import Match
from asterism.record import Record, read_record, replay
from asterism.server.doors.refusals import faults
from asterism.server.doors.stories import prepare
from asterism.server.house import House
from asterism.server.keeping import record_of
from asterism.server.reviews import Reviewing, Reviews


@post("/api/tables/{table_id:str}/review", status_code=200, responses=faults(404))
async def review_table(table_id: FromPath[str], house: Given[House], reviews: Given[Reviews]) -> Reviewing:
    """The review of a table at which the match is over, or how far it is; asking begins it."""
    table = await house.table(table_id)
    return await reviews.ask(f"table {table.id}", lambda: replayed(record_of(table.book), house))


@post("/api/review", status_code=200, responses=faults())
async def review_record(request: Request[Any, Any, Any], house: Given[House], reviews: Given[Reviews]) -> Reviewing:
    """The review of the record in the body, or how far it is; asking begins it."""
    body = await request.body()
    return await reviews.ask(f"record {hashlib.sha256(body).hexdigest()}", lambda: replayed(read_record(body), house))


async def replayed(record: Record, house: House) -> Match:
    """The match of a record, replayed outside the loop that serves everybody."""
    await prepare(record, house)
    return await asyncio.to_thread(replay, record)


ROUTES = [review_table, review_record]
