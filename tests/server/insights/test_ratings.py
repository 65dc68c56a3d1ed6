"""Ratings for those who want them: what counts, in which order, and who gets to see it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import text

from asterism.arena.rating import Ladder, Rating
from asterism.server.accounts.accounts import Accounts
from asterism.server.accounts.guest_cookies import GuestCookies
from asterism.server.insights import ratings
from asterism.server.insights.rated_matches import counts, rated_match_of
from asterism.server.insights.ratings import ENOUGH, MOST_LISTED, RatingRow, Ratings
from asterism.server.protocol import commands, models
from asterism.server.store import IndexEntry, Store
from asterism.server.store.database import MIGRATIONS, open_sqlite
from asterism.server.tables import summary as summaries
from tests.server.conftest import Place
from tests.server.live_server import Guest, Server, ask, play_on
from tests.server.table_harness import Company

GAME = "constellation"
NOW = 1_000_000.0


def seat(name: str, *, left: bool = False, resigned: bool = False) -> models.SeatInfo:
    """A person, or a bot such as "star bot"; for whoever left a bot plays."""
    if name.endswith(" bot"):
        return models.SeatInfo(name, "bot", name.removesuffix(" bot"), resigned=False, away_ms=None)
    return models.SeatInfo(name, "person", "star" if left or resigned else None, resigned, None)


def match(*seats: str | models.SeatInfo, ranks: list[int] | None = None, **changes: Any) -> summaries.Summary:
    """A finished match, which the first seat won; people are guests by their names."""
    sitting = [seat(one) if isinstance(one, str) else one for one in seats]
    card = models.TableListing(
        table="t",
        game="any",
        phase="over",
        seats=sitting,
        clock=None,
        opened=0,
        updated=0,
        moves=9,
        to_act=[],
        results=[models.Result(number, 0, rank) for number, rank in enumerate(ranks or range(1, len(seats) + 1))],
    )
    guests = [one.name or None if one.kind == "person" else None for one in sitting]
    return summaries.Summary(msgspec.structs.replace(card, **changes), guests)


# --- what counts -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "summary",
    [
        match("ada", "bo"),
        match("ada", "star bot"),
        match("ada", "star bot", "star bot"),
        match("ada", seat("bo", resigned=True)),
    ],
)
def test_matches_between_people_or_with_bots_count(summary: summaries.Summary) -> None:
    assert counts(summary)


@pytest.mark.parametrize(
    ("why", "summary"),
    [
        ("one plays alone", match("ada")),
        ("people share a device", match("ada", "ada", "star bot")),
        ("only bots", match("star bot", "nova bot")),
        ("an earlier match is played on", match("ada", "bo", origin=models.Forked(3))),
        ("the deal of a day", match("ada", "bo", origin=models.Daily("2026-12-31"))),
        ("somebody has been forgotten", match("ada", seat("", resigned=True))),
        ("not over", match("ada", "bo", results=None)),
    ],
)
def test_what_says_nothing_of_a_persons_strength_does_not_count(why: str, summary: summaries.Summary) -> None:
    assert not counts(summary), why


def test_places_are_as_the_match_ended_and_shared_ones_are_shared() -> None:
    found = rated_match_of(match("ada", "star bot", "bo", ranks=[2, 1, 2]))
    assert found.entrants == ["ada", "bot:star", "bo"]
    assert found.ranks == [2, 1, 2]


@pytest.mark.parametrize("how", [{"resigned": True}, {"left": True}])
def test_what_a_bot_wins_in_somebodys_place_is_lost(how: dict[str, bool]) -> None:
    found = rated_match_of(match(seat("ada", **how), "bo", "nova bot", ranks=[1, 3, 2]))
    assert found.ranks == [4, 3, 2]


def test_a_ladder_rates_whoever_sits_in_several_chairs_once_and_draws_as_draws() -> None:
    ladder = Ladder()
    ladder.rank(["a", "b", "b"], [1, 2, 2])
    assert ladder.rating("a").mu > Rating().mu > ladder.rating("b").mu
    other = ladder.copy()
    other.rank(["a", "b"], [2, 1])
    assert other.rating("a").mu < ladder.rating("a").mu
    drawn = Ladder()
    drawn.rank(["a", "b"], [1, 1])
    assert drawn.rating("a") == drawn.rating("b")
    assert drawn.rating("a").mu == pytest.approx(25)
    assert drawn.rating("a").sigma < Rating().sigma


def test_a_match_ends_once_whatever_is_said_afterwards() -> None:
    company = Company("ada", "bo", game=GAME)
    assert company.state.card().ended is None
    company.now = 5_000
    company.ask("ada", commands.OfferDraw())
    company.ask("bo", commands.AnswerOffer(yes=True))
    assert company.state.card().ended == 5.0
    company.now = 9_000
    company.ask("ada", commands.SendChat(phrase="well-played"))
    assert (company.state.updated, company.state.card().ended) == (9_000, 5.0)


# --- reading the tables ----------------------------------------------------------------------


class Desk:
    """A registry with finished tables, and people who want ratings."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.people = Accounts(store, GuestCookies(b"key"))
        self.now = NOW
        self.ratings = self.another()

    def another(self) -> Ratings:
        """The ratings of another process."""
        return Ratings(self.store, self.people, lambda: self.now)

    async def end(self, table: str, at: float, summary: summaries.Summary, game: str = "any") -> None:
        """A match is over."""
        card = IndexEntry(
            game=game, phase="over", listed=False, due=None, guests=(), summary=summaries.encode(summary), ended=at
        )
        await self.store.append(table, 0, [b""], card)

    async def want(self, *guests: str) -> None:
        """These people want ratings."""
        for guest in guests:
            await self.people.take_part_in_ratings(guest, wanted=True)

    async def rows(self, guest: str = "nobody", of: Ratings | None = None) -> list[RatingRow]:
        """The list that a guest gets to see."""
        return (await (of or self.ratings).of("any", guest)).rows


@pytest.fixture
def desk(place: Place) -> Iterator[Desk]:
    store = place.open()
    yield Desk(store)
    store.close()


def test_only_those_who_want_it_are_listed_and_only_as_long_as_they_do(desk: Desk) -> None:
    async def look() -> None:
        for number in range(ENOUGH):
            await desk.end(f"t{number}", NOW - 500 + number, match("ada", "bo", "star bot"))
        assert [row.name for row in await desk.rows()] == ["star"]
        await desk.want("ada")
        rows = await desk.rows("ada")
        assert [(row.name, row.bot, row.place, row.you) for row in rows] == [
            ("ada", None, 1, True),
            ("star", "star", None, False),
        ]
        assert [row.you for row in await desk.rows("bo")] == [False, False]
        await desk.people.take_part_in_ratings("ada", wanted=False)
        assert [row.name for row in await desk.rows("ada")] == ["star"]

    asyncio.run(look())


def test_it_takes_a_few_matches_until_there_is_a_number(desk: Desk) -> None:
    async def look() -> None:
        await desk.want("ada")
        [row] = await desk.rows("ada")
        assert (row.rating, row.matches, row.missing) == (None, 0, ENOUGH)
        assert await desk.rows("bo") == []
        for number in range(ENOUGH):
            [row] = [row for row in await desk.rows("ada") if row.you]
            assert (row.rating, row.place, row.missing) == (None, None, ENOUGH - number)
            await desk.end(f"t{number}", NOW + number, match("ada", "bo"))
        [row] = await desk.rows("ada")
        assert row.rating is not None
        assert row.rating > ratings.MIDDLE
        assert (row.place, row.matches, row.missing, row.provisional) == (1, ENOUGH, 0, True)
        for number in range(30):
            await desk.end(f"u{number:02}", NOW + 10 + number, match("ada", "bo", ranks=[1, 1]))
        [row] = await desk.rows("ada")
        assert (row.provisional, row.plus_minus < ratings.PROVISIONAL) == (False, True)

    asyncio.run(look())


def test_every_process_comes_to_the_same_numbers_whenever_it_reads(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "BATCH", 3)

    async def look() -> None:
        await desk.want("ada", "bo")
        for number in range(20):
            winner, loser = ("ada", "bo") if number % 3 else ("bo", "ada")
            await desk.end(f"t{number:02}", NOW + number * 20, match(winner, loser, "star bot"))
            desk.now = NOW + number * 20 + 5
            await desk.rows()
        # Two that end at the same moment, and one of which this process hears late.
        await desk.end("b", NOW + 390, match("bo", "ada"))
        await desk.rows()
        await desk.end("a", NOW + 390, match("ada", "bo"))
        await desk.end("late", NOW + 375, match("bo", "ada"))
        rows = await desk.rows()
        assert rows == await desk.rows(of=desk.another())
        assert {row.matches for row in rows if row.bot is None} == {23}
        desk.now += 1000
        assert rows == await desk.rows()

    asyncio.run(look())


def test_games_are_rated_apart(desk: Desk) -> None:
    async def look() -> None:
        await desk.want("ada")
        await desk.end("t", NOW, match("ada", "bo"), game="other")
        [row] = await desk.rows("ada")
        assert row.matches == 0

    asyncio.run(look())


def test_the_list_has_the_best_and_whoever_asks(desk: Desk) -> None:
    async def look() -> None:
        crowd = [f"p{number:02}" for number in range(MOST_LISTED + 5)]
        await desk.want(*crowd)
        for number in range(ENOUGH):
            for guest in crowd:
                at = NOW - 500 + number
                opponent = "star bot"
                seats = (guest, opponent) if guest != crowd[-1] else (opponent, guest)
                await desk.end(f"{guest}{number}", at, match(*seats))
        people = [row for row in await desk.rows(crowd[-1]) if row.bot is None]
        assert len(people) == MOST_LISTED + 1
        assert (people[-1].name, people[-1].you, people[-1].place) == (crowd[-1], True, len(crowd))
        assert len([row for row in await desk.rows() if row.bot is None]) == MOST_LISTED

    asyncio.run(look())


def test_people_are_listed_by_the_name_they_told_or_the_one_they_sat_down_with_last(desk: Desk) -> None:
    async def look() -> None:
        await desk.want("ada")
        await desk.end("t", NOW - 500, match("ada", "bo"))
        assert [row.name for row in await desk.rows()] == ["ada"]
        await desk.people.rename("ada", "Ada of Vega")
        assert [row.name for row in await desk.rows()] == ["Ada of Vega"]

    asyncio.run(look())


def test_whoever_is_forgotten_is_gone_from_the_next_days_reading(desk: Desk) -> None:
    async def look() -> None:
        await desk.want("ada")
        await desk.end("t", NOW - 500, match("ada", "bo"))
        await desk.rows()
        summary = summaries.encode(match("ada", seat("", resigned=True)))
        gone = IndexEntry(game="any", phase="over", listed=False, due=None, guests=(), summary=summary, ended=NOW - 500)
        await desk.store.append("t", 1, [b""], gone)
        desk.now += ratings.ANEW_SECONDS + 1
        assert [row.matches for row in await desk.rows("ada")] == [0]

    asyncio.run(look())


def test_tables_that_were_over_before_there_were_ratings_count_too(tmp_path: Path) -> None:
    engine, guard = open_sqlite(tmp_path)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        for table, phase in (("old", "over"), ("open", "playing")):
            connection.execute(
                text("INSERT INTO cards VALUES (:table, 0, 'any', :phase, 0, NULL, 1.0, 7.5, x'7b7d')"),
                {"table": table, "phase": phase},
            )
        connection.execute(text("INSERT INTO persons (guest, name) VALUES ('ada', 'Ada')"))
    engine.dispose()
    guard.close()
    store = Store(tmp_path)
    found = asyncio.run(store.ended_tables("any", (0.0, ""), NOW, 9))
    assert [(one.table_id, one.ended) for one in found] == [("old", 7.5)]
    assert not asyncio.run(Accounts(store, GuestCookies(b"key")).person("ada")).rated
    store.close()


# --- the doors -------------------------------------------------------------------------------


@pytest.fixture
def bo(server: Server) -> Iterator[Guest]:
    with Guest(server, "Bo") as guest:
        yield guest


def draw_a_match(ada: Guest, bo: Guest) -> None:
    """Two people sit down and agree that nobody won."""
    table = ada.open_table("me", "open", game=GAME)
    assert bo.take_seat(table).is_success
    mine, theirs = ada.connect(table), bo.connect(table)
    ada.receive(mine, "snapshot")
    bo.receive(theirs, "snapshot")
    ask(mine, "draw")
    bo.receive(theirs, "offer")
    ask(theirs, "answer", yes=True)
    while ada.receive(mine, "snapshot")["table"]["phase"] != "over":
        pass


def listed(guest: Guest, *names: str) -> list[dict[str, Any]]:
    """The rows with these names; other tests leave theirs at the same server."""
    answer = guest.http.get(f"/api/ratings/{GAME}")
    assert answer.status_code == 200, answer.text
    rows: list[dict[str, Any]] = answer.json()["rows"]
    return [row for row in rows if row["name"] in names]


def test_a_person_takes_part_sees_the_number_and_takes_it_back(ada: Guest, bo: Guest) -> None:
    ada.name = "Mizar"
    assert ada.http.get("/api/me").json()["rated"] is False
    assert ada.http.put("/api/me/rated", json={"rated": True}).json() == {"name": "", "login": None, "rated": True}
    assert ada.http.get("/api/me/export").json()["rated"] is True
    for number in range(ENOUGH):
        draw_a_match(ada, bo)
        [row] = listed(ada, "Mizar")
        assert (row["matches"], row["missing"]) == (number + 1, ENOUGH - number - 1)
    [row] = listed(bo, "Mizar", "Bo")
    assert (row["name"], row["rating"], row["you"]) == ("Mizar", 1500, False)
    assert listed(ada, "Mizar", "Bo")[0]["you"] is True
    everything = ada.http.get(f"/api/ratings/{GAME}").text
    for guest in (ada, bo):
        assert guest.http.cookies["asterism_guest"].split(".")[0] not in everything
    ada.http.put("/api/me/rated", json={"rated": False})
    assert listed(bo, "Mizar") == listed(ada, "Mizar") == []


def test_whoever_resigns_loses_to_the_bots_that_play_on(ada: Guest) -> None:
    ada.name = "Alcor"
    ada.http.put("/api/me/rated", json={"rated": True})
    for _ in range(ENOUGH):
        line = ada.connect(ada.open_table("me", "greedy", game=GAME))
        ask(line, "resign")
        play_on(ada, line)
    bot, person = listed(ada, "greedy", "Alcor")
    assert (bot["bot"], bot["matches"], person["you"], person["matches"]) == ("greedy", ENOUGH, True, ENOUGH)
    assert bot["rating"] > 1500 > person["rating"]


def test_whoever_is_forgotten_is_in_no_list(ada: Guest, bo: Guest) -> None:
    ada.name = "Alkaid"
    ada.http.put("/api/me/rated", json={"rated": True})
    draw_a_match(ada, bo)
    assert len(listed(bo, "Alkaid")) == 1
    assert ada.http.request("DELETE", "/api/me", json={}).status_code == 204
    assert listed(bo, "Alkaid", "") == []


@pytest.mark.parametrize(
    ("game", "reason"),
    [
        ("chess", "there is no game called 'chess'"),
        ("patience", "there are no ratings for .*: it is played alone"),
    ],
)
def test_where_there_are_no_ratings_a_sentence_says_so(ada: Guest, game: str, reason: str) -> None:
    answer = ada.http.get(f"/api/ratings/{game}")
    assert answer.status_code == 404
    assert re.search(reason, answer.json()["detail"])


def test_a_wish_that_is_neither_yes_nor_no_is_refused(ada: Guest) -> None:
    answer = ada.http.put("/api/me/rated", json={"rated": "perhaps"})
    assert answer.status_code == 400
    assert "rated" in answer.json()["detail"]
