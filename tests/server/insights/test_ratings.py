"""Ratings from the finished tables: in which order they count, and who is listed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from asterism.server.insights import ratings
from asterism.server.insights.ratings import MAX_LISTED, MIN_MATCHES
from asterism.server.tables.storage import IndexEntry
from asterism.server.tables.summary import encode
from tests.server.conftest import Place
from tests.server.insights.finished_tables import NOW, FinishedTables, match, seat


@pytest.fixture
def tables(place: Place) -> Iterator[FinishedTables]:
    store = place.open()
    yield FinishedTables(store)
    store.close()


def test_people_are_listed_only_while_they_want_to_be(tables: FinishedTables) -> None:
    async def look() -> None:
        for number in range(MIN_MATCHES):
            await tables.end(f"t{number}", NOW - 500 + number, match("ada", "bo", "star bot"))
        assert [row.name for row in await tables.rows()] == ["star"]
        await tables.want("ada")
        rows = await tables.rows("ada")
        assert [(row.name, row.bot, row.place, row.you) for row in rows] == [
            ("ada", None, 1, True),
            ("star", "star", None, False),
        ]
        assert [row.you for row in await tables.rows("bo")] == [False, False]
        await tables.accounts.set_rated("ada", rated=False)
        assert [row.name for row in await tables.rows("ada")] == ["star"]

    asyncio.run(look())


def test_a_rating_is_shown_after_a_few_matches(tables: FinishedTables) -> None:
    async def look() -> None:
        await tables.want("ada")
        [row] = await tables.rows("ada")
        assert (row.rating, row.matches, row.missing) == (None, 0, MIN_MATCHES)
        assert await tables.rows("bo") == []
        for number in range(MIN_MATCHES):
            [row] = [row for row in await tables.rows("ada") if row.you]
            assert (row.rating, row.place, row.missing) == (None, None, MIN_MATCHES - number)
            await tables.end(f"t{number}", NOW + number, match("ada", "bo"))
        [row] = await tables.rows("ada")
        assert row.rating is not None
        assert row.rating > ratings.INITIAL_RATING
        assert (row.place, row.matches, row.missing, row.provisional) == (1, MIN_MATCHES, 0, True)
        for number in range(30):
            await tables.end(f"u{number:02}", NOW + 10 + number, match("ada", "bo", ranks=[1, 1]))
        [row] = await tables.rows("ada")
        assert (row.provisional, row.plus_minus < ratings.PROVISIONAL_ABOVE) == (False, True)

    asyncio.run(look())


def test_every_process_computes_the_same_ratings_whenever_it_reads(
    tables: FinishedTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ratings, "BATCH_SIZE", 3)

    async def look() -> None:
        await tables.want("ada", "bo")
        for number in range(20):
            winner, loser = ("ada", "bo") if number % 3 else ("bo", "ada")
            await tables.end(f"t{number:02}", NOW + number * 20, match(winner, loser, "star bot"))
            tables.now = NOW + number * 20 + 5
            await tables.rows()
        # Two matches end at the same moment, and one is written late.
        await tables.end("b", NOW + 390, match("bo", "ada"))
        await tables.rows()
        await tables.end("a", NOW + 390, match("ada", "bo"))
        await tables.end("late", NOW + 375, match("bo", "ada"))
        rows = await tables.rows()
        assert rows == await tables.rows(of=tables.another_process())
        assert {row.matches for row in rows if row.bot is None} == {23}
        tables.now += 1000
        assert rows == await tables.rows()

    asyncio.run(look())


def test_each_game_has_its_own_ratings(tables: FinishedTables) -> None:
    async def look() -> None:
        await tables.want("ada")
        await tables.end("t", NOW, match("ada", "bo"), game="other")
        [row] = await tables.rows("ada")
        assert row.matches == 0

    asyncio.run(look())


def test_the_list_has_the_best_people_and_the_caller(tables: FinishedTables) -> None:
    async def look() -> None:
        crowd = [f"p{number:02}" for number in range(MAX_LISTED + 5)]
        await tables.want(*crowd)
        for number in range(MIN_MATCHES):
            for guest in crowd:
                at = NOW - 500 + number
                opponent = "star bot"
                seats = (guest, opponent) if guest != crowd[-1] else (opponent, guest)
                await tables.end(f"{guest}{number}", at, match(*seats))
        people = [row for row in await tables.rows(crowd[-1]) if row.bot is None]
        assert len(people) == MAX_LISTED + 1
        assert (people[-1].name, people[-1].you, people[-1].place) == (crowd[-1], True, len(crowd))
        assert len([row for row in await tables.rows() if row.bot is None]) == MAX_LISTED

    asyncio.run(look())


def test_people_are_listed_by_the_name_of_the_account_or_of_the_latest_table(tables: FinishedTables) -> None:
    async def look() -> None:
        await tables.want("ada")
        await tables.end("t", NOW - 500, match("ada", "bo"))
        assert [row.name for row in await tables.rows()] == ["ada"]
        await tables.accounts.rename("ada", "Ada of Vega")
        assert [row.name for row in await tables.rows()] == ["Ada of Vega"]

    asyncio.run(look())


def test_matches_of_an_erased_person_stop_counting_the_next_day(tables: FinishedTables) -> None:
    async def look() -> None:
        await tables.want("ada")
        await tables.end("t", NOW - 500, match("ada", "bo"))
        await tables.rows()
        summary = encode(match("ada", seat("", resigned=True)))
        gone = IndexEntry(game="any", phase="over", listed=False, due=None, guests=(), summary=summary, ended=NOW - 500)
        await tables.store.append("t", 1, [b""], gone)
        tables.now += ratings.REREAD_SECONDS + 1
        assert [row.matches for row in await tables.rows("ada")] == [0]

    asyncio.run(look())


def test_matches_count_at_once_though_the_clock_is_set_back(tables: FinishedTables) -> None:
    async def look() -> None:
        await tables.want("ada")
        tables.now = NOW + 3600
        await tables.end("before", NOW + 3000, match("ada", "bo"))
        assert [row.matches for row in await tables.rows("ada")] == [1]
        tables.now = NOW
        await tables.end("after", NOW - 1, match("ada", "bo"))
        assert [row.matches for row in await tables.rows("ada")] == [2]

    asyncio.run(look())


def test_only_finished_tables_are_read_and_nobody_is_listed_by_default(tables: FinishedTables) -> None:
    async def look() -> None:
        await tables.end("ended", 7.5, match("ada", "bo"))
        unfinished = IndexEntry(
            game="any",
            phase="playing",
            listed=False,
            due=None,
            guests=(),
            summary=encode(match("ada", "bo")),
            ended=None,
        )
        await tables.store.append("playing", 0, [b""], unfinished)
        found = await tables.store.ended_tables("any", (0.0, ""), NOW, 9)
        assert [(one.table_id, one.ended) for one in found] == [("ended", 7.5)]
        await tables.accounts.rename("ada", "Ada")
        assert not (await tables.accounts.get("ada")).rated

    asyncio.run(look())
