"""Bots that think on the event loop: they give way, keep their time, and play as on threads."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import asterism
from asterism import bots
from asterism.bots.draws import accepts_draw
from asterism.bots.levels import LEVELS, live_budget
from asterism.bots.search import bot as search
from asterism.bots.search.bot import Budget, SearchBot, Tree
from asterism.bots.steps import Steps, at_once
from asterism.errors import GameFault
from asterism.game import Move
from asterism.local.bots import CooperativeBots
from asterism.review import judge, questions_in
from asterism.server.workers.fair_queue import Requester
from asterism.server.workers.table_bots import REVIEW_BUDGET
from tests.local.browser import Storage, Tab
from tests.server.finished_matches import played

ADA = Requester("ada", "table")


def situation(game: str = "sternenhimmel") -> bots.Situation:
    match = asterism.new(game, seed=1)
    assert match.current_seat is not None
    return bots.situation_of(match, match.current_seat)


class Counter:
    """Counts what else the event loop does meanwhile."""

    def __init__(self) -> None:
        self.turns = 0
        self._task = asyncio.get_running_loop().create_task(self._count())

    async def _count(self) -> None:
        while True:
            self.turns += 1
            await asyncio.sleep(0)

    def stop(self) -> int:
        self._task.cancel()
        return self.turns


def test_a_search_gives_way_between_its_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    batches = list[int]()
    simulate = Tree.simulate

    def counted(tree: Tree, times: int) -> None:
        if times:
            batches.append(times)
        simulate(tree, times)

    monkeypatch.setattr(Tree, "simulate", counted)

    async def scene() -> None:
        pool, counter = CooperativeBots(0.0), Counter()
        await pool._run(ADA, SearchBot("seed", Budget(simulations=500)).choose_stepwise(situation()))
        assert counter.stop() >= len(batches) > 2

    asyncio.run(scene())
    assert sum(batches) >= 500


def test_a_search_waits_for_timers_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser's timers and its database would wait until the search is over otherwise."""
    waits, sleep = list[float](), asyncio.sleep

    async def noted(seconds: float) -> None:
        waits.append(seconds)
        await sleep(0)

    monkeypatch.setattr(asyncio, "sleep", noted)

    def steps() -> Steps[None]:
        for _ in range(12):
            yield

    asyncio.run(CooperativeBots(0.0)._run(ADA, steps()))
    assert [number for number, seconds in enumerate(waits, 1) if seconds > 0] == [5, 10]


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_makes_its_simulations_within_its_time(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a device that makes one simulation in 2 ms, time ends first; what happens between batches costs none."""
    now, made = [0.0], list[int]()
    monkeypatch.setattr("asterism.bots.search.bot.time.monotonic", lambda: now[0])

    def slow(_: Tree, times: int) -> None:
        made.append(times)
        now[0] += 0.002 * times

    async def scene() -> None:
        pool, bot = CooperativeBots(0.0), bots.make(level, "seed")
        assert isinstance(bot, SearchBot)
        steps = bot.consider_stepwise(situation())
        monkeypatch.setattr(Tree, "simulate", slow)
        for _ in steps:
            now[0] += 1.0
        assert pool.has_pause is False

    asyncio.run(scene())
    seconds = live_budget(level).seconds
    assert seconds is not None
    assert seconds - 0.04 <= 0.002 * sum(made) <= seconds + 0.04


def test_one_search_runs_at_a_time_and_simple_bots_wait_for_none() -> None:
    async def scene() -> None:
        pool, running, most = CooperativeBots(0.0), 0, 0

        def steps() -> Steps[None]:
            nonlocal running, most
            running += 1
            most = max(most, running)
            yield
            yield
            running -= 1

        waiting = [asyncio.ensure_future(pool._run(ADA, steps())) for _ in range(3)]
        await asyncio.sleep(0)
        assert running == 1
        await pool.choose(ADA, pool.seat("greedy"), situation())
        assert not waiting[0].done()
        await asyncio.gather(*waiting)
        assert most == 1

    asyncio.run(scene())


def test_a_search_that_fails_lets_the_next_one_begin() -> None:
    async def scene() -> None:
        pool = CooperativeBots(0.0)

        def fails() -> Steps[None]:
            yield
            raise GameFault("broken")

        with pytest.raises(GameFault):
            await pool._run(ADA, fails())
        seen = situation("patience")
        assert await pool._run(ADA, SearchBot("seed", Budget(20)).choose_stepwise(seen)) in seen.legal_moves

    asyncio.run(scene())


def test_a_bot_that_fails_is_replaced_for_a_turn() -> None:
    class Failing:
        def choose_stepwise(self, _: Any) -> Steps[Move]:
            yield
            raise RuntimeError("broken")

        def choose(self, _: Any) -> Move:
            raise NotImplementedError

    async def scene() -> None:
        pool, seen = CooperativeBots(0.0), situation()
        bot = bots.sandboxed("nova", "seed", build=lambda *_: Failing())
        assert await pool.choose(ADA, bot, seen) in seen.legal_moves
        assert "raised RuntimeError: broken" in str(bot.faults[0])

    asyncio.run(scene())


def test_draws_and_reviews_are_judged_as_on_threads() -> None:
    async def scene() -> None:
        pool, match = CooperativeBots(0.0), played("sternenhimmel", moves=40)
        question = questions_in(match)[-1]
        assert len(await pool.questions_in(ADA, match)) == len(questions_in(match))
        assert await pool.judge(ADA, question) == judge(question, REVIEW_BUDGET)
        assert await pool.accepts_draw(ADA, match, 0, "seed") == accepts_draw(match, 0, "seed")

    asyncio.run(scene())


@pytest.mark.parametrize("game", asterism.names())
def test_batches_do_not_change_what_a_search_finds(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for seconds in (0.0, 1e9):
        monkeypatch.setattr(search, "BATCH_SECONDS", seconds)
        found.append(at_once(SearchBot("seed", Budget(simulations=100)).consider_stepwise(situation(game))))
    assert found[0] == found[1]


def test_commands_are_answered_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    answered = list[bool]()

    def think_until_answered(_: SearchBot, seen: bots.Situation) -> Steps[Move]:
        while not answered:
            yield
        return seen.legal_moves[0]

    monkeypatch.setattr(SearchBot, "choose_stepwise", think_until_answered)

    async def scene() -> None:
        tab = Tab(Storage())
        table = await tab.open("sternenhimmel", "me", "supernova", "greedy", options={"first_player": 1})
        page = await tab.connect(table)
        page.send(type="ping")
        page.send(type="send_chat", phrase="hello")
        await page.until(lambda: [message["type"] for message in page.messages[-2:]] == ["pong", "chat"])
        answered.append(True)
        await page.until(lambda: page.is_to_move)
        page.leave()
        await tab.server.close()

    asyncio.run(scene())
