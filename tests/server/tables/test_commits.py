"""A change that has begun is written and shown, whatever becomes of the one who asked for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from asterism.fairness import hash_of_nonce
from asterism.server.protocol import commands, messages, requests
from asterism.server.store import EventStore
from asterism.server.store.lease import Leases
from asterism.server.tables import events
from asterism.server.tables.projection import Projection, Viewer
from asterism.server.tables.registry import TableRegistry
from asterism.server.tables.state import TableState
from asterism.server.tables.table import Table
from asterism.server.workers.bot_pool import BotPool
from tests.server.table_harness import guest_of, nonce_of

Ask = Callable[["Room"], Coroutine[Any, Any, object]]


@dataclass
class Room:
    """A table of two people, with a spectator who writes down what is shown."""

    store: EventStore
    registry: TableRegistry
    table: Table
    shown: list[messages.Outgoing] = field(default_factory=list)

    async def play(self) -> None:
        """Ada moves."""
        move = msgspec.Raw(msgspec.json.encode(self.table.state.started_match.legal_moves(0)[0]))
        await self.table.handle(
            Viewer(guest_of("ada")), commands.PlayMove(id="a", seq=self.table.state.seq, move=move, seat=0)
        )

    async def send(self, command: commands.Command) -> None:
        """Ada sends a command."""
        await self.table.handle(Viewer(guest_of("ada")), command)

    async def check(self) -> None:
        """Memory is the log, and everything was shown, in order and once."""
        rebuilt = await self.registry.rebuild(self.table.id)
        assert seen_by_all(self.table.state) == seen_by_all(rebuilt)
        numbers = [message.seq for message in self.shown if message.seq is not None]
        assert numbers == list(range(numbers[0], rebuilt.seq + 1))


def seen_by_all(state: TableState) -> list[bytes]:
    """What everybody at a table sees of a state."""
    projection = Projection(state, Nobody(), 0, lambda: 0)  # type: ignore[arg-type]
    return [msgspec.json.encode(projection.snapshot(Viewer(guest_of(name)))) for name in ("ada", "bo", "nobody")]


class Nobody:
    """Presence without anybody."""

    def away_ms(self, _: str) -> int:
        return 0

    def spectators(self, _: object) -> int:
        return 0


class CancelledAt:
    """Awaits work, and cancels it at one of its awaits: as soon as it waits, or when what it waits for is there."""

    def __init__(self, work: Coroutine[Any, Any, object], step: int, *, late: bool) -> None:
        self._work = work
        self._step = step
        self._late = late
        self.is_done = False

    def __await__(self) -> Generator[Any, None, None]:
        try:
            for step in count():
                waits_for = self._work.send(None)
                if step == self._step and not self._late:
                    self._work.throw(asyncio.CancelledError())
                yield waits_for
                if step == self._step:
                    self._work.throw(asyncio.CancelledError())
        except StopIteration:
            self.is_done = True
        except asyncio.CancelledError:
            pass


@contextmanager
def house(folder: Path) -> Iterator[tuple[EventStore, TableRegistry]]:
    """A registry whose games count as compiled."""
    store, bot_pool = EventStore(folder), BotPool(0.0, 1)
    registry = TableRegistry(store, Leases(store, 15), bot_pool)

    async def compiled(_: str) -> None:
        """Nobody waits for the compiler here."""

    registry.compile = compiled  # type: ignore[method-assign, assignment]
    try:
        yield store, registry
    finally:
        bot_pool.close()
        store.close()


async def room(store: EventStore, registry: TableRegistry) -> Room:
    """A table where the match has begun."""
    seats = [requests.SeatPlan(kind="me"), requests.SeatPlan(kind="open"), requests.SeatPlan(kind="bot", bot="random")]
    asked = requests.NewTable(
        game="sternenhimmel", seats=seats, name="ada", nonce_hash=hash_of_nonce(nonce_of("ada")), options=FIRST
    )
    table = await registry.open_table(asked, guest_of("ada"))
    await table.take_seat(guest_of("bo"), requests.TakeSeat("bo", hash_of_nonce(nonce_of("bo"))))
    for name in ("ada", "bo"):
        await table.reveal_nonce(guest_of(name), nonce_of(name))
    made = Room(store, registry, table)
    table.listen(made.shown.append, Viewer(None))
    return made


FIRST = {"first_player": 0}


async def take_back(here: Room) -> None:
    """A move and its take-back."""
    await here.play()
    await here.send(commands.TakeBack(seq=here.table.state.seq))


ASKED: dict[str, Ask] = {
    "a move": lambda here: here.play(),
    "a take-back": take_back,
    "chat": lambda here: here.send(commands.SendChat(text="hello")),
    "a resignation": lambda here: here.send(commands.Resign()),
    "an erased person": lambda here: here.table.erase_person(guest_of("bo")),
}


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("asked", ASKED)
def test_what_was_written_is_shown_though_the_asker_is_cancelled_at_any_await(
    tmp_path: Path, asked: str, *, late: bool
) -> None:
    async def cancel_everywhere(store: EventStore, registry: TableRegistry) -> None:
        for step in count():
            here = await room(store, registry)
            asking = CancelledAt(ASKED[asked](here), step, late=late)
            await asking
            await registry.stop_driving()
            await here.check()
            if asking.is_done:
                assert step, "there was no await to be cancelled at"
                return

    with house(tmp_path) as (store, registry):
        asyncio.run(cancel_everywhere(store, registry))


@pytest.mark.parametrize("late", [False, True])
def test_a_bots_move_is_shown_though_its_driver_is_stopped_at_any_await(tmp_path: Path, *, late: bool) -> None:
    async def cancel_everywhere(store: EventStore, registry: TableRegistry) -> None:
        for step in count():
            here = await room(store, registry)
            driver = registry._drivers[here.table.id]
            await here.send(commands.SeatBot(seat=0, bot="random"))
            await driver.stop()
            asking = CancelledAt(driver._drive(), step, late=late)
            await asking
            await registry.stop_driving()
            await here.check()
            if asking.is_done:
                return

    with house(tmp_path) as (store, registry):
        asyncio.run(cancel_everywhere(store, registry))


@pytest.mark.parametrize("late", [False, True])
def test_a_rematch_is_one_table_which_the_old_one_knows_though_the_asker_is_gone(tmp_path: Path, *, late: bool) -> None:
    async def cancel_everywhere(store: EventStore, registry: TableRegistry) -> None:
        for step in count():
            here = await room(store, registry)
            await here.table.execute(lambda _: [events.DrawAgreed()])
            before = {table.table_id for table in await store.tables_of(guest_of("ada"), 1000)}
            asking = CancelledAt(registry.rematch(here.table, guest_of("ada"), nonce_of("ada")), step, late=late)
            await asking
            await registry.stop_driving()
            await here.check()
            after = {table.table_id for table in await store.tables_of(guest_of("ada"), 1000)}
            assert after - before == {here.table.state.rematch} - {None}
            assert after <= {table.id for table in registry.loaded()}
            if asking.is_done:
                return

    with house(tmp_path) as (store, registry):
        asyncio.run(cancel_everywhere(store, registry))


def test_a_server_that_stops_finishes_what_is_under_way(tmp_path: Path) -> None:
    async def stop_at_once(store: EventStore, registry: TableRegistry) -> None:
        here = await room(store, registry)
        asking = asyncio.create_task(here.play())
        await asyncio.sleep(0)
        asking.cancel()
        await registry.stop_driving()
        assert here.shown[-1].tag == "turn"
        await here.check()

    with house(tmp_path) as (store, registry):
        asyncio.run(stop_at_once(store, registry))
