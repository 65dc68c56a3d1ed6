"""How people did at the deal of a day, and how many days in a row a person has played it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from typing import Protocol

import msgspec

from asterism.server.domain import Daily
from asterism.server.tables.storage import EndedTable, IndexedTable
from asterism.server.tables.summary import TableSummary, read

COUNTED_DAYS = 2
"""The deal of a day is compared among those who finished it within this time from the beginning of the day."""
BATCH_SIZE = 500
OWN_TABLES = 2000
"""How many of a person's latest tables are looked through."""


class ScoreCount(msgspec.Struct, frozen=True):
    """How many people have finished the deal with this score."""

    score: int
    people: int


class DailyResults(msgspec.Struct, frozen=True):
    """The deal of a day: what everybody made of it, and the days of the person who asks."""

    day: str
    yours: int | None
    """The score of the person who asks; None if they have not finished it."""
    scores: list[ScoreCount]
    """Everybody's scores, also of the person who asks, the lowest first. Nobody is named."""
    yesterday: int | None
    """The score of the person who asks at the deal of the day before."""
    streak: int
    """On how many days in a row, up to this one or the one before, the person who asks has finished the deal."""


class FinishedTables(Protocol):
    """Finds tables at which a match is over."""

    async def tables_of(self, guest: str, limit: int) -> list[IndexedTable]:
        """The tables where the guest holds a seat, the latest first."""
        ...

    async def ended_tables(self, game: str, after: tuple[float, str], until: float, limit: int) -> list[EndedTable]:
        """The next tables of a game whose matches were over by `until`, in the order of their ends."""
        ...


class DailyDeals:
    """Compares results of the deal of a day. Nothing is stored: they follow from the finished tables."""

    def __init__(self, store: FinishedTables) -> None:
        self._store = store

    async def of(self, game: str, day: date, guest: str) -> DailyResults:
        """The results of a day's deal, for this guest."""
        own = [read(table.summary) for table in await self._store.tables_of(guest, OWN_TABLES)]
        mine = scores_by_day(filter(None, own), game, guest)
        return DailyResults(
            day=day.isoformat(),
            yours=mine.get(day.isoformat()),
            scores=await self._scores(game, day),
            yesterday=mine.get((day - timedelta(days=1)).isoformat()),
            streak=streak_until(day, mine),
        )

    async def _scores(self, game: str, day: date) -> list[ScoreCount]:
        begin = datetime(day.year, day.month, day.day, tzinfo=UTC)
        read, until = (begin.timestamp(), ""), (begin + timedelta(days=COUNTED_DAYS)).timestamp()
        scores: dict[str, int] = {}
        while tables := await self._store.ended_tables(game, read, until, BATCH_SIZE):
            await asyncio.to_thread(add_scores, scores, tables, day.isoformat())
            read = (tables[-1].ended, tables[-1].table_id)
        return [ScoreCount(score, people) for score, people in sorted(Counter(scores.values()).items())]


def add_scores(scores: dict[str, int], tables: Iterable[EndedTable], day: str) -> None:
    """Add the scores of those who finished the deal of this day; the first time counts."""
    for table in tables:
        summary = read(table.summary)
        if summary is None:
            continue
        guest, score = finisher_of(summary), daily_score(summary, day)
        if guest is not None and score is not None:
            scores.setdefault(guest, score)


def scores_by_day(tables: Iterable[TableSummary], game: str, guest: str) -> dict[str, int]:
    """The guest's score for each day whose deal they finished. The tables come with the latest first."""
    days: dict[str, int] = {}
    for summary in tables:
        origin = summary.origin
        if summary.game == game and isinstance(origin, Daily) and finisher_of(summary) == guest:
            score = daily_score(summary, origin.day)
            if score is not None:
                days[origin.day] = score
    return days


def finisher_of(summary: TableSummary) -> str | None:
    """The person who played the solitaire to its end; None if a bot did."""
    seat = summary.seats[0]
    return seat.guest if seat.kind == "person" and seat.bot is None else None


def daily_score(summary: TableSummary, day: str) -> int | None:
    """The score of a table that has finished the deal of this day."""
    is_of_day = isinstance(summary.origin, Daily) and summary.origin.day == day
    return summary.results[0].score if is_of_day and summary.results else None


def streak_until(day: date, days: Iterable[str]) -> int:
    """How many days in a row are among these, up to this day, or up to the day before if this one is not yet."""
    finished = set(days)
    last = day if day.isoformat() in finished else day - timedelta(days=1)
    streak = 0
    while (last - timedelta(days=streak)).isoformat() in finished:
        streak += 1
    return streak
