"""Reviews: only of finished matches, made once, limited in number, and cached."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import msgspec
import pytest

from asterism.bots.search.bot import Budget
from asterism.match import Match
from asterism.review import Decision, Question, judge, review
from asterism.server.errors import TooManyRequests
from asterism.server.insights import reviews
from asterism.server.insights.reviews import ReviewProgress, Reviews
from asterism.server.workers.bot_pool import BotPool
from asterism.server.workers.fair_queue import Requester
from asterism.server.workers.table_bots import REVIEW_BUDGET
from tests.server.finished_matches import played
from tests.server.live_server import Guest, Server, play_on

SMALL_BUDGET = Budget(simulations=60)


# --- how they are made -----------------------------------------------------------------------


class SteppedBotPool(BotPool):
    """Judges one decision each time the test releases it."""

    def __init__(self) -> None:
        super().__init__(0)
        self.may = asyncio.Semaphore(0)

    async def judge(self, _: Requester, question: Question) -> Decision:
        await self.may.acquire()
        return judge(question, SMALL_BUDGET)


class Clock:
    """A clock that the test moves."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


async def request(made: Reviews, key: str, match: Match, address: str = "here") -> ReviewProgress:
    async def open_match() -> Match:
        return match

    return await made.request(key, Requester(address, key), open_match)


async def until(
    look: Callable[[], Awaitable[ReviewProgress]], enough: Callable[[ReviewProgress], bool]
) -> ReviewProgress:
    """Look repeatedly, and let other tasks run in between."""
    while True:
        answer = await look()
        if enough(answer):
            return answer
        await asyncio.sleep(0)


async def finished(made: Reviews, key: str, match: Match) -> ReviewProgress:
    return await until(lambda: request(made, key, match), lambda answer: answer.review is not None)


def test_requests_get_the_progress_and_at_the_end_the_review() -> None:
    async def scenario() -> None:
        bot_pool = SteppedBotPool()
        made, match = Reviews(bot_pool), played("patience", moves=15)
        whole = review(match, SMALL_BUDGET)
        first = await request(made, "it", match)
        assert first == ReviewProgress(0, len(whole.decisions), None)
        bot_pool.may.release()
        now = await until(lambda: request(made, "it", match), lambda answer: answer.done > 0)
        assert now == ReviewProgress(1, len(whole.decisions), None)
        for _ in whole.decisions:
            bot_pool.may.release()
        assert await finished(made, "it", match) == ReviewProgress(len(whole.decisions), len(whole.decisions), whole)
        made.close()

    asyncio.run(scenario())


def test_the_number_of_concurrent_reviews_is_limited_in_all_and_for_each_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reviews, "MAX_REVIEWS", 3)
    monkeypatch.setattr(reviews, "MAX_REVIEWS_OF_ONE", 2)

    async def scenario() -> None:
        bot_pool = SteppedBotPool()
        made, match = Reviews(bot_pool), played("patience", moves=15)
        for key in "ab":
            await request(made, key, match)
        with pytest.raises(TooManyRequests, match="2 matches are being reviewed for your address already"):
            await request(made, "c", match)
        assert (await request(made, "d", match, "elsewhere")).review is None
        with pytest.raises(TooManyRequests, match="3 matches are being reviewed here already"):
            await request(made, "e", match, "far away")
        assert (await request(made, "b", match)).review is None
        for _ in range(100):
            bot_pool.may.release()
        await finished(made, "a", match)
        assert (await finished(made, "c", match)).review
        made.close()

    asyncio.run(scenario())


def test_a_review_that_nobody_requests_any_more_is_abandoned() -> None:
    async def scenario() -> None:
        bot_pool, clock = SteppedBotPool(), Clock()
        made, match = Reviews(bot_pool, clock), played("patience", moves=15)
        await request(made, "left", match)
        clock.now += reviews.ABANDON_AFTER_SECONDS + 1
        bot_pool.may.release()
        await until(lambda: request(made, "other", match), lambda _: "left" not in made._jobs)
        assert (await request(made, "left", match)).done == 0
        made.close()

    asyncio.run(scenario())


def test_a_failure_is_reported_once_and_the_next_request_starts_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        bot_pool = SteppedBotPool()
        made, match = Reviews(bot_pool), played("patience", moves=15)

        async def fail(_: Requester, __: Question) -> Decision:
            raise RuntimeError("out of stars")

        with monkeypatch.context() as spoilt:
            spoilt.setattr(bot_pool, "judge", fail)
            await request(made, "it", match)
            await asyncio.sleep(0)
            with pytest.raises(RuntimeError, match="out of stars"):
                await request(made, "it", match)
        assert (await request(made, "it", match)).done == 0
        made.close()

    asyncio.run(scenario())


def test_the_number_of_cached_reviews_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MAX_CACHED_REVIEWS", 2)

    async def scenario() -> None:
        bot_pool = SteppedBotPool()
        made, match = Reviews(bot_pool), played("patience", moves=8)
        for _ in range(100):
            bot_pool.may.release()
        for key in "abc":
            await finished(made, key, match)
        assert list(made._finished) == ["b", "c"]

    asyncio.run(scenario())


# --- over HTTP -------------------------------------------------------------------------------


def send(guest: Guest, content: bytes) -> httpx.Response:
    return guest.http.post("/api/review", content=content, headers={"content-type": "application/json"})


def reviewed(guest: Guest, table: str) -> dict[str, Any]:
    """Request it until it is done."""
    done = -1
    while True:
        answer = guest.http.post(f"/api/tables/{table}/review")
        assert answer.status_code == 200, answer.text
        progress: dict[str, Any] = answer.json()
        assert progress["done"] >= done
        done = progress["done"]
        if progress["review"] is None:
            time.sleep(0.1)
        else:
            assert progress["done"] == progress["planned"]
            found: dict[str, Any] = progress["review"]
            return found


def test_a_table_is_reviewed_when_its_match_is_over_for_everybody_who_may_replay_it(ada: Guest, server: Server) -> None:
    table = ada.open_table("me", "random", "random")
    early = ada.http.post(f"/api/tables/{table}/review")
    assert early.status_code == 400
    assert "match is over" in early.json()["detail"]
    play_on(ada, ada.connect(table))
    found = reviewed(ada, table)
    replayed = ada.http.get(f"/api/tables/{table}/replay").json()
    assert found["players"] == [player["name"] for player in replayed["players"]]
    assert found["moves"] == len(replayed["turns"])
    for decision in found["decisions"]:
        turn = replayed["turns"][decision["move"] - 1]
        assert (decision["seat"], decision["played"]["text"]) == (turn["seat"], turn["notation"])
    with Guest(server, "Bo") as stranger:
        assert reviewed(stranger, table) == found


def test_there_is_no_review_of_an_unknown_table(ada: Guest) -> None:
    assert ada.http.post("/api/tables/nowhere/review").status_code == 404


def test_the_record_of_an_unfinished_match_is_reviewed(ada: Guest) -> None:
    match = played("nacht", moves=9)
    content = match.record().to_json()
    answer = send(ada, content)
    while answer.json()["review"] is None:
        assert answer.status_code == 200
        time.sleep(0.1)
        answer = send(ada, content)
    assert answer.json()["review"] == msgspec.json.decode(msgspec.json.encode(review(match, REVIEW_BUDGET)))
    assert answer.json()["review"]["outcome"] is None


@pytest.mark.parametrize(
    ("content", "reason"),
    [(b"{", "damaged or cut off"), (b"[]", "not a saved match"), (b'{"format": 99}', "newer Asterism")],
)
def test_a_body_that_is_not_a_record_is_refused_with_the_reason(ada: Guest, content: bytes, reason: str) -> None:
    answer = send(ada, content)
    assert answer.status_code == 400
    assert reason in answer.json()["detail"]
