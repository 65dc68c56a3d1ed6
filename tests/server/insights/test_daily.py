"""The deal of a day: what everybody made of it, yesterday, and days in a row."""

from __future__ import annotations

from datetime import date

import msgspec
import pytest

from asterism.server.domain import Daily
from asterism.server.insights.daily import add_scores, scores_by_day, streak_until
from asterism.server.tables.seats import SeatSummary
from asterism.server.tables.storage import EndedTable
from asterism.server.tables.summary import TableSummary, encode
from asterism.standing import Result
from tests.server.live_server import Guest, Server, play_on

TODAY = date(2026, 12, 31)
DAY, YESTERDAY = "2026-12-31", "2026-12-30"


def finished(guest: str, score: int, day: str = DAY, bot: str | None = None, game: str = "solo") -> TableSummary:
    """A table at which a guest, or a bot in their place, has finished the deal of a day."""
    return TableSummary(
        table=f"{guest} {day} {score}",
        game=game,
        phase="over",
        seats=[SeatSummary("person", guest, guest, bot, resigned=False)],
        clock=None,
        opened=0,
        updated=0,
        moves=9,
        to_act=[],
        results=[Result(0, score, 1)],
        origin=Daily(day),
    )


def test_the_first_result_of_each_person_counts_and_a_bots_does_not() -> None:
    tables = [
        finished("ada", 4),
        finished("bo", 3),
        finished("ada", 2),
        finished("cy", 1, bot="star"),
        finished("di", 1, YESTERDAY),
        msgspec.structs.replace(finished("ed", 1), origin=None),
    ]
    scores: dict[str, int] = {}
    add_scores(scores, [EndedTable(one.table, 0.0, encode(one)) for one in tables], DAY)
    assert scores == {"ada": 4, "bo": 3}


def test_a_persons_own_days_are_those_of_the_game_that_they_finished_themselves() -> None:
    latest_first = [
        finished("ada", 2),
        finished("ada", 4),
        finished("ada", 3, YESTERDAY),
        finished("ada", 1, "2026-12-29", bot="star"),
        finished("ada", 1, "2026-12-28", game="other"),
        msgspec.structs.replace(finished("ada", 1, "2026-12-27"), phase="playing", results=None),
    ]
    assert scores_by_day(latest_first, "solo", "ada") == {DAY: 4, YESTERDAY: 3}


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


def test_results_of_today_are_compared_and_other_days_have_none(ada: Guest, server: Server) -> None:
    today = next(game["today"] for game in ada.http.get("/api/games").json() if game["name"] == "patience")
    rows: list[int] = []
    with Guest(server, "Bo") as bo:
        for guest in (ada, bo):
            table = guest.open_table("me", game="patience", command={"day": today})
            rows.append(play_on(guest, guest.connect(table))["position"]["results"][0]["score"])
    found = ada.http.get(f"/api/daily/patience/{today}").json()
    assert (found["yours"], found["streak"], found["yesterday"]) == (rows[0], 1, None)
    counted = {one["score"]: one["people"] for one in found["scores"]}
    assert all(counted[score] >= rows.count(score) for score in rows)
    for path in ("patience/2999-01-01", "patience/soon", "patience/20261231", f"nacht/{today}", f"chess/{today}"):
        assert ada.http.get(f"/api/daily/{path}").status_code == 404
