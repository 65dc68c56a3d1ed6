"""What happens at a table without anybody asking: bots move, and times run out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from asterism.bots import Situation, register
from asterism.bots.steps import Steps
from asterism.game import Move
from asterism.match import Match
from asterism.server import domain
from asterism.server.clock import LiveClock
from asterism.server.errors import StoreFailed
from asterism.server.protocol import commands, messages, models
from asterism.server.store import EventStore
from asterism.server.store.lease import Leases
from asterism.server.tables import driver as driving
from asterism.server.tables import events
from asterism.server.tables import table as tables
from asterism.server.tables.driver import Driver
from asterism.server.tables.projection import Viewer
from asterism.server.tables.state import opened_table
from asterism.server.tables.table import Table
from asterism.server.tables.table_time import LEFT_MS
from asterism.server.workers import table_bots
from asterism.server.workers.bot_pool import BotPool
from tests.games.constellation.table import tied_match
from tests.server.table_harness import TableHarness, guest_of

MINUTE = domain.MoveClock(seconds=60)
LONG = 120


class Clock:
    """A time that only moves when it is told to."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The time by which tables are driven."""
    stopped = Clock()
    monkeypatch.setattr(tables, "LiveClock", lambda: LiveClock(stopped, stopped))
    return stopped


@contextmanager
def driven(harness: TableHarness, folder: Path, heard: list[dict[str, Any]]) -> Iterator[tuple[Table, Driver]]:
    """The harness's table with a log of its own and a driver; what a spectator hears is gathered."""
    store, pool = EventStore(folder), BotPool(0.0, 1)
    table = Table(harness.state, store)
    table.listen(lambda message: heard.append(msgspec.json.decode(message.json)), Viewer(None))
    driver = Driver(table, Leases(store, 15), pool)
    try:
        yield table, driver
    finally:
        pool.close()
        store.close()


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something is the case."""
    async with asyncio.timeout(LONG):
        while not condition():  # noqa: ASYNC110 (whatever it is, nobody rings a bell for it)
            await asyncio.sleep(0.005)


def run(
    harness: TableHarness, folder: Path, play: Callable[[Table, Driver, list[dict[str, Any]]], Awaitable[None]]
) -> None:
    """Let something happen at a driven table."""

    async def playing() -> None:
        heard: list[dict[str, Any]] = []
        with driven(harness, folder, heard) as (table, driver):
            await play(table, driver, heard)
            await driver.stop()

    asyncio.run(playing())


def test_bots_play_a_whole_match(tmp_path: Path) -> None:
    async def play(table: Table, driver: Driver, heard: list[dict[str, Any]]) -> None:
        driver.wake()
        await until(lambda: table.state.phase == "over")
        assert [message["seq"] for message in heard] == list(range(1, table.state.seq + 1))

    run(TableHarness("greedy bot", "random bot", "random bot"), tmp_path, play)


def test_GC_49_who_lets_the_time_for_a_question_run_out_gives_the_answer_that_the_sheet_names_first(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No bot decides that for a person; it makes the next play, if the time for that runs out, too."""
    monkeypatch.setattr(driving, "DEFAULT_BOT", "random")
    asked = tied_match(simultaneous="ask").record()
    harness = TableHarness("ada", "bo", game="constellation", clock=MINUTE, simultaneous="ask")
    fixed = events.FixedDeal(deal=asked.deal, moves=asked.moves)
    harness.state = opened_table("table", msgspec.structs.replace(harness.state.opened, fixed_deal=fixed))
    harness.carry_out(())
    assert harness.state.to_act == (1,)

    async def play(table: Table, driver: Driver, heard: list[dict[str, Any]]) -> None:
        clock.now = 60_000
        driver.wake()
        await until(lambda: heard[-1]["type"] == "turn")
        assert (heard[-1]["overdue"], heard[-1]["seat"]) == (True, 1)
        assert heard[-1]["events"][0] == {"type": "player_answered", "seat": 1, "answer": "go_on", "rule": "GC-49"}
        assert table.state.current_seat == 0
        assert [seat.bot for seat in table.state.seats] == [None, None]
        clock.now = 120_000
        driver.wake()
        await until(lambda: len(table.state.started_match.turns) == len(asked.moves) + 2)
        assert (heard[-1]["overdue"], heard[-1]["seat"]) == (True, 0)

    run(harness, tmp_path, play)


def test_a_move_is_made_for_whoever_lets_the_time_run_out_and_then_a_bot_sits_in(tmp_path: Path, clock: Clock) -> None:
    async def play(table: Table, driver: Driver, heard: list[dict[str, Any]]) -> None:
        driver.wake()
        clock.now = 59_999
        driver.wake()
        await asyncio.sleep(0)
        clock.now = 60_000
        driver.wake()
        await until(lambda: len(table.state.started_match.turns) == 1)
        assert heard[-1]["overdue"]
        assert heard[-1]["position"]["clock"] == {"seat": 1, "left_ms": heard[-1]["position"]["clock"]["left_ms"]}
        assert table.state.deadline == 120_000
        for now in (120_000, 180_000, 240_000):
            clock.now = now
            driver.wake()
            await until(lambda now=now: table.state.clock_from == now)  # type: ignore[misc]
        await until(lambda: table.state.seats[0].bot is not None)
        assert [mark.kind for mark in table.state.marks] == ["overdue"] * 4 + ["bot_took_over"]

    run(TableHarness("ada", "bo", "cy", clock=MINUTE, first_player=0), tmp_path, play)


def test_a_restart_is_nobodys_fault(tmp_path: Path, clock: Clock) -> None:
    clock.now = 10_000_000

    async def play(table: Table, driver: Driver, _: list[dict[str, Any]]) -> None:
        driver.wake()
        await until(lambda: driver._work is None or driver._work.done())
        assert table.state.started_match.turns == [], "there is still a minute"
        assert table.projection.clock() == models.ClockState(0, LEFT_MS)
        clock.now += LEFT_MS
        driver.wake()
        await until(lambda: len(table.state.started_match.turns) == 1)

    run(TableHarness("ada", "bo", "cy", clock=MINUTE, first_player=0), tmp_path, play)


def test_a_step_that_fails_is_tried_again_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database was away for longer than the writer waits, and nobody else does anything at the table."""
    monkeypatch.setattr(driving, "TRIES_PER_LEASE", 1500)

    async def play(table: Table, driver: Driver, _: list[dict[str, Any]]) -> None:
        append, failures = table._store.append, [StoreFailed("away")] * 3

        async def append_later(*written: Any, **options: Any) -> None:
            if failures:
                raise failures.pop()
            await append(*written, **options)

        table._store.append = append_later  # type: ignore[method-assign]
        driver.wake()
        await until(lambda: table.state.phase == "over")

    run(TableHarness("random bot", "random bot", "random bot"), tmp_path, play)


class Elsewhere:
    """Leases that another process holds."""

    seconds = 15.0

    def __init__(self) -> None:
        self.claims = 0

    async def claim(self, _: str) -> bool:
        self.claims += 1
        return False


@pytest.mark.parametrize("seats", [("ada", "bo", "cy"), ("random bot", "bo", "cy")])
def test_what_is_due_at_another_process_is_looked_at_now_and_then(
    tmp_path: Path, clock: Clock, seats: tuple[str, ...]
) -> None:
    """It neither keeps this process busy nor is it forgotten, for the other process may die."""

    async def play(table: Table, driver: Driver, _: list[dict[str, Any]]) -> None:
        leases = driver._leases = Elsewhere()  # type: ignore[assignment]
        clock.now = 10_000_000
        driver.wake()
        await until(lambda: leases.claims > 0)
        for turn in range(20):
            await asyncio.sleep(0)
            assert leases.claims == 1, f"asked again after {turn} turns of the loop"
        assert driver._timer is not None
        assert driver._timer.when() > asyncio.get_running_loop().time() + 1
        assert table.state.started_match.turns == []

    run(TableHarness(*seats, clock=MINUTE, first_player=0), tmp_path, play)


class Stumbling:
    """A bot that cannot play."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, situation: Situation) -> Move:
        raise RuntimeError(f"lost the thread in seat {situation.seat}")


def test_a_bot_that_fails_does_not_stop_the_table(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    register("stumbling", Stumbling)

    async def play(table: Table, driver: Driver, _: list[dict[str, Any]]) -> None:
        driver.wake()
        await until(lambda: table.state.phase == "over")

    run(TableHarness("stumbling bot", "random bot", "random bot"), tmp_path, play)
    assert "lost the thread in seat 0" in caplog.text


def test_a_bot_stops_thinking_of_a_position_that_was_taken_back(tmp_path: Path) -> None:
    async def play(table: Table, driver: Driver, heard: list[dict[str, Any]]) -> None:
        ada = Viewer(guest_of("ada"))
        move = msgspec.Raw(msgspec.json.encode(table.state.started_match.legal_moves(0)[0]))
        async with table._lock:
            driver.wake()
        assert await table.handle(ada, commands.PlayMove(id="a", seq=table.state.seq, move=move)) is None
        assert await table.handle(ada, commands.TakeBack(seq=table.state.seq)) is None
        await until(lambda: driver._work is None or driver._work.done())
        assert table.state.started_match.turns == []
        assert [message["type"] for message in heard] == ["snapshot", "turn", "take_back"]

    run(TableHarness("ada", "random bot", "random bot", first_player=0), tmp_path, play)


def test_hints_are_for_the_one_who_asks_and_is_to_move(tmp_path: Path) -> None:
    from asterism.server.tables.hints import HintSearch

    async def play(table: Table, _: Driver, heard: list[dict[str, Any]]) -> None:
        bot_pool = BotPool(0.0, 1)
        table._hints = HintSearch(bot_pool)
        told: list[dict[str, Any]] = []
        ada, bo = Viewer(guest_of("ada")), Viewer(guest_of("bo"))
        table.listen(lambda message: told.append(msgspec.json.decode(message.json)), ada)
        assert await table.handle(ada, commands.RequestHints()) is None
        for viewer, why in ((ada, "on its way"), (bo, "to move"), (Viewer(None), "watching")):
            refused = await table.handle(viewer, commands.RequestHints())
            assert isinstance(refused, messages.CommandRefused)
            assert why in refused.reason
        await until(lambda: told[-1]["type"] == "hints")
        hints = told[-1]["hints"]
        legal = msgspec.to_builtins(table.state.started_match.legal_moves(0))
        assert 1 <= len(hints) <= 3
        assert all(hint["move"] in legal and 0 <= hint["chance"] <= 1 for hint in hints)
        assert "hints" not in [message["type"] for message in heard]
        bot_pool.close()

    run(TableHarness("ada", "bo", "cy", first_player=0), tmp_path, play)


def test_bots_answer_an_offer_of_a_draw_by_their_chances(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that declines ends the offer; where all accept, the match is drawn and nobody has won it."""
    content: set[int] = {1}

    def answer(_: Match, seat: int, __: str) -> Steps[bool]:
        yield
        return seat in content

    monkeypatch.setattr(table_bots, "accepts_draw_stepwise", answer)
    harness = TableHarness("ada", "random bot", "random bot", game="constellation")

    async def play(table: Table, driver: Driver, heard: list[dict[str, Any]]) -> None:
        driver.wake()
        await until(lambda: table.state.current_seat == 0)
        await table.handle(Viewer(guest_of("ada")), commands.OfferDraw())
        await until(lambda: table.state.offer is None)
        declined = [message["declined_by"] for message in heard if message["type"] == "offer"]
        assert declined == [None, None, 2]
        assert table.state.phase == "playing"
        content.add(2)
        await table.handle(Viewer(guest_of("ada")), commands.OfferDraw())
        await until(lambda: table.state.phase == "over")
        assert table.state.is_drawn
        assert [result.rank for result in table.state.results or ()] == [1, 1, 1]

    run(harness, tmp_path, play)
