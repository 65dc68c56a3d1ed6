"""Ratings: which matches count, in which order, and who is listed."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from asterism.arena.rating import Ladder, Rating
from asterism.server import domain
from asterism.server.accounts.accounts import Accounts
from asterism.server.accounts.revocations import Revocations
from asterism.server.insights import ratings
from asterism.server.insights.rated_matches import is_rated, rated_match_of
from asterism.server.insights.ratings import MAX_LISTED, MIN_MATCHES, RatingRow, Ratings
from asterism.server.protocol import commands
from asterism.server.store import EventStore
from asterism.server.tables.seats import SeatSummary
from asterism.server.tables.storage import IndexEntry, index_entry_of
from asterism.server.tables.summary import TableSummary, encode
from asterism.standing import Result
from tests.server.conftest import Place
from tests.server.live_server import Guest, Server, play_on, send_command
from tests.server.table_harness import TableHarness

GAME = "constellation"
NOW = 1_000_000.0


def seat(name: str, *, left: bool = False, resigned: bool = False) -> SeatSummary:
    """A person, who is a guest by that name, or a bot such as "star bot". A bot plays for a person who left."""
    if name.endswith(" bot"):
        return SeatSummary("bot", name, None, name.removesuffix(" bot"), resigned=False)
    return SeatSummary("person", name, name or None, "star" if left or resigned else None, resigned)


def match(*seats: str | SeatSummary, ranks: list[int] | None = None, **changes: Any) -> TableSummary:
    """A finished match, which the first seat won."""
    summary = TableSummary(
        table="t",
        game="any",
        phase="over",
        seats=[seat(one) if isinstance(one, str) else one for one in seats],
        clock=None,
        opened=0,
        updated=0,
        moves=9,
        to_act=[],
        results=[Result(number, 0, rank) for number, rank in enumerate(ranks or range(1, len(seats) + 1))],
        origin=None,
    )
    return msgspec.structs.replace(summary, **changes)


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
def test_matches_between_people_or_with_bots_count(summary: TableSummary) -> None:
    assert is_rated(summary)


@pytest.mark.parametrize(
    ("why", "summary"),
    [
        ("one plays alone", match("ada")),
        ("people share a device", match("ada", "ada", "star bot")),
        ("only bots", match("star bot", "nova bot")),
        ("an earlier match is played on", match("ada", "bo", origin=domain.Forked(3))),
        ("the deal of a day", match("ada", "bo", origin=domain.Daily("2026-12-31"))),
        ("a player has been erased", match("ada", seat("", resigned=True))),
        ("not over", match("ada", "bo", results=None)),
    ],
)
def test_matches_that_say_nothing_about_strength_do_not_count(why: str, summary: TableSummary) -> None:
    assert not is_rated(summary), why


def test_ranks_are_those_of_the_match_with_ties() -> None:
    found = rated_match_of(match("ada", "star bot", "bo", ranks=[2, 1, 2]))
    assert found.entrants == ["ada", "bot:star", "bo"]
    assert found.ranks == [2, 1, 2]


@pytest.mark.parametrize("how", [{"resigned": True}, {"left": True}])
def test_a_person_whose_seat_a_bot_played_is_ranked_last(how: dict[str, bool]) -> None:
    found = rated_match_of(match(seat("ada", **how), "bo", "nova bot", ranks=[1, 3, 2]))
    assert found.ranks == [4, 3, 2]


def test_a_ladder_rates_an_entrant_with_several_seats_once_and_knows_draws() -> None:
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


def test_chat_after_the_match_does_not_change_when_it_ended() -> None:
    harness = TableHarness("ada", "bo", game=GAME)
    assert index_entry_of(harness.state).ended is None
    harness.now = 5_000
    harness.send("ada", commands.OfferDraw())
    harness.send("bo", commands.AnswerOffer(yes=True))
    assert index_entry_of(harness.state).ended == 5.0
    harness.now = 9_000
    harness.send("ada", commands.SendChat(phrase="well-played"))
    assert (harness.state.updated, index_entry_of(harness.state).ended) == (9_000, 5.0)


# --- reading the tables ----------------------------------------------------------------------


class FinishedTables:
    """A store with finished tables, and people who want ratings."""

    def __init__(self, store: EventStore) -> None:
        self.store = store
        self.accounts = Accounts(store, Revocations(store, lambda _: None))
        self.now = NOW
        self.ratings = self.another_process()

    def another_process(self) -> Ratings:
        """The ratings of another process."""
        return Ratings(self.store, self.accounts, lambda: self.now)

    async def end(self, table: str, at: float, summary: TableSummary, game: str = "any") -> None:
        """A match is over."""
        card = IndexEntry(game=game, phase="over", listed=False, due=None, guests=(), summary=encode(summary), ended=at)
        await self.store.append(table, 0, [b""], card)

    async def want(self, *guests: str) -> None:
        """These people want ratings."""
        for guest in guests:
            await self.accounts.set_rated(guest, rated=True)

    async def rows(self, guest: str = "nobody", of: Ratings | None = None) -> list[RatingRow]:
        """The list that a guest gets."""
        return (await (of or self.ratings).of("any", guest)).rows


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


# --- over HTTP -------------------------------------------------------------------------------


@pytest.fixture
def bo(server: Server) -> Iterator[Guest]:
    with Guest(server, "Bo") as guest:
        yield guest


def draw_a_match(ada: Guest, bo: Guest) -> None:
    """Two people play a match and agree to a draw."""
    table = ada.open_table("me", "open", game=GAME)
    assert bo.take_seat(table).is_success
    mine, theirs = ada.connect(table), bo.connect(table)
    ada.receive(mine, "snapshot")
    bo.receive(theirs, "snapshot")
    send_command(mine, "offer_draw")
    bo.receive(theirs, "offer")
    send_command(theirs, "answer_offer", yes=True)
    while ada.receive(mine, "snapshot")["table"]["phase"] != "over":
        pass


def listed(guest: Guest, *names: str) -> list[dict[str, Any]]:
    """The rows with these names; the same server has rows from other tests."""
    answer = guest.http.get(f"/api/ratings/{GAME}")
    assert answer.status_code == 200, answer.text
    rows: list[dict[str, Any]] = answer.json()["rows"]
    return [row for row in rows if row["name"] in names]


def test_a_person_is_listed_sees_the_rating_and_leaves_the_list(ada: Guest, bo: Guest) -> None:
    ada.name = "Mizar"
    assert ada.http.get("/api/me").json()["rated"] is False
    assert ada.http.put("/api/me/rated", json={"rated": True}).json() == {
        "name": "",
        "login": None,
        "rated": True,
        "for_puzzles": False,
    }
    assert ada.http.get("/api/me/export").json()["rated"] is True
    for number in range(MIN_MATCHES):
        draw_a_match(ada, bo)
        [row] = listed(ada, "Mizar")
        assert (row["matches"], row["missing"]) == (number + 1, MIN_MATCHES - number - 1)
    [row] = listed(bo, "Mizar", "Bo")
    assert (row["name"], row["rating"], row["you"]) == ("Mizar", 1500, False)
    assert listed(ada, "Mizar", "Bo")[0]["you"] is True
    everything = ada.http.get(f"/api/ratings/{GAME}").text
    for guest in (ada, bo):
        assert guest.http.cookies["asterism_guest"].split(".")[0] not in everything
    ada.http.put("/api/me/rated", json={"rated": False})
    assert listed(bo, "Mizar") == listed(ada, "Mizar") == []


def test_a_person_who_resigns_loses_to_the_bots(ada: Guest) -> None:
    ada.name = "Alcor"
    ada.http.put("/api/me/rated", json={"rated": True})
    for _ in range(MIN_MATCHES):
        connection = ada.connect(ada.open_table("me", "greedy", game=GAME))
        send_command(connection, "resign")
        play_on(ada, connection)
    bot, person = listed(ada, "greedy", "Alcor")
    assert (bot["bot"], bot["matches"], person["you"], person["matches"]) == ("greedy", MIN_MATCHES, True, MIN_MATCHES)
    assert bot["rating"] > 1500 > person["rating"]


def test_an_erased_person_is_not_listed(ada: Guest, bo: Guest) -> None:
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
def test_a_game_without_ratings_is_a_404_with_the_reason(ada: Guest, game: str, reason: str) -> None:
    answer = ada.http.get(f"/api/ratings/{game}")
    assert answer.status_code == 404
    assert re.search(reason, answer.json()["detail"])


def test_a_preference_that_is_neither_true_nor_false_is_refused(ada: Guest) -> None:
    answer = ada.http.put("/api/me/rated", json={"rated": "perhaps"})
    assert answer.status_code == 400
    assert "rated" in answer.json()["detail"]
