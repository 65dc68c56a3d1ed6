"""Which bots tables of a server may use, and how long they think."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

import asterism
from asterism import bots
from asterism.bots.search.bot import Budget, SearchBot
from asterism.bots.simple import GreedyBot
from asterism.errors import BadOption
from asterism.game import Move
from asterism.server.errors import TooManyRequests
from asterism.server.workers.bot_pool import BotPool
from asterism.server.workers.fair_pool import FairPool
from asterism.server.workers.fair_queue import Requester
from tests.server.live_server import Guest, Server, play_on
from tests.server.local_app import local_app


@pytest.mark.parametrize("name", ["search:70000msx2", "search:999999999", "supernova@9999", "twinkle@0.1"])
def test_a_bot_with_a_budget_of_its_own_needs_the_hosts_permission(name: str) -> None:
    with pytest.raises(BadOption, match=f"such as '{name}', are not allowed here; there are random"):
        BotPool(0).check_name(name)
    BotPool(0, any_budget=True).check_name(name)


@pytest.mark.parametrize("name", [*bots.LEVELS, *bots.BOTS, "search", "greedy:35"])
def test_the_named_bots_are_always_allowed(name: str) -> None:
    BotPool(0).check_name(name)


@pytest.mark.parametrize("name", ["search:70000msx2", "search:999999999", "supernova@9999"])
def test_whatever_its_name_says_a_bot_thinks_no_longer_than_the_host_allows(name: str) -> None:
    bot = BotPool(0, any_budget=True, max_seconds=0.5)._make(name, "seed")
    assert isinstance(bot, SearchBot)
    assert bot._budget.seconds == 0.5
    assert bot._budget.threads == 1


def test_a_shorter_budget_stays_as_it_is() -> None:
    assert Budget(seconds=0.1, threads=2).within(5) == Budget(seconds=0.1)
    assert Budget(simulations=10).within(5) == Budget(simulations=10, seconds=5)


@pytest.mark.parametrize("name", ["random@3", "greedy@1", "random@", "greedy:@", "random@3:4"])
def test_a_simple_bot_cannot_be_scaled(name: str) -> None:
    with pytest.raises(BadOption, match="attention"):
        bots.check_name(name)


class WaitingBot:
    """Thinks until the test lets it."""

    def __init__(self) -> None:
        self.began, self.may_move = threading.Event(), threading.Event()

    def choose(self, situation: bots.Situation) -> Move:
        self.began.set()
        self.may_move.wait()
        return situation.legal_moves[0]


def seated(bot: bots.Bot) -> bots.SandboxedBot:
    return bots.SandboxedBot("searching", lambda: bot, GreedyBot(""))


def situation() -> bots.Situation:
    match = asterism.new("sternenhimmel", seats=3, seed=1)
    return bots.situation_of(match, match.current_seat or 0)


def test_a_guest_with_many_tables_does_not_keep_others_from_their_turn() -> None:
    """All threads are busy and one guest has twenty jobs waiting. Somebody else's job is the next all the same."""

    async def scenario() -> None:
        pool, order, first = BotPool(0, 1), list[str](), WaitingBot()

        async def think(guest: str, table: str, bot: bots.Bot) -> None:
            await pool.choose(Requester(guest, table), seated(bot), situation())
            order.append(guest)

        tasks = [asyncio.create_task(think("eve", "0", first))]
        await asyncio.to_thread(first.began.wait)
        tasks += [asyncio.create_task(think("eve", str(table), bots.make("random", ""))) for table in range(1, 21)]
        tasks += [asyncio.create_task(think("ada", "a", bots.make("random", "")))]
        await asyncio.sleep(0)
        first.may_move.set()
        await asyncio.gather(*tasks)
        assert order.index("ada") <= 1
        pool.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("name", ["random", "greedy", "greedy:35"])
def test_a_bot_that_does_not_search_need_not_wait_for_one_that_does(name: str) -> None:
    async def scenario() -> None:
        pool, searching = BotPool(0, 1), WaitingBot()
        task = asyncio.create_task(pool.choose(Requester("eve", "0"), seated(searching), situation()))
        await asyncio.to_thread(searching.began.wait)
        move = await pool.choose(Requester("ada", "a"), pool.seat(name), situation())
        assert isinstance(move, Move)
        assert not task.done()
        searching.may_move.set()
        await task
        pool.close()

    asyncio.run(scenario())


def wait(began: threading.Event, may_end: threading.Event) -> bool:
    """Work until the test allows it to end."""
    began.set()
    return may_end.wait()


def test_work_that_waits_for_one_guest_is_limited() -> None:
    async def scenario() -> None:
        pool, may_end, began = FairPool(1, "test", max_waiting=2), threading.Event(), threading.Event()
        ada, bo = Requester("ada", ""), Requester("bo", "")
        running = asyncio.create_task(pool.run(ada, lambda: wait(began, may_end)))
        await asyncio.to_thread(began.wait)
        waiting = [asyncio.create_task(pool.run(who, lambda: True)) for who in (ada, ada, bo)]
        await asyncio.sleep(0)
        with pytest.raises(TooManyRequests, match="still works on your earlier requests") as refusal:
            await pool.run(ada, lambda: True)
        assert refusal.value.seconds > 0
        may_end.set()
        assert await asyncio.gather(running, *waiting) == [True] * 4
        pool.close()

    asyncio.run(scenario())


def test_work_that_nobody_waits_for_any_more_is_not_done() -> None:
    async def scenario() -> None:
        pool, may_end, began, done = FairPool(1, "test"), threading.Event(), threading.Event(), list[str]()
        running = asyncio.create_task(pool.run(Requester("ada", ""), lambda: wait(began, may_end)))
        await asyncio.to_thread(began.wait)
        left = asyncio.create_task(pool.run(Requester("bo", ""), lambda: done.append("bo")))
        await asyncio.sleep(0)
        left.cancel()
        await asyncio.gather(left, return_exceptions=True)
        may_end.set()
        await running
        await pool.run(Requester("cy", ""), lambda: done.append("cy"))
        assert done == ["cy"]
        pool.close()

    asyncio.run(scenario())


def test_the_bots_of_a_table_think_for_its_host_and_for_the_address_it_was_opened_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever gives away the cookie after each table is another guest each time, but at one address."""
    asked: asyncio.Queue[Requester] = asyncio.Queue()

    async def never_move(_: BotPool, requester: Requester, *__: Any) -> Move:
        asked.put_nowait(requester)
        return await asyncio.get_running_loop().create_future()

    monkeypatch.setattr(BotPool, "choose_at_human_pace", never_move)
    bot = {"kind": "bot", "bot": "twinkle"}
    request = {"game": "sternenhimmel", "name": "Eve", "nonce_hash": "0" * 64, "seats": [bot] * 3}

    async def scenario() -> None:
        async with local_app(tmp_path, monkeypatch) as (browser, _):
            for _ in range(2):
                browser.cookies.clear()
                assert (await browser.post("/api/tables", json=request)).status_code == 201
            one, other = await asked.get(), await asked.get()
            assert one.guest != other.guest
            assert one.address == other.address == "127.0.0.1"

    asyncio.run(scenario())


# --- at a server -----------------------------------------------------------------------------


def test_a_table_with_an_endless_bot_is_refused_and_others_play_on(server: Server, ada: Guest) -> None:
    for bot in ("search:999999999", "random@3", "supernova@9999", "x" * 201):
        seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}, {"kind": "bot", "bot": "random"}]
        request = {"game": "sternenhimmel", "name": "Eve", "nonce_hash": "0" * 64, "seats": seats}
        answer = ada.http.post("/api/tables", json=request)
        assert answer.status_code == 400, bot
        assert answer.json()["detail"]
    table = ada.open_table("me", "open", "random")
    connection = ada.connect(table)
    ada.receive(connection, "snapshot")
    connection.send('{"type":"seat_bot","seat":1,"bot":"search:999999999"}')
    assert "not allowed here" in ada.receive(connection, "refused")["reason"]
    with Guest(server, "Bo") as bo:
        table = bo.open_table("me", "random", "random")
        assert play_on(bo, bo.connect(table), 3)["position"]


def test_a_pool_is_busy_while_searches_wait_for_several_others() -> None:
    async def fill() -> list[bool]:
        pool, go_on = BotPool(0, threads=1), threading.Event()
        began = asyncio.Event()
        loop, me = asyncio.get_running_loop(), Requester("ada", "table")

        def think() -> None:
            loop.call_soon_threadsafe(began.set)
            go_on.wait()

        seen = [pool.is_busy]
        first = asyncio.create_task(pool._threads.run(me, think))
        await began.wait()
        seen.append(pool.is_busy)
        others = [asyncio.create_task(pool._threads.run(me, go_on.wait)) for _ in range(2)]
        await asyncio.sleep(0)
        seen.append(pool.is_busy)
        go_on.set()
        await asyncio.gather(first, *others)
        seen.append(pool.is_busy)
        pool.close()
        return seen

    assert asyncio.run(fill()) == [False, False, True, False]
