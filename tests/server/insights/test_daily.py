"""The challenge of a day: what everybody and a bot made of it, yesterday, and days in a row."""

from __future__ import annotations

import asyncio
from datetime import date

import msgspec
import pytest

from asterism.challenge import Challenge
from asterism.game import load
from asterism.server.domain import Daily
from asterism.server.insights import daily_bot
from asterism.server.insights.daily import TriesOfDay, results_by_day, streak_until
from asterism.server.insights.daily_bot import BotTry, DailyBot, DailyResult, played_by
from asterism.server.insights.daily_bot_results import CLAIM_SECONDS, DailyBotResults
from asterism.server.store import EventStore
from asterism.server.tables.seats import SeatSummary
from asterism.server.tables.storage import EndedTable
from asterism.server.tables.summary import TableSummary, encode
from asterism.standing import Result
from tests.server.conftest import Place
from tests.server.live_server import Guest, Server, play_on

TODAY = date(2026, 12, 31)
DAY, YESTERDAY = "2026-12-31", "2026-12-30"


def finished(guest: str, score: int, day: str = DAY, bot: str | None = None, game: str = "some") -> TableSummary:
    """A table at which a guest in the second seat, or a bot in their place, has finished the challenge of a day."""
    return TableSummary(
        table=f"{guest} {day} {score}",
        game=game,
        phase="over",
        seats=[
            SeatSummary("bot", "Ida", None, "star", resigned=False),
            SeatSummary("person", guest, guest, bot, resigned=False),
        ],
        clock=None,
        opened=0,
        updated=0,
        moves=9,
        to_act=[],
        results=[Result(0, 7, 1), Result(1, score, 2)],
        origin=Daily(day),
    )


def test_the_first_try_of_each_person_counts_also_if_it_was_left_to_a_bot() -> None:
    tables = [
        finished("ada", 4),
        finished("bo", 3),
        finished("ada", 2),
        finished("cy", 1, bot="star"),
        finished("cy", 5),
        finished("di", 1, YESTERDAY),
        msgspec.structs.replace(finished("ed", 1), origin=None),
        msgspec.structs.replace(finished("flo", 6), is_drawn=True, results=[Result(0, 6, 1), Result(1, 6, 1)]),
    ]
    tries = TriesOfDay(DAY)
    tries.add([EndedTable(one.table, 0.0, encode(one)) for one in tables])
    assert tries.results == {"ada": DailyResult(2, 4), "bo": DailyResult(2, 3), "flo": DailyResult(2, 6)}
    assert tries.given_up == {"cy"}


def test_a_persons_own_days_are_those_of_the_game_that_they_finished_themselves() -> None:
    latest_first = [
        finished("ada", 2),
        finished("ada", 4),
        finished("ada", 3, YESTERDAY),
        finished("ada", 1, "2026-12-29", bot="star"),
        finished("ada", 1, "2026-12-28", game="other"),
        msgspec.structs.replace(finished("ada", 1, "2026-12-27"), phase="playing", results=None),
    ]
    assert results_by_day(latest_first, "some", "ada") == {DAY: DailyResult(2, 4), YESTERDAY: DailyResult(2, 3)}


@pytest.mark.parametrize(
    ("days", "streak"),
    [
        ([], 0),
        ([DAY], 1),
        ([DAY, YESTERDAY, "2026-12-29"], 3),
        ([YESTERDAY, "2026-12-29"], 2),
        ([DAY, "2026-12-29"], 1),
        (["2026-12-29"], 0),
    ],
)
def test_days_in_a_row_end_today_or_yesterday(days: list[str], streak: int) -> None:
    assert streak_until(TODAY, days) == streak


def test_a_bot_plays_the_challenge_in_the_persons_seat_and_the_same_each_time() -> None:
    challenge = Challenge(load("nacht"), TODAY)
    assert challenge.seat == 1
    found = played_by("greedy", challenge)
    assert found == played_by("greedy", challenge)
    assert found.rank in range(1, challenge.seats + 1)


def test_results_of_today_are_compared_with_others_and_a_bot_and_other_days_have_none(
    ada: Guest, server: Server
) -> None:
    today = next(game["today"] for game in ada.http.get("/api/games").json() if game["name"] == "patience")
    rows: list[int] = []
    with Guest(server, "Bo") as bo:
        for guest in (ada, bo):
            table = guest.open_table("me", game="patience", command={"day": today})
            assert guest.http.get(f"/api/daily/patience/{today}").json()["bot"] is None, "not before the try is over"
            rows.append(play_on(guest, guest.connect(table))["position"]["results"][0]["score"])
    found = ada.http.get(f"/api/daily/patience/{today}").json()
    assert (found["yours"], found["streak"], found["yesterday"]) == ({"rank": 1, "score": rows[0]}, 1, None)
    counted = {one["result"]["score"]: one["people"] for one in found["results"]}
    assert all(counted[score] >= rows.count(score) for score in rows)
    assert found["bot"]["bot"] == "greedy"
    while (compared := ada.http.get(f"/api/daily/patience/{today}").json()["bot"])["result"] is None:
        pass
    expected = played_by("greedy", Challenge(load("patience"), date.fromisoformat(today)))
    assert compared["result"] == msgspec.to_builtins(expected)
    for path in ("patience/2999-01-01", "patience/soon", "patience/20261231", f"chess/{today}"):
        assert ada.http.get(f"/api/daily/{path}").status_code == 404


def test_the_bots_result_is_computed_once_for_all_processes_and_restarts(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    challenge = Challenge(load("patience"), TODAY)
    played: list[str] = []

    def play(name: str, _: Challenge) -> DailyResult:
        played.append(name)
        return DailyResult(1, 7)

    async def compile_game(_: str) -> None:
        await asyncio.sleep(0)

    async def look(store: EventStore) -> None:
        processes = [DailyBot("star", compile_game, DailyBotResults(store, "star")) for _ in range(2)]
        for process in processes:
            assert await process.result(challenge) == BotTry("star", None)
        await asyncio.gather(*(task for process in processes for task in process._under_way.values()))
        assert [(await process.result(challenge)).result for process in processes] == [DailyResult(1, 7)] * 2
        other = DailyBot("nova", compile_game, DailyBotResults(store, "nova"))
        assert (await other.result(challenge)).result is None, "another bot has a result of its own"
        other.close()

    monkeypatch.setattr(daily_bot, "played_by", play)
    store = place.open()
    asyncio.run(look(store))
    store.close()
    assert played.count("star") == 1
    store = place.open()
    again = DailyBot("star", compile_game, DailyBotResults(store, "star"))
    assert asyncio.run(again.result(challenge)).result == DailyResult(1, 7)
    store.close()
    assert played.count("star") == 1


def test_a_try_whose_process_has_gone_is_begun_again_after_a_while(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look(store: EventStore) -> None:
        kept, now = DailyBotResults(store, "star"), 1_000_000.0
        monkeypatch.setattr("asterism.server.insights.daily_bot_results.time.time", lambda: now)
        assert [await kept.claim("patience", DAY) for _ in range(2)] == [True, False]
        now += CLAIM_SECONDS + 1
        assert [await kept.claim("patience", DAY) for _ in range(2)] == [True, False]
        await kept.keep("patience", DAY, DailyResult(1, 7))
        now += CLAIM_SECONDS + 1
        assert not await kept.claim("patience", DAY)
        assert await kept.find("patience", DAY) == DailyResult(1, 7)

    store = place.open()
    asyncio.run(look(store))
    store.close()
