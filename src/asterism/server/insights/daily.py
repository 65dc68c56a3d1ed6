"""How people did at the challenge of a day, and on how many days in a row a person has finished it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from typing import Protocol

import msgspec

from asterism.challenge import Challenge
from asterism.server.domain import Daily
from asterism.server.insights.daily_bot import BotTry, DailyBot, DailyResult, daily_result
from asterism.server.tables.registry import OWN_TABLES
from asterism.server.tables.storage import EndedTable, IndexedTable
from asterism.server.tables.summary import TableSummary, read

COUNTED_DAYS = 2
"""The challenge of a day is compared among those who finished it within this time from the beginning of the day."""
BATCH_SIZE = 500


class ResultCount(msgspec.Struct, frozen=True):
    """How many people have finished the challenge with this result."""

    result: DailyResult
    people: int


class DailyResults(msgspec.Struct, frozen=True, kw_only=True):
    """The challenge of a day: what everybody made of it, and the days of the person who asks."""

    day: str
    seats: int
    """How many players it has."""
    yours: DailyResult | None
    """The result of the person who asks; None if they have not finished it."""
    results: list[ResultCount]
    """Everybody's results, also that of the person who asks. Nobody is named."""
    given_up: int
    """How many people left it to a bot."""
    yesterday: DailyResult | None
    """The result of the person who asks at the challenge of the day before."""
    streak: int
    """On how many days in a row, up to this one or the one before, the person who asks has finished the challenge."""
    bot: BotTry | None
    """What a bot made of it in the same seat. Only for those whose try is over, and where there is such a bot."""


class FinishedTables(Protocol):
    """Finds tables at which a match is over."""

    async def tables_of(self, guest: str, limit: int) -> list[IndexedTable]:
        """The tables where the guest holds a seat, the latest first."""
        ...

    async def ended_tables(self, game: str, after: tuple[float, str], until: float, limit: int) -> list[EndedTable]:
        """The next tables of a game whose matches were over by `until`, in the order of their ends."""
        ...


class DailyTries:
    """Compares tries at the challenge of a day. Those of people follow from the finished tables."""

    def __init__(self, store: FinishedTables, bot: DailyBot | None = None) -> None:
        """Without `bot` nobody is compared with a bot."""
        self._store = store
        self._bot = bot

    async def of(self, challenge: Challenge, guest: str) -> DailyResults:
        """The results of a day's challenge, for this guest."""
        game, day = challenge.game.name, challenge.day
        found = [read(table.summary) for table in await self._store.tables_of(guest, OWN_TABLES)]
        own = [summary for summary in found if summary is not None]
        mine = results_by_day(own, game, guest)
        tries = await self._tries(game, day)
        is_over = any(one.game == game and one.phase == "over" and one.origin == Daily(day.isoformat()) for one in own)
        counted = Counter(tries.results.values())
        return DailyResults(
            day=day.isoformat(),
            seats=challenge.seats,
            yours=mine.get(day.isoformat()),
            results=[ResultCount(result, people) for result, people in sorted(counted.items(), key=_by_rank)],
            given_up=len(tries.given_up),
            yesterday=mine.get((day - timedelta(days=1)).isoformat()),
            streak=streak_until(day, mine),
            bot=await self._bot.result(challenge) if self._bot and is_over else None,
        )

    async def _tries(self, game: str, day: date) -> TriesOfDay:
        begin = datetime(day.year, day.month, day.day, tzinfo=UTC)
        read, until = (begin.timestamp(), ""), (begin + timedelta(days=COUNTED_DAYS)).timestamp()
        tries = TriesOfDay(day.isoformat())
        while tables := await self._store.ended_tables(game, read, until, BATCH_SIZE):
            await asyncio.to_thread(tries.add, tables)
            read = (tables[-1].ended, tables[-1].table_id)
        return tries


def _by_rank(counted: tuple[DailyResult, int]) -> tuple[int, int]:
    return counted[0].rank, counted[0].score


@dataclass
class TriesOfDay:
    """What became of everybody's try at the challenge of a day; the first of each person counts."""

    day: str
    results: dict[str, DailyResult] = field(default_factory=dict)
    given_up: set[str] = field(default_factory=set)

    def add(self, tables: Iterable[EndedTable]) -> None:
        """Add tables at which the match is over, in the order of their ends."""
        for table in tables:
            summary = read(table.summary)
            if summary is None or summary.origin != Daily(self.day) or not summary.results:
                continue
            seat = seat_of_person(summary)
            guest = summary.seats[seat].guest
            if guest is None or guest in self.results or guest in self.given_up:
                continue
            if summary.seats[seat].bot is None:
                self.results[guest] = result_of(summary, seat)
            else:
                self.given_up.add(guest)


def results_by_day(tables: Iterable[TableSummary], game: str, guest: str) -> dict[str, DailyResult]:
    """The guest's result for each day whose challenge they finished. The tables come with the latest first."""
    days: dict[str, DailyResult] = {}
    for summary in tables:
        if summary.game != game or not isinstance(summary.origin, Daily) or not summary.results:
            continue
        seat = seat_of_person(summary)
        if summary.seats[seat].guest == guest and summary.seats[seat].bot is None:
            days[summary.origin.day] = result_of(summary, seat)
    return days


def seat_of_person(summary: TableSummary) -> int:
    """The seat in which a person plays the challenge, or has left it to a bot; all others are bots' own."""
    return next(number for number, seat in enumerate(summary.seats) if seat.kind == "person")


def result_of(summary: TableSummary, seat: int) -> DailyResult:
    """What a seat has made of a match that is over."""
    return daily_result((summary.results or [])[seat], is_drawn=summary.is_drawn)


def streak_until(day: date, days: Iterable[str]) -> int:
    """How many days in a row are among these, up to this day, or up to the day before if this one is not yet."""
    finished = set(days)
    last = day if day.isoformat() in finished else day - timedelta(days=1)
    streak = 0
    while (last - timedelta(days=streak)).isoformat() in finished:
        streak += 1
    return streak
