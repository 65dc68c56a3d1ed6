"""A change that has begun is written and shown, whatever becomes of the one who asked for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Generator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from asterism.server.accounts.revocations import Revocation, Revocations
from asterism.server.accounts.sessions import SessionCookies, Sessions
from asterism.server.protocol import commands
from asterism.server.store import EventStore
from asterism.server.tables import events
from asterism.server.tables.registry import TableRegistry
from tests.server.rooms import Room, new_room, registries
from tests.server.table_harness import guest_of, nonce_of

Ask = Callable[[Room], Coroutine[Any, Any, object]]


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
                    if waits_for is not None:
                        waits_for.cancel()  # as asyncio does: what a cancelled task waits for is cancelled with it
                    self._work.throw(asyncio.CancelledError())
                yield waits_for
                if step == self._step:
                    self._work.throw(asyncio.CancelledError())
        except StopIteration:
            self.is_done = True
        except asyncio.CancelledError:
            pass


async def tables_of_ada(registry: TableRegistry) -> list[str]:
    """The tables where Ada sits, according to the index."""
    return [listed.table for listed in await registry.tables_of(guest_of("ada"))]


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
    async def cancel_everywhere(registry: TableRegistry) -> None:
        for step in count():
            here = await new_room(registry)
            asking = CancelledAt(ASKED[asked](here), step, late=late)
            await asking
            await registry.stop_driving()
            await here.check()
            if asking.is_done:
                assert step, "there was no await to be cancelled at"
                return

    with registries(tmp_path, None) as [registry]:
        asyncio.run(cancel_everywhere(registry))


@pytest.mark.parametrize("asked", ASKED)
def test_what_was_written_is_shown_though_the_task_that_asked_is_cancelled_right_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    """As when a connection is lost between the commit and the showing."""
    append = EventStore.append

    async def play(registry: TableRegistry) -> None:
        here = await new_room(registry)
        asking = asyncio.create_task(ASKED[asked](here))

        async def append_and_cancel(*given: Any, **named: Any) -> None:
            await append(*given, **named)
            asking.cancel()
            await asyncio.sleep(0)

        monkeypatch.setattr(EventStore, "append", append_and_cancel)
        await asyncio.wait([asking])
        assert asking.cancelled()
        monkeypatch.setattr(EventStore, "append", append)
        await registry.stop_driving()
        await here.check()

    with registries(tmp_path, None) as [registry]:
        asyncio.run(play(registry))


@pytest.mark.parametrize("late", [False, True])
def test_a_bots_move_is_shown_though_its_driver_is_stopped_at_any_await(tmp_path: Path, *, late: bool) -> None:
    async def cancel_everywhere(registry: TableRegistry) -> None:
        for step in count():
            here = await new_room(registry)
            await here.send(commands.SeatBot(seat=0, bot="random"))
            await here.driver.stop()
            asking = CancelledAt(here.driver._drive(here.table), step, late=late)
            await asking
            await registry.stop_driving()
            await here.check()
            if asking.is_done:
                return

    with registries(tmp_path, None) as [registry]:
        asyncio.run(cancel_everywhere(registry))


@pytest.mark.parametrize("late", [False, True])
def test_a_rematch_is_one_table_which_the_old_one_knows_though_the_asker_is_gone(tmp_path: Path, *, late: bool) -> None:
    async def cancel_everywhere(registry: TableRegistry) -> None:
        for step in count():
            here = await new_room(registry)
            await here.table.execute(lambda _: [events.DrawAgreed()])
            before = set(await tables_of_ada(registry))
            asking = CancelledAt(registry.rematch(here.table, guest_of("ada"), nonce_of("ada")), step, late=late)
            await asking
            await registry.stop_driving()
            await here.check()
            after = set(await tables_of_ada(registry))
            assert after - before == {here.table.state.rematch} - {None}
            assert after <= {table.id for table in registry.loaded()}
            if asking.is_done:
                return

    with registries(tmp_path, None) as [registry]:
        asyncio.run(cancel_everywhere(registry))


@pytest.mark.parametrize("late", [False, True])
def test_a_session_that_ended_ends_its_connections_though_the_asker_is_gone(tmp_path: Path, *, late: bool) -> None:
    async def cancel_everywhere(store: EventStore) -> None:
        for step in count():
            told: list[Revocation] = []
            revocations = Revocations(store, told.append)
            sessions = Sessions(store, SessionCookies(b"key"), revocations)
            session = sessions.begin_as_new_guest()
            asking = CancelledAt(sessions.end(session, "you have signed out"), step, late=late)
            await asking
            await revocations._commits.finish()
            assert await sessions.ended_among([session]) == [session]
            assert [revoked.session for revoked in told] == [session.id]
            if asking.is_done:
                return

    store = EventStore(tmp_path)
    asyncio.run(cancel_everywhere(store))
    store.close()


def test_a_server_that_stops_finishes_what_is_under_way(tmp_path: Path) -> None:
    async def stop_at_once(registry: TableRegistry) -> None:
        here = await new_room(registry)
        asking = asyncio.create_task(here.play())
        await asyncio.sleep(0)
        asking.cancel()
        await registry.stop_driving()
        assert here.shown[-1].tag == "turn"
        await here.check()

    with registries(tmp_path, None) as [registry]:
        asyncio.run(stop_at_once(registry))
