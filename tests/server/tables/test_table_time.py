"""Wall clocks that are set by an hour, both ways: nobody at a table gains or loses time."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from asterism.server import domain
from asterism.server.clock import LiveClock
from asterism.server.protocol import commands, messages
from asterism.server.store import EventStore
from asterism.server.tables.registry import TableRegistry
from asterism.server.tables.storage import index_entry_of
from asterism.server.tables.table_time import LEFT_MS
from tests.server.rooms import Room, new_room, registries

FIVE_MINUTES = domain.MoveClock(seconds=300)
HOUR_MS = 3_600_000
SETTINGS = pytest.mark.parametrize("set_by", [HOUR_MS, -HOUR_MS], ids=["ahead", "back"])


class Machine:
    """A machine's clocks: the steady one runs, the wall clock runs and can be set."""

    def __init__(self, wall: int = 1_800_000_000_000) -> None:
        self.wall = wall
        self.steady = 7
        self.clock = LiveClock(lambda: self.wall, lambda: self.steady)

    def wait(self, ms: int) -> None:
        """Let time pass."""
        self.wall += ms
        self.steady += ms

    def set_wall_clock(self, by: int) -> None:
        """Somebody sets the wall clock."""
        self.wall += by


async def look(here: Room) -> int:
    """Let the driver look at the table; returns how often the person to move ran out of time."""
    here.driver.wake()
    if here.driver._work is not None:
        await here.driver._work
    return [mark.kind for mark in here.table.state.marks].count("overdue")


def left_ms(here: Room) -> int:
    """How much time everybody sees is left."""
    shown = here.table.projection.clock()
    assert shown is not None
    return shown.left_ms


async def reopened(here: Room, registry: TableRegistry) -> Room:
    """The same table from its log, at another process or after a restart."""
    return Room(registry, await registry.table(here.table.id))


@SETTINGS
def test_a_move_takes_as_long_as_before_when_the_wall_clock_is_set(tmp_path: Path, set_by: int) -> None:
    machine = Machine()

    async def play(registry: TableRegistry) -> None:
        here = await new_room(registry, FIVE_MINUTES)
        machine.wait(100_000)
        machine.set_wall_clock(set_by)
        assert left_ms(here) == 200_000
        machine.wait(199_000)
        assert await look(here) == 0
        machine.wait(1_000)
        assert await look(here) == 1

    with registries(tmp_path, machine.clock) as [registry]:
        asyncio.run(play(registry))


@SETTINGS
def test_neither_chat_nor_bots_that_take_over_change_that(tmp_path: Path, set_by: int) -> None:
    """What is written after the clock was set has another wall time, and the table's own time as before."""
    machine = Machine()

    async def play(registry: TableRegistry) -> None:
        here = await new_room(registry, FIVE_MINUTES)
        machine.wait(100_000)
        machine.set_wall_clock(set_by)
        assert await here.send(commands.SendChat(text="what time is it?")) is None
        assert here.table.state.chat[-1].sent.at == machine.wall, "people read the time of the wall clock"
        assert left_ms(here) == 200_000
        assert index_entry_of(here.table.state).due == (machine.wall + 200_000) / 1000
        rebuilt = await registry.rebuild(here.table.id)
        assert rebuilt.deadline == here.table.state.deadline

    with registries(tmp_path, machine.clock) as [registry]:
        asyncio.run(play(registry))


@SETTINGS
def test_chat_is_limited_as_before_when_the_wall_clock_is_set(tmp_path: Path, set_by: int) -> None:
    machine = Machine()

    async def talk(registry: TableRegistry) -> None:
        here = await new_room(registry)
        for text in "abcde":
            assert await here.send(commands.SendChat(text=text)) is None
        machine.set_wall_clock(set_by)
        assert isinstance(await here.send(commands.SendChat(text="f")), messages.CommandRefused)
        machine.wait(10_000)
        assert await here.send(commands.SendChat(text="g")) is None

    with registries(tmp_path, machine.clock) as [registry]:
        asyncio.run(talk(registry))


@SETTINGS
def test_nobody_is_away_for_longer_because_the_wall_clock_is_set(tmp_path: Path, set_by: int) -> None:
    machine = Machine()

    async def leave(registry: TableRegistry) -> None:
        here = await new_room(registry)
        machine.wait(1_000)
        machine.set_wall_clock(set_by)
        machine.wait(1_000)
        assert here.table.projection.away_ms()[:2] == [2_000, 2_000]

    with registries(tmp_path, machine.clock) as [registry]:
        asyncio.run(leave(registry))


def test_after_a_restart_the_person_to_move_has_a_minute_though_the_wall_clock_is_ahead(tmp_path: Path) -> None:
    machine = Machine()
    restarted = Machine(machine.wall + HOUR_MS)

    async def restart(before: TableRegistry, after: TableRegistry) -> None:
        here = await new_room(before, FIVE_MINUTES)
        again = await reopened(here, after)
        assert left_ms(again) == LEFT_MS
        restarted.wait(LEFT_MS - 1)
        assert await look(again) == 0
        restarted.wait(1)
        assert await look(again) == 1

    with registries(tmp_path, machine.clock, restarted.clock) as [before, after]:
        asyncio.run(restart(before, after))


def test_after_a_restart_the_person_to_move_has_no_more_than_a_move_though_the_wall_clock_is_back(
    tmp_path: Path,
) -> None:
    machine = Machine()
    restarted = Machine(machine.wall - HOUR_MS)

    async def restart(before: TableRegistry, after: TableRegistry) -> None:
        here = await new_room(before, FIVE_MINUTES)
        again = await reopened(here, after)
        assert left_ms(again) == FIVE_MINUTES.span_ms
        assert await again.send(commands.SendChat(text="hello")) is None
        restarted.wait(FIVE_MINUTES.span_ms)
        assert await look(again) == 1

    with registries(tmp_path, machine.clock, restarted.clock) as [before, after]:
        asyncio.run(restart(before, after))


def test_a_restart_with_a_right_clock_counts_the_time_it_took(tmp_path: Path) -> None:
    machine = Machine()
    restarted = Machine(machine.wall + 120_000)

    async def restart(before: TableRegistry, after: TableRegistry) -> None:
        again = await reopened(await new_room(before, FIVE_MINUTES), after)
        assert left_ms(again) == 180_000

    with registries(tmp_path, machine.clock, restarted.clock) as [before, after]:
        asyncio.run(restart(before, after))


@SETTINGS
def test_a_second_process_takes_over_by_its_own_steady_clock(tmp_path: Path, set_by: int) -> None:
    """The table was in its memory: what its wall clock says, or that of the process that died, does not matter."""
    first, second = Machine(), Machine()

    async def take_over(one: TableRegistry, two: TableRegistry) -> None:
        here = await new_room(one, FIVE_MINUTES)
        there = await reopened(here, two)
        for machine in (first, second):
            machine.wait(100_000)
        first.set_wall_clock(set_by)
        await here.play()
        await there.registry.catch_up(there.table.id, here.table.state.seq)
        assert left_ms(there) == FIVE_MINUTES.span_ms
        second.set_wall_clock(-set_by)
        second.wait(299_000)
        assert await look(there) == 0
        second.wait(1_000)
        assert await look(there) == 1

    with registries(tmp_path, first.clock, second.clock) as [one, two]:
        asyncio.run(take_over(one, two))


def test_a_process_that_learns_of_an_event_late_counts_from_when_it_was_written(tmp_path: Path) -> None:
    first, second = Machine(), Machine()

    async def learn_late(one: TableRegistry, two: TableRegistry) -> None:
        here = await new_room(one, FIVE_MINUTES)
        there = await reopened(here, two)
        await here.play()
        for machine in (first, second):
            machine.wait(20_000)
        await there.registry.catch_up(there.table.id, here.table.state.seq)
        assert left_ms(there) == left_ms(here) == 280_000

    with registries(tmp_path, first.clock, second.clock) as [one, two]:
        asyncio.run(learn_late(one, two))


def test_time_in_which_an_event_waited_for_the_database_does_not_run_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody could see the position meanwhile, here or at another process."""
    first, second = Machine(), Machine()
    append = EventStore.append

    async def append_late(*given: Any, **named: Any) -> None:
        await append(*given, **named)
        for machine in (first, second):
            machine.wait(299_000)

    async def play(one: TableRegistry, two: TableRegistry) -> None:
        here = await new_room(one, FIVE_MINUTES)
        there = await reopened(here, two)
        with monkeypatch.context() as slow:
            slow.setattr(EventStore, "append", append_late)
            await here.play()
        await there.registry.catch_up(there.table.id, here.table.state.seq)
        assert left_ms(here) == left_ms(there) == LEFT_MS
        assert await look(here) == 0

    with registries(tmp_path, first.clock, second.clock) as [one, two]:
        asyncio.run(play(one, two))


def test_nobody_is_moved_for_who_became_the_one_to_move_while_the_lease_was_claimed(tmp_path: Path) -> None:
    machine = Machine()

    async def play(registry: TableRegistry) -> None:
        here = await new_room(registry, FIVE_MINUTES)
        machine.wait(300_000)
        claim = registry.leases.claim

        async def play_meanwhile(table_id: str) -> bool:
            registry.leases.claim = claim  # type: ignore[method-assign]
            await here.play()
            return await claim(table_id)

        registry.leases.claim = play_meanwhile  # type: ignore[method-assign]
        assert await look(here) == 0
        assert here.table.state.current_seat == 1

    with registries(tmp_path, machine.clock) as [registry]:
        asyncio.run(play(registry))


def test_a_jump_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    machine = Machine()
    with caplog.at_level(logging.WARNING):
        machine.set_wall_clock(HOUR_MS)
        for _ in range(3):
            machine.wait(1_000)
            machine.clock.now()
    assert [record.getMessage() for record in caplog.records] == [
        "the wall clock was set by +3600.0 s; times at tables run on as before"
    ]


def test_a_clock_that_is_drawn_near_the_right_time_is_followed(caplog: pytest.LogCaptureFixture) -> None:
    machine = Machine()
    for _ in range(100):
        machine.wait(1_000)
        machine.set_wall_clock(50)
        assert machine.clock.now() == machine.clock.wall() == machine.wall
    assert not caplog.records
