"""A game that fails takes down neither the server nor another table: its table is kept aside, and its log is whole."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import asterism
from asterism.bots.simple import GreedyBot, RandomBot
from asterism.errors import GameFault
from asterism.games.sternenhimmel import GAME
from asterism.record import parse_record
from asterism.review import judging
from asterism.server import app
from asterism.server.insights.reviews import Reviews
from asterism.server.protocol import commands, messages
from asterism.server.settings import Settings
from asterism.server.store import EventStore
from asterism.server.store.lease import Leases
from asterism.server.tables.driver import Driver
from asterism.server.tables.hints import HintSearch
from asterism.server.tables.projection import Viewer
from asterism.server.tables.registry import TableRegistry
from asterism.server.tables.storage import index_entry_of
from asterism.server.tables.table import Table
from asterism.server.workers.bot_pool import BotPool
from asterism.server.workers.fair_queue import Requester
from tests.server.rooms import new_room, registries
from tests.server.table_harness import TableHarness, guest_of

CANNOT_GO_ON = "the game failed at this table; nothing is lost, but it cannot go on until Asterism is restarted"


def fail(*_: Any) -> Any:
    """What a compiled kernel does that leaves an array."""
    raise IndexError("index is out of bounds")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    """A log of its own."""
    opened = EventStore(tmp_path)
    yield opened
    opened.close()


class Seen:
    """A table at which Ada and Bo sit, and what Ada is sent."""

    def __init__(self, store: EventStore, *seats: str, bot_pool: BotPool | None = None) -> None:
        self.harness = TableHarness(*seats, first_player=0)
        hints = None if bot_pool is None else HintSearch(bot_pool)
        self.table = Table(self.harness.state, store, hints=hints)
        self.ada = Viewer(guest_of("Ada"))
        self.heard: list[Any] = []
        self.table.listen(lambda message: self.heard.append(message.message), self.ada)

    def move(self, number: int = 0) -> Awaitable[messages.Message | None]:
        """Ada makes a move."""
        state = self.table.state
        move = state.started_match.legal_moves(0)[number]
        raw = msgspec.Raw(msgspec.json.encode(move))
        return self.table.handle(self.ada, commands.PlayMove(id=f"{state.seq}", seq=state.seq, move=raw))


async def opened(store: EventStore, *seats: str, bot_pool: BotPool | None = None) -> Seen:
    """A table whose log begins where its state does."""
    seen = Seen(store, *seats, bot_pool=bot_pool)
    state = seen.table.state
    await store.append(state.id, 0, [b"{}"] * (state.seq + 1), index_entry_of(state))
    return seen


def run(work: Callable[[], Awaitable[None]]) -> None:
    """Run this in an event loop."""

    async def all_of_it() -> None:
        await work()

    asyncio.run(all_of_it())


FAILING = [
    (GAME.kernels, "apply"),
    (GAME.events, "events_from_rows"),
    (GAME.events, "redact"),
    (GAME.view, "view_for"),
]


@pytest.mark.parametrize("failing", FAILING)
def test_a_move_that_makes_the_game_fail_is_refused_and_the_table_kept_aside(
    failing: tuple[Any, str], store: EventStore, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        seen = await opened(store, "Ada", "Bo", "Cy")
        before, in_the_log = seen.table.state, await store.read("table")
        with monkeypatch.context() as broken:
            broken.setattr(*failing, fail)
            refused = await seen.move()
        assert isinstance(refused, messages.CommandRefused)
        assert refused.reason == CANNOT_GO_ON
        assert seen.table.state is before
        assert await store.read("table") == in_the_log

        assert isinstance(again := await seen.move(1), messages.CommandRefused)
        assert again.reason == CANNOT_GO_ON, "the cause is gone, but what else is broken is not known"
        assert await seen.table.handle(seen.ada, commands.SendChat(text="What now?")) is None
        assert seen.table.projection.info(seen.ada).kept_aside

    run(play)
    assert "table table is kept aside: Sternenhimmel failed here" in caplog.text
    assert "IndexError: index is out of bounds" in caplog.text
    logged = next(line.getMessage() for line in caplog.records if "is kept aside" in line.getMessage())
    assert asterism.replay(parse_record(logged.partition("\n")[2].encode())).game is GAME


def test_everybody_at_the_table_is_told(store: EventStore, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        seen = await opened(store, "Ada", "Bo", "Cy")
        monkeypatch.setattr(GAME.kernels, "apply", fail)
        await seen.move()
        told = seen.heard[-1]
        assert isinstance(told, messages.Snapshot)
        assert told.table.kept_aside
        assert told.position is not None, "the position from before the fault is still shown"

    run(play)


def test_after_a_restart_the_table_goes_on_and_other_tables_never_stopped(
    store: EventStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        seen = await opened(store, "Ada", "Bo", "Cy")
        with monkeypatch.context() as broken:
            broken.setattr(GAME.kernels, "apply", fail)
            await seen.move()
        seen.table = Table(seen.table.state, store)
        assert await seen.move() is None
        assert seen.table.state.started_match.turns

    run(play)


@pytest.mark.parametrize("failing", [(GAME.events, "redact"), (GAME.view, "view_for")])
def test_a_game_that_fails_at_what_another_process_wrote_stops_its_table_only(
    failing: tuple[Any, str], store: EventStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the view of somebody who looks at this process fails. The events of other tables come the same way."""

    async def play() -> None:
        here = await opened(store, "Ada", "Bo", "Cy")
        there = Seen(store, "Ada", "Bo", "Cy")
        there.table = Table(here.table.state, store)
        assert await there.move() is None
        with monkeypatch.context() as broken:
            broken.setattr(*failing, fail)
            await here.table.catch_up(there.table.state.seq)
        assert here.table.kept_aside

    run(play)


def test_a_table_that_the_database_has_lost_keeps_no_other_from_catching_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lose(registry: TableRegistry) -> None:
        here = await new_room(registry)
        with monkeypatch.context() as broken:
            broken.setattr(EventStore, "read", no_rows)
            await registry.compare(here.table.id, here.table.state.seq, 0)
        assert "the database has lost this table" in registry.unreadable[here.table.id]

    async def no_rows(*_: Any) -> list[bytes]:
        return []

    with registries(tmp_path, None) as [registry]:
        asyncio.run(lose(registry))


@pytest.mark.parametrize("kind", [IndexError, SystemError, ZeroDivisionError])
def test_a_bot_at_whose_move_the_game_fails_stops_its_table_only(
    kind: type[Exception], store: EventStore, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def break_down(*_: Any) -> Any:
        raise kind("broken")

    async def play() -> None:
        bot_pool = BotPool(0.0, 1)
        seen = await opened(store, "random bot", "Ada", "Bo")
        driver = Driver(seen.table, Leases(store, 15), bot_pool)
        with monkeypatch.context() as broken:
            for bot in (RandomBot, GreedyBot):
                broken.setattr(bot, "choose", break_down)
            driver.wake()
            assert driver._work is not None
            await driver._work
        assert seen.table.kept_aside
        assert not seen.table.state.started_match.turns
        driver.wake()
        await driver._work
        assert not seen.table.state.started_match.turns, "nothing is due at a table that is kept aside"
        bot_pool.close()

    run(play)
    assert "is kept aside" in caplog.text


def test_a_hint_that_cannot_be_found_is_refused_with_a_sentence(
    store: EventStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> None:
        bot_pool = BotPool(0.0, 1)
        monkeypatch.setattr(BotPool, "estimate_moves", fail)
        seen = await opened(store, "Ada", "Bo", "Cy", bot_pool=bot_pool)
        await seen.table.handle(seen.ada, commands.RequestHints())
        await asyncio.sleep(0)
        told = seen.heard[-1]
        assert isinstance(told, messages.CommandRefused)
        assert told.command == "request_hints"
        assert told.reason == "no hint could be found here; the log says why"
        assert not seen.table.kept_aside
        assert await seen.move() is None, "the match itself is sound"
        bot_pool.close()

    run(ask)


def test_a_table_that_cannot_even_be_shown_closes_the_connection_with_a_sentence(
    store: EventStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look() -> None:
        seen = await opened(store, "Ada", "Bo", "Cy")
        monkeypatch.setattr(GAME.view, "view_for", fail)
        with pytest.raises(asterism.errors.AsterismError, match="cannot go on until"):
            seen.table.listen(lambda _: None, Viewer("somebody else"))
        assert seen.table.presence.spectators(set()) == 1, "only Ada's, who was here before"

    run(look)


# --- records that are sent -------------------------------------------------------------------


def a_record() -> bytes:
    """A match of a few moves."""
    match = asterism.new("sternenhimmel", seats=3, seed=1)
    for _ in range(3):
        match.play(match.legal_moves()[0])
    return match.record().to_json()


@pytest.mark.parametrize("path", ["/api/replay", "/api/review"])
@pytest.mark.parametrize("kernel", ["start", "apply"])
def test_a_record_that_makes_the_game_fail_is_answered_with_a_sentence(
    path: str, kernel: str, store: EventStore, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    sent = a_record()
    monkeypatch.setattr(GAME.kernels, kernel, fail)
    monkeypatch.setattr("asterism.server.tables.compiled_games.compile_game", lambda _: None)

    async def send() -> None:
        served: Any = app.create_app(Settings(), store)
        transport = httpx.ASGITransport(served)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            answer = await client.post(path, content=sent, headers={"content-type": "application/json"})
        assert answer.status_code == 422
        assert answer.json()["detail"].startswith("Sternenhimmel failed here, and nothing was changed (IndexError")

    run(send)
    assert "a request made a game fail" in caplog.text


def test_a_review_in_which_the_search_fails_is_answered_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "explore_stepwise", fail)

    async def review() -> None:
        bot_pool = BotPool(0.0, 1)
        reviews = Reviews(bot_pool)

        async def open_match() -> asterism.Match:
            return asterism.replay(a_record())

        await reviews.request("key", Requester("ada", ""), open_match)
        await asyncio.wait([job.task for job in reviews._jobs.values() if job.task])
        with pytest.raises(GameFault, match="Sternenhimmel failed here"):
            await reviews.request("key", Requester("ada", ""), open_match)
        bot_pool.close()

    run(review)
